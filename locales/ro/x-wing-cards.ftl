# Ce face fiecare carte X-Wing, în una sau două propoziții ale noastre: când, ce, cu ce cost, în ce limite.
# „Tu” ești nava care are cartea. Un mesaj pentru fiecare carte care poate fi jucată și face ceva; în grupuri, după nume.

## Piloți

card-4lom = La începutul fazei de final poți trece un jeton de stres al tău unei alte nave la distanța 1.
card-ahsokatano = La începutul fazei de luptă poți cheltui un jeton de concentrare; atunci un prieten la distanța 1, sau tu, poate face o acțiune gratuită.
card-airencracken = După un atac al tău poți alege un prieten la distanța 1; el poate face o acțiune gratuită.
card-arvelcrynyd = Poți trage într-un inamic pe care îl atingi, dacă este în arcul tău de tragere.
card-asajjventress = La începutul fazei de luptă poți alege o navă la distanța 1–2; dacă este în arcul tău mobil, primește un jeton de stres.
card-backdraft = Când ataci o navă din arcul tău de tragere auxiliar, poți adăuga o lovitură critică.
card-backstabber = Arunci un zar de atac în plus dacă nu ești în arcul de tragere al apărătorului.
card-biggsdarklighter = O dată pe partidă, la începutul fazei de luptă: până la sfârșitul rundei, cine te-ar putea ataca pe tine nu poate ataca altă navă prietenă la distanța 1 de tine.
card-blueace = La accelerare poți folosi și șabloanele viraj 1.
card-bobafett-imperial = Când arăți o curbă largă, poți întoarce cadranul la curba largă de aceeași viteză în partea cealaltă.
card-bobafett-scum = Când ataci sau te aperi, poți arunca din nou câte un zar al tău pentru fiecare inamic la distanța 1.
card-bossk = Când atacul tău lovește, poți schimba înainte de avarii o lovitură critică a ta cu două lovituri.
card-braylenstramm = După o manevră poți arunca un zar de atac; o lovitură sau o lovitură critică îți ia un jeton de stres.
card-captainjonus = Navele prietene la distanța 1 pot arunca din nou unul sau două zaruri de atac când trag cu o armă secundară.
card-captainkagi = Inamicii care țintesc trebuie să te țintească pe tine, dacă pot.
card-captainnym-scum = Bombele taberei tale nu îți fac nimic. Când un prieten se apără și distanța se măsoară peste o bombă a taberei tale, se poate adăuga o eschivă.
card-captainoicunn = După manevra ta, fiecare inamic pe care îl atingi suportă o avarie.
card-captainrex = Nava pe care ai atacat-o primește apoi cartea Suppressive Fire.
card-captainyorr = Când altă navă prietenă la distanța 1–2 urmează să primească un jeton de stres, îl poți primi tu, dacă ai cel mult două.
card-carnorjax = Inamicii la distanța 1 nu pot face acțiuni de concentrare și de eschivă și nici nu pot cheltui jetoane de concentrare și de eschivă.
card-cassianandor = La începutul fazei de activare poți lua un jeton de stres de la un alt prieten la distanța 1–2.
card-chaser = Când un alt prieten la distanța 1 cheltuie un jeton de concentrare, tu primești unul.
card-chewbacca = O carte de avarie primită cu fața în sus se întoarce imediat; textul ei nu face nimic.
card-chewbacca-swx57 = După ce un alt prieten la distanța 1–3 este distrus fără să fi fugit, poți ataca.
card-chopper = La începutul fazei de luptă, fiecare inamic pe care îl atingi primește un jeton de stres.
card-cobaltleader = Când ataci o navă la distanța 1 de un jeton de bombă, ea aruncă un zar de apărare mai puțin.
card-coloneljendon = La începutul fazei de luptă îți poți ceda țintirea unei nave prietene la distanța 1 care nu are niciuna.
card-colonelvessery = După ce ai aruncat zarurile de atac, poți ținti apărătorul, dacă este deja țintit de cineva.
card-commanderalozen = La începutul fazei de luptă poți ținti un inamic la distanța 1.
card-commanderkenkirk = Cât timp nu ai scuturi și ai măcar o carte de avarie, agilitatea ta este mai mare cu unu.
card-corranhorn = La începutul fazei de final poți ataca. Dacă o faci, nu poți ataca în runda următoare.
card-countdown = Când te aperi și nu ai stres, la comparare poți suporta o avarie ca să anulezi toate rezultatele; apoi primești un jeton de stres.
card-countessryad = Când arăți o manevră dreaptă, o poți zbura ca întoarcere Koiogran de aceeași viteză și culoare.
card-dacebonearm = Când un inamic la distanța 1–3 primește un jeton de ioni și tu nu ai stres, poți lua un jeton de stres; atunci el suportă o avarie.
card-dalanoberos-m12lkimogilafighter = La începutul fazei de luptă poți ținti un inamic la distanța 1–3 din arcul tău de ochire.
card-darkcurse = Cine te atacă nu poate cheltui jetoane de concentrare și nici nu poate arunca din nou zaruri de atac.
card-darthvader = Când îți faci acțiunea, poți face două.
card-dashrendar = În faza de activare și când faci acțiuni, ignori obstacolele.
card-deathrain = Poți lansa bombe în fața ta. După ce ai lansat una, poți face un tonou gratuit.
card-dengar = O dată pe rundă, după ce te-ai apărat, îl poți ataca pe atacator, dacă este în arcul tău de tragere.
card-doubleedge = O dată pe rundă, după ce un atac al tău cu o armă secundară a ratat, poți ataca cu altă armă.
card-drearenthal = După ce ai cheltuit un jeton de țintire, poți lua un jeton de stres și ținti pe cineva.
card-duchess = Poți ignora cartea ta Adaptive Ailerons.
card-dutchvander = După ce ai țintit, alege o navă prietenă la distanța 1–2: poate ținti și ea.
card-eadenvrill = Arma ta principală aruncă un zar în plus împotriva unei nave cu stres.
card-echo = Ieși din camuflaj de-a lungul șabloanelor curbă largă 2, înainte sau în lateral, niciodată de-a lungul celui drept.
card-elloasty = Tonourile tale Tallon sunt albe cât timp nu ai stres.
card-emonazzameen = Poți lansa bombe cu șablonul drept 3 sau viraj 3 în locul celui drept 1.
card-epsilonace = Ai îndemânarea de pilot 12 cât timp nu ai nicio carte de avarie.
card-epsilonleader = La începutul fazei de luptă, tu și fiecare navă prietenă la distanța 1 pierdeți câte un jeton de stres.
card-etahnabaht = Când se apără un inamic la distanța 1–3 din arcul tău de tragere, atacatorul poate schimba o lovitură în lovitură critică.
card-ezrabridger-attackshuttle = Când te aperi și ai stres, poți schimba cel mult doi ochi în eschive.
card-felswrath = Oricâte avarii ai avea, rămâi pe masă până la sfârșitul fazei de luptă.
card-fennrau-protectoratestarfighter = La distanța 1 poți arunca un zar în plus când ataci sau te aperi.
card-garvendreis = Când cheltui un jeton de concentrare, îl poți da unei nave prietene la distanța 1–2.
card-gemmersojan = Ai cu unu mai multă agilitate cât timp un inamic este la distanța 1.
card-grazthehunter = Arunci un zar de apărare în plus dacă atacatorul este în arcul tău de tragere.
card-guri = La începutul fazei de luptă, dacă un inamic este la distanța 1, poți lua un jeton de concentrare.
card-hansolo = Când ataci poți arunca din nou, dar atunci cât mai multe zaruri poți.
card-hefftobber = După ce un inamic s-a suprapus peste tine în manevra lui, poți face o acțiune gratuită.
card-herasyndulla-attackshuttle = Când arăți o manevră verde sau roșie, poți întoarce cadranul la alta de aceeași culoare.
card-herasyndulla-vcx100 = Când arăți o manevră verde sau roșie, poți întoarce cadranul la alta de aceeași culoare.
card-hobbieklivian = Când țintești pe cineva sau cheltui un jeton de țintire, poți înlătura un jeton de stres.
card-hortonsalm = La distanța 2–3 poți arunca din nou oricâte fețe goale ale atacului tău.
card-howlrunner = Navele prietene la distanța 1 pot arunca din nou un zar de atac când trag cu arma principală.
card-ibtisam = Cât timp ai stres, poți arunca din nou un zar când ataci sau te aperi.
card-ig88a = După ce un atac al tău a distrus apărătorul, poți recupera un scut.
card-ig88b = O dată pe rundă, după un atac al tău care a ratat, poți ataca cu unul dintre tunurile tale.
card-ig88c = După o acțiune de accelerare, poți face o eschivă ca acțiune gratuită.
card-inaldra = Când ataci sau te aperi, poți cheltui un scut ca să arunci din nou oricâte zaruri ale tale.
card-jakefarrell = După o acțiune de concentrare sau când primești un jeton de concentrare, poți face gratuit o accelerare sau un tonou.
card-janors = Când atacă o navă prietenă la distanța 1–3 și nu ai stres, poți lua un jeton de stres ca ea să arunce un zar în plus.
card-jekporkins = Când primești un jeton de stres, îl poți arunca și dai cu un zar de atac: o lovitură înseamnă o carte de avarie cu fața în jos.
card-jesspava = Când ataci sau te aperi, poți arunca din nou câte un zar pentru fiecare prieten la distanța 1.
card-junoeclipse = Când îți arăți manevra, poți zbura cu o viteză mai mult sau mai puțin, dar nu sub 1. Culoarea rămâne.
card-kaatoleeachos = La începutul fazei de luptă poți lua un jeton de concentrare sau de eschivă de la un prieten la distanța 1–2.
card-kadsolus = După o manevră roșie primești două jetoane de concentrare.
card-kananjarrus = Când atacă un inamic la distanța 1–2, poți cheltui un jeton de concentrare: el aruncă un zar de atac mai puțin.
card-kathscarlet-imperial = Un apărător care îți anulează o lovitură critică primește un jeton de stres.
card-kathscarlet-scum = Arunci un zar de atac în plus când nava atacată este în arcul tău de tragere auxiliar.
card-kavil = Arunci un zar de atac în plus împotriva unei nave din afara arcului tău de tragere.
card-ketsuonyo = La începutul fazei de luptă poți da un jeton de rază tractoare unei nave la distanța 1 care este și în arcul tău de tragere, și în cel mobil.
card-keyanfarlander = Când ataci, poți renunța la un jeton de stres ca să-ți schimbi toți ochii în lovituri.
card-kirkanos = Când ataci la distanța 2–3, poți cheltui un jeton de eschivă ca să adaugi o lovitură.
card-krassistrelix = Poți arunca din nou un zar de atac al armelor tale secundare.
card-kylekatarn = La începutul fazei de luptă poți da un jeton de concentrare al tău unei nave prietene la distanța 1–3.
card-kyloren-tiesilencer = Prima dată în fiecare rundă când un atac te lovește, atacatorul primește cartea I’ll Show You the Dark Side.
card-laetinashera = După un atac care te-a ratat, poți lua un jeton de eschivă.
card-landocalrissian = După o manevră verde, alege o navă prietenă la distanța 1: poate face o acțiune gratuită de pe bara ei de acțiuni.
card-lattsrazzi = Când tu sau un prieten atacați, poți cheltui jetonul tău de țintire de pe apărător; în acel atac agilitatea lui este cu unu mai mică.
card-leebo = Când primești o carte de avarie cu fața în sus, mai trage una; alege care dintre ele contează și arunc-o pe cealaltă.
card-lieutenantblount = Atacurile tale contează ca lovituri chiar dacă nu rămâne nicio avarie.
card-lieutenantcolzet = La începutul fazei de final poți cheltui țintirea ta asupra unui inamic ca să întorci la întâmplare o carte de avarie acoperită a lui.
card-lieutenantkarsabi = Când primești un jeton de arme dezactivate și nu ești stresat, poți lua un jeton de stres și să-l înlături.
card-lieutenantkestal = Când ataci, poți cheltui un jeton de concentrare ca să anulezi toate fețele goale și toți ochii apărătorului.
card-lowhhrick = Când se apără altă navă prietenă la distanța 1, îți poți cheltui jetonul de întărire ca să adaugi o eschivă la aruncarea ei.
card-lukeskywalker = Când te aperi, poți schimba un ochi în eschivă.
card-maarekstele-tieadvanced = Când atacul tău îi dă apărătorului o carte de avarie cu fața în sus, trage trei, dă-i-o pe cea aleasă și aruncă restul.
card-maarekstele-tiedefender = Când atacul tău îi dă apărătorului o carte de avarie cu fața în sus, trage trei, dă-i-o pe cea aleasă și aruncă restul.
card-majorrhymer = Armele tale secundare ajung cu o distanță mai departe sau mai aproape, dar niciodată dincolo de distanța 1–3.
card-majorvynder = Arunci un zar de apărare în plus cât timp armele tale sunt dezactivate.
card-manaroo = La începutul fazei de luptă îți poți ceda toate jetoanele de concentrare, eschivă și țintire unei nave prietene la distanța 1, și țintirile pe care le au inamicii asupra ta.
card-maulermithel = La distanța 1 arunci un zar de atac în plus.
card-mirandadoni = O dată pe rundă, când ataci: cheltuiești un scut ca să arunci un zar în plus sau arunci un zar mai puțin ca să recapeți un scut.
card-moraloeval = Tunurile tale trag și în arcul tău de tragere auxiliar.
card-nashtahpuppilot = Ai îndemânarea și textul pilotului din Hound’s Tooth din care ai plecat.
card-ndrusuhlak = Arunci un zar de atac în plus cât timp nicio navă prietenă nu este la distanța 1–2.
card-neradantels = Lansezi torpilele în orice direcție.
card-niennunb = Când primești un jeton de stres și un inamic este în arcul tău de tragere la distanța 1, îl poți arunca.
card-nightbeast = După o manevră verde te poți concentra ca acțiune gratuită.
card-norrawexley = Când ataci sau te aperi, poți cheltui țintirea ta asupra celeilalte nave ca să adaugi un ochi.
card-oldteroch = La începutul fazei de luptă poți alege un inamic la distanța 1; dacă ești în arcul lui de tragere, își pierde toate jetoanele de concentrare și de eschivă.
card-omegaace = Când ataci, poți cheltui un jeton de concentrare și țintirea asupra apărătorului: toate zarurile tale devin lovituri critice.
card-omegaleader = Inamicii pe care îi țintești nu modifică zaruri când te atacă sau se apără de tine.
card-palobgodalhi = La începutul fazei de luptă poți lua pentru tine un jeton de concentrare sau de eschivă de la un inamic la distanța 1–2.
card-poedameron = Cât timp ai un jeton de concentrare, poți schimba un ochi în lovitură (în atac) sau în eschivă (în apărare).
card-poedameron-swx57 = Cât timp ai un jeton de concentrare, poți schimba un ochi în lovitură când ataci sau în eschivă când te aperi.
card-princexizor = Când un atac te lovește, o navă prietenă la distanța 1 poate suporta în locul tău o lovitură sau o lovitură critică.
card-puresabacc = Arunci un zar de atac în plus cât timp ai cel mult o carte de avarie.
card-quickdraw = O dată pe rundă, când pierzi un scut, poți ataca cu arma principală.
card-rearadmiralchiraneau = Când ataci la distanța 1–2, poți schimba un ochi în lovitură critică.
card-redace = Prima dată într-o rundă când pierzi un scut, primești un jeton de eschivă.
card-rexlerbrath = După ce atacul tău a dat cărți de avarie, poți cheltui un jeton de concentrare ca să le întorci cu fața în sus.
card-rey = Când ataci sau te aperi și inamicul este în arcul tău de tragere, poți arunca din nou una sau două fețe goale.
card-roarkgarnet = La începutul fazei de luptă, alege o navă prietenă la distanța 1–3: în faza aceasta îndemânarea pilotului ei este 12.
card-sabinewren-attackshuttle = Înainte să arăți cadranul, poți face gratuit o accelerare sau un tonou.
card-sabinewren-lancerclasspursuitcraft = Când te atacă o navă din arcul tău mobil la distanța 1–2, poți adăuga un ochi la aruncarea ta.
card-sabinewren-tiefighter = Înainte să arăți cadranul, poți face gratuit o accelerare sau un tonou.
card-sarcoplank = Când te aperi, poți arunca atâtea zaruri cât a fost viteza manevrei tale din această rundă în loc de agilitate.
card-scourge = Arunci un zar de atac în plus împotriva unei nave cu o carte de avarie.
card-serissu = Când se apără o navă prietenă la distanța 1, poate arunca din nou un zar de apărare.
card-snapwexley = După o manevră de viteză 2, 3 sau 4, dacă nu atingi nicio navă, poți face o accelerare gratuită.
card-solsixxa = Poți lansa bombe cu șablonul viraj 1 în locul celui drept 1.
card-soontirfel = Când primești un jeton de stres, poți lua un jeton de concentrare.
card-talonbanecobra = Bonusurile tale de distanță contează dublu, la atac și la apărare.
card-tarnmison = Când te atacă un inamic, îl poți ținti înainte să se arunce zarurile.
card-teltrevura = Prima dată când nava ta ar fi distrusă, aruncă în schimb toate cărțile ei de avarie și ia patru cu fața în jos.
card-tennumb = Când ataci, zarurile de apărare nu pot anula una dintre loviturile tale critice.
card-testpilotblackout = Cine este atacat de tine printr-un obstacol aruncă două zaruri de apărare mai puțin.
card-tetrancowall = Când arăți o întoarcere Koiogran, o poți zbura cu viteza 1, 3 sau 5.
card-thanekyrell = După ce un inamic din arcul tău de tragere la distanța 1–3 a atacat un alt prieten, poți face o acțiune gratuită.
card-theinquisitor = Atacurile tale cu arma principală se socotesc la distanța 1.
card-tomaxbren = O dată pe rundă, o carte de elită pe care o arunci se întoarce iar cu fața în sus.
card-torkilmux = La sfârșitul fazei de activare, alege un inamic la distanța 1–2: până se termină lupta, îndemânarea pilotului lui este 0.
card-turrphennir = După atacul tău poți face o accelerare sau un tonou ca acțiune gratuită.
card-tychocelchu = Stresul nu te împiedică să faci acțiuni.
card-unkarplutt = La sfârșitul fazei de activare fiecare navă pe care o atingi primește un jeton de rază tractoare.
card-valenrudor = După ce te-ai apărat, poți face o acțiune gratuită.
card-viktorhel = După ce te-ai apărat, atacatorul primește un jeton de stres, dacă nu ai aruncat exact două zaruri.
card-wampa = Înainte de compararea rezultatelor poți renunța la toate zarurile tale; dacă era printre ele o lovitură critică, apărătorul primește o carte de avarie cu fața în jos.
card-wedgeantilles = Când ataci, apărătorul are agilitatea cu unu mai mică, dar nu sub 0.
card-wesjanson = După un atac al tău, îi poți lua apărătorului un jeton de concentrare, de eschivă sau de țintire.
card-whisper = După un atac al tău care lovește, poți lua un jeton de concentrare.
card-wingedgundark = Când ataci la distanța 1, poți schimba o lovitură în lovitură critică.
card-wullffwarro = Arunci un zar de atac în plus cât timp nu ai scuturi și ai cel puțin o carte de avarie.
card-zeborrelios-attackshuttle = Când te aperi, eschivele tale pot anula loviturile critice înaintea celor simple.
card-zeborrelios-tiefighter = Când te aperi, eschivele tale pot anula loviturile critice înaintea celor simple.
card-zertikstrom = Inamicii la distanța 1 de tine nu primesc zarul de atac în plus pentru distanța 1.
card-zetaace = La tonou poți folosi șablonul drept 2 în locul celui drept 1.
card-zetaleader = Când ataci și nu ai stres, poți lua un jeton de stres ca să arunci un zar în plus.
card-zuckuss = Când ataci, poți arunca un zar în plus; atunci și apărătorul aruncă unul în plus.

## Droizi astromech

card-bb8 = Când arăți o manevră verde, poți face un tonou gratuit înainte să o zbori.
card-flightassistastromech = Nu ataci nimic din afara arcului tău de tragere. După o manevră în care n-ai dat peste nimic, fără inamici în arcul tău la distanța 1–3, poți face gratuit o accelerare sau un tonou.
card-m9g8 = Când atacă o navă pe care o țintești, poți să-i ceri să rearunce un zar de atac ales de tine. Poți ținti alți prieteni.
card-r2astromech = Manevrele tale cu viteza 1 și 2 sunt verzi.
card-r2d2 = După o manevră verde poți recupera un scut.
card-r2d6 = Ai loc pentru o carte de elită. Nu pentru piloții care au deja și nici pentru îndemânare 2 sau mai mică.
card-r2f2 = Acțiune: ai cu unu mai multă agilitate până la sfârșitul rundei.
card-r3a2 = Când anunți o țintă din arcul tău de tragere, poți primi un jeton de stres ca să primească și ea unul.
card-r3astromech = O dată pe rundă, când ataci cu arma principală, poți renunța la un ochi; primești un jeton de eschivă.
card-r4d6 = Când un atac te nimerește cu cel puțin trei lovituri, poți anula lovituri până rămân două; pentru fiecare primești un jeton de stres.
card-r5p9 = La sfârșitul fazei de luptă poți cheltui un jeton de concentrare ca să recuperezi un scut.
card-r5x3 = Înainte să arăți cadranul poți arunca această carte; pentru restul rundei ignori obstacolele.
card-r7astromech = O dată pe rundă, când te aperi, poți cheltui țintirea ta asupra atacatorului: el aruncă din nou zarurile de atac alese de tine.
card-r7t1 = Acțiune: alege un inamic la distanța 1–2. Dacă ești în arcul lui de tragere, îl poți ținti. Apoi poți face o accelerare gratuită.
card-targetingastromech = După o manevră roșie poți ținti pe cineva.

## Bombe

card-bombletgenerator = Când arăți cadranul, poți lansa o bombă mică; cartea nu se aruncă.
card-clustermines = Acțiune: aruncă această carte și lansează trei mine dispersabile în șir.
card-connernet = Acțiune: aruncă această carte și lansează o plasă Conner.
card-ionbombs = Când arăți cadranul, poți arunca această carte și lansa o bombă ionică.
card-protonbombs = Când arăți cadranul, poți arunca această carte și lansa o bombă cu protoni.
card-proximitymines = Acțiune: aruncă această carte și lansează o mină de proximitate.
card-seismiccharges = Când arăți cadranul, poți arunca această carte și lansa o încărcătură seismică.
card-thermaldetonators = Când arăți cadranul, poți arunca această carte și lansa un detonator termic.

## Tunuri

card-autoblaster = Zarurile de apărare nu îți pot anula loviturile, dar pot anula loviturile critice.
card-flechettecannon = Dacă lovește, apărătorul suportă o avarie și primește un jeton de stres dacă nu are, orice ar arăta zarurile.
card-heavylasercannon = Imediat după aruncare, toate loviturile tale critice devin lovituri.
card-ioncannon = Dacă lovește, apărătorul suportă o avarie și primește un jeton de ioni, orice ar arăta zarurile.
card-linkedbattery = Poți arunca din nou un zar de atac al armei tale principale sau al unui tun.
card-manglercannon = Poți schimba o lovitură în lovitură critică.
card-tractorbeam = Dacă lovește, apărătorul primește un jeton de rază tractoare și nicio avarie.

## Echipaj

card-4lom-crew = Când ataci, poți lua un jeton de ioni: un jeton de concentrare sau de eschivă al apărătorului nu poate fi cheltuit în acest atac.
card-agentkallus = La începutul jocului alege un inamic. Când îl ataci sau te atacă, poți schimba un ochi într-o lovitură sau o eschivă.
card-bistan = Când ataci la distanța 1–2, poți schimba o lovitură într-o lovitură critică.
card-bombardier = Poți lansa bombe cu șablonul drept 2 în locul celui drept 1.
card-bossk-crew = După un atac al tău care a ratat, primești un jeton de stres dacă nu ai, un jeton de concentrare și îl țintești pe apărător.
card-breachspecialist = Când primești o carte de avarie cu fața în sus, poți cheltui jetonul de întărire; aceasta și toate cele de mai târziu din rundă sunt întoarse cu fața în jos fără efect.
card-c3po = O dată pe rundă, înainte să arunci zarurile de apărare, poți ghici câte eschive vor ieși. Dacă ai ghicit, mai adaugi una.
card-captainrex-crew = După un atac al tău care a ratat, poți lua un jeton de concentrare.
card-chewbacca-crew = Când primești o carte de avarie, o poți arunca și recapeți un scut; apoi această carte se aruncă.
card-chopper-crew = Poți face acțiuni și cu stres; după fiecare dintre ele suporți o avarie.
card-darthvader-crew = După ce ai atacat un inamic, poți suporta două avarii ca el să suporte o avarie critică.
card-dashrendar-crew = Poți ataca și când ești pe un obstacol, iar atacurile tale nu sunt niciodată obstrucționate.
card-dengar-crew = Când ataci, poți arunca din nou un zar de atac; unul sau două, dacă pilotul apărătorului este unic.
card-emperorpalpatine = O dată pe rundă, înainte ca o navă prietenă să arunce zaruri, poți anunța un rezultat. Unul dintre zaruri se întoarce apoi la el și nu mai poate fi schimbat.
card-ezrabridger-crew = Când ataci și ai stres, poți schimba un ochi într-o lovitură critică.
card-finn = Când ataci cu arma principală sau te aperi, iar cealaltă navă este în arcul tău de tragere, poți adăuga o față goală la aruncarea ta.
card-flightinstructor = Când te aperi, poți arunca din nou un ochi. Împotriva îndemânării 2 sau mai mici poate fi în schimb o față goală.
card-greedo = În fiecare rundă, prima carte de avarie din primul tău atac și din primul atac asupra ta este cu fața în sus.
card-gunner = După un atac al tău care a ratat, poți ataca cu arma principală. Apoi nu mai ataci în runda aceasta.
card-hansolo-crew = Când ataci, poți cheltui țintirea ta asupra apărătorului ca să schimbi toți ochii tăi în lovituri.
card-herasyndulla-crew = Poți executa manevre roșii și cu stres.
card-hotshotcopilot = Cine se apără de arma ta principală și cine te atacă trebuie să cheltuiască în acel atac un jeton de concentrare, dacă poate.
card-ig88d-crew = Ai și abilitățile piloților tuturor prietenilor cu titlul IG-2000.
card-inspiringrecruit = O dată pe rundă, când tu sau un prieten la distanța 1–2 scapă de un jeton de stres, acea navă poate scăpa de încă unul.
card-intelligenceagent = La începutul fazei de activare te poți uita la cadranul unui inamic la distanța 1–2.
card-janors-crew = O dată pe rundă, când tu sau o navă prietenă la distanța 1–3 ar primi un jeton de concentrare, poate primi în schimb un jeton de eschivă.
card-jynerso = Acțiune: un prieten la distanța 1–2, sau tu, primește câte un jeton de concentrare pentru fiecare inamic din arcul tău de tragere la distanța 1–3, cel mult trei.
card-k4securitydroid = După o manevră verde poți ținti.
card-kananjarrus-crew = O dată pe rundă, după o manevră albă a ta sau a unei nave prietene la distanța 1–2, poți lua de pe acea navă un jeton de stres.
card-ketsuonyo-crew = La începutul fazei de final poți alege un inamic din arcul tău de tragere la distanța 1–2; el își păstrează jetoanele de rază tractoare.
card-kylekatarn-crew = Când pierzi un jeton de stres, poți lua un jeton de concentrare.
card-kyloren-crew = Acțiune: arată-i Partea Întunecată unui inamic la distanța 1–3.
card-landocalrissian-crew = Acțiune: aruncă două zaruri de apărare. Fiecare ochi este pentru tine un jeton de concentrare, fiecare eschivă un jeton de eschivă.
card-lattsrazzi-crew = Când te aperi, poți lua de la atacator un jeton de stres ca să adaugi o eschivă.
card-leebo-crew = Acțiune: o accelerare gratuită și apoi un jeton de ioni.
card-lukeskywalker-crew = După un atac al tău care a ratat, mai poți ataca o dată cu arma principală și poți schimba un ochi al lui în lovitură. Apoi nu mai ataci în runda aceasta.
card-marajade = La sfârșitul fazei de luptă, fiecare inamic la distanța 1 care nu are stres primește un jeton de stres.
card-maul = Când ataci și nu ai stres, poți lua jetoane de stres ca să arunci din nou tot atâtea zaruri de atac. După un atac care lovește, poți arunca un jeton de stres.
card-mercenarycopilot = Când ataci la distanța 3, poți schimba o lovitură în lovitură critică.
card-navigator = Când arăți o manevră, poți întoarce cadranul la altă viteză în aceeași direcție, dar nu la una roșie cât ai stres.
card-niennunb-crew = Manevrele tale drepte sunt verzi.
card-outlawtech = După o manevră roșie poți lua un jeton de concentrare.
card-r2d2-swx22 = La sfârșitul fazei de final, dacă nu ai scuturi, poți recupera unul și arunci un zar de atac; o lovitură întoarce cu fața în sus una dintre cărțile tale de avarie.
card-rearadmiralchiraneau-crew = Acțiune: zboară o manevră dreaptă 1 albă.
card-rebelcaptive = Prima navă care te atacă într-o rundă primește un jeton de stres imediat ce anunță atacul.
card-reconspecialist = Acțiunea ta de concentrare îți dă un jeton de concentrare în plus.
card-rey-crew = La începutul fazei finale poți pune un jeton de concentrare al tău pe această carte. La începutul fazei de luptă poți lua unul de pe ea.
card-sabinewren-crew = Ai loc pentru o carte de bombă. O dată pe rundă, înainte ca o bombă prietenă să plece de pe masă, alege un inamic la distanța 1 de ea; suferă o avarie.
card-saboteur = Acțiune: alege un inamic la distanța 1 și aruncă un zar de atac; o lovitură sau o lovitură critică întoarce cu fața în sus una dintre cărțile lui de avarie.
card-systemsofficer = După o manevră verde, alege altă navă prietenă la distanța 1: poate ținti.
card-tactician = După ce ai atacat o navă la distanța 2 din arcul tău de tragere, ea primește un jeton de stres.
card-tailgunner = Cine este atacat din arcul tău auxiliar din spate are cu unu mai puțină agilitate.
card-weaponsengineer = Poți păstra două țintiri, asupra a doi inamici. Când țintești unul, îl poți ținti imediat și pe al doilea.
card-wookieecommandos = Când ataci, poți arunca din nou oricâți ochi ai tăi.
card-ysanneisard = La începutul fazei de luptă, dacă nu ai scuturi, dar ai măcar o carte de avarie, poți face o eschivă ca acțiune gratuită.
card-zuckuss-crew = Când ataci și nu ai stres, poți lua jetoane de stres: apărătorul aruncă din nou tot atâtea zaruri de apărare, alese de tine.

## Elită

card-adaptability = O față îți dă îndemânarea cu unu mai mare, cealaltă cu unu mai mică; alegi odată cu escadrila.
card-adrenalinerush = Când dezvălui o manevră roșie, poți arunca această carte; manevra este albă.
card-attannimindlink = Când primești un jeton de concentrare sau de stres, primește și fiecare navă prietenă cu această carte care nu are unul.
card-bodyguard = La începutul fazei de luptă poți cheltui un jeton de concentrare: un prieten la distanța 1 cu îndemânare de pilot mai mare are cu unu mai multă agilitate în această rundă.
card-calculation = Când ataci, poți cheltui un jeton de concentrare ca să schimbi un ochi într-o lovitură critică.
card-coolhand = Când primești un jeton de stres, poți arunca această carte ca să iei un jeton de concentrare sau de eschivă.
card-crackshot = La compararea rezultatelor, dacă apărătorul este în arcul tău de tragere, poți arunca această carte ca să-i anulezi o eschivă.
card-daredevil = Acțiune: zboară un viraj 1 alb, la stânga sau la dreapta, și primești un jeton de stres. Fără simbolul de accelerare arunci și două zaruri de atac și suporți ce iese.
card-deadeye = Un jeton de concentrare poate ține locul unei țintiri, în ce cere și în ce costă un atac.
card-decoy = La începutul fazei de luptă poți face schimb de îndemânare, pentru faza aceasta, cu o navă prietenă la distanța 1–2.
card-determination = Cărțile de avarie despre pilot pe care le primești cu fața în sus se aruncă imediat, fără efect.
card-drawtheirfire = Când un atac nimerește o navă prietenă la distanța 1, poți suporta una dintre loviturile critice în locul ei.
card-elusiveness = Când te aperi și nu ai stres, poți lua un jeton de stres și alege un zar de atac, pe care atacatorul îl aruncă din nou.
card-experthandling = Acțiune: fă un tonou gratuit; dacă nu este pe bara ta de acțiuni, primești un jeton de stres. Apoi poți da jos o țintire pe care un inamic o are asupra ta.
card-expertise = Când ataci și nu ai stres, poți schimba toți ochii tăi în lovituri.
card-expose = Acțiune: până la sfârșitul rundei arma ta principală aruncă un zar în plus, iar agilitatea ta este mai mică cu unu.
card-fearlessness = Când ataci o navă la distanța 1 și fiecare este în arcul de tragere al celeilalte, poți adăuga o lovitură.
card-intensity = După o accelerare sau un tonou, poți lua un jeton de concentrare sau de eschivă și întorci cartea. Pe verso: la sfârșitul fazei de luptă cheltuiește un asemenea jeton ca s-o întorci la loc.
card-intimidation = Inamicii pe care îi atingi au cu unu mai puțină agilitate.
card-juke = Când ataci și ai un jeton de eschivă, poți schimba o eschivă a apărătorului într-un ochi.
card-lightningreflexes = După o manevră albă sau verde de pe cadranul tău poți arunca această carte ca să te întorci cu 180°; apoi primești un jeton de stres.
card-lonewolf = Când ataci sau te aperi și nicio navă prietenă nu este la distanța 1–2, poți arunca din nou o față goală.
card-marksmanship = Acțiune: în runda aceasta, când ataci, un ochi al tău poate deveni lovitură critică și toți ceilalți lovituri.
card-opportunist = Dacă nu ai stres și apărătorul nu are jetoane de concentrare sau de eschivă, poți lua un jeton de stres ca să arunci un zar de atac în plus.
card-outmaneuver = Un apărător din arcul tău de tragere are agilitatea cu unu mai mică, dar nu sub 0, dacă tu nu ești în al lui.
card-predator = Când ataci, poți arunca din nou un zar de atac; unul sau două, împotriva îndemânării 2 sau mai mici.
card-pushthelimit = O dată pe rundă, după o acțiune, poți face o acțiune gratuită de pe bara ta; apoi primești un jeton de stres.
card-rage = Acțiune: ia un jeton de concentrare și două jetoane de stres; până la sfârșitul rundei, când ataci, poți arunca din nou cel mult trei zaruri.
card-ruthlessness = După un atac al tău care lovește trebuie să alegi o altă navă la distanța 1 de apărător, dar nu pe tine; ea suportă o avarie.
card-selflessness = Când un alt prieten la distanța 1 este lovit, poți arunca această carte și suferi toate loviturile în locul lui; cele critice rămân la el.
card-snapshot = După ce un inamic la distanța 1 a zburat, îl poți ataca cu această carte. Nu poți schimba aceste zaruri și nici nu mai poți ataca în faza aceea.
card-squadleader = Acțiune: alege o navă prietenă la distanța 1–2 cu o îndemânare mai mică: poate face o acțiune gratuită.
card-swarmleader = Când ataci cu arma principală, până la doi alți prieteni care au apărătorul în arcul lor la distanța 1–3 pot ceda câte un jeton de eschivă; pentru fiecare arunci un zar în plus.
card-swarmtactics = La începutul fazei de luptă îți poți împrumuta îndemânarea, pentru faza aceasta, unei nave prietene la distanța 1.
card-trickshot = Când atacul tău este obstrucționat, poți arunca un zar în plus.
card-veteraninstincts = Îndemânarea ta este cu doi mai mare.
card-wingman = La începutul fazei de luptă un alt prieten la distanța 1 pierde un jeton de stres.
card-wired = Cât timp ai stres, poți arunca din nou oricâți ochi când ataci sau te aperi.

## Ilicite

card-blackmarketslicertools = Acțiune: alege un inamic cu stres la distanța 1–2 și aruncă un zar de atac; o lovitură sau o lovitură critică schimbă un jeton de stres al lui într-o carte de avarie acoperită.
card-burnoutslam = Poți face o acțiune SLAM; apoi cartea aceasta se aruncă.
card-cloakingdevice = Acțiune: fă o acțiune gratuită de camuflaj. La sfârșitul fiecărei runde cu camuflaj arunci un zar de atac; un ochi înseamnă că această carte pleacă, iar tu ieși din camuflaj sau pierzi jetonul.
card-contrabandcybernetics = Când devii activ în faza de activare, poți arunca această carte și lua un jeton de stres: în această rundă poți acționa și executa manevre roșii și cu stres.
card-deadmansswitch = Dacă nava ta este distrusă, toate navele la distanța 1 suportă câte o avarie.
card-empdevice = În faza de luptă poți arunca această carte în loc să ataci; fiecare navă la distanța 1, și tu, primește două jetoane de ioni.
card-feedbackarray = În faza de luptă, în loc să ataci, poți lua un jeton de ioni și suporta o avarie: un inamic la distanța 1 suportă o avarie.
card-glitterstim = La începutul fazei de luptă poți arunca această carte și lua un jeton de stres: în runda aceasta îți poți schimba toți ochii în lovituri sau eschive.
card-hotshotblaster = Atacă în orice direcție; pentru asta aruncă această carte.
card-inertialdampeners = Când îți arăți manevra, poți arunca această carte ca să stai pe loc, ca o manevră albă. Apoi primești un jeton de stres.

## Rachete

card-advhomingmissiles = Dacă lovește, apărătorul primește o carte de avarie descoperită, orice ar arăta zarurile.
card-assaultmissiles = Cheltuie țintirea asupra apărătorului și aruncă această carte. Dacă lovește, și toate celelalte nave la distanța 1 de apărător suportă câte o avarie.
card-clustermissiles = Cere o țintire; cheltuie-o și aruncă această carte ca să ataci de două ori.
card-concussionmissiles = Cheltuie țintirea asupra apărătorului și aruncă această carte. Poți schimba o față goală în lovitură.
card-cruisemissiles = Cere o țintire asupra apărătorului; aruncă această carte. Poți arunca în plus atâtea zaruri cât este viteza manevrei tale din runda aceasta, cel mult patru.
card-harpoonmissiles = Cere o țintire; aruncă această carte ca să ataci. Nava lovită primește cartea Harpooned.
card-homingmissiles = Cere o țintire asupra apărătorului, dar o păstrezi; aruncă această carte. Apărătorul nu poate cheltui jetoane de eschivă.
card-ionpulsemissiles = Cere o țintire asupra apărătorului, dar o păstrezi; aruncă această carte. Dacă lovește, apărătorul suportă o avarie și primește două jetoane de ioni, orice ar arăta zarurile.
card-protonrockets = Cere un jeton de concentrare, dar îl păstrezi; aruncă această carte. Poți arunca atâtea zaruri în plus cât este agilitatea ta, cel mult trei.
card-unguidedrockets = Cere un jeton de concentrare. Nimic nu schimbă aceste zaruri, în afară de un jeton de concentrare cheltuit de tine.

## Modificări

card-advancedcloakingdevice = După un atac al tău, poți face o acțiune gratuită de camuflaj.
card-advancedslam = După o manevră SLAM în care n-ai dat peste obstacole sau nave, poți face o acțiune gratuită de pe bara ta.
card-antipursuitlasers = După manevra unui inamic care s-a suprapus peste tine, aruncă un zar de atac; o lovitură sau o lovitură critică înseamnă o avarie pentru el.
card-autothrusters = Când te aperi în afara arcului de tragere al atacatorului sau dincolo de distanța 2, poți schimba o față goală în eschivă. Numai pentru nave cu accelerare.
card-bwinge2 = Ai loc pentru o carte de echipaj.
card-countermeasures = La începutul fazei de luptă poți arunca această carte: în runda aceasta ai agilitatea cu unu mai mare și poți da jos o țintire pe care un inamic o are asupra ta.
card-engineupgrade = Poți face acțiunea de accelerare.
card-experimentalinterface = O dată pe rundă, după o acțiune, poți face gratuit acțiunea unei îmbunătățiri a ta. Apoi primești un jeton de stres.
card-guidancechips = O dată pe rundă poți schimba un zar al torpilei sau rachetei tale în lovitură, sau în lovitură critică dacă arma ta principală are 3 sau mai mult.
card-gyroscopictargeting = La sfârșitul fazei de luptă poți roti arcul tău mobil, dacă în această rundă ai zburat cu viteza 3, 4 sau 5.
card-hullupgrade = Un punct de fuzelaj în plus.
card-integratedastromech = Când primești o carte de avarie, poți arunca un droid astromech al tău ca să arunci cartea fără efect.
card-ionprojector = După manevra unui inamic care s-a suprapus peste tine, aruncă un zar de atac; o lovitură sau o lovitură critică înseamnă un jeton de ioni pentru el.
card-lightweightframe = Când te aperi și ai aruncat mai puține zaruri decât atacatorul, mai arunci un zar de apărare.
card-longrangescanners = Țintești nave la distanța 3 și mai departe, niciodată pe cele mai apropiate.
card-maneuveringfins = Când arăți un viraj, poți întoarce cadranul la curba largă de aceeași viteză, în aceeași parte.
card-munitionsfailsafe = O armă pe care o arunci ca să ataci se aruncă numai dacă atacul lovește.
card-pulsedrayshield = La începutul fazei de final poți lua un jeton de ioni și recupera un scut.
card-servomotorsfoils = Deschis: poți face tonou și, fără stres, un viraj 3 ca tonou Tallon roșu. Închis: un zar principal mai puțin, dar poți accelera, iar curba largă 2 este verde. Se întoarce la începutul fazei de activare.
card-shieldupgrade = Un scut în plus.
card-smugglingcompartment = Poți avea o carte ilegală și încă o modificare de cel mult 3 puncte.
card-stealthdevice = Agilitatea cu unu mai mare; se aruncă atunci când te lovește un atac.
card-stygiumparticleaccelerator = După o acțiune de camuflare sau când te decamuflezi, poți face o acțiune gratuită de eschivă.
card-tacticaljammer = Atacurile inamicilor asupra altor nave peste baza ta sunt obstrucționate.
card-targetingcomputer = Poți face acțiunea de țintire.
card-twinionenginemkii = Curbele tale largi sunt verzi.
card-vectoredthrusters = Poți face acțiunea de tonou.

## Astromechi recuperați

card-genius = După manevra arătată, dacă nu te-ai suprapus peste nicio navă, poți lansa o bombă dintre cele care se lansează la arătarea cadranului.
card-overclockedr4 = În faza de luptă, când cheltui un jeton de concentrare, poți lua un jeton de stres ca să primești altul de concentrare.
card-r4agromech = După ce ai cheltuit un jeton de concentrare la atac, poți ținti apărătorul.
card-r4b11 = Când ataci, poți cheltui țintirea ta asupra apărătorului: el aruncă din nou zarurile de apărare alese de tine.
card-r5tk = Poți ținti și ataca prieteni.
card-salvagedastromech = Când primești cu fața în sus o carte de avarie despre navă, o poți arunca fără efect; apoi această carte se aruncă.
card-unhingedastromech = Manevrele tale cu viteza 3 sunt verzi.

## Sisteme

card-accuracycorrector = Când se schimbă zarurile în atacul tău, îți poți înlocui toate rezultatele cu două lovituri, pe care nimic nu le mai schimbă.
card-advancedsensors = Chiar înainte să arăți cadranul poți face o acțiune gratuită; atunci sari peste acțiunea ta din runda aceasta.
card-advtargetingcomputer = Când ataci cu arma principală o navă pe care o țintești, poți adăuga o lovitură critică. Atunci nu poți cheltui țintiri în atacul acesta.
card-collisiondetector = Poți accelera, face tonouri și renunța la camuflaj peste obstacole și pe ele. Loviturile critice aruncate pentru obstacole nu îți fac nimic.
card-electronicbaffle = Poți scăpa de un jeton de stres sau de ioni imediat ce îl primești, pentru o avarie.
card-enhancedscopes = În faza de activare îndemânarea ta de pilot se socotește 0.
card-firecontrolsystem = După atacul tău îl poți ținti pe apărător.
card-sensorjammer = Când te aperi, poți schimba o lovitură a atacatorului într-un ochi, care nu poate fi aruncat din nou.
card-thrustcorrector = Când te aperi cu cel mult trei jetoane de stres, poți lua unul; zarurile tale sunt înlocuite de o singură eschivă și nu mai pot fi schimbate.

## Tehnologie

card-advancedoptics = Nu ai niciodată mai mult de un jeton de concentrare și îl păstrezi în faza finală.
card-commrelay = Poți avea cel mult un jeton de eschivă și îl păstrezi în faza de final.
card-patternanalyzer = Când zbori o manevră, poți verifica stresul după acțiune în loc de înainte.
card-primedthrusters = Cu unul sau două jetoane de stres poți încă accelera și face tonou.
card-sensorcluster = Când te aperi, poți cheltui un jeton de concentrare ca să schimbi o față goală în eschivă.
card-weaponsguidance = Când ataci, poți cheltui un jeton de concentrare ca să schimbi o față goală în lovitură.

## Titluri

card-adaptiveailerons = Înainte să arăți cadranul, dacă nu ai stres, trebuie să zbori o curbă largă 1 sau o manevră dreaptă 1, albă.
card-allianceoverhaul = Arma ta principală poate arunca un zar în plus din arcul principal; din cel auxiliar poți schimba un ochi într-o lovitură critică.
card-andrasta = Ai loc pentru încă două cărți de bombe.
card-awingtestpilot = Ai loc pentru încă o carte de elită, dar nu de două ori aceeași. Pentru îndemânare 2 sau mai mare.
card-blackone = După o accelerare sau un tonou, poți da jos o țintire inamică de pe tine sau de pe o navă prietenă la distanța 1.
card-btla4ywing = Nu ataci nimic în afara arcului tău de tragere. După un atac cu arma principală poți ataca cu o turelă.
card-concorddawnprotector = Când te atacă o navă la distanța 1 și fiecare este în arcul de tragere al celeilalte, adaugi o eschivă.
card-crossfireformation = Când te aperi și un alt prieten din Rezistență este la distanța 1–2 de atacator, poți adăuga un ochi.
card-dauntless = După o manevră în care te suprapui cu o navă, poți face o acțiune gratuită; apoi primești un jeton de stres.
card-enforcer = După ce te-ai apărat, atacatorul primește un jeton de stres dacă este în arcul tău de ochire.
card-firstordervanguard = Poți arunca din nou un zar de atac dacă apărătorul este singura navă din arcul tău de tragere la distanța 1–3. Când te aperi, poți arunca această carte ca să arunci din nou toate zarurile de apărare.
card-havoc = Ai loc pentru o carte de sistem și un astromech recuperat unic, dar nu pentru echipaj.
card-heavyscykinterceptor = Ai loc pentru o carte de tun, torpile sau rachete și un punct de fuzelaj în plus.
card-houndstooth = Când nava ta este distrusă, dar nu când fuge, poți lansa Nashtah Pup: zboară o manevră din fața sau din spatele navei și nu atacă în runda aceasta.
card-ig2000 = Ai și abilitățile piloților tuturor celorlalți prieteni cu acest titlu.
card-lightscykinterceptor = Curbele tale largi sunt verzi, dar toate cărțile tale de avarie vin descoperite și nu porți modificări.
card-millenniumfalcon = Poți face acțiunea de eschivă.
card-millenniumfalcon-swx57 = După o curbă largă cu viteza 3, dacă nu atingi pe nimeni și nu ai stres, poți lua un jeton de stres ca să întorci nava cu 180°.
card-misthunter = Poți face acțiunea de tonou. Trebuie să porți Tractor Beam, la prețul lui.
card-moldycrow = Îți păstrezi jetoanele de concentrare în faza de final.
card-outrider = Cât timp ai un tun, el trage în orice direcție, iar cu arma principală nu poți ataca.
card-pivotwing = Fața de atac: agilitatea cu unu mai mare. Fața de aterizare: când arăți o stare pe loc, poți întoarce nava cu 180°. După fiecare manevră poți întoarce cartea.
card-punishingone = Arma ta principală aruncă un zar în plus.
card-royalguardtie = Poți avea două modificări, dar nu de două ori aceeași. Pentru îndemânare 5 sau mai mare.
card-sabinesmasterpiece = Ai loc pentru o carte de echipaj și o carte ilicită.
card-shadowcaster = După un atac al tău care nimerește o navă din arcul tău mobil la distanța 1–2, îi poți da un jeton de rază tractoare.
card-slavei = Ai loc pentru o carte de torpile.
card-specialopstraining = Când ataci cu arma principală din arcul principal, poți arunca un zar în plus; dacă nu, poți ataca încă o dată din arcul auxiliar.
card-st321 = Poți ținti orice inamic, oricât de departe.
card-tied = O dată pe rundă, după un atac cu un tun de 3 puncte sau mai puțin, poți ataca cu arma principală.
card-tieshuttle = Ai loc pentru două cărți de echipaj de cel mult 4 puncte, dar nu pentru torpile, rachete și bombe.
card-tiev1 = După o țintire a ta, poți face o eschivă ca acțiune gratuită.
card-tiex1 = Ai loc pentru o carte de sistem, care costă cu patru puncte mai puțin, dar nu sub zero.
card-tiex7 = După o manevră de viteza 3, 4 sau 5 în care n-ai dat peste obstacole sau nave, poți face o eschivă ca acțiune gratuită.
card-vaksai = Poți avea trei modificări, toate diferite, iar fiecare îmbunătățire a ta costă cu un punct mai puțin, dar nu sub zero.
card-virago = Ai loc pentru o carte de sistem și o carte ilicită. Pentru îndemânare 4 sau mai mare.

## Torpile

card-advprotontorpedoes = Cheltuie țintirea asupra apărătorului și aruncă această carte. Poți schimba până la trei fețe goale în ochi.
card-bombloadout = Ai loc pentru o carte de bombe.
card-extramunitions = Torpilele, rachetele și bombele tale încep cu câte un jeton de muniție. Când una trebuie aruncată, poți arunca în schimb jetonul ei.
card-flechettetorpedoes = Cheltuie țintirea asupra apărătorului și aruncă această carte. După atac, un apărător cu fuzelaj 4 sau mai mic primește un jeton de stres.
card-iontorpedoes = Dacă lovește, apărătorul și fiecare navă la distanța 1 de el primesc un jeton de ioni.
card-plasmatorpedoes = Cheltuie țintirea asupra apărătorului și aruncă această carte. Dacă lovește, apărătorul pierde un scut după avarii.
card-protontorpedoes = Cheltuie țintirea asupra apărătorului și aruncă această carte. Poți schimba un ochi în lovitură critică.
card-renegaderefit = Poți avea două modificări, dar nu de două ori aceeași, iar fiecare carte de elită a ta costă cu un punct mai puțin, dar nu sub zero.

## Turele

card-autoblasterturret = Atacă în orice direcție. Zarurile de apărare nu pot anula loviturile tale.
card-blasterturret = Atacă în orice direcție; pentru asta cheltuie un jeton de concentrare.
card-dorsalturret = Atacă în orice direcție, cu un zar în plus la distanța 1.
card-ioncannonturret = Atacă în orice direcție. Dacă lovește, apărătorul suportă o avarie și primește un jeton de ioni, orice ar arăta zarurile.
card-syncedturret = Trage în orice direcție și păstrează țintirea. Dacă apărătorul este în arcul tău principal de tragere, poți arunca din nou atâtea zaruri câte are arma ta principală.
card-twinlaserturret = Atacă de două ori, în orice direcție. Fiecare atac care lovește face o avarie, orice ar arăta zarurile.

## Stări

card-harpooned = O lovitură critică asupra ta rănește orice altă navă la distanța 1, apoi primești o carte de avarie și starea dispare. Sfârșitul tău rănește orice navă la distanța 1. Acțiune: arunci un zar și o dai jos; o lovitură este o avarie.
card-illshowyouthedarkside = Cine ți-a dat-o poate alege din pachet o carte de avarie a pilotului. Următoarea avarie critică pe care ți-o face un atac este acea carte, cu sau fără scuturi; apoi starea dispare.
card-suppressivefire = Arunci un zar de atac mai puțin împotriva oricui, în afară de nava care ți-a dat-o. Dispare când ataci acea navă, când ea este distrusă sau când faza de luptă se termină fără atacul ei.

## Avarii

card-blinded-pilot = Nu poți ataca. Se întoarce cu fața în jos după următoarea ta ocazie de a ataca.
card-console-fire = La începutul fazei de luptă, aruncă un zar de atac; o lovitură este o avarie. Acțiune: întoarce această carte cu fața în jos.
card-damaged-cockpit = Din runda următoare, îndemânarea ta este 0.
card-damaged-engine = Virajele tale sunt roșii.
card-damaged-sensor-array = Poți face doar acțiunile de pe cărțile de avarie. Acțiune: aruncă un zar de atac; o lovitură sau o lovitură critică întoarce cartea cu fața în jos.
card-direct-hit = Contează ca două cărți de avarie.
card-loose-stabilizer = După o manevră albă primești un jeton de stres. Acțiune: întoarce această carte cu fața în jos.
card-major-explosion = Aruncă imediat un zar de atac; o lovitură este o avarie critică. Apoi cartea se întoarce cu fața în jos.
card-major-hull-breach = Din runda următoare, cărțile tale de avarie vin cu fața în sus. Acțiune: întoarce această carte cu fața în jos.
card-shaken-pilot = Nu poți potrivi pe cadran manevre drepte. Se întoarce cu fața în jos când arăți cadranul.
card-structural-damage = Agilitatea cu unu mai mică. Acțiune: aruncă un zar de atac; o lovitură sau o lovitură critică întoarce cartea cu fața în jos.
card-stunned-pilot = După o manevră care te lasă atingând o navă sau peste un obstacol, suporți o avarie.
card-thrust-control-fire = Primești imediat un jeton de stres; apoi cartea se întoarce cu fața în jos.
card-weapons-failure = Arunci un zar de atac mai puțin. Acțiune: aruncă un zar de atac; o lovitură sau o lovitură critică întoarce cartea cu fața în jos.

## Încărcături

card-bomblet = Explodează la sfârșitul fazei de activare: fiecare navă la distanța 1 aruncă două zaruri de atac și suportă ce iese.
card-cluster-mine = Explodează când o navă trece peste ea sau ajunge pe ea: nava aruncă două zaruri de atac și suportă o avarie pentru fiecare lovitură și fiecare lovitură critică.
card-conner-net = Explodează când o navă trece peste ea sau ajunge pe ea: nava suportă o avarie, primește două jetoane de ioni și sare peste acțiunea ei.
card-ion-bomb = Explodează la sfârșitul fazei de activare: fiecare navă la distanța 1 primește două jetoane de ioni.
card-proton-bomb = Explodează la sfârșitul fazei de activare: fiecare navă la distanța 1 primește o carte de avarie cu fața în sus, cu sau fără scuturi.
card-proximity-mine = Explodează când o navă trece peste ea sau ajunge pe ea: nava aruncă trei zaruri de atac și suportă ce iese.
card-seismic-charge = Explodează la sfârșitul fazei de activare: fiecare navă la distanța 1 suportă o avarie.
card-thermal-detonator = Explodează la sfârșitul fazei de activare: fiecare navă la distanța 1 suportă o avarie și primește un jeton de stres.
