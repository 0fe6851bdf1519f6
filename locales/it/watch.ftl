# Partite registrate, da guardare e da controllare.

watch-again = Riguardala
watch-title = Una partita registrata
watch-choose = Quale partita vuoi vedere?
watch-file = Un file
watch-last = L’ultima partita su questo schermo
watch-other = Un’altra partita
watch-fetching = La partita sta arrivando…
watch-not-found = Qui non c’è questa partita, oppure non è ancora finita.

watch-moment = { $number } su { $count }
watch-back = Un passo indietro
watch-forward = Un passo avanti
watch-play = Riproduci
watch-pause = Pausa
watch-speed = Velocità
watch-eyes = Chi guarda?
watch-all = Chi vede tutte le carte
watch-spectator = Uno spettatore
watch-taken-back = Questo è stato annullato.
watch-hand = Le carte di { $player }

watch-true =
    { $count ->
        [one] Controllato: l’unico passo è proprio come dicono le regole. Nessuno ha cambiato questa partita.
       *[other] Controllato: tutti i { $count } passi sono proprio come dicono le regole. Nessuno ha cambiato questa partita.
    }
watch-until-there = Fino a lì si può guardare.
watch-details = Dettagli

watch-empty = Questo file è vuoto.
watch-no-record = Questo file non è una partita registrata.
watch-newer = Questa partita è stata registrata da un Holotable più nuovo. Aggiorna questo.
watch-other-game = Questa è la registrazione di un altro gioco.
watch-unreadable = La riga { $line } del file non si può leggere.
watch-cut-off = Il file si interrompe alla riga { $line }. Il resto della partita è perduto.
watch-out-of-order = Alla riga { $line } un passo manca, è doppio o è nel posto sbagliato.
watch-after-the-end = Alla riga { $line } c’è qualcosa dopo la fine della partita.
watch-no-end = Manca l’ultima riga del file, la riga { $line }, e non si sa com’è finita la partita.
watch-set-up = La riga 1 del file descrive una partita che non si può giocare.
watch-notes = Qualcuno ha cambiato i nomi o le note nella riga 1.
watch-start = Qualcuno ha cambiato l’inizio della partita nella riga 1.
watch-refused = La riga { $line } è contro le regole: qualcuno l’ha cambiata.
watch-edited = Qualcuno ha cambiato la riga { $line }, o una prima: non va d’accordo con ciò che precede.
watch-outcome = Il file dice qualcosa di diverso dalla partita su chi ha vinto.
watch-end = Qualcuno ha cambiato l’ultima riga del file, o ha tolto dei passi prima.
watch-otherwise = Dalla riga { $line } la partita va diversamente da come è stata registrata: nel frattempo le regole sono cambiate.
watch-older = Rigiocata, finisce come è stata registrata. È di un Holotable più vecchio, perciò non si può più vedere se qualcuno l’ha cambiata.

watch-fair-title = Le carte sono state date in modo onesto?
watch-fair-yes =
    { $count ->
        [one] Sì! L’unica pescata di questa partita è stata rifatta adesso, ed è la stessa.
       *[other] Sì! Tutte le { $count } pescate di questa partita sono state rifatte adesso, e sono le stesse.
    }
watch-fair-how = Prima della partita il server ha mostrato un sigillo sul suo segreto. Poi ognuno ha sigillato i propri numeri, e solo quando tutti erano sigillati sono stati aperti. Le carte dipendono da tutti, quindi nessuno poteva sceglierle da solo.
watch-fair-commitment = No! Il segreto non corrisponde al sigillo mostrato prima della partita.
watch-fair-seats = No! La prova è per un altro numero di giocatori.
watch-fair-draw = No! La pescata al passo { $entry } non è quella che danno il segreto e i numeri dei giocatori.
watch-fair-unsealed = No! I numeri di { $player } non sono quelli sigillati prima.
watch-fair-seal = Il sigillo
watch-fair-secret = Il segreto
watch-fair-value = I numeri di { $player }
watch-fair-nothing = nessuno
watch-fair-same-seal = Il sigillo è quello mostrato qui prima della partita.
watch-fair-same-both = Il sigillo è quello mostrato qui prima della partita, e i tuoi numeri ci sono.
watch-fair-other-seal = No! Prima della partita qui è stato mostrato un altro sigillo.
watch-fair-no-value = No! I tuoi numeri non ci sono.
watch-fair-other-numbers = No! Quando i tuoi numeri sono stati aperti, gli altri ne avevano sigillati altri.
watch-fair-older = È di un Holotable più vecchio: chi si è seduto per ultimo poteva conoscere i numeri degli altri.
