# X-Wing: la costruzione delle squadriglie.

squads-title = Squadriglie
squads-lead = Costruisci una squadriglia con tutte le carte della prima edizione.
squads-name = Nome della squadriglia
squads-unnamed = Nuova squadriglia
squads-library = Carte
squads-faction = Fazione
squads-faction-rebel = Ribelli
squads-faction-imperial = Impero
squads-faction-scum = Feccia
squads-find = Nave, pilota o carta
squads-only-legal = adatte
squads-most = Al massimo
squads-any-points = qualsiasi punteggio
squads-with-slot = Con spazio
squads-any-slot = qualsiasi
squads-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
squads-pilots-of-ship =
    { $count ->
        [one] { $count } pilota, { $from } punti
       *[other] { $count } piloti, da { $from } a { $to } punti
    }
squads-nothing-found = Nessuna carta è così. Prova meno parole o un altro filtro.
squads-add = Aggiungi { $card }, punti: { $points }
squads-in-squad = nella squadriglia
squads-upgrades-for = { $slot } per { $pilot }
squads-back = Torna alle navi
squads-fit = Metti { $card } su { $pilot }, punti: { $points }
squads-take-off = Togli { $card } da { $pilot }
squads-turn = Gira { $card }
squads-free-place = Spazio libero per { $pilot }: { $slot }
squads-show = Mostra { $card }
squads-squad = Squadriglia
squads-of-limit = su { $limit } punti
squads-limit = Punti da spendere
squads-legal = Regolare
squads-not-legal =
    { $count ->
        [one] { $count } cosa non va
       *[other] { $count } cose non vanno
    }
squads-left =
    { $points ->
        [one] resta { $points } punto
       *[other] restano { $points } punti
    }
squads-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
squads-reasons = Che cosa non va
squads-empty = Ancora nessuna nave. Scegli un pilota dalle carte o lascia fare al caso.
squads-open-library = Scegli le navi
squads-surprise = Sorprendimi
squads-import = Importa
squads-export = Esporta
squads-print = Stampa
squads-saved = Le mie squadriglie
squads-new = Nuova squadriglia
squads-save = Conserva nel browser
squads-kept = Conservata. La trovi in “Le mie squadriglie”.
squads-none-saved = Nessuna squadriglia è ancora conservata in questo browser.
squads-open = Apri
squads-delete = Elimina { $name }
squads-fly = Vola con questa squadriglia
squads-import-lead = Incolla una lista (XWS), un testo come “Poe Dameron + BB-8, Blue Ace” o un link.
squads-import-text = Lista o testo
squads-import-take = Usa
squads-import-bad = Non si è potuto leggere: { $reason }
squads-export-line = Come riga di testo
squads-export-xws = Come lista (XWS)
squads-export-link = Come link
squads-copy = Copia
squads-copied = Copiato
squads-download = Scarica
squads-detail = La carta
squads-skill = { $ship }, abilità di pilota { $skill }
squads-no-text = Nessuna capacità sua.
squads-unique = unica
squads-attack = attacco
squads-agility = agilità
squads-hull = scafo
squads-shields = scudi
squads-actions = Azioni
squads-slots = Spazi
squads-dial = L’indicatore
squads-dial-speed = velocità
squads-dial-green = verde
squads-dial-white = bianco
squads-dial-red = rosso
squads-chart = Danni con agilità { $agility }
squads-chart-focus = concentrazione
squads-chart-plain = nessun segnalino
squads-chart-range = Gittata { $range }
squads-chart-words = Gittata { $range }: { $focus } con concentrazione, { $plain } senza
squads-chart-agility = Contro agilità
squads-swap = Cambia pilota
squads-swap-lead = Scegli chi vola al posto di { $pilot }.
squads-swap-to = Fai volare { $card }
squads-copy-ship = Un altro
squads-take-out = Togli
squads-sum-attack = Dadi di attacco
squads-sum-strength = Scafo e scudi
squads-sum-skill = Abilità di pilota
squads-sum-damage = Danni per round, gittata 2
squads-sum-points = Punti
squads-close = Chiudi
squads-whom = Per
squads-slot-elite = Élite
squads-slot-astromech = Droide astromech
squads-slot-torpedo = Siluri
squads-slot-missile = Missili
squads-slot-cannon = Cannone
squads-slot-turret = Torretta
squads-slot-bomb = Bombe
squads-slot-crew = Equipaggio
squads-slot-system = Sistema
squads-slot-salvaged-astromech = Astromech di recupero
squads-slot-title = Titolo
squads-slot-modification = Modifica
squads-slot-illicit = Illecito
squads-slot-cargo = Carico
squads-slot-hardpoint = Postazione
squads-slot-team = Squadra
squads-slot-tech = Tecnologia
squads-action-focus = concentrazione
squads-action-evade = schivata
squads-action-target-lock = aggancio
squads-action-barrel-roll = avvitamento
squads-action-boost = accelerazione
squads-action-cloak = occultamento
squads-action-slam = SLAM
squads-action-rotate-arc = rotazione dell’arco
squads-action-reinforce = rinforzo
squads-action-coordinate = coordinamento
squads-action-reload = ricarica
squads-action-jam = disturbo
squads-only-factions = solo { $factions }
squads-only-beside = { $factions }, o con { $name } nella squadriglia
squads-only-small = navi piccole
squads-only-large = navi grandi
squads-only-ships = solo { $ships }
squads-only-skill = abilità di pilota { $skill } o più
squads-only-agility = agilità { $agility } o meno
squads-only-hull = scafo { $hull } o meno
squads-only-shields = scudi esattamente { $shields }
squads-only-action = { $action } sulla barra delle azioni
squads-only-slots = spazi { $slots }
squads-only-without = nessuno spazio { $slot } proprio
squads-only-different = mai due uguali: { $slot }
squads-only-up-to = { $slot } per { $points } punti al massimo
squads-only-slot-unique = solo carte uniche: { $slot }
squads-only-carries = porta { $card }
squads-flaw-empty = Una squadriglia ha bisogno di almeno una nave.
squads-flaw-pilot = “{ $word }” non è un pilota conosciuto.
squads-flaw-which-pilot = “{ $word }” può essere più di un pilota; scrivi { $names }.
squads-flaw-not-for-squads = { $pilot } entra in gioco solo con un’altra carta.
squads-flaw-huge = { $card } è per le navi enormi, che qui non volano.
squads-flaw-upgrade = “{ $word }” non è una miglioria conosciuta.
squads-flaw-upgrades = Migliorie: { $count }. Sono troppe per una nave.
squads-flaw-cost = La squadriglia costa { $cost } punti; il limite è { $limit }.
squads-flaw-factions = { $pilot } vola per un’altra fazione.
squads-flaw-upgrade-faction = { $upgrade } è per un’altra fazione, non per { $pilot }.
squads-flaw-ship-type = { $upgrade } è per un altro tipo di nave, non per { $ship } ({ $pilot }).
squads-flaw-ship-size = { $upgrade } è per navi di un’altra grandezza, non per { $ship } ({ $pilot }).
squads-flaw-asks = { $upgrade } su { $pilot } richiede: { $what }.
squads-flaw-slot = { $pilot } non ha uno spazio libero per { $upgrade } ({ $slot }).
squads-flaw-modifications = Nessuno spazio per la modifica { $upgrade } su { $pilot } (al massimo { $most }).
squads-flaw-titles = Nessuno spazio per il titolo { $upgrade } su { $pilot } (al massimo { $most }).
squads-flaw-limited = { $pilot } può portare { $upgrade } una volta sola.
squads-flaw-unique = { $name } è una carta unica e c’è due volte.
squads-flaw-too-many = { $upgrade }, quante volte: { $count }; una squadriglia può averne { $most }.
squads-of-ship = Nave { $number }: { $reason }
squads-unread-empty = Una squadriglia vuota. Scrivi piloti e migliorie così: poedameron+bb8, bluesquadronnovice.
squads-unread-no-pilot = La nave { $number } non ha un pilota. Scrivi piloti e migliorie così: poedameron+bb8, bluesquadronnovice.
squads-unread-long = Il testo è troppo lungo, byte: { $count }; una squadriglia può averne { $most }.
squads-unread-ships = Troppe navi: { $count }; se ne leggono al massimo { $most }.
squads-unread-json = Questo non è JSON: non va la riga { $line }, carattere { $column }.
squads-unread-at = In “{ $path }”: { $what }
squads-unread-whole = Nella lista della squadriglia: { $what }
squads-unread-expected = qui ci vuole { $wanted }, non { $found }.
squads-unread-no-pilots = manca “pilots”.
squads-unread-no-name = un pilota non ha né “id” né “name”.
squads-unread-faction = “{ $word }” non è una fazione; ci sono rebel, imperial e scum.
squads-unread-other-faction = “{ $pilot }” non vola per “{ $faction }”.
squads-unread-ship = nessun tipo di nave si scrive “{ $word }”.
squads-unread-other-ship = “{ $pilot }” non vola su “{ $ship }”.
squads-unread-slot = nessuno spazio per migliorie si scrive così.
squads-shape-null = niente
squads-shape-truth = vero o falso
squads-shape-number = un numero
squads-shape-text = un testo
squads-shape-list = una lista
squads-shape-object = un oggetto
squads-collection = La mia collezione
squads-only-owned = possedute
squads-own-lead = Conta le tue scatole, poi ciò che hai oltre a esse. Togli le carte che mancano dalla loro scatola.
squads-own-kinds = Che cosa contare
squads-own-boxes = Scatole
squads-own-ships = Navi
squads-own-pilots = Piloti
squads-own-upgrades = Migliorie
squads-own-find = Scatola o carta
squads-own-sums = Possiedi: navi { $ships }, carte pilota { $pilots }, carte miglioria { $upgrades }
squads-own-one-more = Una in più: { $card }
squads-own-fewer = Una in meno: { $card }
squads-own-singles = nelle scatole { $boxes }, singole { $singles }
squads-own-more =
    { $count ->
        [one] Ancora { $count }. Scrivi per trovarla.
       *[other] Ancora { $count }. Scrivi per trovarle.
    }
squads-own-failed = Impossibile caricare il contenuto delle scatole. Riapri quando sei in linea.
squads-own-lacking = non possiedi: { $cards }
squads-flight = Volo di prova
squads-flight-lead = I bot volano con questo squadrone { $count } volte contro un altro, scambiando i lati una volta su due. Dopo { $rounds } round decidono i punti distrutti. Lo stesso seme dà le stesse battaglie.
squads-flight-against = Contro
squads-flight-itself = Questo stesso squadrone
squads-flight-level = Li guida entrambi
squads-flight-seed = Seme
squads-flight-start = Vola
squads-flight-stop = Ferma
squads-flight-done = Battaglie: { $done } di { $all }
squads-flight-failed = Il volo di prova si è interrotto. Riprova, o con un altro squadrone.
squads-flight-won = Vinte { $count }
squads-flight-draw = Pari { $count }
squads-flight-lost = Perse { $count }
squads-flight-share = { $share } % di vittorie; con il 95 % di certezza dal { $low } al { $high } %.
squads-flight-points = Punti distrutti, in media
squads-flight-own = Da questo squadrone
squads-flight-other = Dall’altro
squads-flight-line = Round { $round }: questo squadrone { $own }, l’altro { $other }
squads-flight-all = Tutte le battaglie
squads-flight-battle = Battaglia
squads-flight-result = Esito
squads-flight-rounds = Round
squads-flight-end-won = vinta
squads-flight-end-draw = pari
squads-flight-end-lost = persa
