# X-Wing: ce se întâmplă, ce așteaptă jocul, cum se numesc lucrurile și cuvintele din desen.

x-wing-event-roller = { $side } aruncă zarul pentru inițiativă.
x-wing-event-initiative = Inițiativa: { $side }.
x-wing-event-obstacle-placed = Pe masă apare un obstacol.
x-wing-event-set-aside = Nu este loc: { $seat } îl pune deoparte.
x-wing-event-edge-chosen = { $side } pornește de la marginea de { $edge }.
x-wing-event-deployed = { $ship } este pusă pe masă.
x-wing-event-round-begins = Începe runda { $round }.
x-wing-event-phase-begins = { $phase }.
x-wing-event-dialled = { $ship }: pe cadran este { $maneuver }.
x-wing-event-dialled-hidden = { $ship }: cadranul este potrivit.
x-wing-event-committed = { $seat }: totul e gata.
x-wing-event-withdrew = { $seat } mai vrea să se gândească.
x-wing-event-revealed = { $ship } arată cadranul: { $maneuver }.
x-wing-event-imposed = { $ship } este stresată și trebuie să zboare altfel: { $maneuver }.
x-wing-event-looked-at = { $ship } se uită la cadranul navei { $target }.
x-wing-event-dial-guessed = { $ship } ghicește ce e pe cadranul navei { $target }: { $maneuver }.
x-wing-event-turned-over = { $ship } întoarce o carte pe cealaltă față: { $card }.
x-wing-event-side-picked = { $ship } are aleasă fața unei cărți: { $card }.
x-wing-event-turned-up = { $ship } întoarce cu fața în sus o carte de avarie: { $card }.
x-wing-event-instead = { $ship } zboară altfel decât arăta cadranul: { $maneuver }.
x-wing-event-moved = { $ship } zboară: { $maneuver }.
x-wing-event-touched = { $ship } se lovește de { $other }. Acum se ating.
x-wing-event-parted = { $ship } și { $other } nu se mai ating.
x-wing-event-scanned = { $ship } scanează marcajul { $marker }.
x-wing-event-left = { $ship } a scăpat peste margine, așa cum era planul!
x-wing-event-fled = { $ship } a ieșit de pe masă.
x-wing-event-met = { $ship } dă peste obstacolul { $obstacle }.
x-wing-event-cargo-dropped = { $ship } aruncă o marfă, care de acum este obstacolul { $obstacle }.
x-wing-event-obstacle-gone = Obstacolul { $obstacle } dispare.
x-wing-event-dropped = { $ship } lansează o încărcătură: { $device }.
x-wing-event-lost = O încărcătură cade de pe masă: { $device }.
x-wing-event-detonated = { $device } explodează!
x-wing-event-stressed = { $ship } primește un jeton de stres.
x-wing-event-focused = { $ship } primește un jeton de concentrare.
x-wing-event-evasive = { $ship } primește un jeton de eschivă.
x-wing-event-cloaked = { $ship } primește un jeton de camuflaj și nu se mai vede.
x-wing-event-tractored = { $ship } primește un jeton de rază tractoare.
x-wing-event-disarmed = { $ship } primește un jeton de arme dezactivate și nu poate ataca.
x-wing-event-jammed = { $ship } primește un jeton de bruiaj.
x-wing-event-reinforced = { $ship } își întărește un capăt: { $end }.
x-wing-event-reinforce-spent = { $ship } își cheltuie jetonul de întărire.
x-wing-event-arc-turned = { $ship } își rotește arcul: { $facing }.
x-wing-event-token-lost = { $ship } pierde un jeton: { $token }.
x-wing-event-spent = { $ship } cheltuie un jeton: { $token }.
x-wing-event-lock-passed = { $ship } îi cedează navei { $other } țintirea asupra navei { $target }.
x-wing-event-shield-recovered = { $ship } recuperează un scut.
x-wing-event-recovered = { $ship } poate folosi din nou cartea: { $card }.
x-wing-event-calmed = { $ship } pierde un jeton de stres.
x-wing-event-ionized = { $ship } primește un jeton de ioni.
x-wing-event-decloaked = { $ship } iese din camuflaj și se vede din nou.
x-wing-event-no-decloak = { $ship } nu are loc să iasă din camuflaj într-acolo: { $way }.
x-wing-event-deionized = { $ship } pierde jetoanele de ioni.
x-wing-event-action-skipped = { $ship } nu are acțiune de data asta.
x-wing-event-acted =
    { $free ->
        [true] { $ship } face o acțiune gratuită: { $action }.
       *[other] { $ship } face o acțiune: { $action }.
    }
x-wing-event-struck = { $ship } nu poate face asta: { $action }.
x-wing-event-shifted = { $ship } se mută într-un loc nou.
x-wing-event-locked = { $ship } țintește { $target }.
x-wing-event-unlocked = { $ship } nu mai țintește { $target }.
x-wing-event-fights = { $ship } poate ataca.
x-wing-event-no-opportunity = { $ship } nu are ocazia să atace de data asta.
x-wing-event-attacked =
    { $obstructed ->
        [true] { $attacker } atacă { $defender }: { $weapon }, distanța { $range }, pe lângă un obstacol.
       *[other] { $attacker } atacă { $defender }: { $weapon }, distanța { $range }.
    }
x-wing-event-rolled = { $ship } aruncă { $die }: { $dice }.
x-wing-event-used = { $ship } folosește { $card }.
x-wing-event-rerolled = { $ship } aruncă din nou. Înainte: { $from }. Acum: { $to }.
x-wing-event-modified = Zarurile acum. Atac: { $attack }. Apărare: { $defense }.
x-wing-event-compared = Ce rămâne. Lovituri: { $hits }. Lovituri critice: { $criticals }.
x-wing-event-hit = { $ship } este lovită!
x-wing-event-missed = { $ship } scapă nelovită.
x-wing-event-shield-lost = { $ship } pierde un scut.
x-wing-event-damaged = { $ship } primește o carte de avarie cu fața în jos.
x-wing-event-dealt = { $ship } primește o carte de avarie cu fața în sus: { $card }.
x-wing-event-marked = { $ship } primește un marcaj de avarie.
x-wing-event-unmarked = { $ship } schimbă un marcaj cu o carte de avarie.
x-wing-event-flipped = { $ship } întoarce cu fața în jos o carte de avarie: { $card }.
x-wing-event-reshuffled = Un pachet de avarii este refăcut.
x-wing-event-discarded = { $ship } aruncă o carte: { $card }.
x-wing-event-assigned = { $ship } primește o stare: { $card }.
x-wing-event-condition-removed = { $ship } scapă de o stare: { $card }.
x-wing-event-doomed = { $ship } este pierdută, dar mai poate ataca o dată.
x-wing-event-destroyed = { $ship } este distrusă!
x-wing-event-wreckage = Cărțile de avarie ale navei { $ship }: { $cards }.
x-wing-event-ordnance-spent = { $ship } aruncă un jeton de muniție și păstrează cartea: { $card }.
x-wing-event-guessed = { $ship } ghicește câte eschive vor ieși: { $number }.
x-wing-event-named = { $ship } anunță un rezultat înainte de aruncare: { $dice }.
x-wing-event-altered = Un zar al navei { $ship } este întors definitiv. Înainte: { $from }. Acum: { $to }.
x-wing-event-picked = Cartea de avarie aleasă pentru { $ship }: { $card }. Aruncate: { $cards }.
x-wing-event-searched = O carte de avarie pusă deoparte pentru { $ship }: { $card }.
x-wing-event-tokens-removed = Jetoanele de concentrare și de eschivă se iau de pe masă.
x-wing-event-other = Se întâmplă ceva ({ $name }).

x-wing-phase-chance = Acum hotărăsc zarurile sau cărțile de avarie.
x-wing-phase-initiative = { $seat } spune cine are inițiativa.
x-wing-phase-obstacles = { $seat } pune un obstacol.
x-wing-phase-edge = { $seat } alege o margine a mesei.
x-wing-phase-forces = { $seat } pune o navă.
x-wing-phase-planning = { $seat } poate potrivi cadranele în secret.
x-wing-phase-decloak = { $seat } alege o navă camuflată.
x-wing-phase-decloaking = { $seat } poate scoate din camuflaj { $ship }.
x-wing-phase-activation = { $seat } alege nava care zboară acum.
x-wing-phase-activating = { $seat } alege o manevră pentru { $ship }, care este stresată.
x-wing-phase-sliding = { $seat } spune unde își termină { $ship } tonoul.
x-wing-phase-acting = { $seat } poate face o acțiune cu { $ship }.
x-wing-phase-rolling = { $seat } spune unde se oprește { $ship }.
x-wing-phase-combat = { $seat } alege nava care atacă acum.
x-wing-phase-fighting = { $seat } poate ataca cu { $ship }.
x-wing-phase-window = { $seat } poate folosi o carte sau un jeton.
x-wing-phase-sprung = { $seat } spune ce navă declanșează mina.
x-wing-phase-detonations = { $seat } spune ce bombă explodează acum.
x-wing-phase-other = { $seat } trebuie să aleagă.
x-wing-phase-over = Jocul s-a terminat.

x-wing-maneuver =
    { $speed ->
        [0] { $bearing }
       *[other] { $bearing }, viteza { $speed }
    }
x-wing-bearing-straight = drept înainte
x-wing-bearing-bank-left = curbă largă la stânga
x-wing-bearing-bank-right = curbă largă la dreapta
x-wing-bearing-turn-left = viraj la stânga
x-wing-bearing-turn-right = viraj la dreapta
x-wing-bearing-koiogran = întoarcere Koiogran
x-wing-bearing-segnor-left = bucla lui Segnor la stânga
x-wing-bearing-segnor-right = bucla lui Segnor la dreapta
x-wing-bearing-tallon-left = tonou Tallon la stânga
x-wing-bearing-tallon-right = tonou Tallon la dreapta
x-wing-bearing-reverse-straight = drept înapoi
x-wing-bearing-reverse-bank-left = curbă largă înapoi la stânga
x-wing-bearing-reverse-bank-right = curbă largă înapoi la dreapta
x-wing-bearing-stationary = stă pe loc

x-wing-face-blank =
    { $count ->
        [one] { $count } față goală
        [few] { $count } fețe goale
       *[other] { $count } de fețe goale
    }
x-wing-face-focus =
    { $count ->
        [one] { $count } ochi
        [few] { $count } ochi
       *[other] { $count } de ochi
    }
x-wing-face-hit =
    { $count ->
        [one] { $count } lovitură
        [few] { $count } lovituri
       *[other] { $count } de lovituri
    }
x-wing-face-critical =
    { $count ->
        [one] { $count } lovitură critică
        [few] { $count } lovituri critice
       *[other] { $count } de lovituri critice
    }
x-wing-face-evade =
    { $count ->
        [one] { $count } eschivă
        [few] { $count } eschive
       *[other] { $count } de eschive
    }
x-wing-die-attack = zaruri roșii
x-wing-die-defense = zaruri verzi

x-wing-action-focus = concentrare
x-wing-action-evade = eschivă
x-wing-action-target-lock = țintire: { $target }
x-wing-action-barrel-roll = tonou la { $side }
x-wing-action-bank-roll = tonou { $way }, de-a lungul unei curbe largi
x-wing-action-boost = accelerare ({ $bearing })
x-wing-action-scan = scanarea unui marcaj
x-wing-action-cloak = camuflaj
x-wing-action-reload = reîncărcare
x-wing-action-card = { $card }
x-wing-action-other-of = { $card }: se ia un jeton
x-wing-side-left = stânga
x-wing-side-right = dreapta
x-wing-way-left = la stânga
x-wing-way-right = la dreapta
x-wing-way-ahead = înainte
x-wing-way-left-fore = spre stânga și înainte
x-wing-way-left-aft = spre stânga și înapoi
x-wing-way-right-fore = spre dreapta și înainte
x-wing-way-right-aft = spre dreapta și înapoi
x-wing-way-ahead-left = înainte spre stânga
x-wing-way-ahead-right = înainte spre dreapta
x-wing-edge-north = nord
x-wing-edge-east = est
x-wing-edge-south = sud
x-wing-edge-west = vest
x-wing-step-planning = Faza de planificare
x-wing-step-activation = Faza de activare
x-wing-step-combat = Faza de luptă
x-wing-step-end = Faza de final

x-wing-device-seismic-charge = Încărcătură seismică
x-wing-device-proton-bomb = Bombă cu protoni
x-wing-device-proximity-mine = Mină de proximitate

x-wing-card-primary = arma principală
x-wing-card-focus = un jeton de concentrare
x-wing-card-evade = un jeton de eschivă
x-wing-card-target-lock = o țintire
x-wing-card-shaken-pilot = Pilot zguduit
x-wing-card-blinded-pilot = Pilot orbit
x-wing-card-damaged-cockpit = Cabină avariată
x-wing-card-stunned-pilot = Pilot amețit
x-wing-card-console-fire = Foc la consolă
x-wing-card-damaged-engine = Motor avariat
x-wing-card-major-explosion = Explozie mare
x-wing-card-weapons-failure = Arme stricate
x-wing-card-major-hull-breach = Spărtură mare în fuzelaj
x-wing-card-structural-damage = Structură avariată
x-wing-card-damaged-sensor-array = Senzori avariați
x-wing-card-loose-stabilizer = Stabilizator slăbit
x-wing-card-thrust-control-fire = Foc la comenzile motorului
x-wing-card-direct-hit = Lovitură directă

x-wing-drawn-title =
    { $round ->
        [0] X-Wing: înainte de prima rundă
       *[other] X-Wing: runda { $round }
    }
x-wing-drawn-side = { $side }, puncte: { $points }
x-wing-drawn-place = { $x } mm în lateral, { $y } mm în sus, orientată spre { $degrees }°
x-wing-drawn-skill = îndemânarea pilotului { $count }
x-wing-drawn-hull = fuzelaj { $count } din { $most }
x-wing-drawn-shields = scuturi { $count } din { $most }
x-wing-drawn-focus = concentrare { $count }
x-wing-drawn-evade = eschive { $count }
x-wing-drawn-stress = stres { $count }
x-wing-drawn-ion = ioni { $count }
x-wing-drawn-tractor = rază tractoare { $count }
x-wing-drawn-disabled = arme dezactivate { $count }
x-wing-drawn-jam = bruiaj { $count }
x-wing-drawn-reinforced = întărită
x-wing-drawn-cloak = camuflată
x-wing-drawn-lock = țintește { $ship }
x-wing-drawn-touches = atinge { $ships }
x-wing-drawn-damage = avarii: { $cards }
x-wing-drawn-waiting = încă nu e pe masă
x-wing-drawn-docked = încă andocată
x-wing-drawn-destroyed = distrusă
x-wing-drawn-left = a plecat
x-wing-drawn-doomed = distrusă după atacul ei
x-wing-drawn-flies = tocmai a zburat: { $maneuver }
x-wing-drawn-attack = { $attacker } atacă { $defender }
x-wing-drawn-key-hull = fuzelaj
x-wing-drawn-key-shields = scuturi
x-wing-drawn-key-focus = concentrare
x-wing-drawn-key-evade = eschivă
x-wing-drawn-key-stress = stres
x-wing-drawn-key-ion = ioni
x-wing-drawn-key-tractor = rază tractoare
x-wing-drawn-key-disabled = arme dezactivate
x-wing-drawn-key-jam = bruiaj
x-wing-drawn-key-reinforced = întărire
x-wing-drawn-key-cloak = camuflaj
x-wing-drawn-key-lock = țintire
x-wing-drawn-key-critical = avarie critică
x-wing-drawn-key-touching = atingere
x-wing-drawn-key-range = un pătrat: distanța 1, 100 mm
x-wing-token-focus = concentrare
x-wing-token-evade = eschivă
x-wing-token-stress = stres
x-wing-token-ion = ioni
x-wing-token-cloak = camuflaj
x-wing-token-tractor = rază tractoare
x-wing-token-disabled = arme dezactivate
x-wing-token-jam = bruiaj
x-wing-device-conner-net = Plasă Conner
x-wing-device-cluster-mine = Mină dispersabilă
x-wing-device-ion-bomb = Bombă ionică
x-wing-device-thermal-detonator = Detonator termic
x-wing-device-bomblet = Bombă mică
x-wing-action-slam = manevră SLAM: { $maneuver }
x-wing-action-rotate-arc = rotirea arcului: { $facing }
x-wing-action-reinforce = întărirea unui capăt: { $end }
x-wing-action-coordinate = coordonare: { $target }
x-wing-action-jam = bruiaj: { $target }
x-wing-facing-front = în față
x-wing-facing-left = la stânga
x-wing-facing-right = la dreapta
x-wing-facing-rear = în spate
x-wing-end-fore = prora
x-wing-end-aft = pupa
