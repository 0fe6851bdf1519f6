# Play over the network.

online-no-room = Camera aceasta nu există (sau nu mai există).
online-to-lobby = La camere
online-joining = Deschidem ușa…
online-lost = Conexiunea s-a întrerupt. Încercăm din nou…
online-try-now = Încearcă acum
online-room = Camera voastră
online-seats = Cine joacă?
online-change = Mai multe opțiuni
online-guest = Pilot
online-full = Toate locurile sunt ocupate. Poți să privești!
online-pick-seat = Scrie-ți numele și alege un loc.
online-ready = Toată lumea e aici. Poți începe!
online-host-starts = Toată lumea e aici. Jocul începe imediat.
online-seat = Locul { $number }
online-a-bot = Adaugă un bot…
online-add-bot = Adaugă un bot: { $bot }
online-free = Loc liber
online-your-name = Numele tău
online-sit = Mă așez aici
online-move-here = Mă mut aici
online-no-bot = Scoate botul
online-you = tu
online-stand-up = Mă ridic
online-away = fără conexiune
online-bot-plays = deocamdată joacă un bot
online-copy = Copiază linkul
online-copied = Copiat!
online-send = Trimite linkul
online-link = Linkul camerei
online-qr = Linkul ca un cod QR
online-invite = Trimite linkul celorlalți sau lasă-i să scaneze imaginea cu telefonul.
online-no-clock = Fără ceas
online-time = Cât se poate gândi fiecare?
online-time-note = Nimeni nu pierde din cauza ceasului: când timpul s-a terminat, ajută un bot.
online-public = Oricine poate găsi camera aceasta
online-rooms = Camere deschise
online-asking = Căutăm camere…
online-unreachable = Serverul nu răspunde. Există rețea? Poți juca oricând singur sau pe acest ecran.
online-no-rooms = Acum nu e nicio cameră deschisă. Deschide tu una!
online-nobody-yet = Încă nimeni
online-playing = se joacă
online-join = Intră
online-watch = Privește
online-too-many = Serverul nu mai primește camere acum. Încearcă din nou peste un minut.
online-new-room = Deschide o cameră
online-open = Deschid camera!
online-watching = Privești jocul.
online-rematch-wanted = Încă un joc? Vor: { $players }.
online-rematch-later = Încă nu: { $players }.
online-shuffling = Amestecăm împreună, așteptăm: { $players }…
online-broken-off = Jocul nu a început, fiindcă la amestecare nu a răspuns: { $players }. Începe din nou sau pune acolo un bot.
online-rules-changed = Între timp s-au schimbat regulile și acest joc nu mai poate continua. Ce s-a jucat rămâne păstrat și poate începe alt joc.
online-replay = Privește din nou și verifică amestecarea
online-time-left = Timp rămas: { $time }
online-limit-left = Timpul expiră în { $time }
online-limit-over = timpul a expirat
online-return = M-am întors!
online-stand-in = Să joace un bot
online-chat = Spune ceva
online-phrase-hello = Salut!
online-phrase-good-luck = Mult noroc!
online-phrase-well-played = Bine jucat!
online-phrase-thanks = Mulțumesc!
online-phrase-sorry = Îmi pare rău!
online-phrase-wow = Uau!
online-phrase-oh-no = O, nu!
online-phrase-phew = Ce ușurare!
online-phrase-haha = Ha, ha!
online-phrase-take-your-time = Nu te grăbi.
online-phrase-back-soon = Mă întorc imediat.
online-phrase-one-more = Încă un joc?
online-phrase-goodbye = La revedere!
online-since = De la ultima ta mutare
online-since-read = Am înțeles!
online-no-stay = Nu, rămân
online-leave-sure = Ieși din joc? Un bot va juca în locul tău și te poți întoarce.
online-concede-sure = Te dai bătut? Atunci câștigă ceilalți.
online-concede = Mă dau bătut
online-more = Mai multe
online-offer-draw = Propune remiză
online-orders = Nu mă întreba de …
online-asks-back = { $player } ar vrea să ia înapoi ultima mutare. Ești de acord?
online-asks-draw = { $player } propune remiză. N-ar câștiga nimeni. Vrei asta?
online-asked-back = Ai cerut să iei mutarea înapoi. Ceilalți hotărăsc.
online-asked-draw = Ai propus remiză. Ceilalți hotărăsc.
online-pause = Ia o pauză
online-asks-pause = { $player } ar vrea o pauză. Jocul așteaptă cât vreți. Ești de acord?
online-asked-pause = Ai cerut o pauză. Începe când sunt toți de acord.
online-paused = Pauză. Nimeni nu mută, timpul nu trece; jocul se păstrează, chiar până în altă zi.
online-go-on = Continuă
online-asks-go-on = { $player } ar vrea să continue. Gata?
online-asked-go-on = Aștepți să continuați. Jocul pornește când sunt gata toți.
online-not-yet = Încă nu
online-never-mind = Las-o așa
online-yes = Da
online-no = Nu
online-watchers =
    { $count ->
        [one] Privește { $count } persoană.
        [few] Privesc { $count } persoane.
       *[other] Privesc { $count } de persoane.
    }
online-fill =
    { $count ->
        [one] { $count } loc e liber. Așteaptă pe cineva sau pune acolo un bot.
        [few] { $count } locuri sunt libere. Așteaptă-i pe ceilalți sau pune acolo boți.
       *[other] { $count } de locuri sunt libere. Așteaptă-i pe ceilalți sau pune acolo boți.
    }
online-waiting =
    { $count ->
        [one] Încă { $count } loc liber…
        [few] Încă { $count } locuri libere…
       *[other] Încă { $count } de locuri libere…
    }
online-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
online-free-seats =
    { $count ->
        [0] complet
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
online-leave-room = Ieși din cameră
online-window = Cât timp se poate spune „Stai, am o carte!”?
online-window-usual = Obișnuit, 3 secunde
online-window-family = În familie, 6 secunde
online-only-here = Această adresă merge doar pe acest calculator. Pornește Holotable cu --lan și pot intra și telefoanele.
