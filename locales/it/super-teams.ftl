# Super Teams.

super-teams-name = Super Teams

## Nomi. Un attributo è un’altra forma del nome: `.the` di un’astronave è `$ship-the` in una frase.

super-teams-ship-x-wing = X-wing
    .start = L’X-wing
    .the = l’X-wing
    .on = sull’X-wing
super-teams-ship-millennium-falcon = Millennium Falcon
    .start = Il Millennium Falcon
    .the = il Millennium Falcon
    .on = sul Millennium Falcon
super-teams-ship-star-destroyer = Star Destroyer
    .start = Lo Star Destroyer
    .the = lo Star Destroyer
    .on = sullo Star Destroyer
super-teams-ship-death-star = Morte Nera
    .start = La Morte Nera
    .the = la Morte Nera
    .on = sulla Morte Nera
super-teams-ship-tie-fighter = Caccia TIE
    .start = Il caccia TIE
    .the = il caccia TIE
    .on = sul caccia TIE
super-teams-ship-tie-advanced = TIE Advanced
    .start = Il TIE Advanced
    .the = il TIE Advanced
    .on = sul TIE Advanced
super-teams-ship-jedi-starfighter = Caccia Jedi
    .start = Il caccia Jedi
    .the = il caccia Jedi
    .on = sul caccia Jedi
super-teams-ship-tantive-iv = Tantive IV
    .start = La Tantive IV
    .the = la Tantive IV
    .on = sulla Tantive IV

super-teams-colour-red = rosso
    .cards = rosse
super-teams-colour-green = verde
    .cards = verdi
super-teams-colour-black = nero
    .cards = nere
super-teams-colour-yellow = giallo
    .cards = gialle

super-teams-card = { $value } { $colour }

super-teams-bonus-evasive-maneuver = Manovra di Schivata
super-teams-bonus-expert-pilot = Pilota Esperto
super-teams-bonus-light-speed = Velocità della Luce
super-teams-bonus-acceleration = Accelerazione
super-teams-bonus-tow = Aggancio

super-teams-kind-start = pianeta di partenza
super-teams-kind-normal = casella normale
super-teams-kind-bonus = casella Bonus
super-teams-kind-hyperspace = iperspazio
super-teams-kind-asteroid = campo di asteroidi
super-teams-kind-maw = Varco
super-teams-kind-final = pianeta finale

super-teams-pile-movement = mazzo Movimento
super-teams-pile-bonus = mazzo Bonus

super-teams-source-pile = dal mazzo
super-teams-source-planet = dal pianeta finale

## Che cosa succede.

super-teams-event-first-player = Comincia { $seat }.
super-teams-event-planet-laid =
    { $count ->
        [one] Sul pianeta finale c’è { $count } carta Bonus in attesa.
       *[other] Sul pianeta finale ci sono { $count } carte Bonus in attesa.
    }
super-teams-event-renewed =
    { $count ->
        [one] Si rimescola il { $pile }: { $count } carta.
       *[other] Si rimescola il { $pile }: { $count } carte.
    }
super-teams-event-round-begins = Nuovo round! Comincia { $seat }.
super-teams-event-dealt = { $seat } riceve: { $cards }.
super-teams-event-dealt-hidden =
    { $count ->
        [one] { $seat } riceve { $count } carta.
       *[other] { $seat } riceve { $count } carte.
    }
super-teams-event-played =
    { $joker ->
        [none] { $seat } gioca un { $card } per { $ship-the }.
       *[other] { $seat } gioca un { $card } come jolly per { $ship-the }: vale come { $joker }.
    }
super-teams-event-bonus-played = { $seat } gioca { $bonus } { $ship-on }.
super-teams-event-passed = { $seat } non gioca niente { $ship-on }.
super-teams-event-moved =
    { $from ->
        [0] { $ship-start } vola dal pianeta di partenza alla casella { $to }.
       *[other] { $ship-start } vola dalla casella { $from } alla casella { $to }.
    }
super-teams-event-thrown-back = Il Varco sulla casella { $from } respinge { $ship-the } alla casella { $to }.
super-teams-event-evaded = { $ship-start } schiva il Varco sulla casella { $from } e prosegue fino alla casella { $to }.
super-teams-event-side-taken = { $seat } sceglie un lato per { $ship-the }: { $kind }.
super-teams-event-towed =
    { $from ->
        [0] { $ship-start } si aggancia e vola dietro { $by-the } dal pianeta di partenza alla casella { $to }.
       *[other] { $ship-start } si aggancia e vola dietro { $by-the } dalla casella { $from } alla casella { $to }.
    }
super-teams-event-drew = { $seat } pesca { $from }: { $bonus }.
super-teams-event-drew-hidden =
    { $count ->
        [one] { $seat } pesca { $count } carta Bonus { $from }.
       *[other] { $seat } pesca { $count } carte Bonus { $from }.
    }
super-teams-event-nothing-to-draw = { $seat } non pesca carte Bonus, perché sono finite.
super-teams-event-home = { $ship-start } arriva sul pianeta finale!
super-teams-event-jokers = Da ora tutte le carte { $colour-cards } sono jolly!

## Che cosa aspetta il gioco.

super-teams-phase-first = Chi comincia? Decide la sorte.
super-teams-phase-planet = Stanno per arrivare le carte Bonus sul pianeta finale.
super-teams-phase-deal = { $seat } sta per ricevere nuove carte.
super-teams-phase-play = { $seat } gioca una carta e muove un’Astronave.
super-teams-phase-boost = { $seat } può giocare { super-teams-bonus-light-speed }, { super-teams-bonus-acceleration } o { super-teams-bonus-expert-pilot } { $ship-on }.
super-teams-phase-evade = { $ship-start } finisce nel Varco! { $seat } può giocare { super-teams-bonus-evasive-maneuver }.
super-teams-phase-side = { $seat } sceglie un lato della casella doppia per { $ship-the }.
super-teams-phase-draw = { $seat } sta per pescare una carta Bonus.
super-teams-phase-planet-draw = { $seat } sta per pescare carte Bonus dal pianeta finale.
super-teams-phase-tow = { $seat } può giocare { super-teams-bonus-tow } { $ship-on }.
super-teams-phase-over = La partita è finita.

## Che cosa non si può fare, e perché.

super-teams-refused-another-draw-is-asked = Adesso bisogna pescare qualcos’altro.
super-teams-refused-bonus-not-in-hand = Non hai quella carta Bonus.
super-teams-refused-card-already-announced = La carta e l’Astronave sono già scelte.
super-teams-refused-card-not-in-hand = Non hai quella carta.
super-teams-refused-chance-comes-first = Un momento: prima si pescano le carte.
super-teams-refused-choose-a-side-first = Prima scegli un lato della casella doppia.
super-teams-refused-colour-all-home = Le due Astronavi di quel colore sono già arrivate. Scegline un’altra.
super-teams-refused-must-play-a-card = Devi giocare una carta. Nessuno può saltare il turno.
super-teams-refused-no-chance-now = Adesso non si pesca e non si danno carte.
super-teams-refused-no-side-to-choose = Adesso non c’è nessun lato da scegliere.
super-teams-refused-no-such-cards-there = Questo qui non si può pescare.
super-teams-refused-no-such-side = Quella casella non ha quel lato.
super-teams-refused-no-window-open = Le carte Bonus vengono dopo. Prima gioca una carta Movimento.
super-teams-refused-not-in-the-maw = { super-teams-bonus-evasive-maneuver } aiuta solo un’Astronave finita nel Varco.
super-teams-refused-not-on-a-calm-space = { super-teams-bonus-light-speed } funziona solo dal pianeta di partenza, da una casella normale o da una casella Bonus.
super-teams-refused-not-on-asteroids = { super-teams-bonus-expert-pilot } aiuta solo un’Astronave che parte da un campo di asteroidi.
super-teams-refused-not-your-turn = Non è ancora il tuo turno.
super-teams-refused-on-asteroids = { super-teams-bonus-acceleration } non funziona da un campo di asteroidi.
super-teams-refused-only-evasive-maneuver-now = Nel Varco aiuta solo { super-teams-bonus-evasive-maneuver }.
super-teams-refused-only-tow-after-an-opponent = La tua Astronave è stata superata: adesso aiuta solo { super-teams-bonus-tow }.
super-teams-refused-ship-is-home = Quell’Astronave è già arrivata e resta lì.
super-teams-refused-ship-not-in-play = Quell’Astronave non è in gioco.
super-teams-refused-ship-of-an-opponent = È un’Astronave avversaria. Le carte Bonus aiutano solo la tua squadra.
super-teams-refused-ship-of-another-colour = Quell’Astronave non è del colore della tua carta.
super-teams-refused-somebody-else-is-asked = Prima decide qualcun altro.
super-teams-refused-the-mover-chooses-the-side = Il lato lo sceglie chi ha mosso l’Astronave.
super-teams-refused-the-other-ship-must-move = Quell’Astronave è già arrivata. Muovi l’altra dello stesso colore.
super-teams-refused-tow-only-after-an-opponent = { super-teams-bonus-tow } funziona solo quando un avversario supera la tua Astronave.
