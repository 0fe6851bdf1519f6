# X-Wing: construirea escadrilelor.

squads-title = Escadrile
squads-lead = Construiește o escadrilă din toate cărțile primei ediții.
squads-name = Numele escadrilei
squads-unnamed = Escadrilă nouă
squads-library = Cărți
squads-faction = Facțiune
squads-faction-rebel = Rebeli
squads-faction-imperial = Imperiu
squads-faction-scum = Interlopi
squads-find = Navă, pilot sau carte
squads-only-legal = se potrivesc
squads-most = Cel mult
squads-any-points = orice puncte
squads-with-slot = Cu loc pentru
squads-any-slot = orice
squads-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
squads-pilots-of-ship =
    { $count ->
        [one] { $count } pilot, { $from } puncte
        [few] { $count } piloți, { $from }–{ $to } puncte
       *[other] { $count } de piloți, { $from }–{ $to } puncte
    }
squads-nothing-found = Nicio carte nu e așa. Încearcă mai puține cuvinte sau alt filtru.
squads-add = Adaugă { $card }, puncte: { $points }
squads-in-squad = în escadrilă
squads-upgrades-for = { $slot } pentru { $pilot }
squads-back = Înapoi la nave
squads-fit = Pune { $card } pe { $pilot }, puncte: { $points }
squads-take-off = Scoate { $card } de pe { $pilot }
squads-turn = Întoarce { $card }
squads-free-place = Loc liber pentru { $pilot }: { $slot }
squads-show = Arată { $card }
squads-squad = Escadrila
squads-of-limit = din { $limit } puncte
squads-limit = Puncte de cheltuit
squads-legal = Legală
squads-not-legal =
    { $count ->
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
squads-left =
    { $points ->
        [one] mai e { $points } punct
        [few] mai sunt { $points } puncte
       *[other] mai sunt { $points } de puncte
    }
squads-ships =
    { $count ->
        [one] { $count } navă
        [few] { $count } nave
       *[other] { $count } de nave
    }
squads-reasons = Ce nu e în regulă
squads-empty = Nicio navă încă. Alege un pilot din cărți sau lasă pe seama întâmplării.
squads-open-library = Alege navele
squads-surprise = Surprinde-mă
squads-import = Importă
squads-export = Exportă
squads-print = Tipărește
squads-saved = Escadrilele mele
squads-new = Escadrilă nouă
squads-save = Păstrează în browser
squads-kept = Păstrată. O găsești la „Escadrilele mele”.
squads-none-saved = Nicio escadrilă nu e păstrată încă în acest browser.
squads-open = Deschide
squads-delete = Șterge { $name }
squads-fly = Zboară cu această escadrilă
squads-import-lead = Lipește o listă (XWS), un text precum „Poe Dameron + BB-8, Blue Ace” sau un link.
squads-import-text = Listă sau text
squads-import-take = Preia
squads-import-bad = Nu s-a putut citi: { $reason }
squads-export-line = Ca rând de text
squads-export-xws = Ca listă (XWS)
squads-export-link = Ca link
squads-copy = Copiază
squads-copied = Copiat
squads-download = Descarcă
squads-detail = Cartea
squads-skill = { $ship }, îndemânarea pilotului { $skill }
squads-no-text = Fără abilitate proprie.
squads-unique = unică
squads-attack = atac
squads-agility = agilitate
squads-hull = fuzelaj
squads-shields = scuturi
squads-actions = Acțiuni
squads-slots = Locuri
squads-dial = Cadranul
squads-dial-speed = viteză
squads-dial-green = verde
squads-dial-white = alb
squads-dial-red = roșu
squads-chart = Avarii la agilitate { $agility }
squads-chart-focus = concentrare
squads-chart-plain = fără jeton
squads-chart-range = Distanța { $range }
squads-chart-words = Distanța { $range }: { $focus } cu concentrare, { $plain } fără
squads-chart-agility = Contra agilității
squads-swap = Schimbă pilotul
squads-swap-lead = Alege cine zboară în loc de { $pilot }.
squads-swap-to = Să zboare { $card }
squads-copy-ship = Încă una
squads-take-out = Scoate
squads-sum-attack = Zaruri de atac
squads-sum-strength = Fuzelaj și scuturi
squads-sum-skill = Îndemânarea pilotului
squads-sum-damage = Avarii pe rundă, distanța 2
squads-sum-points = Puncte
squads-close = Închide
squads-whom = Pentru
squads-slot-elite = Elită
squads-slot-astromech = Droid astromech
squads-slot-torpedo = Torpile
squads-slot-missile = Rachete
squads-slot-cannon = Tun
squads-slot-turret = Turelă
squads-slot-bomb = Bombe
squads-slot-crew = Echipaj
squads-slot-system = Sistem
squads-slot-salvaged-astromech = Astromech recuperat
squads-slot-title = Titlu
squads-slot-modification = Modificare
squads-slot-illicit = Ilicit
squads-slot-cargo = Încărcătură
squads-slot-hardpoint = Post de armă
squads-slot-team = Echipă
squads-slot-tech = Tehnologie
squads-action-focus = concentrare
squads-action-evade = eschivă
squads-action-target-lock = țintire
squads-action-barrel-roll = tonou
squads-action-boost = accelerare
squads-action-cloak = camuflaj
squads-action-slam = SLAM
squads-action-rotate-arc = rotirea arcului
squads-action-reinforce = întărire
squads-action-coordinate = coordonare
squads-action-reload = reîncărcare
squads-action-jam = bruiaj
squads-only-factions = numai { $factions }
squads-only-beside = { $factions } sau cu { $name } în escadrilă
squads-only-small = nave mici
squads-only-large = nave mari
squads-only-ships = numai { $ships }
squads-only-skill = îndemânarea pilotului { $skill } sau mai mult
squads-only-agility = agilitate { $agility } sau mai puțin
squads-only-hull = fuzelaj { $hull } sau mai puțin
squads-only-shields = scuturi exact { $shields }
squads-only-action = { $action } pe bara de acțiuni
squads-only-slots = locuri: { $slots }
squads-only-without = fără loc propriu: { $slot }
squads-only-different = niciodată două la fel: { $slot }
squads-only-up-to = { $slot } de cel mult { $points } puncte
squads-only-slot-unique = numai cărți unice: { $slot }
squads-only-carries = poartă { $card }
squads-flaw-empty = O escadrilă are nevoie de cel puțin o navă.
squads-flaw-pilot = „{ $word }” nu e un pilot cunoscut.
squads-flaw-which-pilot = „{ $word }” poate fi mai mulți piloți; scrie { $names }.
squads-flaw-not-for-squads = { $pilot } intră în joc numai prin altă carte.
squads-flaw-huge = { $card } e pentru nave uriașe, care nu zboară aici.
squads-flaw-upgrade = „{ $word }” nu e o îmbunătățire cunoscută.
squads-flaw-upgrades = Îmbunătățiri: { $count }. Sunt prea multe pentru o navă.
squads-flaw-cost = Escadrila costă { $cost } puncte; limita e { $limit }.
squads-flaw-factions = { $pilot } zboară pentru altă facțiune.
squads-flaw-upgrade-faction = { $upgrade } e pentru altă facțiune decât { $pilot }.
squads-flaw-ship-type = { $upgrade } e pentru alt tip de navă decât { $ship } ({ $pilot }).
squads-flaw-ship-size = { $upgrade } e pentru nave de altă mărime decât { $ship } ({ $pilot }).
squads-flaw-asks = { $upgrade } pe { $pilot } cere: { $what }.
squads-flaw-slot = { $pilot } nu are loc liber pentru { $upgrade } ({ $slot }).
squads-flaw-modifications = Nu e loc pentru modificarea { $upgrade } pe { $pilot } (cel mult { $most }).
squads-flaw-titles = Nu e loc pentru titlul { $upgrade } pe { $pilot } (cel mult { $most }).
squads-flaw-limited = { $pilot } poate purta { $upgrade } o singură dată.
squads-flaw-unique = { $name } e o carte unică și apare de două ori.
squads-flaw-too-many = { $upgrade }, de câte ori: { $count }; o escadrilă poate avea { $most }.
squads-of-ship = Nava { $number }: { $reason }
squads-unread-empty = O escadrilă goală. Scrie piloții și îmbunătățirile așa: poedameron+bb8, bluesquadronnovice.
squads-unread-no-pilot = Nava { $number } nu are pilot. Scrie piloții și îmbunătățirile așa: poedameron+bb8, bluesquadronnovice.
squads-unread-long = Textul e prea lung, octeți: { $count }; o escadrilă poate avea cel mult { $most }.
squads-unread-ships = Prea multe nave: { $count }; se citesc cel mult { $most }.
squads-unread-json = Acesta nu e JSON: e greșit rândul { $line }, semnul { $column }.
squads-unread-at = La „{ $path }”: { $what }
squads-unread-whole = În lista escadrilei: { $what }
squads-unread-expected = aici trebuie { $wanted }, nu { $found }.
squads-unread-no-pilots = lipsește „pilots”.
squads-unread-no-name = un pilot nu are nici „id”, nici „name”.
squads-unread-faction = „{ $word }” nu e o facțiune; există rebel, imperial și scum.
squads-unread-other-faction = „{ $pilot }” nu zboară pentru „{ $faction }”.
squads-unread-ship = niciun tip de navă nu se scrie „{ $word }”.
squads-unread-other-ship = „{ $pilot }” nu zboară pe „{ $ship }”.
squads-unread-slot = niciun loc pentru îmbunătățiri nu se scrie așa.
squads-shape-null = nimic
squads-shape-truth = adevărat sau fals
squads-shape-number = un număr
squads-shape-text = un text
squads-shape-list = o listă
squads-shape-object = un obiect
squads-collection = Colecția mea
squads-only-owned = deținute
squads-own-lead = Numără-ți cutiile, apoi ce ai pe lângă ele. Scade cărțile care lipsesc din cutia lor.
squads-own-kinds = Ce se numără
squads-own-boxes = Cutii
squads-own-ships = Nave
squads-own-pilots = Piloți
squads-own-upgrades = Îmbunătățiri
squads-own-find = Cutie sau carte
squads-own-sums = Ai: nave { $ships }, cărți de pilot { $pilots }, cărți de îmbunătățire { $upgrades }
squads-own-one-more = Încă una: { $card }
squads-own-fewer = Una mai puțin: { $card }
squads-own-singles = în cutii { $boxes }, separat { $singles }
squads-own-more =
    { $count ->
        [one] Încă { $count }. Scrie ca să o găsești.
        [few] Încă { $count }. Scrie ca să le găsești.
       *[other] Încă { $count }. Scrie ca să le găsești.
    }
squads-own-failed = Conținutul cutiilor nu a putut fi încărcat. Deschide din nou când ai conexiune.
squads-own-lacking = nu ai: { $cards }
squads-flight = Zbor de probă
squads-flight-lead = Boții zboară cu această escadrilă de { $count } ori împotriva alteia, schimbând taberele o dată la două. După { $rounds } runde decid punctele distruse. Aceeași sămânță dă aceleași bătălii.
squads-flight-against = Împotriva
squads-flight-itself = Aceeași escadrilă
squads-flight-level = Pe amândouă le conduce
squads-flight-seed = Sămânță
squads-flight-start = Zboară
squads-flight-stop = Oprește
squads-flight-done = Bătălii: { $done } din { $all }
squads-flight-failed = Zborul de probă s-a întrerupt. Încearcă din nou sau cu altă escadrilă.
squads-flight-won = Câștigate { $count }
squads-flight-draw = Remize { $count }
squads-flight-lost = Pierdute { $count }
squads-flight-share = { $share } % câștigate; cu 95 % certitudine între { $low } și { $high } %.
squads-flight-points = Puncte distruse, în medie
squads-flight-own = De această escadrilă
squads-flight-other = De cealaltă
squads-flight-line = Runda { $round }: această escadrilă { $own }, cealaltă { $other }
squads-flight-all = Toate bătăliile
squads-flight-battle = Bătălia
squads-flight-result = Rezultat
squads-flight-rounds = Runde
squads-flight-end-won = câștigată
squads-flight-end-draw = remiză
squads-flight-end-lost = pierdută
