# Camere: de ce ceva nu se poate face.

room-refused-a-bot-plays = Un bot joacă în locul tău. Mai întâi ia-ți locul înapoi.
room-refused-already-committed = Numerele tale pentru amestecare sunt deja sigilate.
room-refused-already-playing = Jocul a început deja.
room-refused-already-revealed = Numerele tale pentru amestecare sunt deja arătate.
room-refused-bad-options = Așa nu se poate juca. Verifică numărul de jucători, tabla și ceasul.
room-refused-bad-squad = O astfel de escadrilă nu poate zbura aici.
room-refused-barred = Cine ține această masă nu te lasă să intri.
room-refused-beginning = Jocul tocmai începe. Așteaptă o clipă.
room-refused-broken = Serverul nu poate salva nimic acum. Încearcă din nou peste un minut.
room-refused-name-needed = Mai întâi scrie un nume.
room-refused-no-space = Pe server a rămas prea puțin loc. Spune-i celui care îl ține. Jocurile începute continuă.
room-refused-no-such-bot = Nu există acest bot.
room-refused-no-such-room = Nu există nicio cameră cu acest link. Poate a fost închisă fiindcă nu juca nimeni.
room-refused-no-window = Prea târziu: nava zboară deja.
room-refused-no-wish = Nimeni nu cere să dea înapoi o mutare.
room-refused-not-all-committed = Încă nu și-au sigilat toți numerele pentru amestecare.
room-refused-not-away-long = Un moment: dacă nu se întoarce curând, un bot joacă singur în locul lui.
room-refused-not-beginning = Acum nu începe niciun joc.
room-refused-not-over = Jocul nu s-a terminat încă.
room-refused-not-paused = Jocul nu este în pauză.
room-refused-not-playing = Acum nu se joacă nicio partidă.
room-refused-not-seated = Tu doar privești. Asta pot face numai cei de la masă.
room-refused-not-the-host = Asta poate face numai gazda: cine s-a așezat primul.
room-refused-not-the-value = Acestea nu sunt numerele pe care le-ai sigilat.
room-refused-nothing-to-bring = La acest joc nu se aduce nimic.
room-refused-nothing-to-take-back = Nu se mai poate da înapoi, fiindcă între timp s-au arătat cărți.
room-refused-password = Această masă aparține unui club. Încarcă pagina din nou și scrie parola clubului.
room-refused-paused = Jocul este în pauză. Continuă când vor toți.
room-refused-room-closed = Cine ține această masă a închis camera.
room-refused-room-full = În această cameră sunt deja prea mulți oameni. Încearcă mai târziu.
room-refused-seat-taken = Acolo stă deja cineva.
room-refused-seats-not-filled = Mai lipsește cineva. Invită un prieten sau pune un bot.
room-refused-squad-needed = Mai întâi fiecare jucător aduce o escadrilă.
room-refused-stale = Între timp s-a întâmplat ceva. Mai uită-te o dată.
room-refused-stopping = Serverul tocmai repornește. Încearcă din nou peste o clipă.
room-refused-store-away = Serverul nu poate salva mutările în acest moment. Nimic nu s-a pierdut; jocul continuă singur imediat.
room-refused-elsewhere = Camera aceasta este acum pe alt server. Încearcă din nou peste o clipă.
room-refused-they-are-here = Este la masă. Un bot poate juca numai pentru cineva plecat.
room-refused-too-fast = Prea repede. Așteaptă o clipă.
room-refused-too-many = De aici sunt deschise prea multe camere. Închide una sau încearcă mai târziu.
room-refused-too-many-games = De aici au început foarte multe jocuri în ultima vreme. Așteaptă puțin.
room-refused-unreadable = Serverul nu a înțeles. Încarcă din nou pagina.
room-refused-wish-already = Cineva cere deja să dea înapoi o mutare.

# Parola unui club.

room-password-why = Această masă aparține unui club.
room-password-label = Parola clubului
room-password-enter = Intră
room-password-wrong = Aceasta nu este parola.
