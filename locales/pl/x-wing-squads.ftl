# X-Wing: budowanie eskadr.

squads-title = Eskadry
squads-lead = Zbuduj eskadrę z wszystkich kart pierwszej edycji.
squads-name = Nazwa eskadry
squads-unnamed = Nowa eskadra
squads-library = Karty
squads-faction = Frakcja
squads-faction-rebel = Rebelianci
squads-faction-imperial = Imperium
squads-faction-scum = Szumowiny
squads-find = Statek, pilot lub karta
squads-only-legal = pasuje
squads-most = Najwyżej
squads-any-points = dowolne punkty
squads-with-slot = Z miejscem na
squads-any-slot = dowolne
squads-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
squads-pilots-of-ship =
    { $count ->
        [one] { $count } pilot, { $from } pkt
        [few] { $count } piloci, { $from }–{ $to } pkt
       *[other] { $count } pilotów, { $from }–{ $to } pkt
    }
squads-nothing-found = Nie ma takiej karty. Spróbuj mniej słów lub innego filtra.
squads-add = Dodaj: { $card }, punkty: { $points }
squads-in-squad = w eskadrze
squads-upgrades-for = { $slot }: { $pilot }
squads-back = Z powrotem do statków
squads-fit = Daj kartę { $card }: { $pilot }, punkty: { $points }
squads-take-off = Zdejmij { $card }: { $pilot }
squads-turn = Odwróć { $card }
squads-free-place = Wolne miejsce, { $pilot }: { $slot }
squads-show = Pokaż: { $card }
squads-squad = Eskadra
squads-of-limit = z { $limit } pkt
squads-limit = Punkty do wydania
squads-legal = Zgodna z zasadami
squads-not-legal =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }
squads-left =
    { $points ->
        [one] został { $points } punkt
        [few] zostały { $points } punkty
       *[other] zostało { $points } punktów
    }
squads-ships =
    { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[other] { $count } statków
    }
squads-reasons = Co jest nie tak
squads-empty = Nie ma jeszcze statku. Wybierz pilota z kart albo zdaj się na los.
squads-open-library = Wybierz statki
squads-surprise = Zaskocz mnie
squads-import = Wczytaj
squads-export = Zapisz jako
squads-print = Drukuj
squads-saved = Moje eskadry
squads-new = Nowa eskadra
squads-save = Zachowaj w przeglądarce
squads-kept = Zachowano. Znajdziesz ją w „Moje eskadry”.
squads-none-saved = W tej przeglądarce nie ma jeszcze zachowanej eskadry.
squads-open = Otwórz
squads-delete = Usuń: { $name }
squads-fly = Leć tą eskadrą
squads-import-lead = Wklej listę (XWS), tekst w rodzaju „Poe Dameron + BB-8, Blue Ace” albo link.
squads-import-text = Lista eskadry lub tekst
squads-import-take = Przejmij
squads-import-bad = Nie udało się odczytać: { $reason }
squads-export-line = Jako wiersz tekstu
squads-export-xws = Jako lista eskadry (XWS)
squads-export-link = Jako link
squads-copy = Kopiuj
squads-copied = Skopiowano
squads-download = Pobierz
squads-detail = Karta
squads-skill = { $ship }, umiejętność pilota { $skill }
squads-no-text = Bez własnej zdolności.
squads-unique = unikatowa
squads-attack = atak
squads-agility = zwrotność
squads-hull = kadłub
squads-shields = osłony
squads-actions = Akcje
squads-slots = Rozwinięcia
squads-dial = Wskaźnik manewrów
squads-dial-speed = prędkość
squads-dial-green = zielony
squads-dial-white = biały
squads-dial-red = czerwony
squads-chart = Uszkodzenia przy zwrotności { $agility }
squads-chart-focus = skupienie
squads-chart-plain = bez żetonu
squads-chart-range = Zasięg { $range }
squads-chart-words = Zasięg { $range }: { $focus } ze skupieniem, { $plain } bez
squads-chart-agility = Przeciw zwrotności
squads-swap = Zmień pilota
squads-swap-lead = Wybierz, kto poleci zamiast: { $pilot }.
squads-swap-to = Niech poleci { $card }
squads-copy-ship = Jeszcze jeden
squads-take-out = Usuń
squads-sum-attack = Kości ataku
squads-sum-strength = Kadłub i osłony
squads-sum-skill = Umiejętność pilota
squads-sum-damage = Uszkodzenia na rundę, zasięg 2
squads-sum-points = Punkty
squads-close = Zamknij
squads-whom = Dla
squads-slot-elite = Elita
squads-slot-astromech = Droid astromech
squads-slot-torpedo = Torpedy
squads-slot-missile = Rakiety
squads-slot-cannon = Działo
squads-slot-turret = Wieżyczka
squads-slot-bomb = Bomba
squads-slot-crew = Załoga
squads-slot-system = System
squads-slot-salvaged-astromech = Astromech z odzysku
squads-slot-title = Tytuł
squads-slot-modification = Modyfikacja
squads-slot-illicit = Nielegalna
squads-slot-cargo = Ładunek
squads-slot-hardpoint = Zaczep
squads-slot-team = Drużyna
squads-slot-tech = Technika
squads-action-focus = skupienie
squads-action-evade = unik
squads-action-target-lock = namierzanie celu
squads-action-barrel-roll = beczka
squads-action-boost = dopalacz
squads-action-cloak = maskowanie
squads-action-slam = SLAM
squads-action-rotate-arc = obrót pola rażenia
squads-action-reinforce = wzmocnienie
squads-action-coordinate = koordynacja
squads-action-reload = przeładowanie
squads-action-jam = zakłócanie
squads-only-factions = tylko { $factions }
squads-only-beside = { $factions } lub gdy { $name } jest w eskadrze
squads-only-small = małe statki
squads-only-large = duże statki
squads-only-ships = tylko { $ships }
squads-only-skill = umiejętność pilota { $skill } lub więcej
squads-only-agility = zwrotność { $agility } lub mniej
squads-only-hull = kadłub { $hull } lub mniej
squads-only-shields = osłony dokładnie { $shields }
squads-only-action = akcja na pasku: { $action }
squads-only-slots = miejsca: { $slots }
squads-only-without = bez własnego miejsca: { $slot }
squads-only-different = żadnych dwóch takich samych: { $slot }
squads-only-up-to = { $slot } najwyżej za { $points } pkt
squads-only-slot-unique = tylko karty unikatowe: { $slot }
squads-only-carries = wymaga karty { $card }
squads-flaw-empty = Eskadra potrzebuje co najmniej jednego statku.
squads-flaw-pilot = „{ $word }” to nieznany pilot.
squads-flaw-which-pilot = „{ $word }” może oznaczać kilku pilotów; napisz: { $names }.
squads-flaw-not-for-squads = { $pilot } wchodzi do gry tylko przez inną kartę.
squads-flaw-huge = { $card }: karta dla wielkich statków, którymi się tu nie lata.
squads-flaw-upgrade = „{ $word }” to nieznane rozwinięcie.
squads-flaw-upgrades = Rozwinięcia: { $count }. To za dużo na jeden statek.
squads-flaw-cost = Eskadra kosztuje { $cost } pkt; limit to { $limit }.
squads-flaw-factions = { $pilot } lata dla innej frakcji.
squads-flaw-upgrade-faction = { $upgrade }: karta innej frakcji niż { $pilot }.
squads-flaw-ship-type = { $upgrade }: dla innego typu statku niż { $ship } ({ $pilot }).
squads-flaw-ship-size = { $upgrade }: dla statku innej wielkości niż { $ship } ({ $pilot }).
squads-flaw-asks = { $upgrade } ({ $pilot }) wymaga: { $what }.
squads-flaw-slot = { $pilot }: brak wolnego miejsca na { $upgrade } ({ $slot }).
squads-flaw-modifications = Brak miejsca na modyfikację { $upgrade }: { $pilot } (najwyżej { $most }).
squads-flaw-titles = Brak miejsca na tytuł { $upgrade }: { $pilot } (najwyżej { $most }).
squads-flaw-limited = { $pilot } może mieć { $upgrade } tylko raz.
squads-flaw-unique = { $name }: karta unikatowa, a jest dwa razy.
squads-flaw-too-many = { $upgrade }: { $count } razy; w eskadrze może być { $most }.
squads-of-ship = Statek { $number }: { $reason }
squads-unread-empty = Pusta eskadra. Napisz pilotów i rozwinięcia w ten sposób: poedameron+bb8, bluesquadronnovice.
squads-unread-no-pilot = Statek { $number } nie ma pilota. Napisz pilotów i rozwinięcia w ten sposób: poedameron+bb8, bluesquadronnovice.
squads-unread-long = Tekst jest za długi, bajtów: { $count }; eskadra może mieć najwyżej { $most }.
squads-unread-ships = Za dużo statków: { $count }; wczytuje się najwyżej { $most }.
squads-unread-json = To nie jest JSON: nie zgadza się wiersz { $line }, znak { $column }.
squads-unread-at = W miejscu „{ $path }”: { $what }
squads-unread-whole = Na liście eskadry: { $what }
squads-unread-expected = powinno tu być: { $wanted }, a jest: { $found }.
squads-unread-no-pilots = brakuje „pilots”.
squads-unread-no-name = pilot nie ma ani „id”, ani „name”.
squads-unread-faction = „{ $word }” to nie frakcja; są rebel, imperial i scum.
squads-unread-other-faction = „{ $pilot }” nie lata dla frakcji „{ $faction }”.
squads-unread-ship = żaden typ statku nie nazywa się „{ $word }”.
squads-unread-other-ship = „{ $pilot }” nie lata statkiem „{ $ship }”.
squads-unread-slot = nie ma takiego miejsca na rozwinięcia.
squads-shape-null = nic
squads-shape-truth = prawda albo fałsz
squads-shape-number = liczba
squads-shape-text = tekst
squads-shape-list = lista
squads-shape-object = obiekt
squads-collection = Moja kolekcja
squads-only-owned = posiadane
squads-own-lead = Policz swoje pudełka, a potem to, co masz poza nimi. Kartę, której brakuje w pudełku, odejmij.
squads-own-kinds = Co policzyć
squads-own-boxes = Pudełka
squads-own-ships = Statki
squads-own-pilots = Piloci
squads-own-upgrades = Rozwinięcia
squads-own-find = Pudełko albo karta
squads-own-sums = Masz: statki { $ships }, karty pilotów { $pilots }, karty rozwinięć { $upgrades }
squads-own-one-more = O jedną więcej: { $card }
squads-own-fewer = O jedną mniej: { $card }
squads-own-singles = w pudełkach { $boxes }, pojedynczo { $singles }
squads-own-more =
    { $count ->
        [one] Jeszcze { $count }. Wpisz nazwę, aby ją znaleźć.
        [few] Jeszcze { $count }. Wpisz nazwę, aby je znaleźć.
       *[other] Jeszcze { $count }. Wpisz nazwę, aby je znaleźć.
    }
squads-own-failed = Nie udało się wczytać zawartości pudełek. Otwórz to ponownie, gdy będzie połączenie.
squads-own-lacking = nie masz: { $cards }
squads-flight = Lot próbny
squads-flight-lead = Boty rozegrają tą eskadrą { $count } bitew z inną, co drugą z zamianą stron. Po { $rounds } rundach decydują zniszczone punkty. To samo ziarno daje te same bitwy.
squads-flight-against = Przeciw
squads-flight-itself = Ta sama eskadra
squads-flight-level = Obie prowadzi
squads-flight-seed = Ziarno
squads-flight-start = Leć
squads-flight-stop = Przerwij
squads-flight-done = Bitwy: { $done } z { $all }
squads-flight-failed = Lot próbny został przerwany. Spróbuj ponownie albo z inną eskadrą.
squads-flight-won = Wygrane { $count }
squads-flight-draw = Remisy { $count }
squads-flight-lost = Przegrane { $count }
squads-flight-share = { $share } % wygranych; z pewnością 95 % od { $low } do { $high } %.
squads-flight-points = Zniszczone punkty, średnio
squads-flight-own = Przez tę eskadrę
squads-flight-other = Przez drugą
squads-flight-line = Runda { $round }: ta eskadra { $own }, druga { $other }
squads-flight-all = Wszystkie bitwy
squads-flight-battle = Bitwa
squads-flight-result = Wynik
squads-flight-rounds = Rundy
squads-flight-end-won = wygrana
squads-flight-end-draw = remis
squads-flight-end-lost = przegrana
