# Pagina.

web-title = Du opt nave la final
web-lead = Joacă o carte colorată și mută orice navă de culoarea aceea, a ta sau nu. Câștigă prima echipă ajunsă la destinație!
web-menu = Meniu
web-rules = Reguli
web-rules-title = Regulile jocului Super Teams
web-language = Limba
web-how-many = Câți jucători?
web-who-plays = Cine joacă?
web-which-board = Ce tablă?
web-board-standard = Obișnuită, o jumătate de oră
web-board-short = Scurtă, un sfert de oră
web-board-long = Lungă
web-seat-person = Cineva la acest ecran
web-seat-greedy = Bot isteț
web-seat-random = Bot zăpăcit
web-bot-greedy = isteț
web-bot-random = zăpăcit
web-bot-name = Bot { $number } ({ $bot })
web-name = Nume
web-open-hands = Toată lumea vede toate cărțile
web-start = Start!
web-continue = Continuă jocul tău
web-notice = Un proiect al fanilor, fără legătură cu editorii jocului. Nu folosește imaginile sau textele lor.
web-board = Tabla de joc
web-players = Jucători
web-hand = Cărțile tale
web-movement-cards = Cărți de mutare
web-bonus-cards = Cărți de bonus
web-player-facts = ajunse: { $home } din { $ships } · cărți: { $cards } · bonusuri: { $bonus }
web-ship-at = { $ship }, spațiul { $space }
web-choose-card = { $player }, alege o carte.
web-choose-ship = Ce navă se mută?
web-would-go = { $ship } ar ajunge pe spațiul { $space }: { $kind }.
web-go = Pornim!
web-pass = Fără carte
web-play-bonus = Joacă { $bonus }
web-thinking = { $player } se gândește…
web-any-card = Joacă cineva o carte de bonus pe { $ship }?
web-wait-card = Stai, am o carte!
web-hand-over = Ecranul este acum pentru { $player }
web-here-i-am = Sunt aici, { $player }
web-log = Ce s-a întâmplat
web-why = De ce?
web-undo = Anulează
web-leave = Ieși
web-again = Joacă din nou
web-download = Salvează jocul într-un fișier
web-won =
    { $count ->
        [one] { $players } câștigă!
        [few] { $players } câștigă!
       *[other] { $players } câștigă!
    }
web-draw = Remiză: nu câștigă nimeni.
web-broken-unreadable = Ultimul tău joc nu poate fi deschis: îi lipsește o parte. Am păstrat ce a rămas.
web-broken-differs = Ultimul tău joc nu poate fi deschis: a fost schimbat sau vine dintr-o versiune mai veche a regulilor. L-am păstrat pentru tine.
web-broken-forget = Aruncă-l
web-ways = Cum vrei să joci
web-home-alone = Joc singur
web-home-alone-note = Împotriva boților, imediat
web-home-screen = Pe acest ecran
web-home-screen-note = Familia joacă aici pe rând
web-home-online = Cu alții prin rețea
web-home-online-note = Fiecare pe telefonul lui, aproape sau departe
web-home-learn = Învață să joci
web-home-learn-note = Primul joc, pas cu pas
web-home-replay = Privește o reluare
web-home-replay-note = Un joc terminat, mutare cu mutare
web-back-to-room = Înapoi în camera ta
