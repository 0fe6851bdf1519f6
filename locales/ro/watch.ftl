# Jocuri înregistrate, de urmărit și de verificat.

watch-again = Urmărește-l din nou
watch-title = Un joc înregistrat
watch-choose = Ce joc vrei să vezi?
watch-file = Un fișier
watch-last = Ultimul joc de pe acest ecran
watch-other = Alt joc
watch-fetching = Jocul e pe drum…
watch-not-found = Nu există aici un astfel de joc sau încă nu s-a terminat.

watch-moment = { $number } din { $count }
watch-back = Un pas înapoi
watch-forward = Un pas înainte
watch-play = Redă
watch-pause = Pauză
watch-speed = Viteză
watch-eyes = Cine privește?
watch-all = Cineva care vede toate cărțile
watch-spectator = Un spectator
watch-taken-back = Asta a fost anulată.
watch-hand = Cărțile lui { $player }

watch-true =
    { $count ->
        [one] Verificat: singurul pas este exact cum cer regulile. Nimeni nu a schimbat acest joc.
        [few] Verificat: toți cei { $count } pași sunt exact cum cer regulile. Nimeni nu a schimbat acest joc.
       *[other] Verificat: toți cei { $count } de pași sunt exact cum cer regulile. Nimeni nu a schimbat acest joc.
    }
watch-until-there = Până acolo se poate urmări.
watch-details = Detalii

watch-empty = Acest fișier este gol.
watch-no-record = Acest fișier nu este un joc înregistrat.
watch-newer = Acest joc a fost înregistrat de un Holotable mai nou. Actualizează-l pe acesta.
watch-other-game = Aceasta este înregistrarea altui joc.
watch-unreadable = Linia { $line } din fișier nu poate fi citită.
watch-cut-off = Fișierul se întrerupe la linia { $line }. Restul jocului s-a pierdut.
watch-out-of-order = La linia { $line } un pas lipsește, e dublat sau nu e la locul lui.
watch-after-the-end = La linia { $line } mai e ceva după sfârșitul jocului.
watch-no-end = Lipsește ultima linie a fișierului, linia { $line }, așa că nu se știe cum s-a terminat jocul.
watch-set-up = Linia 1 din fișier descrie un joc care nu se poate juca.
watch-notes = Cineva a schimbat numele sau notele din linia 1.
watch-start = Cineva a schimbat începutul jocului, în linia 1.
watch-refused = Linia { $line } este împotriva regulilor: cineva a schimbat-o.
watch-edited = Cineva a schimbat linia { $line } sau una dinainte: nu se potrivește cu ce a fost înainte.
watch-outcome = Fișierul spune despre câștigător altceva decât jocul.
watch-end = Cineva a schimbat ultimul rând al fișierului sau a scos pași dinaintea lui.
watch-otherwise = De la rândul { $line } jocul merge altfel decât a fost înregistrat: între timp s-au schimbat regulile.
watch-older = Jucat din nou, se termină așa cum a fost înregistrat. Este al unui Holotable mai vechi, așa că nu se mai poate vedea dacă l-a schimbat cineva.

watch-fair-title = Au fost împărțite cinstit cărțile?
watch-fair-yes =
    { $count ->
        [one] Da! Singura tragere din acest joc a fost refăcută chiar acum și este aceeași.
        [few] Da! Toate cele { $count } trageri din acest joc au fost refăcute chiar acum și sunt aceleași.
       *[other] Da! Toate cele { $count } de trageri din acest joc au fost refăcute chiar acum și sunt aceleași.
    }
watch-fair-how = Înainte de joc, serverul a arătat un sigiliu pe secretul lui. Apoi fiecare și-a sigilat propriile numere și numai după ce au fost toate sigilate s-au deschis. Cărțile depind de toate, așa că nimeni nu le putea alege singur.
watch-fair-commitment = Nu! Secretul nu se potrivește cu sigiliul arătat înainte de joc.
watch-fair-seats = Nu! Dovada este pentru alt număr de jucători.
watch-fair-draw = Nu! Tragerea de la pasul { $entry } nu este cea dată de secret și de numerele jucătorilor.
watch-fair-unsealed = Nu! Numerele lui { $player } nu sunt cele sigilate înainte.
watch-fair-seal = Sigiliul
watch-fair-secret = Secretul
watch-fair-value = Numerele lui { $player }
watch-fair-nothing = niciunul
watch-fair-same-seal = Sigiliul este cel arătat aici înainte de joc.
watch-fair-same-both = Sigiliul este cel arătat aici înainte de joc, iar numerele tale sunt incluse.
watch-fair-other-seal = Nu! Înainte de joc a fost arătat aici alt sigiliu.
watch-fair-no-value = Nu! Numerele tale lipsesc.
watch-fair-other-numbers = Nu! Când s-au deschis numerele tale, ceilalți sigilaseră altele.
watch-fair-older = Este al unui Holotable mai vechi: cine s-a așezat ultimul putea ști numerele celorlalți.
