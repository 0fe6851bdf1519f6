# X-Wing: che cosa succede, che cosa aspetta la partita, come si chiamano le cose, e le parole del disegno.

x-wing-event-roller = { $side } tira il dado per l’iniziativa.
x-wing-event-initiative = Iniziativa: { $side }.
x-wing-event-obstacle-placed = Sul tavolo arriva un ostacolo.
x-wing-event-set-aside = Non c’è posto: { $seat } lo mette da parte.
x-wing-event-edge-chosen = { $side } parte dal bordo { $edge }.
x-wing-event-deployed = { $ship } prende posto sul tavolo.
x-wing-event-round-begins = Comincia il round { $round }.
x-wing-event-phase-begins = { $phase }.
x-wing-event-dialled = { $ship }: sull’indicatore c’è { $maneuver }.
x-wing-event-dialled-hidden = { $ship }: l’indicatore è pronto.
x-wing-event-committed = { $seat }: tutto pronto.
x-wing-event-withdrew = { $seat } vuole pensarci ancora.
x-wing-event-revealed = { $ship } mostra l’indicatore: { $maneuver }.
x-wing-event-imposed = { $ship } è sotto stress e deve volare così: { $maneuver }.
x-wing-event-looked-at = { $ship } dà un’occhiata all’indicatore di { $target }.
x-wing-event-dial-guessed = { $ship } dice che cosa c’è sull’indicatore di { $target }: { $maneuver }.
x-wing-event-turned-over = { $ship } gira una carta sull’altro lato: { $card }.
x-wing-event-side-picked = { $ship } ha scelto il lato di una carta: { $card }.
x-wing-event-turned-up = { $ship } scopre una carta danno: { $card }.
x-wing-event-instead = { $ship } vola invece così: { $maneuver }.
x-wing-event-moved = { $ship } vola: { $maneuver }.
x-wing-event-touched = { $ship } urta { $other }. Ora si toccano.
x-wing-event-parted = { $ship } e { $other } non si toccano più.
x-wing-event-scanned = { $ship } analizza il segnale { $marker }.
x-wing-event-left = { $ship } è fuggita oltre il bordo, come previsto!
x-wing-event-fled = { $ship } è uscita dal tavolo.
x-wing-event-met = { $ship } finisce contro l’ostacolo { $obstacle }.
x-wing-event-cargo-dropped = { $ship } sgancia un carico, che d’ora in poi è l’ostacolo { $obstacle }.
x-wing-event-obstacle-gone = L’ostacolo { $obstacle } sparisce.
x-wing-event-dropped = { $ship } sgancia un ordigno: { $device }.
x-wing-event-lost = Un ordigno cade dal tavolo: { $device }.
x-wing-event-detonated = { $device }: esplode!
x-wing-event-stressed = { $ship } riceve un segnalino stress.
x-wing-event-focused = { $ship } riceve un segnalino concentrazione.
x-wing-event-evasive = { $ship } riceve un segnalino schivata.
x-wing-event-cloaked = { $ship } riceve un segnalino occultamento e non si vede più.
x-wing-event-tractored = { $ship } riceve un segnalino raggio traente.
x-wing-event-disarmed = { $ship } riceve un segnalino armi disattivate e non può attaccare.
x-wing-event-jammed = { $ship } riceve un segnalino disturbo.
x-wing-event-reinforced = { $ship } rinforza un lato: { $end }.
x-wing-event-reinforce-spent = { $ship } spende il suo segnalino rinforzo.
x-wing-event-arc-turned = { $ship } gira il suo arco: { $facing }.
x-wing-event-token-lost = { $ship } perde un segnalino: { $token }.
x-wing-event-spent = { $ship } spende un segnalino: { $token }.
x-wing-event-lock-passed = { $ship } cede a { $other } l’aggancio su { $target }.
x-wing-event-shield-recovered = { $ship } recupera uno scudo.
x-wing-event-recovered = { $ship } può usare di nuovo questa carta: { $card }.
x-wing-event-calmed = { $ship } perde un segnalino stress.
x-wing-event-ionized = { $ship } riceve un segnalino ioni.
x-wing-event-decloaked = { $ship } riappare: l’occultamento è spento.
x-wing-event-no-decloak = { $ship } non ha spazio per riapparire da quella parte: { $way }.
x-wing-event-deionized = { $ship } perde i segnalini ioni.
x-wing-event-action-skipped = { $ship } questa volta non ha azioni.
x-wing-event-acted =
    { $free ->
        [true] { $ship } fa un’azione gratuita: { $action }.
       *[other] { $ship } fa un’azione: { $action }.
    }
x-wing-event-struck = { $ship } non può farlo: { $action }.
x-wing-event-shifted = { $ship } si sposta in un nuovo punto.
x-wing-event-locked = { $ship } aggancia il bersaglio: { $target }.
x-wing-event-unlocked = { $ship } non ha più agganciato il bersaglio: { $target }.
x-wing-event-fights = { $ship } può attaccare.
x-wing-event-no-opportunity = { $ship } questa volta non ha occasione di attaccare.
x-wing-event-attacked =
    { $obstructed ->
        [true] { $attacker } attacca { $defender }: { $weapon }, gittata { $range }, accanto a un ostacolo.
       *[other] { $attacker } attacca { $defender }: { $weapon }, gittata { $range }.
    }
x-wing-event-rolled = { $ship } tira i { $die }: { $dice }.
x-wing-event-used = { $ship } usa { $card }.
x-wing-event-rerolled = { $ship } tira di nuovo. Prima: { $from }. Adesso: { $to }.
x-wing-event-modified = I dadi adesso. Attacco: { $attack }. Difesa: { $defense }.
x-wing-event-compared = Che cosa resta. Colpi: { $hits }. Colpi critici: { $criticals }.
x-wing-event-hit = { $ship }: colpita!
x-wing-event-missed = { $ship }: mancata.
x-wing-event-shield-lost = { $ship } perde uno scudo.
x-wing-event-damaged = { $ship } riceve una carta danno coperta.
x-wing-event-dealt = { $ship } riceve una carta danno scoperta: { $card }.
x-wing-event-marked = { $ship } riceve un segnalino danno.
x-wing-event-unmarked = { $ship } cambia un segnalino danno con una carta danno.
x-wing-event-flipped = { $ship } copre una carta danno: { $card }.
x-wing-event-reshuffled = Un mazzo dei danni si rinnova.
x-wing-event-discarded = { $ship } scarta una carta: { $card }.
x-wing-event-assigned = { $ship } riceve una condizione: { $card }.
x-wing-event-condition-removed = { $ship } perde una condizione: { $card }.
x-wing-event-doomed = { $ship } è spacciata, ma può attaccare ancora una volta.
x-wing-event-destroyed = { $ship } è distrutta!
x-wing-event-wreckage = Carte danno di { $ship }: { $cards }.
x-wing-event-ordnance-spent = { $ship } scarta un segnalino munizioni e tiene la carta: { $card }.
x-wing-event-guessed = { $ship } dice quante schivate usciranno: { $number }.
x-wing-event-named = { $ship } annuncia un risultato prima del tiro: { $dice }.
x-wing-event-altered = Un dado di { $ship } viene girato in modo definitivo. Prima: { $from }. Adesso: { $to }.
x-wing-event-picked = Carta danno scelta per { $ship }: { $card }. Scartate: { $cards }.
x-wing-event-searched = Una carta danno messa da parte per { $ship }: { $card }.
x-wing-event-tokens-removed = I segnalini concentrazione e schivata vanno via.
x-wing-event-other = Succede qualcosa ({ $name }).

x-wing-phase-chance = Adesso decidono i dadi o le carte danno.
x-wing-phase-initiative = { $seat } dice chi ha l’iniziativa.
x-wing-phase-obstacles = { $seat } mette un ostacolo.
x-wing-phase-edge = { $seat } sceglie un bordo del tavolo.
x-wing-phase-forces = { $seat } mette una nave.
x-wing-phase-planning = { $seat } può impostare gli indicatori in segreto.
x-wing-phase-decloak = { $seat } sceglie una nave occultata.
x-wing-phase-decloaking = { $seat } può far riapparire { $ship }.
x-wing-phase-activation = { $seat } sceglie la nave che vola adesso.
x-wing-phase-activating = { $seat } sceglie una manovra per { $ship }, che è sotto stress.
x-wing-phase-sliding = { $seat } dice dove { $ship } finisce l’avvitamento.
x-wing-phase-acting = { $seat } può fare un’azione con { $ship }.
x-wing-phase-rolling = { $seat } dice dove si ferma { $ship }.
x-wing-phase-combat = { $seat } sceglie la nave che attacca adesso.
x-wing-phase-fighting = { $seat } può attaccare con { $ship }.
x-wing-phase-window = { $seat } può usare una carta o un segnalino.
x-wing-phase-sprung = { $seat } dice quale nave fa scattare la mina.
x-wing-phase-detonations = { $seat } dice quale bomba esplode adesso.
x-wing-phase-other = { $seat } deve scegliere.
x-wing-phase-over = La partita è finita.

x-wing-maneuver =
    { $speed ->
        [0] { $bearing }
       *[other] { $bearing }, velocità { $speed }
    }
x-wing-bearing-straight = dritto
x-wing-bearing-bank-left = curva larga a sinistra
x-wing-bearing-bank-right = curva larga a destra
x-wing-bearing-turn-left = virata a sinistra
x-wing-bearing-turn-right = virata a destra
x-wing-bearing-koiogran = virata di Koiogran
x-wing-bearing-segnor-left = anello di Segnor a sinistra
x-wing-bearing-segnor-right = anello di Segnor a destra
x-wing-bearing-tallon-left = avvitamento di Tallon a sinistra
x-wing-bearing-tallon-right = avvitamento di Tallon a destra
x-wing-bearing-reverse-straight = dritto all’indietro
x-wing-bearing-reverse-bank-left = curva larga all’indietro a sinistra
x-wing-bearing-reverse-bank-right = curva larga all’indietro a destra
x-wing-bearing-stationary = ferma sul posto

x-wing-face-blank =
    { $count ->
        [one] { $count } faccia vuota
       *[other] { $count } facce vuote
    }
x-wing-face-focus =
    { $count ->
        [one] { $count } occhio
       *[other] { $count } occhi
    }
x-wing-face-hit =
    { $count ->
        [one] { $count } colpo
       *[other] { $count } colpi
    }
x-wing-face-critical =
    { $count ->
        [one] { $count } colpo critico
       *[other] { $count } colpi critici
    }
x-wing-face-evade =
    { $count ->
        [one] { $count } schivata
       *[other] { $count } schivate
    }
x-wing-die-attack = dadi rossi
x-wing-die-defense = dadi verdi

x-wing-action-focus = concentrazione
x-wing-action-evade = schivata
x-wing-action-target-lock = aggancio: { $target }
x-wing-action-barrel-roll = avvitamento a { $side }
x-wing-action-bank-roll = avvitamento { $way }, lungo una curva larga
x-wing-action-boost = accelerazione ({ $bearing })
x-wing-action-scan = analisi di un segnale
x-wing-action-cloak = occultamento
x-wing-action-reload = ricarica
x-wing-action-card = { $card }
x-wing-action-other-of = { $card }: togliere un segnalino
x-wing-side-left = sinistra
x-wing-side-right = destra
x-wing-way-left = a sinistra
x-wing-way-right = a destra
x-wing-way-ahead = in avanti
x-wing-way-left-fore = a sinistra e in avanti
x-wing-way-left-aft = a sinistra e indietro
x-wing-way-right-fore = a destra e in avanti
x-wing-way-right-aft = a destra e indietro
x-wing-way-ahead-left = in avanti a sinistra
x-wing-way-ahead-right = in avanti a destra
x-wing-edge-north = nord
x-wing-edge-east = est
x-wing-edge-south = sud
x-wing-edge-west = ovest
x-wing-step-planning = Fase di pianificazione
x-wing-step-activation = Fase di attivazione
x-wing-step-combat = Fase di combattimento
x-wing-step-end = Fase finale

x-wing-device-seismic-charge = Carica sismica
x-wing-device-proton-bomb = Bomba protonica
x-wing-device-proximity-mine = Mina di prossimità

x-wing-card-primary = arma primaria
x-wing-card-focus = un segnalino concentrazione
x-wing-card-evade = un segnalino schivata
x-wing-card-target-lock = un aggancio
x-wing-card-shaken-pilot = Pilota scosso
x-wing-card-blinded-pilot = Pilota accecato
x-wing-card-damaged-cockpit = Abitacolo danneggiato
x-wing-card-stunned-pilot = Pilota stordito
x-wing-card-console-fire = Fuoco alla console
x-wing-card-damaged-engine = Motore danneggiato
x-wing-card-major-explosion = Grande esplosione
x-wing-card-weapons-failure = Armi guaste
x-wing-card-major-hull-breach = Grande falla nello scafo
x-wing-card-structural-damage = Danno alla struttura
x-wing-card-damaged-sensor-array = Sensori danneggiati
x-wing-card-loose-stabilizer = Stabilizzatore allentato
x-wing-card-thrust-control-fire = Fuoco ai comandi di spinta
x-wing-card-direct-hit = Colpo diretto

x-wing-drawn-title =
    { $round ->
        [0] X-Wing: prima del primo round
       *[other] X-Wing: round { $round }
    }
x-wing-drawn-side = { $side }: { $points } punti
x-wing-drawn-place = { $x } mm di lato, { $y } mm in su, rivolta a { $degrees }°
x-wing-drawn-skill = abilità di pilota { $count }
x-wing-drawn-hull = scafo { $count } su { $most }
x-wing-drawn-shields = scudi { $count } su { $most }
x-wing-drawn-focus = concentrazione { $count }
x-wing-drawn-evade = schivate { $count }
x-wing-drawn-stress = segnalini stress { $count }
x-wing-drawn-ion = ioni { $count }
x-wing-drawn-tractor = raggio traente { $count }
x-wing-drawn-disabled = armi disattivate { $count }
x-wing-drawn-jam = disturbo { $count }
x-wing-drawn-reinforced = rinforzata
x-wing-drawn-cloak = occultata
x-wing-drawn-lock = ha agganciato { $ship }
x-wing-drawn-touches = tocca { $ships }
x-wing-drawn-damage = danni: { $cards }
x-wing-drawn-waiting = non ancora sul tavolo
x-wing-drawn-docked = ancora attraccata
x-wing-drawn-destroyed = distrutta
x-wing-drawn-left = se n’è andata
x-wing-drawn-doomed = distrutta dopo il suo attacco
x-wing-drawn-flies = ha appena volato: { $maneuver }
x-wing-drawn-attack = { $attacker } attacca { $defender }
x-wing-drawn-key-hull = scafo
x-wing-drawn-key-shields = scudi
x-wing-drawn-key-focus = concentrazione
x-wing-drawn-key-evade = schivata
x-wing-drawn-key-stress = segnalino stress
x-wing-drawn-key-ion = ioni
x-wing-drawn-key-tractor = raggio traente
x-wing-drawn-key-disabled = armi disattivate
x-wing-drawn-key-jam = disturbo
x-wing-drawn-key-reinforced = rinforzo
x-wing-drawn-key-cloak = occultamento
x-wing-drawn-key-lock = aggancio
x-wing-drawn-key-critical = danno critico
x-wing-drawn-key-touching = contatto
x-wing-drawn-key-range = un quadrato: gittata 1, 100 mm
x-wing-token-focus = concentrazione
x-wing-token-evade = schivata
x-wing-token-stress = stress del pilota
x-wing-token-ion = ioni
x-wing-token-cloak = occultamento
x-wing-token-tractor = raggio traente
x-wing-token-disabled = armi disattivate
x-wing-token-jam = disturbo
x-wing-device-conner-net = Rete Conner
x-wing-device-cluster-mine = Mina a grappolo
x-wing-device-ion-bomb = Bomba a ioni
x-wing-device-thermal-detonator = Detonatore termico
x-wing-device-bomblet = Piccola bomba
x-wing-action-slam = manovra SLAM: { $maneuver }
x-wing-action-rotate-arc = rotazione dell’arco: { $facing }
x-wing-action-reinforce = rinforzo di un lato: { $end }
x-wing-action-coordinate = coordinamento: { $target }
x-wing-action-jam = disturbo: { $target }
x-wing-facing-front = davanti
x-wing-facing-left = a sinistra
x-wing-facing-right = a destra
x-wing-facing-rear = dietro
x-wing-end-fore = prua
x-wing-end-aft = poppa
