# Stanze: perché qualcosa non si può fare.

room-refused-a-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
room-refused-already-committed = I tuoi numeri per mescolare sono già sigillati.
room-refused-already-playing = La partita è già cominciata.
room-refused-already-revealed = I tuoi numeri per mescolare sono già scoperti.
room-refused-bad-options = Così non si può giocare. Controlla il numero di giocatori, il tabellone e l’orologio.
room-refused-bad-squad = Questa squadriglia non può volare qui.
room-refused-barred = Chi gestisce questo tavolo non ti fa entrare.
room-refused-beginning = La partita sta per cominciare. Aspetta un momento.
room-refused-broken = Il server adesso non riesce a salvare nulla. Riprova tra un minuto.
room-refused-name-needed = Prima scrivi un nome.
room-refused-no-space = Sul server è rimasto troppo poco spazio. Avvisa chi lo gestisce. Le partite in corso continuano.
room-refused-no-such-bot = Questo bot non esiste.
room-refused-no-such-room = Non c’è nessuna stanza con questo link. Forse è stata chiusa perché nessuno giocava.
room-refused-no-window = Troppo tardi: la nave sta già volando.
room-refused-no-wish = Nessuno chiede di tornare indietro.
room-refused-not-all-committed = Non tutti hanno ancora sigillato i propri numeri per mescolare.
room-refused-not-away-long = Un momento: se non torna presto, un bot gioca da solo al suo posto.
room-refused-not-beginning = Non sta cominciando nessuna partita.
room-refused-not-over = La partita non è ancora finita.
room-refused-not-paused = La partita non è in pausa.
room-refused-not-playing = Adesso non si sta giocando nessuna partita.
room-refused-not-seated = Stai guardando. Può farlo solo chi è seduto al tavolo.
room-refused-not-the-host = Può farlo solo chi ospita: la persona che si è seduta per prima.
room-refused-not-the-value = Questi non sono i numeri che hai sigillato.
room-refused-nothing-to-bring = Per questo gioco non c’è niente da portare.
room-refused-nothing-to-take-back = Non si può più tornare indietro: nel frattempo sono state mostrate delle carte.
room-refused-password = Questo tavolo appartiene a un club. Ricarica la pagina e scrivi la password del club.
room-refused-paused = La partita è in pausa. Riprende quando tutti vogliono.
room-refused-room-closed = Chi gestisce questo tavolo ha chiuso la stanza.
room-refused-room-full = In questa stanza ci sono già troppe persone. Riprova più tardi.
room-refused-seat-taken = Lì c’è già qualcuno.
room-refused-seats-not-filled = Manca ancora qualcuno. Invita un amico o metti un bot.
room-refused-squad-needed = Prima ogni giocatore porta una squadriglia.
room-refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
room-refused-stopping = Il server si sta riavviando. Riprova tra un momento.
room-refused-store-away = Il server al momento non può salvare le mosse. Nulla è perduto: tra poco si riprende da sé.
room-refused-elsewhere = Questa stanza è ora su un altro server. Riprova tra un momento.
room-refused-they-are-here = È al tavolo. Un bot può giocare solo per chi è assente.
room-refused-too-fast = Troppo in fretta. Aspetta un momento.
room-refused-too-many = Da qui sono aperte troppe stanze. Chiudine una o riprova più tardi.
room-refused-too-many-games = Da qui sono iniziate molte partite negli ultimi tempi. Aspetta un po’.
room-refused-unreadable = Il server non ha capito. Ricarica la pagina.
room-refused-wish-already = Qualcuno chiede già di tornare indietro.

# La password di un club.

room-password-why = Questo tavolo appartiene a un club.
room-password-label = Password del club
room-password-enter = Entra
room-password-wrong = Questa non è la password.
