# Play over the network.

online-no-room = Questa stanza non c’è (o non c’è più).
online-to-lobby = Alle stanze
online-joining = Apriamo la porta…
online-lost = Il collegamento si è interrotto. Continuiamo a provare…
online-try-now = Prova ora
online-room = La vostra stanza
online-seats = Chi gioca?
online-change = Altre scelte
online-guest = Pilota
online-full = Tutti i posti sono occupati. Puoi guardare!
online-pick-seat = Scrivi il tuo nome e scegli un posto.
online-ready = Ci siamo tutti. Puoi iniziare!
online-host-starts = Ci siamo tutti. Si comincia tra poco.
online-seat = Posto { $number }
online-a-bot = Aggiungi un bot…
online-add-bot = Aggiungi un bot: { $bot }
online-free = Posto libero
online-your-name = Il tuo nome
online-sit = Mi siedo qui
online-move-here = Mi sposto qui
online-no-bot = Manda via il bot
online-you = tu
online-stand-up = Mi alzo
online-away = non collegato
online-bot-plays = per ora gioca un bot
online-copy = Copia il link
online-copied = Copiato!
online-send = Invia il link
online-link = Link a questa stanza
online-qr = Il link come codice QR
online-invite = Manda questo link agli altri, o fai inquadrare il disegno con il telefono.
online-no-clock = Senza orologio
online-time = Quanto si può pensare?
online-time-note = Nessuno perde per il tempo: quando è finito, aiuta un bot.
online-public = Tutti possono trovare questa stanza
online-rooms = Stanze aperte
online-asking = Cerchiamo le stanze…
online-unreachable = Il server non risponde. C’è la rete? Puoi sempre giocare da solo o su questo schermo.
online-no-rooms = Adesso non c’è nessuna stanza aperta. Aprine una!
online-nobody-yet = Ancora nessuno
online-playing = si gioca
online-join = Entra
online-watch = Guarda
online-too-many = Il server adesso non accetta altre stanze. Riprova tra un minuto.
online-new-room = Apri una stanza
online-open = Apro la stanza!
online-watching = Stai guardando.
online-rematch-wanted = Un’altra partita? Ci sta: { $players }.
online-rematch-later = Non ancora: { $players }.
online-shuffling = Mescoliamo insieme, aspettiamo: { $players }…
online-broken-off = La partita non è cominciata, perché mentre si mescolava non ha risposto: { $players }. Ricomincia, o metti lì un bot.
online-rules-changed = Nel frattempo le regole sono cambiate e questa partita non può continuare. Quello che è stato giocato resta conservato, e può cominciare un’altra partita.
online-replay = Rivedi e verifica le carte
online-time-left = Tempo rimasto: { $time }
online-limit-left = Il tempo scade tra { $time }
online-limit-over = tempo scaduto
online-return = Eccomi!
online-stand-in = Fai giocare un bot
online-chat = Di’ qualcosa
online-phrase-hello = Ciao!
online-phrase-good-luck = Buona fortuna!
online-phrase-well-played = Bella mossa!
online-phrase-thanks = Grazie!
online-phrase-sorry = Scusa!
online-phrase-wow = Che forza!
online-phrase-oh-no = Oh no, accidenti!
online-phrase-phew = Che sollievo!
online-phrase-haha = Ah ah!
online-phrase-take-your-time = Fai con calma.
online-phrase-back-soon = Torno subito.
online-phrase-one-more = Un’altra partita?
online-phrase-goodbye = Arrivederci!
online-since = Dalla tua ultima mossa
online-since-read = Ho capito!
online-no-stay = No, resto
online-leave-sure = Vuoi uscire? Un bot giocherà per te, e potrai tornare.
online-concede-sure = Ti arrendi? Allora vincono gli altri.
online-concede = Mi arrendo
online-more = Altro
online-offer-draw = Proponi il pareggio
online-orders = Non chiedermi …
online-asks-back = { $player } vorrebbe riprendere l’ultima mossa. Va bene?
online-asks-draw = { $player } propone il pareggio. Non vincerebbe nessuno. Lo vuoi?
online-asked-back = Hai chiesto di riprendere la mossa. Decidono gli altri.
online-asked-draw = Hai proposto il pareggio. Decidono gli altri.
online-pause = Fai una pausa
online-asks-pause = { $player } vorrebbe una pausa. La partita aspetta quanto volete. Va bene?
online-asked-pause = Hai chiesto una pausa. Comincia quando tutti sono d’accordo.
online-paused = Pausa. Nessuno muove, il tempo non passa; la partita resta, anche fino a un altro giorno.
online-go-on = Riprendi
online-asks-go-on = { $player } vorrebbe riprendere. Tutto pronto?
online-asked-go-on = Aspetti di riprendere. Si riparte quando tutti sono pronti.
online-not-yet = Non ancora
online-never-mind = Lascia stare
online-yes = Sì
online-no = No
online-watchers =
    { $count ->
        [one] Guarda { $count } persona.
       *[other] Guardano { $count } persone.
    }
online-fill =
    { $count ->
        [one] { $count } posto è libero. Aspetta qualcuno, o metti lì un bot.
       *[other] { $count } posti sono liberi. Aspetta gli altri, o metti lì dei bot.
    }
online-waiting =
    { $count ->
        [one] { $count } posto è ancora libero…
       *[other] { $count } posti sono ancora liberi…
    }
online-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
online-free-seats =
    { $count ->
        [0] al completo
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
online-leave-room = Esci dalla stanza
online-window = Per quanto si può dire «Aspetta, ho una carta!»?
online-window-usual = Normale, 3 secondi
online-window-family = In famiglia, 6 secondi
online-only-here = Questo indirizzo vale solo per questo computer. Avvia Holotable con --lan e i telefoni potranno entrare.
