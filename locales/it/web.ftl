# La pagina.

web-title = La corsa delle otto astronavi
web-lead = Gioca una carta colorata e muovi un’astronave qualsiasi di quel colore, tua o no. Vince la prima squadra che arriva!
web-menu = Menù
web-rules = Regole
web-rules-title = Le regole di Super Teams
web-language = Lingua
web-how-many = Quanti giocatori?
web-who-plays = Chi gioca?
web-which-board = Quale tabellone?
web-board-standard = Normale, mezz’ora
web-board-short = Breve, un quarto d’ora
web-board-long = Lungo
web-seat-person = Una persona qui
web-seat-level-1 = Bot di livello 1: allievo
web-seat-level-2 = Bot di livello 2: gregario
web-seat-level-3 = Bot di livello 3: capitano
web-seat-level-4 = Bot di livello 4: comandante
web-seat-level-5 = Bot di livello 5: asso
web-seat-greedy = Bot furbo
web-seat-random = Bot pazzerello
web-bot-level-1 = allievo
web-bot-level-2 = gregario
web-bot-level-3 = capitano
web-bot-level-4 = comandante
web-bot-level-5 = asso
web-bot-greedy = furbo
web-bot-random = pazzerello
web-bot-name =
    { $number ->
        [1] Bot Zed
        [2] Bot Vex
        [3] Bot Nia
       *[other] Bot Kit
    }
web-bot-of-level = { $name }, { $bot }
web-level-1 = Gioca quasi una carta qualsiasi. Adatto a una prima partita.
web-level-2 = Vede le buone mosse, ma circa la metà gli sfugge.
web-level-3 = Guarda fino alla fine di ogni turno e sbaglia di rado.
web-level-4 = Pensa qualche turno avanti, ma non a lungo.
web-level-5 = Ragiona su tutto il round e su ciò che può essere nascosto. È il più forte che ci sia.
web-name = Nome
web-open-hands = Tutti vedono tutte le carte
web-start = Via!
web-continue = Continua la tua partita
web-notice = Un progetto di appassionati, non legato agli editori del gioco. Non usa le loro immagini né i loro testi.
web-board = Tabellone
web-players = Giocatori
web-hand = Le tue carte
web-movement-cards = Carte Movimento
web-bonus-cards = Carte Bonus
web-player-facts = arrivate: { $home } su { $ships } · carte: { $cards } · bonus: { $bonus }
web-ship-at = { $ship }, casella { $space }
web-choose-card = { $player }, tocca a te: scegli una carta.
web-choose-ship = { $player }, quale astronave vola?
web-go = Vai!
web-pass = Nessuna carta
web-play-bonus = Gioca { $bonus }
web-thinking = { $player } sta pensando…
web-any-card = Qualcuno gioca una carta Bonus { $ship-on }?
web-wait-card = Aspetta, ho una carta!
web-hand-over = Passa lo schermo a { $player }
web-here-i-am = Eccomi, sono { $player }
web-log = Che cosa è successo
web-why = Perché?
web-undo = Annulla
web-hint = Che cosa farebbe un bot?
web-hint-is = Il bot migliore vede queste probabilità di vittoria:
web-hint-choice = { $percent } %: { $choice }
web-hint-soon = Il bot migliore sta pensando…
web-leave = Esci
web-again = Gioca ancora
web-download = Salva la partita in un file
web-won =
    { $count ->
        [one] { $players } vince!
       *[other] { $players } vincono!
    }
web-draw = Pareggio: non vince nessuno.
web-broken-unreadable = Non si può aprire la tua ultima partita: ne manca una parte. Abbiamo conservato quello che c’è.
web-broken-differs = Non si può aprire la tua ultima partita: è stata modificata, o viene da una versione più vecchia delle regole. L’abbiamo conservata per te.
web-broken-forget = Buttala via
web-home-alone = In solitaria
web-home-screen = Su questo schermo
web-home-screen-note = In famiglia, uno alla volta
web-home-online = Con altri in rete
web-home-squads = Crea squadriglie
web-home-squads-note = 290 piloti, grafici esatti
web-home-battle = Continua X-Wing
web-home-battle-note = La battaglia ti aspetta dove l’hai lasciata
web-home-replay = Guarda una partita
web-home-replay-note = Una partita finita, mossa per mossa
web-back-to-room = Torna alla tua stanza
web-hero = Il tavolo è pronto.
web-hero-note = Gioca in solitaria, davanti a un solo schermo o con amici lontani. Senza account, senza attese.
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-learn = Impara
web-fact-players = da 2 a 4 giocatori
web-fact-age = dai 7 anni
web-fact-time = 20 minuti
web-battle-lead = Imposta i quadranti in segreto, vola in formazione e conosci le probabilità esatte prima di sparare.
web-battle-name = X-Wing
web-battle-players = 2 giocatori o squadre
web-battle-age = dai 14 anni
web-battle-time = 45 minuti
web-more-ways = Altro
web-join = Entra in una stanza
web-join-note = Ognuno sul suo telefono, vicino o lontano
web-open-source = Codice aperto. Niente tracciamento, niente da terzi.
web-continue-note = Ti aspetta dove l’hai lasciata
web-back-to-room-note = Il tuo posto è tenuto
web-nav-play = Gioca
web-nav-friends = Amici
web-nav-squads = Squadriglie
web-nav-replays = Replay
web-places = Pagine
web-close = Chiudi
web-settings = Impostazioni
web-theme = Chiaro o scuro
web-theme-dark = Scuro
web-theme-light = Chiaro
web-pace = Quanto sono veloci astronavi e bot?
web-pace-slow = Piano
web-pace-normal = Normale
web-pace-fast = Veloce
web-contrast = Contrasto forte
web-round = Round { $number }
web-to-first-page = Alla prima pagina
web-home-of = su { $ships } arrivate
web-score = Astronavi arrivate
web-label-maw = nel Varco, indietro alla { $space }
web-label-home = al traguardo!
web-label-double = { $value } × 2 = { $far }, alla { $space }
web-label-one = vale 1, alla { $space }
web-label-plain = avanti di { $far }, alla { $space }
web-way = { $start } → { $space }
web-way-home = { $start } → traguardo
web-fly = { $player }, porti { $ship-the } alla casella { $space }?
web-fly-home = { $player }, porti { $ship-the } al traguardo?
web-helper-double = Parte dall’iperspazio: il { $value } vale doppio.
web-helper-one = Parte dagli asteroidi: ogni carta vale 1.
web-helper-maw = Finisce nel Varco sulla { $maw } e torna alla casella { $space }.
web-helper-side = Poi scegli il lato della casella.
web-helper-draws = Peschi una carta Bonus.
web-helper-they-draw = Il suo proprietario pesca una carta Bonus.
web-space-start = Il pianeta di partenza: qui comincia la corsa.
web-space-normal = Una casella normale: qui non succede niente.
web-space-bonus = Una casella Bonus: chi possiede l’astronave pesca una carta Bonus.
web-space-hyperspace = Iperspazio: da qui una carta vale doppio.
web-space-asteroid = Campo di asteroidi: da qui ogni carta vale 1.
web-space-maw = Il Varco: respinge le astronavi all’ultima casella normale.
web-space-final = Il pianeta finale: vince chi porta qui per primo tutte le astronavi.
web-step-card = Carta
web-step-ship = Astronave
web-step-go = Via
web-ask-side = { $player }, quale lato per { $ship-the }?
web-ask-bonus = { $player }, una carta Bonus { $ship-on }?
web-how-to-move = Tocca una carta, poi un’astronave del suo colore o la casella d’arrivo.
web-any-card-note = Il tavolo aspetta chi ne ha una.
web-you-win = Vinci tu!
web-you-win-with = Vincete tu e { $players }!
web-all-home = Tutte e { $ships } le astronavi sono al traguardo!
web-well-flown = Bel volo! Arrivate { $home } su { $ships } astronavi.
web-with-you = con te
web-with = con { $player }
web-that-is-you = tu
web-playing = gioca
web-played-last = ultima
web-short-evasive-maneuver = via dal Varco
web-short-expert-pilot = numero intero dagli asteroidi
web-short-light-speed = vale doppio
web-short-acceleration = 1 casella in più
web-short-tow = segui un rivale
web-all-rules = Ogni regola con il suo numero
web-find-rule = Trova una regola
web-helper-passes =
    { $passed ->
        [one] Supera { $passed } rivale.
       *[other] Supera { $passed } rivali.
    }
web-cards-left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
web-kept = Messa da parte
web-colours = Colori
web-sounds = Suoni
web-show-again = Mostra di nuovo
web-contents = Indice
web-no-rule-found = Nessuna regola contiene queste parole.
web-your-turn = Tocca a te!
web-notify = Avvisami quando tocca a me, anche se guardo altrove
web-album = Le tue partite
web-album-won = vinta
web-album-lost = persa
web-album-numbers =
    { $played ->
        [one] { $played } partita giocata, vinte: { $won }.
       *[other] { $played } partite giocate, vinte: { $won }.
    }
web-avatar = Un’immagine davanti al nome
