# X-Wing: pagina pe care se joacă.

battle-lead = Potrivește cadranele în secret, zboară la milimetru și prinde-i în cătare.
battle-goes-on = Continuă bătălia
battle-goes-on-with = { $players }, runda { $round }
battle-choose = Alege o bătălie
battle-ready-core = Duelul setului de bază
battle-ready-core-note = Un X-wing contra a două nave TIE. Cel mai rapid început.
battle-ready-skirmish = Încăierare
battle-ready-skirmish-note = Două X-wing contra unui mic roi.
battle-ready-hundred = O sută de puncte
battle-ready-hundred-note = Escadrile întregi, ca la turneu.
battle-ready-own = Escadrile la alegere
battle-ready-own-note = Două escadrile gata făcute sau ale tale.
battle-mission-escort = Misiune: escortă
battle-mission-escort-note = Cineva important trebuie să ajungă acasă, de la o margine a mesei la cealaltă.
battle-mission-asteroid-run = Misiune: printre stânci
battle-mission-asteroid-run-note = Două nave trebuie să treacă printr-un câmp de asteroizi, cu vânătorii pe urme.
battle-mission-scan = Misiune: patru jetoane
battle-mission-scan-note = Zboară aproape și scanează trei din patru jetoane înainte să se termine timpul.
battle-mission-supply-line = Misiune: linia de aprovizionare
battle-mission-supply-line-note = Distruge trei containere din patru, aflate în spatele santinelelor inamice.
battle-mission-last-station = Misiune: ultima stație
battle-mission-last-station-note = O stație care nu trage în nimeni: distruge-o înainte să vină ajutoare. Apărătorii ei repară câte un scut în fiecare rundă lângă jeton.
battle-mission-convoy = Misiune: convoi
battle-mission-convoy-note = Trei transportoare neînarmate traversează masa; vânătorii așteaptă pe ambele flancuri.
battle-goal-destroy = Distruge { $count } dintre acestea: { $ships }.
battle-goal-leave-given = Scoate { $count } dintre acestea de pe masă peste marginea de { $edge }: { $ships }.
battle-goal-leave-leader = Scoate nava { $ship } de pe masă peste marginea de { $edge }.
battle-goal-leave =
    { $ships ->
        [one] Scoate o navă de pe masă peste marginea de { $edge }.
        [few] Scoate { $ships } nave de pe masă peste marginea de { $edge }.
       *[other] Scoate { $ships } de nave de pe masă peste marginea de { $edge }.
    }
battle-goal-destroy-leader = Distruge nava { $ship }.
battle-goal-scan =
    { $count ->
        [one] Scanează un jeton: o acțiune la raza 1 de el.
        [few] Scanează { $count } jetoane: o acțiune la raza 1 de fiecare.
       *[other] Scanează { $count } de jetoane: o acțiune la raza 1 de fiecare.
    }
battle-goal-within =
    { $rounds ->
        [one] Ai o rundă.
        [few] Ai { $rounds } runde.
       *[other] Ai { $rounds } de runde.
    }
battle-goal-until =
    { $rounds ->
        [one] Împiedică asta o rundă.
        [few] Împiedică asta { $rounds } runde.
       *[other] Împiedică asta { $rounds } de runde.
    }
battle-goal-elimination = Sau distruge toate navele inamice.
battle-squad-resistance = Rezistența
battle-squad-first-order = Ordinul Întâi
battle-squad-rebels = Rebelii
battle-squad-empire = Imperiul
battle-squad-red-wall = Zidul roșu
battle-squad-four-hammers = Patru ciocane
battle-squad-black-lead = Liderul negru
battle-squad-green-flock = Stolul verde
battle-squad-junk-trader = Negustorul de vechituri
battle-squad-rim-run = Cursa de la margine
battle-squad-ghost-story = Poveste cu fantome
battle-squad-eight-sparks = Opt scântei
battle-squad-turret-row = Șirul de turele
battle-squad-tree-guard = Garda copacilor
battle-squad-old-wings = Aripi bătrâne
battle-squad-blue-fist = Pumnul albastru
battle-squad-black-cloud = Norul negru
battle-squad-throne-guard = Garda tronului
battle-squad-three-blades = Trei lame
battle-squad-unseen = Nevăzuții
battle-squad-hammer-fall = Lovitura ciocanului
battle-squad-great-shadow = Marea umbră
battle-squad-dark-lead = Liderul întunecat
battle-squad-second-gun = Al doilea tun
battle-squad-first-line = Prima linie
battle-squad-crimson-guard = Garda purpurie
battle-squad-round-view = Privire în jur
battle-squad-night-shift = Tura de noapte
battle-squad-twin-machines = Mașini gemene
battle-squad-one-mind = Un singur gând
battle-squad-rough-crew = Echipa dură
battle-squad-pirate-flock = Stolul piraților
battle-squad-far-scouts = Cercetași îndepărtați
battle-squad-bounty = Recompensa
battle-squad-vipers = Viperele
battle-squad-dawn-riders = Călăreții zorilor
battle-squad-long-haul = Cursa lungă
battle-squad-light-pack = Haita ușoară
battle-squad-cartel = Cartelul
battle-squad-hired-guns = Mercenari
battle-side = Zbori pentru
battle-company = Contra cui?
battle-company-person = Cineva la acest ecran
battle-bot-named = Botul { $name }
battle-lay-out = Așază masa pentru mine
battle-lay-out-note = Obstacolele și navele sunt puse imediat.
battle-printed = Măsurat ca în regulament
battle-printed-note = Fără fantome și previzualizări: nimic nu se măsoară înainte de alegere.
battle-start = La luptă!
battle-name = Numele tău
battle-name-other = Numele celuilalt pilot
battle-broken = Bătălia salvată nu poate fi continuată. O poți păstra ca fișier.

battle-round = Runda { $round }
battle-set-up = Pregătire
battle-phases = Fazele rundei
battle-phase-planning = Planificare
battle-phase-activation = Activare
battle-phase-combat = Luptă
battle-phase-end = Final
battle-squadrons = Escadrile
battle-squadron-of = Escadrila: { $player }
battle-table = Masa. Trage ca s-o muți, folosește rotița ca să te apropii.
battle-take-back = Ia înapoi
battle-zoom-in = Mai aproape
battle-zoom-out = Mai departe
battle-zoom-all = Toată masa
battle-layer-ends = Toate capetele
battle-layer-arcs = Arcuri de tragere
battle-layer-ruler = Distanțe
battle-layer-last = Ultima rundă
battle-layers = Arătat pe masă
battle-log = Ce s-a întâmplat
battle-why = de ce?
battle-menu-end = Renunță
battle-new = Bătălie nouă
battle-again = Încă o dată

battle-waits-bot = { $player } se gândește
battle-waits-moving = Privește ce se întâmplă
battle-ask-initiative = Cine are inițiativa?
battle-ask-initiative-note = La îndemânare egală a pilotului, acea parte mută și trage prima.
battle-ask-obstacle = Pune un obstacol
battle-ask-obstacle-note = Departe de margini și de celelalte. Trage-l sau folosește săgețile.
battle-ask-edge = Alege-ți marginea
battle-ask-edge-note = Cealaltă parte începe vizavi.
battle-ask-deploy = { $ship }: de unde pornești?
battle-ask-deploy-note = În fâșia luminată. Trage nava sau folosește săgețile; Q și E o rotesc.
battle-ask-plan = { $ship }: alege o manevră
battle-ask-plan-note = Cadrane potrivite: { $done } din { $all }. Nimeni nu le vede înainte de activare.
battle-ask-commit = Toate cadranele sunt potrivite
battle-ask-commit-note = Le mai poți schimba. Apoi navele zboară.
battle-ask-next = Care navă urmează?
battle-ask-next-note = Acestea au aceeași îndemânare a pilotului.
battle-ask-decloak = { $ship }: iese din camuflaj?
battle-ask-instead = { $ship }: altă manevră
battle-ask-instead-note = Nava e stresată și nu poate zbura cum arată cadranul.
battle-ask-slide = { $ship }: unde ajunge?
battle-ask-launch = { $ship } se desprinde: cu ce manevră?
battle-ask-act = { $ship }: alege o acțiune
battle-ask-act-note = Una dintre acestea sau niciuna.
battle-ask-roll = { $ship }: unde ajunge?
battle-ask-roll-note = În față sau în spate, de-a lungul șablonului.
battle-ask-target = { $ship }: alege o țintă
battle-ask-target-note = Lângă fiecare stă șansa de a o avaria.
battle-ask-dice-attack = { $ship }: schimbi zarurile?
battle-ask-dice-defense = { $ship }: schimbi rezultatul?
battle-ask-dice-note = Jucând bine, { $chance } % șanse de avarie.
battle-ask-window = { $player }: folosești o carte sau un jeton?
battle-ask-other = { $player }: alege
battle-over-won =
    { $count ->
        [one] { $winners } câștigă!
       *[other] Câștigă { $winners }!
    }
battle-over-draw = Remiză
battle-over-well-flown = Frumos zbor! Doborâte: { $down } din { $all } nave.

battle-choice-initiative = Inițiativa: { $side }
battle-choice-obstacle = Obstacolul { $obstacle }
battle-choice-set-aside = Pune-l deoparte
battle-choice-edge = Marginea de { $edge }
battle-choice-deploy = Pune aici { $ship }
battle-choice-dial = { $ship }: { $maneuver }
battle-choice-commit = Gata, zburăm!
battle-choice-decloak = Ieși din camuflaj: { $way }
battle-choice-activate = Urmează { $ship }
battle-choice-instead = Zboară: { $maneuver }
battle-choice-slide = { $mm } mm în față
battle-choice-action = Acțiune: { $action }
battle-choice-place = { $mm } mm înainte
battle-choice-attack =
    { $obstructed ->
        [true] Atacă { $target } pe lângă obstacol: { $weapon }
       *[other] Atacă { $target }: { $weapon }
    }
battle-choice-ship = Nava { $ship }
battle-choice-number = Numărul { $number }
battle-choice-turn-dial =
    { $ahead ->
        [true] Manevra următoare de pe cadran
       *[other] Manevra dinainte de pe cadran
    }
battle-choice-result = Rezultat: { $dice }
battle-choice-damage = Cartea { $card }
battle-choice-detonate = Explodează bomba { $number }
battle-choice-first = Întâi obstacolul { $obstacle }
battle-choice-break = Obstacolul { $obstacle }
battle-choice-lay =
    { $ahead ->
        [true] În fața navei: { $maneuver }
       *[other] În spatele navei: { $maneuver }
    }
battle-choice-put = Lângă navă, la { $degrees }°
battle-choice-drag = Trage-o: { $way }
battle-choice-face = Arcul arată spre: { $facing }
battle-choice-pass = Nu acum
battle-always-pass = Treci mereu aici
battle-in-order = Toate în ordinea asta
battle-passed = Treci mereu
battle-passed-card = Întreabă din nou: { $card }
battle-ask-again = Întreabă din nou
battle-keep-dice = Păstrează-le
battle-no-action = Nicio acțiune
battle-no-attack = Nu ataca
battle-use-focus-attack = Ochii sunt lovituri
battle-use-focus-defense = Ochii sunt eschive
battle-use-evade = O eschivă în plus
battle-use-lock = Aruncă din nou: { $dice }
battle-use-card = Folosește { $card }
battle-use-card-dice = Folosește { $card }: { $dice }
battle-costs-focus = costă jetonul de concentrare
battle-costs-evade = costă jetonul de eschivă
battle-costs-lock = costă țintirea
battle-more = Mai multe alegeri

battle-dial = Cadranul navei { $ship }
battle-dial-kind = Manevră secretă
battle-dial-form-dial = Cadran
battle-dial-form-grid = Tabel
battle-dial-set = Potrivește cadranul
battle-dial-next = Nava următoare
battle-dial-left = Un pas la stânga
battle-dial-right = Un pas la dreapta
battle-dial-is-set = cadran potrivit
battle-white = albă, fără stres
battle-green = verde, ia din stres
battle-red = roșie, dă stres
battle-ends = Unde ajunge
battle-end-clear = Departe de orice stâncă și navă
battle-end-bumps = Se lovește de { $ships }: nicio acțiune
battle-end-rocks = Zboară peste un obstacol
battle-end-leaves = Iese de pe masă: nava e pierdută!
battle-end-in-arc = { $ship } la distanța { $range }, în arcul tău
battle-end-outside = { $ship } la distanța { $range }, în afara arcului

battle-place-here = Pune aici
battle-place-for-me = Pune tu pentru mine
battle-place-turn-left = Rotește la stânga
battle-place-turn-right = Rotește la dreapta
battle-place-up = În sus
battle-place-down = În jos
battle-place-left = La stânga
battle-place-right = La dreapta
battle-place-ahead = Înainte
battle-place-back = Înapoi
battle-place-fits = Locul acesta e liber.

battle-target = Ținta
battle-ship-kind = { $ship }, îndemânare { $skill }
battle-attack = Atacă
battle-odds-any = { $chance } %
battle-odds-line = { $mean } avarii, distrusă { $destroyed } %
battle-odds-before = Avarii, înainte de aruncare
battle-odds-count = Avarii { $count }: { $chance } %
battle-obstructed = după o stâncă
battle-range = distanța { $range }
battle-step-target = Țintă
battle-step-roll = Aruncare
battle-step-change = Schimbare
battle-step-defence = Apărare
battle-step-damage = Avarii
battle-dice-attack = Zaruri de atac
battle-dice-defense = Zaruri de apărare
battle-left =
    { $count ->
        [0] Ratat
       *[other] Avarii: { $count }
    }
battle-face-hit = lovitură
battle-face-critical = lovitură critică
battle-face-focus = ochi
battle-face-evade = eschivă
battle-face-blank = față goală

battle-ship-attack = Atac
battle-ship-agility = Agilitate
battle-ship-hull = Fuzelaj
battle-ship-shields = Scuturi
battle-ship-fired = a tras
battle-ship-destroyed = distrusă
battle-ship-docked = andocată
battle-hand-over = Dă ecranul: { $player }
battle-here-i-am = Eu sunt { $player }
battle-hand-over-note = Cadranele sunt secrete.

battle-help = Ce pot face aici?
battle-help-initiative = Alege ce parte are inițiativa. Așază prima, iar la îndemânare egală zboară și trage prima.
battle-help-obstacle = Trage stânca sau mut-o cu săgețile: 1 mm pe pas, 10 mm cu Shift. Q și E o rotesc. Apoi las-o jos.
battle-help-device = Trage bomba sau mut-o cu săgețile: 1 mm pe pas, 10 mm cu Shift. Q și E o rotesc. Apoi las-o jos.
battle-help-edge = Alege marginea de la care pornesc navele tale.
battle-help-deploy = Trage nava în fâșia luminată sau folosește săgețile: 1 mm pe pas, 10 mm cu Shift. Q și E o rotesc cu 1°. Apoi las-o jos.
battle-help-plan = Rotește cadranul și potrivește-l, navă cu navă. Verdele ia stresul, roșul îl dă. Nimic nu este definitiv înainte de „Gata, zburăm!”.
battle-help-next = Ordinea navelor cu îndemânare egală o hotărăști tu. Alege-o pe prima.
battle-help-decloak = O navă camuflată poate ieși acum din camuflaj și se poate muta lateral sau înainte; ori rămâne camuflată.
battle-help-instead = Alege altă manevră: o navă stresată nu poate zbura una roșie.
battle-help-slide = Alege cât de în față sau în spate ajunge nava lângă șablon.
battle-help-launch = Alege o manevră de pe cadranul ei: nava o zboară de la nava care o purta.
battle-help-act = O acțiune: concentrare pentru zaruri, eschivă pentru apărare, țintire pentru a arunca din nou, tonou sau accelerare pentru a te muta puțin. Sau niciuna.
battle-help-roll = Mută nava înainte sau înapoi de-a lungul șablonului, apoi las-o jos.
battle-help-target = Alege un inamic din arcul tău și apasă „Atacă”. Numărul este șansa de a face avarii. Sau nu ataca.
battle-help-dice = Fiecare buton schimbă zaruri și spune cât costă. Șansa se vede înainte și după. Sau păstrează zarurile.
battle-help-window = Acum se poate folosi o carte sau un jeton. Treci dacă nu vrei; „Treci mereu aici” oprește întrebarea.
battle-help-other = Alege unul dintre butoane. Atinge o navă ca să îi citești cărțile.

battle-beyond = dincolo de distanța 3
battle-direction-ahead = în față
battle-direction-right = în dreapta
battle-direction-behind = în spate
battle-direction-left = în stânga
battle-in-arc = în arc
battle-outside-arc = în afara arcului

# Bătălii prin rețea.

battle-room-lead = Trimite un link. Fiecare își aduce escadrila.
battle-room-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
battle-room-your-squad = Escadrila ta
battle-room-choose-squad = Alege o escadrilă…
battle-room-ready-squads = Escadrile gata făcute
battle-room-paste-squad = Lipește o listă…
battle-room-bring = Zboară cu escadrila aceasta
battle-room-no-squad = Încă fără escadrilă
battle-room-how-dear = Cât poate costa o escadrilă?
battle-room-rounds = Când se termină?
battle-room-rounds-none = Când o tabără este distrusă
battle-room-rounds-of =
    { $count ->
        [one] Cel târziu după { $count } rundă
        [few] Cel târziu după { $count } runde
       *[other] Cel târziu după { $count } de runde
    }
battle-room-teams-note = Când sunt mai mult de doi jucători, fiecare al doilea e de aceeași parte, iar navele lor formează împreună o escadrilă.
battle-room-committed = Cadranele tale sunt puse. Ceilalți încă plănuiesc.
battle-room-withdraw = Schimbă cadranele mele
battle-play-on = Joacă mai departe de aici
battle-likely = Șansa de a câștiga: { $player } { $chance } %, { $other } { $rest } %

# Meciuri ca la turnee.

battle-room-tournament = Meci de turneu
battle-room-tournament-note = 100 de puncte, 75 de minute, escadrilele se arată împreună.
battle-room-mission = Misiune
battle-room-mission-none = Fără: luptă
battle-room-limit = Când se termină timpul?
battle-room-limit-none = Niciodată
battle-room-limit-note = Când timpul a trecut, runda se joacă până la capăt; apoi decid punctele distruse.
battle-room-seal = Escadrile secrete până la începutul bătăliei
battle-room-sealed = Escadrilă aleasă. Se arată la începutul bătăliei.
battle-room-sealed-note = Alege escadrila la masă. Celălalt o vede la începutul bătăliei.
battle-sheet = Fișa rezultatului
battle-sheet-rounds = Runde: { $count }
battle-sheet-played = Jucat până la capăt
battle-sheet-conceded = O tabără a cedat
battle-sheet-agreed = Remiză convenită
battle-sheet-time-up = Timpul a expirat
battle-sheet-won = victorie
battle-sheet-score =
    { $count ->
        [one] { $count } punct distrus
        [few] { $count } puncte distruse
       *[other] { $count } de puncte distruse
    }
battle-sheet-ship = Navă
battle-sheet-fate = La sfârșit
battle-sheet-left = în joc
battle-sheet-squad = Escadrilă
battle-sheet-signed = Semnături
