# Ce se poate spune la orice masă, așa cum citesc jucătorii. Un mesaj pentru fiecare număr din `rules/table.md`.

rule-section-TB = Ce se poate spune la masă

rule-TB-01 = Un jucător se poate da bătut oricând. Echipa lui pierde și jocul se termină. Toate celelalte echipe câștigă; dacă erau 3 echipe, celelalte 2 împart victoria.
rule-TB-02 = Un jucător poate propune remiză oricând, dar nu încă o dată cât timp propunerea lui este valabilă. Propunerea este valabilă până o respinge cineva.
rule-TB-03 = Când toți jucătorii au propus remiză, jocul se termină cu remiză: nu câștigă nimeni.
rule-TB-04 = Orice jucător poate respinge propunerile de remiză în așteptare, iar atunci cad toate. Dacă nu există nicio propunere, nu e nimic de respins.
rule-TB-05 = Cine conduce masa poate anunța că timpul s-a terminat. Jocul se încheie și hotărăște felul lui propriu de a număra. În Super Teams câștigă echipa cu cele mai multe nave pe ultima planetă; la egalitate, cea ale cărei nave sunt în total cel mai departe de start; dacă și aici e egalitate, echipele acelea împart victoria. În X-Wing se joacă întâi runda până la capăt.
rule-TB-06 = Este ascultat doar cine are un loc la masă. După sfârșitul jocului nu se mai acceptă nimic.
rule-TB-07 = Un jucător își poate retrage un plan secret cât timp nu a fost dezvăluit. În X-Wing acestea sunt cadranele; în Super Teams nu există planuri secrete.
