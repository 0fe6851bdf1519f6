# X-Wing: la pagina su cui si gioca.

battle-lead = Imposta gli indicatori in segreto, vola al millimetro e prendili di mira.
battle-goes-on = Continua la battaglia
battle-goes-on-with = { $players }, round { $round }
battle-choose = Scegli una battaglia
battle-ready-core = Duello della scatola base
battle-ready-core-note = Un X-wing contro due caccia TIE. Il modo più rapido per iniziare.
battle-ready-skirmish = Scaramuccia
battle-ready-skirmish-note = Due X-wing contro un piccolo sciame.
battle-ready-hundred = Cento punti
battle-ready-hundred-note = Squadriglie complete, come in un torneo.
battle-ready-own = Squadroni a scelta
battle-ready-own-note = Due squadroni pronti, o i tuoi.
battle-mission-escort = Missione: scorta
battle-mission-escort-note = Qualcuno di importante deve tornare a casa, da un bordo del tavolo all’altro.
battle-mission-asteroid-run = Missione: tra le rocce
battle-mission-asteroid-run-note = Due navi devono attraversare un campo di asteroidi, con i cacciatori alle spalle.
battle-mission-scan = Missione: quattro segnalini
battle-mission-scan-note = Avvicinati e scansiona tre segnalini su quattro prima che finisca il tempo.
battle-mission-supply-line = Missione: linea dei rifornimenti
battle-mission-supply-line-note = Distruggi tre contenitori su quattro, dietro le sentinelle nemiche.
battle-mission-last-station = Missione: l’ultima stazione
battle-mission-last-station-note = Una stazione che non spara a nessuno: distruggila prima che arrivino i soccorsi. Chi la difende ripara uno scudo a ogni round vicino al segnalino.
battle-mission-convoy = Missione: convoglio
battle-mission-convoy-note = Tre trasporti disarmati attraversano il tavolo; i cacciatori aspettano su entrambi i fianchi.
battle-goal-destroy = Distruggi { $count } di questi: { $ships }.
battle-goal-leave-given = Porta { $count } di questi fuori dal tavolo oltre il bordo { $edge }: { $ships }.
battle-goal-leave-leader = Porta { $ship } fuori dal tavolo oltre il bordo { $edge }.
battle-goal-leave =
    { $ships ->
        [one] Porta { $ships } nave fuori dal tavolo oltre il bordo { $edge }.
       *[other] Porta { $ships } navi fuori dal tavolo oltre il bordo { $edge }.
    }
battle-goal-destroy-leader = Distruggi { $ship }.
battle-goal-scan =
    { $count ->
        [one] Scansiona { $count } segnalino: un’azione a gittata 1.
       *[other] Scansiona { $count } segnalini: un’azione a gittata 1 da ciascuno.
    }
battle-goal-within =
    { $rounds ->
        [one] Hai { $rounds } round.
       *[other] Hai { $rounds } round di tempo.
    }
battle-goal-until =
    { $rounds ->
        [one] Impediscilo per { $rounds } round.
       *[other] Impediscilo per { $rounds } round di fila.
    }
battle-goal-elimination = Oppure distruggi tutte le navi nemiche.
battle-squad-resistance = Resistenza
battle-squad-first-order = Primo Ordine
battle-squad-rebels = Ribelli
battle-squad-empire = Impero
battle-squad-red-wall = Muro rosso
battle-squad-four-hammers = Quattro martelli
battle-squad-black-lead = Guida nera
battle-squad-green-flock = Stormo verde
battle-squad-junk-trader = Rigattiere
battle-squad-rim-run = Corsa ai confini
battle-squad-ghost-story = Storia di fantasmi
battle-squad-eight-sparks = Otto scintille
battle-squad-turret-row = Fila di torrette
battle-squad-tree-guard = Guardia degli alberi
battle-squad-old-wings = Vecchie ali
battle-squad-blue-fist = Pugno blu
battle-squad-black-cloud = Nube nera
battle-squad-throne-guard = Guardia del trono
battle-squad-three-blades = Tre lame
battle-squad-unseen = Invisibili
battle-squad-hammer-fall = Colpo di martello
battle-squad-great-shadow = Grande ombra
battle-squad-dark-lead = Guida oscura
battle-squad-second-gun = Secondo cannone
battle-squad-first-line = Prima linea
battle-squad-crimson-guard = Guardia cremisi
battle-squad-round-view = Vista a tutto tondo
battle-squad-night-shift = Turno di notte
battle-squad-twin-machines = Macchine gemelle
battle-squad-one-mind = Una sola mente
battle-squad-rough-crew = Gente dura
battle-squad-pirate-flock = Stormo pirata
battle-squad-far-scouts = Esploratori lontani
battle-squad-bounty = Taglia
battle-squad-vipers = Vipere
battle-squad-dawn-riders = Cavalieri dell’alba
battle-squad-long-haul = Lungo viaggio
battle-squad-light-pack = Branco leggero
battle-squad-cartel = Il cartello
battle-squad-hired-guns = Mercenari
battle-side = Voli per
battle-company = Contro chi?
battle-company-person = Qualcuno a questo schermo
battle-bot-named = Il bot { $name }
battle-lay-out = Prepara il tavolo per me
battle-lay-out-note = Ostacoli e navi sono messi subito.
battle-printed = Misurare come stampato
battle-printed-note = Niente fantasmi né anteprime: non si misura nulla prima di scegliere.
battle-start = Alla battaglia!
battle-name = Il tuo nome
battle-name-other = Il nome dell’altro pilota
battle-broken = La battaglia salvata non si può continuare. Puoi tenerla come file.

battle-round = Round { $round }
battle-set-up = Preparazione
battle-phases = Fasi del round
battle-phase-planning = Pianificazione
battle-phase-activation = Attivazione
battle-phase-combat = Combattimento
battle-phase-end = Fine
battle-squadrons = Squadriglie
battle-squadron-of = Squadriglia: { $player }
battle-table = Il tavolo. Trascina per spostarlo, usa la rotella per avvicinarti.
battle-take-back = Annulla
battle-zoom-in = Più vicino
battle-zoom-out = Più lontano
battle-zoom-all = Tutto il tavolo
battle-layer-ends = Tutti gli arrivi
battle-layer-arcs = Archi di fuoco
battle-layer-ruler = Gittate
battle-layer-last = Ultimo round
battle-layers = Mostrato sul tavolo
battle-log = Che cosa è successo
battle-why = perché?
battle-menu-end = Arrenditi
battle-new = Nuova battaglia
battle-again = Ancora una volta

battle-waits-bot = { $player } sta pensando
battle-waits-moving = Guarda che cosa succede
battle-ask-initiative = Chi ha l’iniziativa?
battle-ask-initiative-note = A parità di abilità di pilota quella parte muove e spara per prima.
battle-ask-obstacle = Metti un ostacolo
battle-ask-obstacle-note = Lontano dai bordi e dagli altri. Trascinalo o usa le frecce.
battle-ask-edge = Scegli il tuo bordo
battle-ask-edge-note = L’altra parte inizia di fronte.
battle-ask-deploy = { $ship }: da dove parti?
battle-ask-deploy-note = Nella striscia illuminata. Trascina la nave o usa le frecce; Q ed E la girano.
battle-ask-plan = { $ship }: scegli una manovra
battle-ask-plan-note = Indicatori impostati: { $done } su { $all }. Nessuno li vede prima dell’attivazione.
battle-ask-commit = Tutti gli indicatori sono impostati
battle-ask-commit-note = Puoi ancora cambiarli. Poi le navi volano.
battle-ask-next = Quale nave adesso?
battle-ask-next-note = Queste hanno la stessa abilità di pilota.
battle-ask-decloak = { $ship }: riappare?
battle-ask-instead = { $ship }: un’altra manovra
battle-ask-instead-note = La nave è sotto stress e non può volare come mostra l’indicatore.
battle-ask-slide = { $ship }: dove finisce?
battle-ask-launch = { $ship } si schiera: con quale manovra?
battle-ask-act = { $ship }: scegli un’azione
battle-ask-act-note = Una di queste, o nessuna.
battle-ask-roll = { $ship }: dove finisce?
battle-ask-roll-note = Avanti o indietro lungo la sagoma.
battle-ask-target = { $ship }: scegli un bersaglio
battle-ask-target-note = Accanto a ognuno c’è la probabilità di fare danni.
battle-ask-dice-attack = { $ship }: cambi i dadi?
battle-ask-dice-defense = { $ship }: cambi il risultato?
battle-ask-dice-note = Giocando bene, { $chance } % di fare danni.
battle-ask-window = { $player }: usi una carta o un segnalino?
battle-ask-other = { $player }: scegli
battle-over-won =
    { $count ->
        [one] { $winners } vince!
       *[other] { $winners } vincono!
    }
battle-over-draw = Pareggio
battle-over-well-flown = Bel volo! Abbattute { $down } su { $all } astronavi.

battle-choice-initiative = Iniziativa a { $side }
battle-choice-obstacle = Ostacolo { $obstacle }
battle-choice-set-aside = Mettilo da parte
battle-choice-edge = Il bordo { $edge }
battle-choice-deploy = Metti qui { $ship }
battle-choice-dial = { $ship }: { $maneuver }
battle-choice-commit = Pronti, si vola!
battle-choice-decloak = Riappari: { $way }
battle-choice-activate = Tocca a { $ship }
battle-choice-instead = Vola: { $maneuver }
battle-choice-slide = { $mm } mm avanti
battle-choice-action = Azione: { $action }
battle-choice-place = { $mm } mm in avanti
battle-choice-attack =
    { $obstructed ->
        [true] Attacca { $target } oltre l’ostacolo: { $weapon }
       *[other] Attacca { $target }: { $weapon }
    }
battle-choice-ship = La nave { $ship }
battle-choice-number = Il numero { $number }
battle-choice-turn-dial =
    { $ahead ->
        [true] La manovra seguente sull’indicatore
       *[other] La manovra precedente sull’indicatore
    }
battle-choice-result = Risultato: { $dice }
battle-choice-damage = La carta { $card }
battle-choice-detonate = Esplode la bomba { $number }
battle-choice-first = Prima l’ostacolo { $obstacle }
battle-choice-break = Ostacolo { $obstacle }
battle-choice-lay =
    { $ahead ->
        [true] Davanti alla nave: { $maneuver }
       *[other] Dietro la nave: { $maneuver }
    }
battle-choice-put = A contatto con la nave, a { $degrees }°
battle-choice-drag = Trascinala: { $way }
battle-choice-face = L’arco punta: { $facing }
battle-choice-pass = Non ora
battle-always-pass = Passa sempre qui
battle-in-order = Tutte in quest’ordine
battle-passed = Passi sempre
battle-passed-card = Chiedi di nuovo: { $card }
battle-ask-again = Chiedi di nuovo
battle-keep-dice = Tieni questi
battle-no-action = Nessuna azione
battle-no-attack = Non attaccare
battle-use-focus-attack = Gli occhi sono colpi
battle-use-focus-defense = Gli occhi sono schivate
battle-use-evade = Una schivata in più
battle-use-lock = Ritira: { $dice }
battle-use-card = Usa { $card }
battle-use-card-dice = Usa { $card }: { $dice }
battle-costs-focus = costa il segnalino concentrazione
battle-costs-evade = costa il segnalino schivata
battle-costs-lock = costa l’aggancio
battle-more = Altre scelte

battle-dial = Indicatore di { $ship }
battle-dial-kind = Manovra segreta
battle-dial-form-dial = Indicatore
battle-dial-form-grid = Tabella
battle-dial-set = Imposta l’indicatore
battle-dial-next = Prossima nave
battle-dial-left = Un passo a sinistra
battle-dial-right = Un passo a destra
battle-dial-is-set = indicatore impostato
battle-white = bianca, senza stress
battle-green = verde, toglie stress
battle-red = rossa, dà stress
battle-ends = Dove finisce
battle-end-clear = Lontano da ogni roccia e nave
battle-end-bumps = Urta { $ships }: nessuna azione
battle-end-rocks = Vola sopra un ostacolo
battle-end-leaves = Esce dal tavolo: la nave è persa!
battle-end-in-arc = { $ship } a gittata { $range }, nel tuo arco
battle-end-outside = { $ship } a gittata { $range }, fuori dal tuo arco

battle-place-here = Mettilo qui
battle-place-for-me = Mettilo per me
battle-place-turn-left = Gira a sinistra
battle-place-turn-right = Gira a destra
battle-place-up = Su
battle-place-down = Giù
battle-place-left = A sinistra
battle-place-right = A destra
battle-place-ahead = Avanti
battle-place-back = Indietro
battle-place-fits = Questo posto è libero.

battle-target = Il bersaglio
battle-ship-kind = { $ship }, abilità { $skill }
battle-attack = Attacca
battle-odds-any = { $chance } %
battle-odds-line = { $mean } danni, distrutta { $destroyed } %
battle-odds-before = Danni, prima del tiro
battle-odds-count = Danni { $count }: { $chance } %
battle-obstructed = dietro una roccia
battle-range = gittata { $range }
battle-step-target = Bersaglio
battle-step-roll = Tiro
battle-step-change = Modifica
battle-step-defence = Difesa
battle-step-damage = Danni
battle-dice-attack = Dadi di attacco
battle-dice-defense = Dadi di difesa
battle-left =
    { $count ->
        [0] Mancato
       *[other] Danni: { $count }
    }
battle-face-hit = colpo
battle-face-critical = colpo critico
battle-face-focus = occhio
battle-face-evade = schivata
battle-face-blank = faccia vuota

battle-ship-attack = Attacco
battle-ship-agility = Agilità
battle-ship-hull = Scafo
battle-ship-shields = Scudi
battle-ship-fired = ha sparato
battle-ship-destroyed = distrutta
battle-ship-docked = attraccata
battle-hand-over = Passa lo schermo a { $player }
battle-here-i-am = Sono { $player }
battle-hand-over-note = Gli indicatori sono segreti.

battle-help = Che cosa posso fare qui?
battle-help-initiative = Scegli quale parte ha l’iniziativa. Piazza per prima e, a pari abilità, muove e spara per prima.
battle-help-obstacle = Trascina la roccia o spostala con le frecce: 1 mm a passo, 10 mm con Maiusc. Q ed E la girano. Poi posala.
battle-help-device = Trascina la bomba o spostala con le frecce: 1 mm a passo, 10 mm con Maiusc. Q ed E la girano. Poi posala.
battle-help-edge = Scegli il bordo da cui partono le tue navi.
battle-help-deploy = Trascina la nave nella fascia illuminata o usa le frecce: 1 mm a passo, 10 mm con Maiusc. Q ed E la girano di 1°. Poi posala.
battle-help-plan = Gira l’indicatore e impostalo, nave per nave. Il verde toglie stress, il rosso lo dà. Nulla è definitivo prima di “Pronti, si vola!”.
battle-help-next = L’ordine delle navi di pari abilità lo decidi tu. Scegli la prima.
battle-help-decloak = Una nave occultata può riapparire e spostarsi di lato o in avanti; oppure restare occultata.
battle-help-instead = Scegli un’altra manovra: una nave sotto stress non può eseguirne una rossa.
battle-help-slide = Scegli quanto avanti o indietro la nave finisce accanto alla sagoma.
battle-help-launch = Scegli una manovra del suo indicatore: la nave la vola dalla nave che la trasportava.
battle-help-act = Un’azione: concentrazione per i dadi, schivata per difendersi, aggancio per ritirare, avvitamento o accelerazione per spostarsi. O nessuna.
battle-help-roll = Sposta la nave avanti o indietro lungo la sagoma, poi posala.
battle-help-target = Scegli un nemico nel tuo arco e premi “Attacca”. Il numero è la probabilità di fare danni. Oppure non attaccare.
battle-help-dice = Ogni pulsante cambia dei dadi e dice quanto costa. La probabilità è scritta prima e dopo. Oppure tieni i dadi.
battle-help-window = Ora si può usare una carta o un segnalino. Passa se non vuoi; “Passa sempre qui” toglie la domanda.
battle-help-other = Scegli uno dei pulsanti. Tocca una nave per leggerne le carte.

battle-beyond = oltre gittata 3
battle-direction-ahead = davanti
battle-direction-right = a destra
battle-direction-behind = dietro
battle-direction-left = a sinistra
battle-in-arc = nell’arco
battle-outside-arc = fuori dall’arco

# Battaglie in rete.

battle-room-lead = Manda un link. Ognuno porta una squadriglia.
battle-room-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
battle-room-your-squad = La tua squadriglia
battle-room-choose-squad = Scegli una squadriglia…
battle-room-ready-squads = Squadriglie pronte
battle-room-paste-squad = Incolla una lista…
battle-room-bring = Vola con questa squadriglia
battle-room-no-squad = Ancora nessuna squadriglia
battle-room-how-dear = Quanto può costare una squadriglia?
battle-room-rounds = Quando finisce?
battle-room-rounds-none = Quando una parte è distrutta
battle-room-rounds-of =
    { $count ->
        [one] Al più tardi dopo { $count } round
       *[other] Al più tardi dopo { $count } round
    }
battle-room-teams-note = Con più di due giocatori, uno su due sta dalla stessa parte, e le loro navi insieme sono una squadriglia.
battle-room-committed = I tuoi indicatori sono impostati. Gli altri stanno ancora pianificando.
battle-room-withdraw = Cambia i miei indicatori
battle-play-on = Continua a giocare da qui
battle-likely = Probabilità di vittoria: { $player } { $chance } %, { $other } { $rest } %

# Partite come ai tornei.

battle-room-tournament = Partita da torneo
battle-room-tournament-note = 100 punti, 75 minuti, squadroni mostrati insieme.
battle-room-mission = Missione
battle-room-mission-none = Nessuna: combattimento
battle-room-limit = Quando scade il tempo?
battle-room-limit-none = Mai
battle-room-limit-note = Allo scadere del tempo si finisce il round; poi decidono i punti distrutti.
battle-room-seal = Squadroni segreti fino all’inizio della battaglia
battle-room-sealed = Squadrone scelto. Si mostra all’inizio della battaglia.
battle-room-sealed-note = Scegli lo squadrone al tavolo. L’altro lo vede all’inizio della battaglia.
battle-sheet = Foglio del risultato
battle-sheet-rounds = Round: { $count }
battle-sheet-played = Giocata fino alla fine
battle-sheet-conceded = Un lato si è arreso
battle-sheet-agreed = Patta concordata
battle-sheet-time-up = Tempo scaduto
battle-sheet-won = vittoria
battle-sheet-score =
    { $count ->
        [one] { $count } punto distrutto
       *[other] { $count } punti distrutti
    }
battle-sheet-ship = Nave
battle-sheet-fate = Alla fine
battle-sheet-left = in gioco
battle-sheet-squad = Squadrone
battle-sheet-signed = Firme
