# Pagina.

web-title = Cursa celor opt nave
web-lead = Joacă o carte colorată și mută orice navă de culoarea aceea, a ta sau nu. Câștigă prima echipă cu toate navele la sosire!
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
web-seat-level-1 = Bot de nivelul 1: ucenic
web-seat-level-2 = Bot de nivelul 2: coechipier
web-seat-level-3 = Bot de nivelul 3: căpitan
web-seat-level-4 = Bot de nivelul 4: comandor
web-seat-level-5 = Bot de nivelul 5: as
web-seat-greedy = Bot isteț
web-seat-random = Bot zăpăcit
web-bot-level-1 = ucenic
web-bot-level-2 = coechipier
web-bot-level-3 = căpitan
web-bot-level-4 = comandor
web-bot-level-5 = as
web-bot-greedy = isteț
web-bot-random = zăpăcit
web-bot-name =
    { $number ->
        [1] Bot Zed
        [2] Bot Vex
        [3] Bot Nia
       *[other] Bot Kit
    }
web-bot-of-level = { $name }, { $bot }
web-level-1 = Joacă aproape orice carte. Bun pentru un prim joc.
web-level-2 = Vede mutările bune, dar cam jumătate îi scapă.
web-level-3 = Privește până la sfârșitul fiecărei ture și greșește rar.
web-level-4 = Gândește câteva ture înainte, dar nu mult timp.
web-level-5 = Se gândește la toată runda și la tot ce poate fi ascuns. Mai puternic nu există.
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
web-player-facts = la sosire: { $home } din { $ships } · cărți: { $cards } · bonusuri: { $bonus }
web-ship-at = { $ship }, spațiul { $space }
web-choose-card = { $player }, e rândul tău: alege o carte.
web-choose-ship = { $player }, ce navă zboară?
web-go = Pornim!
web-pass = Fără carte
web-play-bonus = Joacă { $bonus }
web-thinking = { $player } se gândește…
web-any-card = Joacă cineva o carte de bonus pe nava { $ship }?
web-wait-card = Stai, am o carte!
web-hand-over = Ecranul este acum pentru { $player }
web-here-i-am = Eu sunt { $player }
web-log = Ce s-a întâmplat
web-why = De ce?
web-undo = Anulează
web-hint = Ce ar face un bot?
web-hint-is = Cel mai bun bot vede aceste șanse de victorie:
web-hint-choice = { $percent } %: { $choice }
web-hint-soon = Cel mai bun bot se gândește…
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
web-home-alone = De unul singur
web-home-screen = Pe acest ecran
web-home-screen-note = Familia joacă aici pe rând
web-home-online = Cu alții prin rețea
web-home-squads = Creează escadrile
web-home-squads-note = 290 de piloți, grafice exacte
web-home-battle = Continuă X-Wing
web-home-battle-note = Bătălia te așteaptă unde ai lăsat-o
web-home-replay = Privește o reluare
web-home-replay-note = Un joc terminat, mutare cu mutare
web-back-to-room = Înapoi în camera ta
web-hero = Masa e pregătită.
web-hero-note = Joacă de unul singur, la același ecran sau cu prieteni de departe. Fără cont, fără așteptare.
web-play-now = Joacă acum
web-with-friends = Cu prietenii
web-learn = Învață
web-fact-players = 2–4 jucători
web-fact-age = de la 7 ani
web-fact-time = 20 de minute
web-battle-lead = Alege manevrele în secret, zboară în formație și află șansele exacte înainte de a trage.
web-battle-name = X-Wing
web-battle-players = 2 jucători sau echipe
web-battle-age = de la 14 ani
web-battle-time = 45 de minute
web-more-ways = Mai multe
web-join = Intră într-o cameră
web-join-note = Fiecare pe telefonul lui, aproape sau departe
web-open-source = Cod deschis. Fără urmărire, nimic de la terți.
web-continue-note = Te așteaptă unde l-ai lăsat
web-back-to-room-note = Locul tău e păstrat
web-nav-play = Joacă
web-nav-friends = Prieteni
web-nav-squads = Escadrile
web-nav-replays = Reluări
web-places = Pagini
web-close = Închide
web-settings = Setări
web-theme = Luminos sau întunecat
web-theme-dark = Întunecat
web-theme-light = Luminos
web-pace = Cât de repede zboară navele și joacă boții?
web-pace-slow = Încet
web-pace-normal = Obișnuit
web-pace-fast = Repede
web-contrast = Contrast puternic
web-round = Runda { $number }
web-to-first-page = La prima pagină
web-home-of = din { $ships } la sosire
web-score = Nave la sosire
web-label-maw = în Maw, înapoi pe { $space }
web-label-home = la sosire!
web-label-double = { $value } × 2 = { $far }, pe { $space }
web-label-one = contează ca 1, pe { $space }
web-label-plain = { $far } înainte, pe { $space }
web-way = { $start } → { $space }
web-way-home = { $start } → sosire
web-fly = { $player }, duci nava { $ship } pe spațiul { $space }?
web-fly-home = { $player }, duci nava { $ship } la sosire?
web-helper-double = Pornește din hiperspațiu, așa că { $value } contează dublu.
web-helper-one = Pornește dintre asteroizi, așa că orice carte contează ca 1.
web-helper-maw = Cade în Maw pe { $maw } și e aruncată înapoi pe { $space }.
web-helper-side = Apoi alegi partea spațiului.
web-helper-draws = Tragi o carte de bonus.
web-helper-they-draw = Cine are nava trage o carte de bonus.
web-space-start = Prima planetă: aici începe cursa.
web-space-normal = Un spațiu normal: aici nu se întâmplă nimic.
web-space-bonus = Un spațiu bonus: cine are nava trage o carte de bonus.
web-space-hyperspace = Hiperspațiu: de aici o carte contează dublu.
web-space-asteroid = Câmp de asteroizi: de aici orice carte contează ca 1.
web-space-maw = Maw: aruncă navele înapoi pe ultimul spațiu normal.
web-space-final = Ultima planetă: câștigă cine aduce aici primul toate navele.
web-step-card = Carte
web-step-ship = Navă
web-step-go = Zbor
web-ask-side = { $player }, ce parte pentru nava { $ship }?
web-ask-bonus = { $player }, o carte de bonus pe nava { $ship }?
web-how-to-move = Atinge o carte, apoi o navă de culoarea ei sau locul unde ar ajunge.
web-any-card-note = Masa îi așteaptă pe toți cei care au una.
web-you-win = Ai câștigat!
web-you-win-with = Câștigați: tu și { $players }!
web-all-home = Toate cele { $ships } nave sunt la sosire!
web-well-flown = Frumos zbor! La sosire: { $home } din { $ships } nave.
web-with-you = cu tine
web-with = cu { $player }
web-that-is-you = tu
web-playing = joacă
web-played-last = ultima
web-short-evasive-maneuver = scapă din Maw
web-short-expert-pilot = numărul întreg dintre asteroizi
web-short-light-speed = contează dublu
web-short-acceleration = încă 1 spațiu
web-short-tow = urmează un rival
web-all-rules = Fiecare regulă cu numărul ei
web-find-rule = Caută o regulă
web-helper-passes =
    { $passed ->
        [one] Trece de { $passed } rival.
        [few] Trece de { $passed } rivali.
       *[other] Trece de { $passed } de rivali.
    }
web-cards-left =
    { $count ->
        [one] rămasă { $count }
        [few] rămase { $count }
       *[other] rămase { $count }
    }
web-kept = Pus deoparte
web-colours = Culori
web-sounds = Sunete
web-show-again = Arată din nou
web-contents = Cuprins
web-no-rule-found = Nicio regulă nu conține aceste cuvinte.
web-your-turn = E rândul tău!
web-notify = Anunță-mă când e rândul meu, chiar dacă mă uit în altă parte
web-album = Jocurile tale
web-album-won = câștigat
web-album-lost = pierdut
web-album-numbers =
    { $played ->
        [one] { $played } joc jucat, câștigate: { $won }.
        [few] { $played } jocuri jucate, câștigate: { $won }.
       *[other] { $played } de jocuri jucate, câștigate: { $won }.
    }
web-avatar = O imagine înaintea numelui
