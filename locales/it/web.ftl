# La pagina.

web-title = Porta otto astronavi al traguardo
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
web-seat-greedy = Bot furbo
web-seat-random = Bot pazzerello
web-bot-greedy = furbo
web-bot-random = pazzerello
web-bot-name = Bot { $number } ({ $bot })
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
web-player-facts = arrivate: { $home } di { $ships } · carte: { $cards } · bonus: { $bonus }
web-ship-at = { $ship }, casella { $space }
web-choose-card = { $player }, scegli una carta.
web-choose-ship = Quale astronave si muove?
web-would-go = { $ship } arriverebbe alla casella { $space }: { $kind }.
web-go = Vai!
web-pass = Nessuna carta
web-play-bonus = Gioca { $bonus }
web-thinking = { $player } sta pensando…
web-any-card = Qualcuno gioca una carta Bonus su { $ship }?
web-wait-card = Aspetta, ho una carta!
web-hand-over = Passa lo schermo a { $player }
web-here-i-am = Eccomi, sono { $player }
web-log = Che cosa è successo
web-why = Perché?
web-undo = Annulla
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
