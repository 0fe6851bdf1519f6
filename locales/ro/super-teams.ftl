# Super Teams.

super-teams-name = Super Teams

## Nume. Un atribut este altă formă a numelui: `.cards` al unei culori este `$colour-cards` într-o propoziție.

super-teams-ship-x-wing = X-wing
super-teams-ship-millennium-falcon = Millennium Falcon
super-teams-ship-star-destroyer = Star Destroyer
super-teams-ship-death-star = Death Star
super-teams-ship-tie-fighter = TIE Fighter
super-teams-ship-tie-advanced = TIE Advanced
super-teams-ship-jedi-starfighter = Jedi Starfighter
super-teams-ship-tantive-iv = Tantive IV

super-teams-colour-red = roșu
    .cards = roșii
super-teams-colour-green = verde
    .cards = verzi
super-teams-colour-black = negru
    .cards = negre
super-teams-colour-yellow = galben
    .cards = galbene

super-teams-card = { $value } { $colour }

super-teams-bonus-evasive-maneuver = Manevră de eschivare
super-teams-bonus-expert-pilot = Pilot cu experiență
super-teams-bonus-light-speed = Viteza luminii
super-teams-bonus-acceleration = Creștere de viteză
super-teams-bonus-tow = Cârlig

super-teams-kind-start = prima planetă
super-teams-kind-normal = spațiu normal
super-teams-kind-bonus = spațiu bonus
super-teams-kind-hyperspace = hiperspațiu
super-teams-kind-asteroid = câmp de asteroizi
super-teams-kind-maw = spațiu Maw
super-teams-kind-final = ultima planetă

super-teams-pile-movement = pachet de cărți de mutare
super-teams-pile-bonus = pachet de cărți de bonus

super-teams-source-pile = din pachet
super-teams-source-planet = de pe ultima planetă

## Ce se întâmplă.

super-teams-event-first-player = { $seat } începe.
super-teams-event-planet-laid =
    { $count ->
        [one] Pe ultima planetă așteaptă { $count } carte de bonus.
        [few] Pe ultima planetă așteaptă { $count } cărți de bonus.
       *[other] Pe ultima planetă așteaptă { $count } de cărți de bonus.
    }
super-teams-event-renewed =
    { $count ->
        [one] Se amestecă un nou { $pile }: { $count } carte.
        [few] Se amestecă un nou { $pile }: { $count } cărți.
       *[other] Se amestecă un nou { $pile }: { $count } de cărți.
    }
super-teams-event-round-begins = O rundă nouă! { $seat } începe.
super-teams-event-dealt = { $seat } primește: { $cards }.
super-teams-event-dealt-hidden =
    { $count ->
        [one] { $seat } primește { $count } carte.
        [few] { $seat } primește { $count } cărți.
       *[other] { $seat } primește { $count } de cărți.
    }
super-teams-event-played =
    { $joker ->
        [none] { $seat } joacă un { $card } pentru nava { $ship }.
       *[other] { $seat } joacă un { $card } pentru nava { $ship }. Cartea e universală și ține loc de { $joker }.
    }
super-teams-event-bonus-played = { $seat } joacă „{ $bonus }” pe nava { $ship }.
super-teams-event-passed = { $seat } nu joacă nimic pe nava { $ship }.
super-teams-event-moved =
    { $from ->
        [0] Nava { $ship } zboară de pe prima planetă pe spațiul { $to }.
       *[other] Nava { $ship } zboară de pe spațiul { $from } pe spațiul { $to }.
    }
super-teams-event-thrown-back = Spațiul Maw { $from } aruncă nava { $ship } înapoi pe spațiul { $to }.
super-teams-event-evaded = Nava { $ship } ocolește spațiul Maw { $from } și zboară mai departe pe spațiul { $to }.
super-teams-event-side-taken = { $seat } alege partea pentru nava { $ship }: { $kind }.
super-teams-event-towed =
    { $from ->
        [0] Nava { $ship } se agață de nava { $by } și ajunge de pe prima planetă pe spațiul { $to }.
       *[other] Nava { $ship } se agață de nava { $by } și ajunge de pe spațiul { $from } pe spațiul { $to }.
    }
super-teams-event-drew = { $seat } trage { $from }: { $bonus }.
super-teams-event-drew-hidden =
    { $count ->
        [one] { $seat } trage { $from } { $count } carte de bonus.
        [few] { $seat } trage { $from } { $count } cărți de bonus.
       *[other] { $seat } trage { $from } { $count } de cărți de bonus.
    }
super-teams-event-nothing-to-draw = { $seat } nu trage nicio carte de bonus, pentru că s-au terminat.
super-teams-event-home = Nava { $ship } ajunge pe ultima planetă!
super-teams-event-jokers = De acum, toate cărțile { $colour-cards } sunt universale!

## Ce așteaptă jocul.

super-teams-phase-first = Cine începe? Hotărăște norocul.
super-teams-phase-planet = Imediat se pun cărți de bonus pe ultima planetă.
super-teams-phase-deal = { $seat } primește imediat cărți noi.
super-teams-phase-play = { $seat } joacă o carte și mută o navă.
super-teams-phase-boost = { $seat } poate juca „{ super-teams-bonus-light-speed }”, „{ super-teams-bonus-acceleration }” sau „{ super-teams-bonus-expert-pilot }” pe nava { $ship }.
super-teams-phase-evade = Nava { $ship } a nimerit pe un spațiu Maw! { $seat } poate juca „{ super-teams-bonus-evasive-maneuver }”.
super-teams-phase-side = { $seat } alege o parte a spațiului dublu pentru nava { $ship }.
super-teams-phase-draw = { $seat } trage imediat o carte de bonus.
super-teams-phase-planet-draw = { $seat } trage imediat cărți de bonus de pe ultima planetă.
super-teams-phase-tow = { $seat } poate juca „{ super-teams-bonus-tow }” pe nava { $ship }.
super-teams-phase-over = Jocul s-a terminat.

## Ce nu se poate și de ce.

super-teams-refused-another-draw-is-asked = Acum trebuie tras altceva.
super-teams-refused-bonus-not-in-hand = Nu ai acea carte de bonus.
super-teams-refused-card-already-announced = Cartea și nava sunt deja alese.
super-teams-refused-card-not-in-hand = Nu ai acea carte.
super-teams-refused-chance-comes-first = O clipă: întâi se trag cărțile.
super-teams-refused-choose-a-side-first = Alege întâi o parte a spațiului dublu.
super-teams-refused-colour-all-home = Ambele nave de acea culoare au ajuns deja. Alege altă navă.
super-teams-refused-must-play-a-card = Trebuie să joci o carte. Nimeni nu sare peste rând.
super-teams-refused-no-chance-now = Acum nu se trag și nu se împart cărți.
super-teams-refused-no-side-to-choose = Acum nu e nicio parte de ales.
super-teams-refused-no-such-cards-there = Așa ceva nu se poate trage aici.
super-teams-refused-no-such-side = Spațiul acela nu are o astfel de parte.
super-teams-refused-no-window-open = Cărțile de bonus vin mai târziu. Joacă întâi o carte de mutare.
super-teams-refused-not-in-the-maw = „{ super-teams-bonus-evasive-maneuver }” ajută doar o navă ajunsă pe un spațiu Maw.
super-teams-refused-not-on-a-calm-space = „{ super-teams-bonus-light-speed }” merge doar de pe prima planetă, de pe un spațiu normal sau de pe un spațiu bonus.
super-teams-refused-not-on-asteroids = „{ super-teams-bonus-expert-pilot }” ajută doar o navă care pornește dintr-un câmp de asteroizi.
super-teams-refused-not-your-turn = Nu e încă rândul tău.
super-teams-refused-on-asteroids = „{ super-teams-bonus-acceleration }” nu merge dintr-un câmp de asteroizi.
super-teams-refused-only-evasive-maneuver-now = Pe un spațiu Maw ajută doar „{ super-teams-bonus-evasive-maneuver }”.
super-teams-refused-only-tow-after-an-opponent = Nava ta a fost depășită: acum ajută doar „{ super-teams-bonus-tow }”.
super-teams-refused-ship-is-home = Nava aceea a ajuns deja și rămâne acolo.
super-teams-refused-ship-not-in-play = Nava aceea nu e în joc.
super-teams-refused-ship-of-an-opponent = E nava unui adversar. Cărțile de bonus ajută doar echipa ta.
super-teams-refused-ship-of-another-colour = Nava aceea are altă culoare decât cartea ta.
super-teams-refused-somebody-else-is-asked = Întâi hotărăște altcineva.
super-teams-refused-the-mover-chooses-the-side = Partea o alege cine a mutat nava.
super-teams-refused-the-other-ship-must-move = Nava aceea a ajuns deja. Mut-o pe cealaltă de aceeași culoare.
super-teams-refused-tow-only-after-an-opponent = „{ super-teams-bonus-tow }” merge doar când un adversar îți depășește nava.
