# Che cosa fa ogni carta di X-Wing, in una o due frasi nostre: quando, che cosa, a quale costo, entro quali limiti.
# «Tu» è la nave che ha la carta. Un messaggio per ogni carta che si può giocare e che fa qualcosa; nei gruppi, per nome.

## Piloti

card-4lom = All’inizio della fase finale puoi passare un tuo segnalino stress a un’altra nave a gittata 1.
card-ahsokatano = All’inizio della fase di combattimento puoi spendere un segnalino concentrazione; allora un amico a gittata 1, o tu, può fare un’azione gratuita.
card-airencracken = Dopo un tuo attacco puoi scegliere un amico a gittata 1; può fare un’azione gratuita.
card-arvelcrynyd = Puoi sparare a un nemico che tocchi, se è nel tuo arco di fuoco.
card-asajjventress = All’inizio della fase di combattimento puoi scegliere una nave a gittata 1–2; se è nel tuo arco mobile, riceve un segnalino stress.
card-backdraft = Quando attacchi una nave nel tuo arco di fuoco ausiliario, puoi aggiungere un colpo critico.
card-backstabber = Tiri un dado di attacco in più se non sei nell’arco di fuoco del difensore.
card-biggsdarklighter = Una volta per partita, all’inizio della fase di combattimento: fino alla fine del round chi potrebbe attaccare te non può attaccare un’altra nave amica a gittata 1 da te.
card-blueace = Per l’accelerazione puoi usare anche le sagome virata 1.
card-bobafett-imperial = Quando riveli una curva larga, puoi girare l’indicatore sulla curva larga della stessa velocità dall’altra parte.
card-bobafett-scum = Quando attacchi o ti difendi, puoi ritirare un tuo dado per ogni nemico a gittata 1.
card-bossk = Quando il tuo attacco colpisce, prima dei danni puoi scambiare un tuo colpo critico con due colpi.
card-braylenstramm = Dopo una manovra puoi tirare un dado di attacco; un colpo o un colpo critico ti toglie un segnalino stress.
card-captainjonus = Le navi amiche a gittata 1 possono ritirare uno o due dadi di attacco quando usano un’arma secondaria.
card-captainkagi = I nemici che agganciano un bersaglio devono agganciare te, se possono.
card-captainnym-scum = Le bombe della tua parte non ti fanno nulla. Quando un amico si difende e la gittata è misurata attraverso una bomba della tua parte, si può aggiungere una schivata.
card-captainoicunn = Dopo la tua manovra ogni nemico a contatto con te subisce un danno.
card-captainrex = La nave che hai attaccato riceve poi la carta Suppressive Fire.
card-captainyorr = Quando un’altra nave amica a gittata 1–2 sta per ricevere un segnalino stress, puoi riceverlo tu, se ne hai al massimo due.
card-carnorjax = I nemici a gittata 1 non possono fare azioni di concentrazione e di schivata né spendere segnalini concentrazione e schivata.
card-cassianandor = All’inizio della fase di attivazione puoi togliere un segnalino stress a un altro amico a gittata 1–2.
card-chaser = Quando un altro amico a gittata 1 spende un segnalino concentrazione, tu ne ricevi uno.
card-chewbacca = Una carta danno che ricevi scoperta si copre subito; il suo testo non fa niente.
card-chewbacca-swx57 = Dopo che un altro amico a gittata 1–3 è distrutto senza essere fuggito, puoi attaccare.
card-chopper = All’inizio della fase di combattimento ogni nemico a contatto con te riceve un segnalino stress.
card-cobaltleader = Quando attacchi una nave a gittata 1 da un segnalino bomba, tira un dado di difesa in meno.
card-coloneljendon = All’inizio della fase di combattimento puoi cedere il tuo aggancio a una nave amica a gittata 1 che non ne ha.
card-colonelvessery = Dopo che hai tirato i dadi di attacco, puoi agganciare il difensore, se qualcuno lo ha già agganciato.
card-commanderalozen = All’inizio della fase di combattimento puoi agganciare un nemico a gittata 1.
card-commanderkenkirk = Finché non hai scudi e hai almeno una carta danno, la tua agilità è più alta di uno.
card-corranhorn = All’inizio della fase finale puoi attaccare. Se lo fai, nel prossimo round non puoi attaccare.
card-countdown = Quando ti difendi e non sei sotto stress, al confronto puoi subire un danno per annullare tutti i risultati; poi ricevi un segnalino stress.
card-countessryad = Quando riveli una manovra dritta, puoi volarla come virata di Koiogran della stessa velocità e dello stesso colore.
card-dacebonearm = Quando un nemico a gittata 1–3 riceve un segnalino ioni e tu non sei sotto stress, puoi prendere un segnalino stress; allora subisce un danno.
card-dalanoberos-m12lkimogilafighter = All’inizio della fase di combattimento puoi agganciare un nemico a gittata 1–3 nel tuo arco di mira.
card-darkcurse = Chi ti attacca non può spendere segnalini concentrazione né ritirare dadi di attacco.
card-darthvader = Quando fai la tua azione, puoi farne due.
card-dashrendar = Nella fase di attivazione e quando esegui azioni ignori gli ostacoli.
card-deathrain = Puoi sganciare bombe davanti a te. Dopo averne sganciata una, puoi fare un avvitamento gratuito.
card-dengar = Una volta per round, dopo una tua difesa, puoi attaccare chi ti ha attaccato, se è nel tuo arco di fuoco.
card-doubleedge = Una volta per round, dopo che un tuo attacco con un’arma secondaria ha mancato, puoi attaccare con un’altra arma.
card-drearenthal = Dopo aver speso un segnalino aggancio, puoi prendere un segnalino stress e agganciare un bersaglio.
card-duchess = Puoi ignorare i tuoi Adaptive Ailerons.
card-dutchvander = Dopo che hai agganciato un bersaglio, scegli una nave amica a gittata 1–2: può agganciarne uno anche lei.
card-eadenvrill = La tua arma primaria tira un dado in più contro una nave sotto stress.
card-echo = Riappari lungo le sagome curva larga 2, in avanti o di lato, mai lungo quella dritta.
card-elloasty = I tuoi avvitamenti di Tallon sono bianchi finché non sei sotto stress.
card-emonazzameen = Puoi sganciare bombe con la sagoma dritta 3 o virata 3 invece che con la dritta 1.
card-epsilonace = Hai abilità di pilota 12 finché non hai carte danno.
card-epsilonleader = All’inizio della fase di combattimento tu e ogni nave amica a gittata 1 perdete un segnalino stress ciascuna.
card-etahnabaht = Quando si difende un nemico a gittata 1–3 nel tuo arco di fuoco, chi attacca può cambiare un colpo in colpo critico.
card-ezrabridger-attackshuttle = Quando ti difendi e sei sotto stress, puoi cambiare fino a due occhi in schivate.
card-felswrath = Per quanti danni tu abbia, resti sul tavolo fino alla fine della fase di combattimento.
card-fennrau-protectoratestarfighter = A gittata 1 puoi tirare un dado in più quando attacchi o ti difendi.
card-garvendreis = Quando spendi un segnalino concentrazione, puoi darlo a una nave amica a gittata 1–2.
card-gemmersojan = Hai un’agilità in più finché un nemico è a gittata 1.
card-grazthehunter = Tiri un dado di difesa in più se l’attaccante è nel tuo arco di fuoco.
card-guri = All’inizio della fase di combattimento, se un nemico è a gittata 1, puoi prendere un segnalino concentrazione.
card-hansolo = Quando attacchi puoi ritirare, ma allora tutti i dadi che puoi.
card-hefftobber = Dopo che un nemico si è sovrapposto a te con la sua manovra, puoi fare un’azione gratuita.
card-herasyndulla-attackshuttle = Quando riveli una manovra verde o rossa, puoi girare l’indicatore su un’altra dello stesso colore.
card-herasyndulla-vcx100 = Quando riveli una manovra verde o rossa, puoi girare l’indicatore su un’altra dello stesso colore.
card-hobbieklivian = Quando agganci un bersaglio o spendi un segnalino aggancio, puoi togliere un segnalino stress.
card-hortonsalm = A gittata 2–3 puoi ritirare tutte le facce vuote che vuoi del tuo attacco.
card-howlrunner = Le navi amiche a gittata 1 possono ritirare un dado di attacco quando usano l’arma primaria.
card-ibtisam = Finché sei sotto stress, puoi ritirare un dado quando attacchi o ti difendi.
card-ig88a = Dopo che un tuo attacco ha distrutto il difensore, puoi recuperare uno scudo.
card-ig88b = Una volta per round, dopo un tuo attacco che ha mancato, puoi attaccare con uno dei tuoi cannoni.
card-ig88c = Dopo un’azione di accelerazione puoi fare una schivata come azione gratuita.
card-inaldra = Quando attacchi o ti difendi, puoi spendere uno scudo per ritirare quanti vuoi dei tuoi dadi.
card-jakefarrell = Dopo un’azione di concentrazione, o quando ricevi un segnalino concentrazione, puoi fare un’accelerazione o un avvitamento gratuiti.
card-janors = Quando attacca una nave amica a gittata 1–3 e non sei sotto stress, puoi prendere un segnalino stress perché tiri un dado in più.
card-jekporkins = Quando ricevi un segnalino stress, puoi toglierlo e tirare un dado di attacco: un colpo vuol dire una carta danno coperta.
card-jesspava = Quando attacchi o ti difendi, puoi ritirare un dado per ogni amico a gittata 1.
card-junoeclipse = Quando riveli la manovra, puoi volare a una velocità in più o in meno, ma non sotto 1. Il colore resta.
card-kaatoleeachos = All’inizio della fase di combattimento puoi prendere un segnalino concentrazione o schivata da un amico a gittata 1–2.
card-kadsolus = Dopo una manovra rossa ricevi due segnalini concentrazione.
card-kananjarrus = Quando attacca un nemico a gittata 1–2, puoi spendere un segnalino concentrazione: tira un dado di attacco in meno.
card-kathscarlet-imperial = Un difensore che annulla un tuo colpo critico riceve un segnalino stress.
card-kathscarlet-scum = Tiri un dado di attacco in più quando la nave che attacchi è nel tuo arco di fuoco ausiliario.
card-kavil = Tiri un dado di attacco in più contro una nave fuori dal tuo arco di fuoco.
card-ketsuonyo = All’inizio della fase di combattimento puoi dare un segnalino raggio traente a una nave a gittata 1 che è sia nel tuo arco di fuoco sia in quello mobile.
card-keyanfarlander = Quando attacchi, puoi togliere un segnalino stress per cambiare tutti i tuoi occhi in colpi.
card-kirkanos = Quando attacchi a gittata 2–3, puoi spendere un segnalino schivata per aggiungere un colpo.
card-krassistrelix = Puoi ritirare un dado di attacco delle tue armi secondarie.
card-kylekatarn = All’inizio della fase di combattimento puoi dare un tuo segnalino concentrazione a una nave amica a gittata 1–3.
card-kyloren-tiesilencer = La prima volta in ogni round che un attacco ti colpisce, chi attacca riceve la carta I’ll Show You the Dark Side.
card-laetinashera = Dopo un attacco che ti ha mancato, puoi prendere un segnalino schivata.
card-landocalrissian = Dopo una manovra verde scegli una nave amica a gittata 1: può fare un’azione gratuita della sua barra delle azioni.
card-lattsrazzi = Quando tu o un amico attaccate, puoi spendere il tuo aggancio sul difensore; in quell’attacco la sua agilità è inferiore di uno.
card-leebo = Quando ricevi una carta danno scoperta, pescane un’altra; scegli quale delle due vale e scarta l’altra.
card-lieutenantblount = I tuoi attacchi contano come colpi a segno anche se non resta alcun danno.
card-lieutenantcolzet = All’inizio della fase finale puoi spendere il tuo aggancio su un nemico per scoprire a caso una sua carta danno coperta.
card-lieutenantkarsabi = Quando ricevi un segnalino armi disattivate e non sei stressato, puoi prendere un segnalino stress e toglierlo.
card-lieutenantkestal = Quando attacchi, puoi spendere un segnalino concentrazione per annullare tutti i vuoti e gli occhi del difensore.
card-lowhhrick = Quando si difende un’altra nave amica a gittata 1, puoi spendere il tuo segnalino rinforzo per aggiungere una schivata al suo tiro.
card-lukeskywalker = Quando ti difendi, puoi cambiare un occhio in schivata.
card-maarekstele-tieadvanced = Quando il tuo attacco dà al difensore una carta danno scoperta, pescane tre, assegna quella che vuoi e scarta le altre.
card-maarekstele-tiedefender = Quando il tuo attacco dà al difensore una carta danno scoperta, pescane tre, assegna quella che vuoi e scarta le altre.
card-majorrhymer = Le tue armi secondarie arrivano a una gittata in più o in meno, ma mai oltre gittata 1–3.
card-majorvynder = Tiri un dado di difesa in più finché le tue armi sono disattivate.
card-manaroo = All’inizio della fase di combattimento puoi cedere tutti i tuoi segnalini concentrazione, schivata e aggancio a una nave amica a gittata 1, anche gli agganci dei nemici su di te.
card-maulermithel = A gittata 1 tiri un dado di attacco in più.
card-mirandadoni = Una volta per round, quando attacchi: spendi uno scudo per tirare un dado in più, o tira un dado in meno per recuperare uno scudo.
card-moraloeval = I tuoi cannoni sparano anche nel tuo arco di fuoco ausiliario.
card-nashtahpuppilot = Hai l’abilità di pilota e il testo del pilota della Hound’s Tooth che hai lasciato.
card-ndrusuhlak = Tiri un dado di attacco in più finché nessuna nave amica è a gittata 1–2.
card-neradantels = Lanci i siluri in ogni direzione.
card-niennunb = Quando ricevi un segnalino stress e un nemico è nel tuo arco di fuoco a gittata 1, puoi scartarlo.
card-nightbeast = Dopo una manovra verde puoi concentrarti come azione gratuita.
card-norrawexley = Quando attacchi o ti difendi, puoi spendere il tuo aggancio sull’altra nave per aggiungere un occhio.
card-oldteroch = All’inizio della fase di combattimento puoi scegliere un nemico a gittata 1; se sei nel suo arco di fuoco, perde tutti i segnalini concentrazione e schivata.
card-omegaace = Quando attacchi, puoi spendere un segnalino concentrazione e il tuo aggancio sul difensore: tutti i tuoi dadi diventano colpi critici.
card-omegaleader = I nemici che hai agganciato non modificano dadi quando ti attaccano o si difendono da te.
card-palobgodalhi = All’inizio della fase di combattimento puoi prendere per te un segnalino concentrazione o schivata di un nemico a gittata 1–2.
card-poedameron = Finché hai un segnalino concentrazione, puoi cambiare un occhio in colpo (in attacco) o in schivata (in difesa).
card-poedameron-swx57 = Finché hai un segnalino concentrazione, puoi cambiare un occhio in colpo quando attacchi, o in schivata quando ti difendi.
card-princexizor = Quando un attacco ti colpisce, una nave amica a gittata 1 può subire al posto tuo un colpo o un colpo critico.
card-puresabacc = Tiri un dado di attacco in più finché hai al massimo una carta danno.
card-quickdraw = Una volta per round, quando perdi uno scudo, puoi attaccare con l’arma primaria.
card-rearadmiralchiraneau = Quando attacchi a gittata 1–2, puoi cambiare un occhio in colpo critico.
card-redace = La prima volta in un round che perdi uno scudo, ricevi un segnalino schivata.
card-rexlerbrath = Dopo che il tuo attacco ha dato carte danno, puoi spendere un segnalino concentrazione per scoprirle.
card-rey = Quando attacchi o ti difendi e il nemico è nel tuo arco di fuoco, puoi ritirare una o due facce vuote.
card-roarkgarnet = All’inizio della fase di combattimento scegli una nave amica a gittata 1–3: per questa fase la sua abilità di pilota è 12.
card-sabinewren-attackshuttle = Prima di rivelare l’indicatore, puoi fare un’accelerazione o un avvitamento gratuiti.
card-sabinewren-lancerclasspursuitcraft = Quando ti attacca una nave nel tuo arco mobile a gittata 1–2, puoi aggiungere un occhio al tuo tiro.
card-sabinewren-tiefighter = Prima di rivelare l’indicatore, puoi fare un’accelerazione o un avvitamento gratuiti.
card-sarcoplank = Quando ti difendi, puoi tirare tanti dadi quanta era la velocità della tua manovra di questo round invece della tua agilità.
card-scourge = Tiri un dado di attacco in più contro una nave con una carta danno.
card-serissu = Quando si difende una nave amica a gittata 1, può ritirare un dado di difesa.
card-snapwexley = Dopo una manovra di velocità 2, 3 o 4, se non tocchi navi, puoi fare un’accelerazione gratuita.
card-solsixxa = Puoi sganciare bombe con la sagoma virata 1 invece che con la dritta 1.
card-soontirfel = Quando ricevi un segnalino stress, puoi prendere un segnalino concentrazione.
card-talonbanecobra = I tuoi bonus di gittata valgono il doppio, in attacco e in difesa.
card-tarnmison = Quando un nemico ti attacca, puoi agganciarlo prima che si tirino i dadi.
card-teltrevura = La prima volta che la tua nave verrebbe distrutta, scarta invece tutte le sue carte danno e prendine quattro coperte.
card-tennumb = Quando attacchi, i dadi di difesa non possono annullare uno dei tuoi colpi critici.
card-testpilotblackout = Chi attacchi attraverso un ostacolo tira due dadi di difesa in meno.
card-tetrancowall = Quando riveli una virata di Koiogran, puoi volarla a velocità 1, 3 o 5.
card-thanekyrell = Dopo che un nemico nel tuo arco di fuoco a gittata 1–3 ha attaccato un altro amico, puoi fare un’azione gratuita.
card-theinquisitor = I tuoi attacchi con l’arma primaria valgono come a gittata 1.
card-tomaxbren = Una volta per round, una carta élite che scarti si scopre di nuovo.
card-torkilmux = Alla fine della fase di attivazione scegli un nemico a gittata 1–2: fino alla fine del combattimento la sua abilità di pilota è 0.
card-turrphennir = Dopo il tuo attacco puoi fare un’accelerazione o un avvitamento come azione gratuita.
card-tychocelchu = Lo stress non ti impedisce di fare azioni.
card-unkarplutt = Alla fine della fase di attivazione ogni nave che tocchi riceve un segnalino raggio traente.
card-valenrudor = Dopo esserti difeso, puoi fare un’azione gratuita.
card-viktorhel = Dopo che ti sei difeso, l’attaccante riceve un segnalino stress, a meno che tu abbia tirato esattamente due dadi.
card-wampa = Prima di confrontare i risultati puoi rinunciare a tutti i tuoi dadi; se fra loro c’era un colpo critico, il difensore riceve una carta danno coperta.
card-wedgeantilles = Quando attacchi, il difensore ha un’agilità in meno, ma non meno di 0.
card-wesjanson = Dopo un tuo attacco puoi togliere al difensore un segnalino concentrazione, schivata o aggancio.
card-whisper = Dopo un tuo attacco che colpisce, puoi prendere un segnalino concentrazione.
card-wingedgundark = Quando attacchi a gittata 1, puoi cambiare un colpo in colpo critico.
card-wullffwarro = Tiri un dado di attacco in più finché non hai scudi e hai almeno una carta danno.
card-zeborrelios-attackshuttle = Quando ti difendi, le tue schivate possono annullare i colpi critici prima dei colpi.
card-zeborrelios-tiefighter = Quando ti difendi, le tue schivate possono annullare i colpi critici prima dei colpi.
card-zertikstrom = I nemici a gittata 1 da te non ricevono il dado d’attacco in più per gittata 1.
card-zetaace = Per l’avvitamento puoi usare la sagoma dritta 2 invece della dritta 1.
card-zetaleader = Quando attacchi e non sei sotto stress, puoi prendere un segnalino stress per tirare un dado in più.
card-zuckuss = Quando attacchi, puoi tirare un dado in più; allora anche il difensore ne tira uno in più.

## Astromech

card-bb8 = Quando riveli una manovra verde, puoi fare un avvitamento gratuito prima di volarla.
card-flightassistastromech = Non attacchi nulla fuori dal tuo arco di fuoco. Dopo una manovra senza incontrare nulla, se nessun nemico è nel tuo arco a gittata 1–3, puoi fare un’accelerazione o un avvitamento gratuiti.
card-m9g8 = Quando attacca una nave che hai agganciato, puoi farle ritirare un dado d’attacco a tua scelta. Puoi agganciare altri amici.
card-r2astromech = Le tue manovre di velocità 1 e 2 sono verdi.
card-r2d2 = Dopo una manovra verde puoi recuperare uno scudo.
card-r2d6 = Hai posto per una carta élite. Non per i piloti che ce l’hanno già, né per abilità di pilota 2 o meno.
card-r2f2 = Azione: hai un’agilità in più fino alla fine del round.
card-r3a2 = Quando dichiari un bersaglio nel tuo arco di fuoco, puoi ricevere un segnalino stress perché lo riceva anche lui.
card-r3astromech = Una volta per round, quando attacchi con l’arma primaria, puoi rinunciare a un occhio; ricevi un segnalino schivata.
card-r4d6 = Quando un attacco ti colpisce con tre colpi o più, puoi annullare colpi finché ne restano due e ricevi un segnalino stress per ognuno.
card-r5p9 = Alla fine della fase di combattimento puoi spendere un segnalino concentrazione per recuperare uno scudo.
card-r5x3 = Prima di rivelare l’indicatore puoi scartare questa carta; per il resto del round ignori gli ostacoli.
card-r7astromech = Una volta per round, quando ti difendi, puoi spendere il tuo aggancio sull’attaccante: ritira i dadi di attacco che scegli tu.
card-r7t1 = Azione: scegli un nemico a gittata 1–2. Se sei nel suo arco di fuoco, puoi agganciarlo. Poi puoi fare un’accelerazione gratuita.
card-targetingastromech = Dopo una manovra rossa puoi agganciare un bersaglio.

## Bombe

card-bombletgenerator = Quando riveli l’indicatore, puoi sganciare una piccola bomba; la carta non si scarta.
card-clustermines = Azione: scarta questa carta e sgancia tre mine a grappolo in fila.
card-connernet = Azione: scarta questa carta e sgancia una rete Conner.
card-ionbombs = Quando riveli l’indicatore, puoi scartare questa carta e sganciare una bomba a ioni.
card-protonbombs = Quando riveli l’indicatore, puoi scartare questa carta e sganciare una bomba protonica.
card-proximitymines = Azione: scarta questa carta e sgancia una mina di prossimità.
card-seismiccharges = Quando riveli l’indicatore, puoi scartare questa carta e sganciare una carica sismica.
card-thermaldetonators = Quando riveli l’indicatore, puoi scartare questa carta e sganciare un detonatore termico.

## Cannoni

card-autoblaster = I dadi di difesa non possono annullare i tuoi colpi, ma possono annullare i colpi critici.
card-flechettecannon = Se colpisce, il difensore subisce un danno e riceve un segnalino stress se non ne ha, qualunque cosa mostrino i dadi.
card-heavylasercannon = Subito dopo il tiro tutti i tuoi colpi critici diventano colpi.
card-ioncannon = Se colpisce, il difensore subisce un danno e riceve un segnalino ioni, qualunque cosa mostrino i dadi.
card-linkedbattery = Puoi ritirare un dado di attacco della tua arma primaria o di un cannone.
card-manglercannon = Puoi cambiare un colpo in colpo critico.
card-tractorbeam = Se colpisce, il difensore riceve un segnalino raggio traente e nessun danno.

## Equipaggio

card-4lom-crew = Quando attacchi, puoi prendere un segnalino ioni: un segnalino concentrazione o schivata del difensore non si può spendere in questo attacco.
card-agentkallus = All’inizio della partita scegli un nemico. Quando lo attacchi o ti attacca, puoi cambiare un occhio in un colpo o in una schivata.
card-bistan = Quando attacchi a gittata 1–2, puoi cambiare un colpo in un colpo critico.
card-bombardier = Puoi sganciare bombe con la sagoma dritta 2 invece che con la dritta 1.
card-bossk-crew = Dopo un tuo attacco che ha mancato, ricevi un segnalino stress se non ne hai, un segnalino concentrazione e agganci il difensore.
card-breachspecialist = Quando ricevi una carta danno scoperta, puoi spendere il tuo segnalino rinforzo; quella e tutte le successive del round vengono coperte senza effetto.
card-c3po = Una volta per round, prima di tirare i dadi di difesa, puoi dire quante schivate usciranno. Se indovini, aggiungine una.
card-captainrex-crew = Dopo un tuo attacco che ha mancato, puoi prendere un segnalino concentrazione.
card-chewbacca-crew = Quando ricevi una carta danno, puoi scartarla e recuperare uno scudo; poi scarta questa carta.
card-chopper-crew = Puoi fare azioni anche sotto stress; dopo ognuna di esse subisci un danno.
card-darthvader-crew = Dopo aver attaccato un nemico, puoi subire due danni perché lui subisca un danno critico.
card-dashrendar-crew = Puoi attaccare anche sopra un ostacolo, e i tuoi attacchi non sono mai ostruiti.
card-dengar-crew = Quando attacchi, puoi ritirare un dado di attacco; uno o due, se il pilota del difensore è unico.
card-emperorpalpatine = Una volta per round, prima che una nave amica tiri i dadi, puoi annunciare un risultato. Uno dei dadi viene poi girato così e non si può più cambiare.
card-ezrabridger-crew = Quando attacchi e sei sotto stress, puoi cambiare un occhio in un colpo critico.
card-finn = Quando attacchi con l’arma primaria o ti difendi, e l’altra nave è nel tuo arco di fuoco, puoi aggiungere una faccia vuota al tuo tiro.
card-flightinstructor = Quando ti difendi, puoi ritirare un occhio. Contro abilità di pilota 2 o meno può essere invece una faccia vuota.
card-greedo = In ogni round la prima carta danno del tuo primo attacco, e del primo attacco contro di te, è scoperta.
card-gunner = Dopo un tuo attacco che ha mancato, puoi attaccare con l’arma primaria. Poi in questo round non attacchi più.
card-hansolo-crew = Quando attacchi, puoi spendere il tuo aggancio sul difensore per cambiare tutti i tuoi occhi in colpi.
card-herasyndulla-crew = Puoi eseguire manovre rosse anche sotto stress.
card-hotshotcopilot = Chi si difende dalla tua arma primaria, e chi ti attacca, deve spendere in quell’attacco un segnalino concentrazione, se può.
card-ig88d-crew = Hai anche le capacità dei piloti di tutti gli amici con il titolo IG-2000.
card-inspiringrecruit = Una volta per round, quando tu o un amico a gittata 1–2 toglie un segnalino stress, quella nave può toglierne un altro.
card-intelligenceagent = All’inizio della fase di attivazione puoi guardare l’indicatore di un nemico a gittata 1–2.
card-janors-crew = Una volta per round, quando tu o una nave amica a gittata 1–3 riceverebbe un segnalino concentrazione, può ricevere invece un segnalino schivata.
card-jynerso = Azione: un amico a gittata 1–2, o tu, riceve un segnalino concentrazione per ogni nemico nel tuo arco di fuoco a gittata 1–3, al massimo tre.
card-k4securitydroid = Dopo una manovra verde puoi agganciare un bersaglio.
card-kananjarrus-crew = Una volta per round, dopo una manovra bianca tua o di una nave amica a gittata 1–2, puoi toglierle un segnalino stress.
card-ketsuonyo-crew = All’inizio della fase finale puoi scegliere un nemico nel tuo arco di fuoco a gittata 1–2; conserva i suoi segnalini raggio traente.
card-kylekatarn-crew = Quando perdi un segnalino stress, puoi prendere un segnalino concentrazione.
card-kyloren-crew = Azione: mostra il Lato Oscuro a un nemico a gittata 1–3.
card-landocalrissian-crew = Azione: tira due dadi di difesa. Ogni occhio è per te un segnalino concentrazione, ogni schivata un segnalino schivata.
card-lattsrazzi-crew = Quando ti difendi, puoi togliere all’attaccante un segnalino stress per aggiungere una schivata.
card-leebo-crew = Azione: un’accelerazione gratuita, e poi un segnalino ioni.
card-lukeskywalker-crew = Dopo un tuo attacco che ha mancato, puoi attaccare ancora con l’arma primaria e cambiarvi un occhio in colpo. Poi in questo round non attacchi più.
card-marajade = Alla fine della fase di combattimento ogni nemico a gittata 1 che non è sotto stress riceve un segnalino stress.
card-maul = Quando attacchi e non sei sotto stress, puoi prendere segnalini stress per ritirare altrettanti dadi di attacco. Dopo un attacco che colpisce, puoi scartare un segnalino stress.
card-mercenarycopilot = Quando attacchi a gittata 3, puoi cambiare un colpo in colpo critico.
card-navigator = Quando riveli una manovra, puoi girare l’indicatore su un’altra velocità della stessa direzione, ma non su una rossa se sei sotto stress.
card-niennunb-crew = Le tue manovre dritte sono verdi.
card-outlawtech = Dopo una manovra rossa puoi prendere un segnalino concentrazione.
card-r2d2-swx22 = Alla fine della fase finale, se non hai scudi, puoi recuperarne uno e tirare un dado di attacco; un colpo scopre una delle tue carte danno coperte.
card-rearadmiralchiraneau-crew = Azione: vola una manovra dritta 1 bianca.
card-rebelcaptive = La prima nave che in un round ti attacca riceve un segnalino stress appena lo dichiara.
card-reconspecialist = La tua azione di concentrazione ti dà un segnalino concentrazione in più.
card-rey-crew = All’inizio della fase finale puoi mettere un tuo segnalino concentrazione su questa carta. All’inizio della fase di combattimento puoi riprenderne uno.
card-sabinewren-crew = Hai posto per una carta bomba. Una volta per round, prima che una bomba amica lasci il tavolo, scegli un nemico a gittata 1 da essa: subisce un danno.
card-saboteur = Azione: scegli un nemico a gittata 1 e tira un dado di attacco; un colpo o un colpo critico scopre una delle sue carte danno coperte.
card-systemsofficer = Dopo una manovra verde scegli un’altra nave amica a gittata 1: può agganciare un bersaglio.
card-tactician = Dopo che hai attaccato una nave a gittata 2 nel tuo arco di fuoco, quella riceve un segnalino stress.
card-tailgunner = Chi attacchi dal tuo arco ausiliario posteriore ha un’agilità in meno.
card-weaponsengineer = Puoi tenere due agganci, su due nemici. Quando ne agganci uno, puoi agganciarne subito un secondo.
card-wookieecommandos = Quando attacchi, puoi ritirare quanti vuoi dei tuoi occhi.
card-ysanneisard = All’inizio della fase di combattimento, se non hai scudi ma hai almeno una carta danno, puoi fare una schivata come azione gratuita.
card-zuckuss-crew = Quando attacchi e non sei sotto stress, puoi prendere segnalini stress: il difensore ritira altrettanti dadi di difesa scelti da te.

## Élite

card-adaptability = Un lato ti dà un’abilità di pilota in più, l’altro una in meno; scegli insieme alla squadriglia.
card-adrenalinerush = Quando riveli una manovra rossa, puoi scartare questa carta; la manovra è bianca.
card-attannimindlink = Quando ricevi un segnalino concentrazione o stress, lo riceve anche ogni nave amica con questa carta che non ne ha.
card-bodyguard = All’inizio della fase di combattimento puoi spendere un segnalino concentrazione: un amico a gittata 1 con abilità di pilota più alta ha un’agilità in più in questo round.
card-calculation = Quando attacchi, puoi spendere un segnalino concentrazione per cambiare un occhio in un colpo critico.
card-coolhand = Quando ricevi un segnalino stress, puoi scartare questa carta per prendere un segnalino concentrazione o schivata.
card-crackshot = Quando si confrontano i risultati e il difensore è nel tuo arco di fuoco, puoi scartare questa carta per annullare una sua schivata.
card-daredevil = Azione: vola una virata 1 bianca, a sinistra o a destra, e ricevi un segnalino stress. Senza il simbolo accelerazione tira anche due dadi di attacco e subisci quello che esce.
card-deadeye = Un segnalino concentrazione può sostituire l’aggancio, in ciò che un attacco richiede e in ciò che costa.
card-decoy = All’inizio della fase di combattimento puoi scambiare per questa fase l’abilità di pilota con una nave amica a gittata 1–2.
card-determination = Le carte danno sul pilota che ricevi scoperte vengono scartate subito senza effetto.
card-drawtheirfire = Quando un attacco colpisce una nave amica a gittata 1, puoi subire uno dei colpi critici al suo posto.
card-elusiveness = Quando ti difendi e non sei sotto stress, puoi prendere un segnalino stress e scegliere un dado di attacco, che chi attacca ritira.
card-experthandling = Azione: fai un avvitamento gratuito; se non è sulla tua barra delle azioni, ricevi un segnalino stress. Poi puoi togliere un aggancio che un nemico ha su di te.
card-expertise = Quando attacchi e non sei sotto stress, puoi cambiare tutti i tuoi occhi in colpi.
card-expose = Azione: fino alla fine del round la tua arma primaria tira un dado in più e la tua agilità è più bassa di uno.
card-fearlessness = Quando attacchi una nave a gittata 1 e ognuna è nell’arco di fuoco dell’altra, puoi aggiungere un colpo.
card-intensity = Dopo un’accelerazione o un avvitamento puoi prendere un segnalino concentrazione o schivata e girare la carta. Sul retro: alla fine della fase di combattimento spendi uno di questi segnalini per girarla di nuovo.
card-intimidation = I nemici che tocchi hanno un’agilità in meno.
card-juke = Quando attacchi e hai un segnalino schivata, puoi cambiare una schivata del difensore in un occhio.
card-lightningreflexes = Dopo una manovra bianca o verde del tuo indicatore puoi scartare questa carta per girarti di 180°; poi ricevi un segnalino stress.
card-lonewolf = Quando attacchi o ti difendi e nessuna nave amica è a gittata 1–2, puoi ritirare una faccia vuota.
card-marksmanship = Azione: in questo round, quando attacchi, un tuo occhio può diventare un colpo critico e tutti gli altri colpi.
card-opportunist = Se non sei sotto stress e il difensore non ha segnalini concentrazione né schivata, puoi prendere un segnalino stress per tirare un dado di attacco in più.
card-outmaneuver = Un difensore nel tuo arco di fuoco ha un’agilità in meno, ma non meno di 0, se tu non sei nel suo.
card-predator = Quando attacchi, puoi ritirare un dado di attacco; uno o due, contro abilità di pilota 2 o meno.
card-pushthelimit = Una volta per round, dopo un’azione, puoi fare un’azione gratuita della tua barra; poi ricevi un segnalino stress.
card-rage = Azione: prendi un segnalino concentrazione e due segnalini stress; fino alla fine del round, quando attacchi, puoi ritirare fino a tre dadi.
card-ruthlessness = Dopo un tuo attacco che colpisce devi scegliere un’altra nave a gittata 1 dal difensore, ma non te stesso; subisce un danno.
card-selflessness = Quando un altro amico a gittata 1 è colpito, puoi scartare questa carta e subire tutti i colpi al suo posto; i critici restano a lui.
card-snapshot = Dopo che un nemico a gittata 1 ha volato, puoi attaccarlo con questa carta. Non puoi cambiare questi dadi né attaccare ancora in quella fase.
card-squadleader = Azione: scegli una nave amica a gittata 1–2 con un’abilità di pilota più bassa: può fare un’azione gratuita.
card-swarmleader = Quando attacchi con l’arma primaria, fino a due altri amici che hanno il difensore nel loro arco a gittata 1–3 possono cedere un segnalino schivata ciascuno; per ognuno tiri un dado in più.
card-swarmtactics = All’inizio della fase di combattimento puoi prestare la tua abilità di pilota a una nave amica a gittata 1 per questa fase.
card-trickshot = Quando il tuo attacco è ostruito, puoi tirare un dado in più.
card-veteraninstincts = La tua abilità di pilota è più alta di due.
card-wingman = All’inizio della fase di combattimento un altro amico a gittata 1 perde un segnalino stress.
card-wired = Finché sei sotto stress, puoi ritirare tutti gli occhi che vuoi quando attacchi o ti difendi.

## Illeciti

card-blackmarketslicertools = Azione: scegli un nemico sotto stress a gittata 1–2 e tira un dado di attacco; un colpo o un colpo critico cambia un suo segnalino stress in una carta danno coperta.
card-burnoutslam = Puoi fare un’azione SLAM; poi questa carta si scarta.
card-cloakingdevice = Azione: fai un’azione gratuita di occultamento. Alla fine di ogni round con l’occultamento tira un dado di attacco; con un occhio questa carta va via e tu riappari o perdi il segnalino occultamento.
card-contrabandcybernetics = Quando diventi attivo nella fase di attivazione, puoi scartare questa carta e prendere un segnalino stress: in questo round puoi agire ed eseguire manovre rosse anche sotto stress.
card-deadmansswitch = Se la tua nave è distrutta, tutte le navi a gittata 1 subiscono un danno ciascuna.
card-empdevice = Nella fase di combattimento puoi scartare questa carta invece di attaccare; ogni nave a gittata 1, anche tu, riceve due segnalini ioni.
card-feedbackarray = Nella fase di combattimento, invece di attaccare, puoi prendere un segnalino ioni e subire un danno: un nemico a gittata 1 subisce un danno.
card-glitterstim = All’inizio della fase di combattimento puoi scartare questa carta e prendere un segnalino stress: in questo round puoi cambiare tutti i tuoi occhi in colpi o schivate.
card-hotshotblaster = Attacca in ogni direzione; per farlo scarta questa carta.
card-inertialdampeners = Quando riveli la manovra, puoi scartare questa carta e restare sul posto, come manovra bianca. Poi ricevi un segnalino stress.

## Missili

card-advhomingmissiles = Se colpisce, il difensore riceve una carta danno scoperta, qualunque cosa mostrino i dadi.
card-assaultmissiles = Spendi il tuo aggancio sul difensore e scarta questa carta. Se colpisce, anche tutte le altre navi a gittata 1 dal difensore subiscono un danno.
card-clustermissiles = Serve un aggancio; spendilo e scarta questa carta per attaccare due volte.
card-concussionmissiles = Spendi il tuo aggancio sul difensore e scarta questa carta. Puoi cambiare una faccia vuota in colpo.
card-cruisemissiles = Serve un aggancio sul difensore; scarta questa carta. Puoi tirare tanti dadi in più quanta è la velocità della tua manovra in questo round, al massimo quattro.
card-harpoonmissiles = Serve un aggancio; scarta questa carta per attaccare. La nave colpita riceve la carta Harpooned.
card-homingmissiles = Serve un aggancio sul difensore, ma lo tieni; scarta questa carta. Il difensore non può spendere segnalini schivata.
card-ionpulsemissiles = Serve un aggancio sul difensore, ma lo tieni; scarta questa carta. Se colpisce, il difensore subisce un danno e riceve due segnalini ioni, qualunque cosa mostrino i dadi.
card-protonrockets = Serve un segnalino concentrazione, ma lo tieni; scarta questa carta. Puoi tirare tanti dadi in più quanto vale la tua agilità, al massimo tre.
card-unguidedrockets = Serve un segnalino concentrazione. Niente cambia questi dadi, tranne un segnalino concentrazione che spendi.

## Modifiche

card-advancedcloakingdevice = Dopo un tuo attacco puoi fare un’azione gratuita di occultamento.
card-advancedslam = Dopo una manovra SLAM senza incontrare ostacoli né navi, puoi fare un’azione gratuita della tua barra.
card-antipursuitlasers = Dopo una manovra di un nemico che si è sovrapposto a te, tira un dado di attacco; con un colpo o un colpo critico il nemico subisce un danno.
card-autothrusters = Quando ti difendi fuori dall’arco di fuoco di chi attacca o oltre gittata 2, puoi cambiare una faccia vuota in schivata. Solo per navi con l’accelerazione.
card-bwinge2 = Hai posto per una carta equipaggio.
card-countermeasures = All’inizio della fase di combattimento puoi scartare questa carta: in questo round hai un’agilità in più, e puoi togliere un aggancio che un nemico ha su di te.
card-engineupgrade = Puoi fare l’azione di accelerazione.
card-experimentalinterface = Una volta per round, dopo un’azione, puoi fare gratis l’azione di una tua miglioria. Poi ricevi un segnalino stress.
card-guidancechips = Una volta per round puoi cambiare un dado del tuo siluro o missile in colpo, o in colpo critico se la tua arma primaria vale 3 o più.
card-gyroscopictargeting = Alla fine della fase di combattimento puoi girare il tuo arco mobile, se in questo round hai volato a velocità 3, 4 o 5.
card-hullupgrade = Uno scafo in più.
card-integratedastromech = Quando ricevi una carta danno, puoi scartare un tuo astromech per scartarla senza effetto.
card-ionprojector = Dopo una manovra di un nemico che si è sovrapposto a te, tira un dado di attacco; con un colpo o un colpo critico il nemico riceve un segnalino ioni.
card-lightweightframe = Quando ti difendi e hai tirato meno dadi dell’attaccante, tiri un altro dado di difesa.
card-longrangescanners = Agganci navi a gittata 3 e oltre, e mai quelle più vicine.
card-maneuveringfins = Quando riveli una virata, puoi girare l’indicatore sulla curva larga della stessa velocità e dello stesso lato.
card-munitionsfailsafe = Un’arma che scarti per attaccare si scarta solo se l’attacco colpisce.
card-pulsedrayshield = All’inizio della fase finale puoi prendere un segnalino ioni e recuperare uno scudo.
card-servomotorsfoils = Aperte: puoi fare l’avvitamento e, senza stress, una virata 3 come avvitamento di Tallon rosso. Chiuse: un dado primario in meno, ma puoi accelerare e la curva larga 2 è verde. Girale all’inizio dell’attivazione.
card-shieldupgrade = Uno scudo in più.
card-smugglingcompartment = Puoi avere una carta illegale e un’altra modifica da 3 punti o meno.
card-stealthdevice = Un’agilità in più; si scarta quando un attacco ti colpisce.
card-stygiumparticleaccelerator = Dopo un’azione di occultamento, o quando ti riveli, puoi fare un’azione gratuita di schivata.
card-tacticaljammer = Gli attacchi dei nemici ad altre navi attraverso la tua base sono ostruiti.
card-targetingcomputer = Puoi fare l’azione di aggancio.
card-twinionenginemkii = Le tue curve larghe sono verdi.
card-vectoredthrusters = Puoi fare l’azione di avvitamento.

## Astromech di recupero

card-genius = Dopo la manovra che hai rivelato, se non ti sei sovrapposto a navi, puoi sganciare una bomba che si sgancia quando si rivela l’indicatore.
card-overclockedr4 = Nella fase di combattimento, quando spendi un segnalino concentrazione, puoi prendere un segnalino stress per riaverne uno.
card-r4agromech = Dopo aver speso un segnalino concentrazione in attacco, puoi agganciare il difensore.
card-r4b11 = Quando attacchi, puoi spendere il tuo aggancio sul difensore: ritira i dadi di difesa che scegli tu.
card-r5tk = Puoi agganciare e attaccare gli amici.
card-salvagedastromech = Quando ricevi scoperta una carta danno sulla nave, puoi scartarla senza effetto; poi scarta questa carta.
card-unhingedastromech = Le tue manovre di velocità 3 sono verdi.

## Sistemi

card-accuracycorrector = Quando nel tuo attacco si cambiano i dadi, puoi scambiare tutti i tuoi risultati con due colpi, che niente cambia più.
card-advancedsensors = Subito prima di rivelare l’indicatore puoi fare un’azione gratuita; allora in questo round salti la tua azione.
card-advtargetingcomputer = Quando attacchi con l’arma primaria una nave che hai agganciato, puoi aggiungere un colpo critico. Allora in questo attacco non puoi spendere agganci.
card-collisiondetector = Puoi accelerare, fare avvitamenti e toglierti l’occultamento attraverso gli ostacoli e sopra di essi. I colpi critici tirati per gli ostacoli non ti fanno nulla.
card-electronicbaffle = Puoi liberarti di un segnalino stress o ioni appena lo ricevi, al costo di un danno.
card-enhancedscopes = Nella fase di attivazione la tua abilità di pilota vale 0.
card-firecontrolsystem = Dopo il tuo attacco puoi agganciare il difensore.
card-sensorjammer = Quando ti difendi, puoi cambiare un colpo di chi attacca in un occhio, che non si può ritirare.
card-thrustcorrector = Quando ti difendi con al massimo tre segnalini stress, puoi prenderne uno; i tuoi dadi sono sostituiti da una sola schivata e non si possono più modificare.

## Tecnologia

card-advancedoptics = Non hai mai più di un segnalino concentrazione, e lo tieni nella fase finale.
card-commrelay = Puoi avere al massimo un segnalino schivata, e lo tieni nella fase finale.
card-patternanalyzer = Quando voli una manovra, puoi controllare lo stress dopo l’azione invece che prima.
card-primedthrusters = Con uno o due segnalini stress puoi ancora accelerare e avvitarti.
card-sensorcluster = Quando ti difendi, puoi spendere un segnalino concentrazione per cambiare una faccia vuota in schivata.
card-weaponsguidance = Quando attacchi, puoi spendere un segnalino concentrazione per cambiare una faccia vuota in colpo.

## Titoli

card-adaptiveailerons = Prima di rivelare l’indicatore, se non sei sotto stress, devi volare una curva larga 1 o una dritta 1 bianca.
card-allianceoverhaul = La tua arma primaria può tirare un dado in più dall’arco primario; dall’arco ausiliario puoi cambiare un occhio in un colpo critico.
card-andrasta = Hai posto per altre due carte bomba.
card-awingtestpilot = Hai posto per un’altra carta élite, ma non due volte la stessa. Per abilità di pilota 2 o più.
card-blackone = Dopo un’accelerazione o un avvitamento puoi togliere un aggancio nemico da te o da una nave amica a gittata 1.
card-btla4ywing = Non attacchi niente fuori dal tuo arco di fuoco. Dopo un attacco con l’arma primaria puoi attaccare con una torretta.
card-concorddawnprotector = Quando una nave a gittata 1 ti attacca e ognuna è nell’arco di fuoco dell’altra, aggiungi una schivata.
card-crossfireformation = Quando ti difendi e un altro amico della Resistenza è a gittata 1–2 dall’attaccante, puoi aggiungere un occhio.
card-dauntless = Dopo una manovra in cui ti sovrapponi a una nave, puoi fare un’azione gratuita; poi ricevi un segnalino stress.
card-enforcer = Dopo che ti sei difeso, l’attaccante riceve un segnalino stress se è nel tuo arco di mira.
card-firstordervanguard = Puoi ritirare un dado di attacco se il difensore è l’unica nave nel tuo arco di fuoco a gittata 1–3. Quando ti difendi, puoi scartare questa carta per ritirare tutti i tuoi dadi di difesa.
card-havoc = Hai posto per una carta sistema e un astromech di recupero unico, ma non per l’equipaggio.
card-heavyscykinterceptor = Hai posto per una carta cannone, siluri o missili, e uno scafo in più.
card-houndstooth = Quando la tua nave è distrutta, ma non se fugge, puoi lanciare il Nashtah Pup: vola una manovra dal lato anteriore o posteriore e in questo round non attacca.
card-ig2000 = Hai anche le capacità dei piloti di tutti gli altri amici con questo titolo.
card-lightscykinterceptor = Le tue curve larghe sono verdi, ma tutte le tue carte danno arrivano scoperte e non porti modifiche.
card-millenniumfalcon = Puoi fare l’azione di schivata.
card-millenniumfalcon-swx57 = Dopo una curva larga a velocità 3, se non tocchi nessuno e non sei sotto stress, puoi prendere un segnalino stress per girare la nave di 180°.
card-misthunter = Puoi fare l’azione di avvitamento. Devi portare Tractor Beam, al suo costo.
card-moldycrow = Tieni i tuoi segnalini concentrazione nella fase finale.
card-outrider = Finché hai un cannone, spara in ogni direzione, e non puoi attaccare con l’arma primaria.
card-pivotwing = Lato attacco: un’agilità in più. Lato atterraggio: quando riveli una sosta, puoi girare la nave di 180°. Dopo ogni manovra puoi girare questa carta.
card-punishingone = La tua arma primaria tira un dado in più.
card-royalguardtie = Puoi avere due modifiche, ma non due volte la stessa. Per abilità di pilota 5 o più.
card-sabinesmasterpiece = Hai posto per una carta equipaggio e una carta illecita.
card-shadowcaster = Dopo un tuo attacco che colpisce una nave nel tuo arco mobile a gittata 1–2, puoi darle un segnalino raggio traente.
card-slavei = Hai posto per una carta siluri.
card-specialopstraining = Quando attacchi con l’arma primaria dal tuo arco primario, puoi tirare un dado in più; se non lo fai, puoi attaccare di nuovo dal tuo arco ausiliario.
card-st321 = Puoi agganciare qualsiasi nemico, per quanto lontano.
card-tied = Una volta per round, dopo un attacco con un cannone da 3 punti o meno, puoi attaccare con l’arma primaria.
card-tieshuttle = Hai posto per due carte equipaggio da 4 punti o meno, e non per siluri, missili e bombe.
card-tiev1 = Dopo un tuo aggancio puoi fare una schivata come azione gratuita.
card-tiex1 = Hai posto per una carta sistema, che costa quattro punti in meno, ma non meno di zero.
card-tiex7 = Dopo una manovra di velocità 3, 4 o 5 senza incontrare ostacoli né navi, puoi fare una schivata come azione gratuita.
card-vaksai = Puoi avere tre modifiche, tutte diverse, e ogni tua miglioria costa un punto in meno, ma non meno di zero.
card-virago = Hai posto per una carta sistema e una carta illecita. Per abilità di pilota 4 o più.

## Siluri

card-advprotontorpedoes = Spendi il tuo aggancio sul difensore e scarta questa carta. Puoi cambiare fino a tre facce vuote in occhi.
card-bombloadout = Hai posto per una carta bomba.
card-extramunitions = I tuoi siluri, missili e bombe cominciano con un segnalino munizioni ciascuno. Quando uno va scartato, puoi scartare invece il suo segnalino.
card-flechettetorpedoes = Spendi il tuo aggancio sul difensore e scarta questa carta. Dopo l’attacco un difensore con scafo 4 o meno riceve un segnalino stress.
card-iontorpedoes = Se colpisce, il difensore e ogni nave a gittata 1 da esso ricevono un segnalino ioni.
card-plasmatorpedoes = Spendi il tuo aggancio sul difensore e scarta questa carta. Se colpisce, dopo i danni il difensore perde uno scudo.
card-protontorpedoes = Spendi il tuo aggancio sul difensore e scarta questa carta. Puoi cambiare un occhio in colpo critico.
card-renegaderefit = Puoi avere due modifiche, ma non due volte la stessa, e ogni tua carta élite costa un punto in meno, ma non meno di zero.

## Torrette

card-autoblasterturret = Attacca in ogni direzione. I dadi di difesa non possono annullare i tuoi colpi.
card-blasterturret = Attacca in ogni direzione; per farlo spendi un segnalino concentrazione.
card-dorsalturret = Attacca in ogni direzione, con un dado in più a gittata 1.
card-ioncannonturret = Attacca in ogni direzione. Se colpisce, il difensore subisce un danno e riceve un segnalino ioni, qualunque cosa mostrino i dadi.
card-syncedturret = Spara in ogni direzione e conserva l’aggancio. Se il difensore è nel tuo arco di fuoco primario, puoi ritirare tanti dadi quanti ne ha la tua arma primaria.
card-twinlaserturret = Attacca due volte, in ogni direzione. Ogni attacco che colpisce fa un danno, qualunque cosa mostrino i dadi.

## Condizioni

card-harpooned = Un colpo critico su di te ferisce ogni altra nave a gittata 1, poi ricevi una carta danno e questa va via. La tua fine ferisce ogni nave a gittata 1. Azione: tira un dado e toglila; un colpo è un danno.
card-illshowyouthedarkside = Chi te l’ha data può scegliere dal mazzo una carta danno del pilota. Il prossimo danno critico che un attacco ti fa è quella carta, con o senza scudi; poi questa va via.
card-suppressivefire = Tiri un dado di attacco in meno contro chiunque tranne la nave che te l’ha data. Va via quando attacchi quella nave, quando è distrutta, o se il combattimento finisce senza un suo attacco.

## Danni

card-blinded-pilot = Non puoi attaccare. Si copre dopo la tua prossima occasione di attaccare.
card-console-fire = All’inizio della fase di combattimento tira un dado di attacco; un colpo è un danno. Azione: copri questa carta.
card-damaged-cockpit = Dal prossimo round la tua abilità di pilota è 0.
card-damaged-engine = Le tue virate sono rosse.
card-damaged-sensor-array = Puoi fare solo le azioni delle carte danno. Azione: tira un dado di attacco; un colpo o un colpo critico copre questa carta.
card-direct-hit = Vale come due carte danno.
card-loose-stabilizer = Dopo una manovra bianca ricevi un segnalino stress. Azione: copri questa carta.
card-major-explosion = Tira subito un dado di attacco; un colpo è un danno critico. Poi questa carta si copre.
card-major-hull-breach = Dal prossimo round le tue carte danno arrivano scoperte. Azione: copri questa carta.
card-shaken-pilot = Non puoi impostare manovre dritte. Si copre quando riveli l’indicatore.
card-structural-damage = Un’agilità in meno. Azione: tira un dado di attacco; un colpo o un colpo critico copre questa carta.
card-stunned-pilot = Dopo una manovra che ti lascia a contatto con una nave o sopra un ostacolo, subisci un danno.
card-thrust-control-fire = Ricevi subito un segnalino stress; poi questa carta si copre.
card-weapons-failure = Tiri un dado di attacco in meno. Azione: tira un dado di attacco; un colpo o un colpo critico copre questa carta.

## Ordigni

card-bomblet = Esplode alla fine della fase di attivazione: ogni nave a gittata 1 tira due dadi di attacco e subisce quello che esce.
card-cluster-mine = Esplode quando una nave ci passa o finisce sopra: quella nave tira due dadi di attacco e subisce un danno per ogni colpo e ogni colpo critico.
card-conner-net = Esplode quando una nave ci passa o finisce sopra: quella nave subisce un danno, riceve due segnalini ioni e salta la sua azione.
card-ion-bomb = Esplode alla fine della fase di attivazione: ogni nave a gittata 1 riceve due segnalini ioni.
card-proton-bomb = Esplode alla fine della fase di attivazione: ogni nave a gittata 1 riceve una carta danno scoperta, con o senza scudi.
card-proximity-mine = Esplode quando una nave ci passa o finisce sopra: quella nave tira tre dadi di attacco e subisce quello che esce.
card-seismic-charge = Esplode alla fine della fase di attivazione: ogni nave a gittata 1 subisce un danno.
card-thermal-detonator = Esplode alla fine della fase di attivazione: ogni nave a gittata 1 subisce un danno e riceve un segnalino stress.
