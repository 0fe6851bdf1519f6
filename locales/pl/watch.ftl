# Nagrane gry: do oglądania i do sprawdzania.

watch-again = Obejrzyj jeszcze raz
watch-title = Powtórka
watch-choose = Którą grę chcesz obejrzeć?
watch-file = Plik
watch-last = Ostatnia gra na tym ekranie
watch-other = Inna gra
watch-fetching = Gra już leci…
watch-not-found = Nie ma tu takiej gry albo jeszcze trwa.

watch-moment = { $number } z { $count }
watch-back = Krok wstecz
watch-forward = Krok naprzód
watch-play = Odtwórz
watch-pause = Pauza
watch-speed = Szybkość
watch-eyes = Kto patrzy?
watch-all = Ktoś, kto widzi wszystkie karty
watch-spectator = Widz
watch-taken-back = To zostało cofnięte.
watch-hand = Karty: { $player }

watch-true =
    { $count ->
        [one] Sprawdzony { $count } krok: wszystko zgadza się z zasadami. Nikt tej gry nie zmienił.
        [few] Sprawdzone { $count } kroki: wszystko zgadza się z zasadami. Nikt tej gry nie zmienił.
        [many] Sprawdzonych { $count } kroków: wszystko zgadza się z zasadami. Nikt tej gry nie zmienił.
       *[other] Sprawdzone { $count } kroku: wszystko zgadza się z zasadami. Nikt tej gry nie zmienił.
    }
watch-until-there = Do tego miejsca można ją obejrzeć.
watch-details = Szczegóły

watch-empty = Ten plik jest pusty.
watch-no-record = Ten plik nie jest powtórką gry.
watch-newer = Tę grę nagrał nowszy Holotable. Zaktualizuj ten program.
watch-other-game = To powtórka innej gry.
watch-unreadable = Nie da się odczytać linii { $line } pliku.
watch-cut-off = Plik urywa się w linii { $line }. Reszta gry przepadła.
watch-out-of-order = W linii { $line } brakuje kroku, jest on podwójny albo stoi w złym miejscu.
watch-after-the-end = W linii { $line } jest coś po końcu gry.
watch-no-end = Brakuje ostatniej linii pliku (linia { $line }), więc nie wiadomo, jak gra się skończyła.
watch-set-up = Linia 1 pliku opisuje grę, w którą nie da się zagrać.
watch-notes = Ktoś zmienił imiona albo notatki w linii 1.
watch-start = Ktoś zmienił początek gry w linii 1.
watch-refused = Linia { $line } jest niezgodna z zasadami: ktoś ją zmienił.
watch-edited = Ktoś zmienił linię { $line } albo którąś przed nią: nie pasuje do tego, co było wcześniej.
watch-outcome = Plik podaje innego zwycięzcę, niż wynika z gry.
watch-end = Ktoś zmienił ostatni wiersz pliku albo usunął kroki przed nim.
watch-otherwise = Od wiersza { $line } gra przebiega inaczej, niż ją zapisano: od tego czasu zmieniły się zasady.
watch-older = Rozegrano ją ponownie i kończy się tak, jak zapisano. Nagranie pochodzi ze starszego Holotable, więc nie da się już sprawdzić, czy ktoś je zmienił.

watch-fair-title = Czy karty rozdano uczciwie?
watch-fair-yes =
    { $count ->
        [one] Tak! Przed chwilą powtórzono { $count } losowanie z tej gry i wyszło to samo.
        [few] Tak! Przed chwilą powtórzono { $count } losowania z tej gry i za każdym razem wyszło to samo.
        [many] Tak! Przed chwilą powtórzono { $count } losowań z tej gry i za każdym razem wyszło to samo.
       *[other] Tak! Przed chwilą powtórzono { $count } losowania z tej gry i za każdym razem wyszło to samo.
    }
watch-fair-how = Przed grą serwer pokazał pieczęć swojego sekretu. Potem każdy zapieczętował własne liczby, i dopiero gdy wszystkie były zapieczętowane, odkryto je. Karty wynikają ze wszystkich, więc nikt nie mógł wybrać ich sam.
watch-fair-commitment = Nie! Sekret nie pasuje do pieczęci pokazanej przed grą.
watch-fair-seats = Nie! Dowód jest dla innej liczby graczy.
watch-fair-draw = Nie! Losowanie w kroku { $entry } nie wynika z sekretu i liczb graczy.
watch-fair-unsealed = Nie! Liczby gracza { $player } nie są tymi, które wcześniej zapieczętowano.
watch-fair-seal = Pieczęć
watch-fair-secret = Sekret
watch-fair-value = Liczby: { $player }
watch-fair-nothing = brak
watch-fair-same-seal = To ta sama pieczęć, którą pokazano tu przed grą.
watch-fair-same-both = To ta sama pieczęć, którą pokazano tu przed grą, a twoje liczby też się liczą.
watch-fair-other-seal = Nie! Przed grą pokazano tu inną pieczęć.
watch-fair-no-value = Nie! Twoich liczb tu brakuje.
watch-fair-other-numbers = Nie! Gdy odkryto twoje liczby, inni mieli zapieczętowane inne.
watch-fair-older = Nagranie pochodzi ze starszego Holotable: kto usiadł ostatni, mógł znać liczby innych.
