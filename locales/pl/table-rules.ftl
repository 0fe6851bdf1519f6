# Co można powiedzieć przy każdym stole, tak jak czytają to gracze. Jedna wiadomość na każdy numer w `rules/table.md`.

rule-section-TB = Co można powiedzieć przy stole

rule-TB-01 = Gracz może się poddać w każdej chwili. Jego drużyna przegrywa i gra się kończy. Wygrywają wszystkie inne drużyny; jeśli drużyny były 3, pozostałe 2 dzielą się zwycięstwem.
rule-TB-02 = Gracz może w każdej chwili zaproponować remis, ale nie drugi raz, póki jego propozycja czeka. Propozycja czeka, aż ktoś ją odrzuci.
rule-TB-03 = Gdy remis zaproponują wszyscy gracze, gra kończy się remisem: nikt nie wygrywa.
rule-TB-04 = Każdy gracz może odrzucić czekające propozycje remisu i wtedy wszystkie przepadają. Gdy nie ma żadnej propozycji, nie ma czego odrzucać.
rule-TB-05 = Ten, kto prowadzi stół, może ogłosić koniec czasu. Gra się kończy, a o wyniku decyduje jej własny sposób liczenia. W Super Teams wygrywa drużyna, która ma najwięcej statków na planecie finałowej; przy równej liczbie ta, której statki stoją w sumie najdalej od startu; jeśli i to jest równe, drużyny te dzielą się zwycięstwem. W X-Wing najpierw dogrywa się rundę do końca.
rule-TB-06 = Głos mają tylko ci, którzy mają miejsce przy stole. Po zakończeniu gry nie przyjmuje się już niczego.
rule-TB-07 = Gracz może wycofać tajny plan, póki nie został on ujawniony. W X-Wing są nim ustawione wskaźniki; w Super Teams tajnych planów nie ma.
