# Le regole di Super Teams, come le leggono i giocatori. Un messaggio per ogni sigla in `rules/super-teams.md`.
# La «squadra» è chi vince insieme: i due compagni con 4 giocatori, altrimenti ogni giocatore da solo.
# Il «lato» è sempre metà di una casella doppia.

rule-section-ST-CMP = Che cosa c’è nella scatola

rule-ST-CMP-01 = C’è 1 tabellone. Le sue caselle formano un solo percorso senza bivi, dal pianeta di partenza al pianeta finale.
rule-ST-CMP-02 = Ci sono 48 carte Movimento: 12 per ognuno dei 4 colori. In ogni colore ci sono 2 carte per ogni numero da 1 a 6.
rule-ST-CMP-03 = Ci sono 20 carte Bonus di 5 tipi, 4 per tipo: Manovra di Schivata, Pilota Esperto, Velocità della Luce, Accelerazione e Aggancio.
rule-ST-CMP-04 = Ci sono 4 carte Squadra e 8 Astronavi, 2 per colore. Rosse: X-wing e Millennium Falcon; verdi: Star Destroyer e Morte Nera; nere: caccia TIE e TIE Advanced; gialle: caccia Jedi e Tantive IV. Tra carte Movimento, Bonus e Squadra, le carte sono 72 in tutto.

rule-section-ST-SET = Prima di cominciare

rule-ST-SET-01 = Con 2 giocatori, ognuno prende 2 colori e ha quindi 4 Astronavi. Si gioca con tutte le 48 carte Movimento.
rule-ST-SET-02 = Con 3 giocatori, ognuno prende 1 colore. Il colore che nessuno ha preso esce dal gioco con le sue 2 Astronavi, la sua carta Squadra e le sue 12 carte Movimento. Restano 36 carte Movimento.
rule-ST-SET-03 = Con 4 giocatori, ognuno prende 1 colore e si formano 2 squadre di 2 compagni. Attorno al tavolo le squadre si alternano, quindi due compagni non siedono mai vicini.
rule-ST-SET-04 = Ogni Astronave in gioco comincia sul pianeta di partenza.
rule-ST-SET-05 = Si mescolano le 20 carte Bonus. Per ogni giocatore se ne mettono 2 coperte sul pianeta finale: 4 carte con 2 giocatori, 6 con 3 e 8 con 4. Le altre formano il mazzo Bonus, anch’esso coperto.
rule-ST-SET-06 = Si mescolano tutte le carte Movimento in gioco. Ogni giocatore ne prende in mano 6 senza sceglierle, anche chi ha 2 colori. Le altre formano il mazzo Movimento, coperto, sul tabellone o accanto.
rule-ST-SET-07 = Ogni giocatore sceglie i propri colori. Nessun colore può essere preso due volte.
rule-ST-SET-08 = Si gioca in 2, 3 o 4, e in nessun altro numero.

rule-section-ST-TRN = Turni e round

rule-ST-TRN-01 = Comincia chi ha visto per ultimo un film di Star Wars. Poi si gioca a turno in senso orario.
rule-ST-TRN-02 = Nel tuo turno giochi esattamente 1 carta Movimento dalla tua mano. Scegli 1 Astronave del colore della carta e la muovi in avanti.
rule-ST-TRN-03 = Nel tuo turno devi giocare una carta Movimento. Nessuno può saltare il turno, nemmeno se con le carte in mano può muovere soltanto Astronavi avversarie.
rule-ST-TRN-04 = Una carta muove un’Astronave del suo colore, di chiunque sia: tua, del tuo compagno o di un avversario.
rule-ST-TRN-05 = Il round finisce quando nessun giocatore ha più carte Movimento in mano, perché ognuno ha giocato le sue 6. Allora ognuno ne riceve 6 nuove e comincia il round successivo.
rule-ST-TRN-06 = Quando il mazzo Movimento è vuoto, tutte le carte Movimento in gioco si mescolano e formano un nuovo mazzo. Il mazzo non finisce mai mentre si danno le carte, perché con 36 o 48 carte i conti tornano sempre.
rule-ST-TRN-07 = Da un round all’altro i turni continuano semplicemente in senso orario. Perciò ogni round lo comincia il primo giocatore.
rule-ST-TRN-08 = Nessun altro può vedere le tue carte Movimento o le tue carte Bonus, nemmeno il tuo compagno. Nei mazzi non può guardare nessuno. Le carte giocate e quelle scartate sono visibili a tutti.

rule-section-ST-MOV = Caselle e movimento

rule-ST-MOV-01 = Le caselle sono di 5 tipi: casella normale, casella Bonus, iperspazio, campo di asteroidi e Varco.
rule-ST-MOV-02 = Un’Astronave che comincia la mossa su una casella normale, su una casella Bonus o sul pianeta di partenza avanza di tante caselle quante ne indica la carta.
rule-ST-MOV-03 = Un’Astronave che parte dall’iperspazio avanza del doppio del numero sulla carta. Con un 4, per esempio, avanza di 8 caselle.
rule-ST-MOV-04 = Un’Astronave che parte da un campo di asteroidi avanza solo di 1 casella, qualunque sia il numero sulla carta.
rule-ST-MOV-05 = Quando un’Astronave finisce il movimento su una casella Bonus, pesca 1 carta Bonus il giocatore che ha la carta Squadra del colore di quell’Astronave. Non importa chi l’ha mossa.
rule-ST-MOV-06 = Se bisogna pescare una carta Bonus e il mazzo Bonus è vuoto, prima si mescolano le carte Bonus usate e se ne fa un nuovo mazzo. Se non ci sono nemmeno carte usate, non si pesca.
rule-ST-MOV-07 = Una casella doppia ha 2 lati diversi: iperspazio e campo di asteroidi, iperspazio e casella normale, oppure campo di asteroidi e casella normale; altre coppie non esistono. Chi fa la mossa sceglie su quale lato l’Astronave si ferma. Quel lato conta quando l’Astronave riparte.
rule-ST-MOV-08 = Un’Astronave che finisce il movimento su una casella Varco torna indietro fino alla casella normale più vicina prima delle caselle Varco, a meno che sull’Astronave non si giochi Manovra di Schivata. Una casella doppia qui non vale come casella normale.
rule-ST-MOV-09 = Le caselle Varco si attraversano con 1 sola mossa. Nessuna Astronave può restarci sopra.
rule-ST-MOV-10 = Volare sopra una casella non ha nessun effetto. Contano solo la casella da cui una mossa parte e quella in cui finisce.
rule-ST-MOV-11 = Sulla stessa casella possono stare quante Astronavi si vuole.
rule-ST-MOV-12 = Per arrivare sul pianeta finale non serve il numero esatto: va bene anche un numero più alto del necessario. Un’Astronave che supera il traguardo è arrivata sul pianeta finale, e da lì nessuno può più muoverla.
rule-ST-MOV-13 = Quando 1 Astronave di un colore è già arrivata, una carta di quel colore deve muovere l’altra Astronave dello stesso colore.

rule-section-ST-FIN = Il pianeta finale

rule-ST-FIN-01 = Quando la primissima Astronave della partita arriva sul pianeta finale, ogni giocatore, di qualunque squadra, pesca a caso 2 delle carte Bonus che si trovano lì. Succede una sola volta per partita.
rule-ST-FIN-02 = Un’Astronave agganciata non fa mai scattare la pesca delle carte Bonus sul pianeta finale. L’Astronave che l’ha superata è arrivata prima, e si pesca prima che qualcuno possa giocare Aggancio.

rule-section-ST-JOK = Carte jolly

rule-ST-JOK-01 = Con 2 o 4 giocatori, le carte di un colore diventano jolly appena le due Astronavi di quel colore sono arrivate sul pianeta finale. Chi gioca un jolly dice quale colore sostituisce.
rule-ST-JOK-02 = Un jolly può sostituire solo un colore che ha ancora un’Astronave in viaggio, cioè non ancora sul pianeta finale.
rule-ST-JOK-03 = Con 3 giocatori non ci sono jolly, perché la partita finisce quando le due Astronavi di un colore sono arrivate.
rule-ST-JOK-04 = Un jolly mantiene il suo numero. Tutto il resto dipende dall’Astronave che si muove.

rule-section-ST-BON = Carte Bonus

rule-ST-BON-01 = Ogni volta che un giocatore muove un’Astronave, il proprietario dell’Astronave o il suo compagno può giocare su di essa una carta Bonus dalla mano. Può farlo anche quando la mossa la fa un altro.
rule-ST-BON-02 = Chi fa la mossa deve eseguire ciò che dice la carta Bonus giocata.
rule-ST-BON-03 = In ogni turno si può giocare al massimo 1 carta Bonus su ciascuna Astronave.
rule-ST-BON-04 = Nessuno può giocare una carta Bonus sull’Astronave di un avversario.
rule-ST-BON-05 = Una carta Bonus giocata va scoperta sulla pila delle carte Bonus usate.
rule-ST-BON-06 = Manovra di Schivata: un’Astronave che finirebbe il movimento su una casella Varco prosegue invece fino alla prima casella normale dopo le caselle Varco. Una casella doppia qui non vale come casella normale.
rule-ST-BON-07 = Pilota Esperto: un’Astronave che parte da un campo di asteroidi non ne tiene conto e avanza del numero sulla carta.
rule-ST-BON-08 = Velocità della Luce: il numero sulla carta Movimento raddoppia. Si può giocare solo se l’Astronave parte da una casella normale, da una casella Bonus o dal pianeta di partenza.
rule-ST-BON-09 = Accelerazione: l’Astronave avanza di 1 casella in più. Non si può giocare se l’Astronave parte da un campo di asteroidi. Dall’iperspazio prima si raddoppia il numero sulla carta Movimento, poi si aggiunge 1.
rule-ST-BON-10 = Aggancio: quando un’Astronave avversaria supera un’Astronave tua o del tuo compagno, quella superata si sposta sulla casella dove si è fermata quella avversaria.
rule-ST-BON-11 = Aggancio funziona anche se prima della mossa le due Astronavi erano sulla stessa casella. Vale anche il pianeta di partenza.
rule-ST-BON-12 = Puoi giocare Aggancio chiunque abbia mosso l’Astronave avversaria: tu, il tuo compagno o un avversario. È l’unica carta Bonus che giochi quando si muove un’Astronave avversaria, e non puoi giocarla quando si muove un’Astronave della tua squadra.
rule-ST-BON-13 = L’Astronave agganciata va sempre sulla casella dove si è fermata l’Astronave avversaria. Non importa se su quella avversaria è stata giocata una carta Bonus.
rule-ST-BON-14 = Se vengono superate più Astronavi della tua squadra, da 1 Astronave avversaria o da più d’una, tu e il tuo compagno potete giocare più carte Aggancio, ognuna su un’Astronave diversa. Per un’Astronave agganciata, Aggancio è la sua unica carta Bonus di quel turno.
rule-ST-BON-15 = Nessuno è mai obbligato a giocare una carta Bonus.

rule-section-ST-END = Fine della partita

rule-ST-END-01 = La partita finisce quando tutte le Astronavi di un giocatore (in 2 o 3) o di una squadra (in 4) sono sul pianeta finale. Sono 4 Astronavi con 2 o 4 giocatori e 2 Astronavi con 3 giocatori. Prima, però, restano ancora tutte le occasioni di giocare Aggancio in quel turno.
rule-ST-END-02 = Vince il giocatore o la squadra che ha tutte le sue Astronavi sul pianeta finale. I compagni vincono insieme.
rule-ST-END-03 = Può capitare che, grazie a 1 o più carte Aggancio, 2 squadre avversarie portino le loro ultime Astronavi sul pianeta finale nello stesso turno. Allora si dividono la vittoria.

rule-section-ST-RUL = Dettagli che le regole stampate lasciano aperti

rule-ST-RUL-01 = Di ognuno dei 5 tipi di carte Bonus ci sono esattamente 4 carte.
rule-ST-RUL-02 = Un turno segue quest’ordine. Si annunciano la carta, l’Astronave e, per un jolly, il colore; su quell’Astronave si può giocare Velocità della Luce, Accelerazione o Pilota Esperto; l’Astronave si muove; se finisce su una casella Varco si può giocare Manovra di Schivata, altrimenti torna indietro. Poi ha effetto la casella dove si è fermata (lato di una casella doppia, carta Bonus, pianeta finale), e per ultimo si può giocare Aggancio.
rule-ST-RUL-03 = Quando si può giocare una carta Bonus su un’Astronave, il proprietario decide prima del suo compagno. Se le Astronavi sono più d’una, si segue l’ordine dei posti dei proprietari, a partire dal giocatore dopo quello di turno, che viene per ultimo; le Astronavi di uno stesso giocatore seguono l’ordine X-wing, Millennium Falcon, Star Destroyer, Morte Nera, caccia TIE, TIE Advanced, caccia Jedi, Tantive IV. Dopo la prima carta giocata su un’Astronave, in quel turno non se ne possono giocare altre su di essa.
rule-ST-RUL-04 = Un’Astronave viene superata quando un’altra parte dalla sua stessa casella o da più indietro e si ferma più avanti. Conta il punto d’arrivo definitivo, dopo il Varco o dopo Manovra di Schivata. Chi si ferma sulla stessa casella non supera nessuno.
rule-ST-RUL-05 = Anche un’Astronave agganciata finisce un movimento, quindi la nuova casella ha effetto: su una casella Bonus il suo proprietario pesca una carta. Su una casella doppia si mette sullo stesso lato dell’Astronave che l’ha trainata.
rule-ST-RUL-06 = Un’Astronave agganciata può a sua volta superare Astronavi avversarie, e allora si può giocare Aggancio anche su quelle. Così possono seguirla Astronavi della squadra di quella che si è mossa per prima, e tutte le Astronavi agganciate in un turno finiscono sulla stessa casella. Di solito si gioca così; l’opzione «tow_chain» permette di escluderlo.
rule-ST-RUL-07 = Una carta Bonus pescata per il punto in cui un’Astronave si è fermata è subito in mano. Si può giocare nello stesso turno, se c’è ancora un’occasione per farlo.
rule-ST-RUL-08 = Se la partita è finita lo si controlla solo dopo tutte le occasioni di giocare Aggancio in quel turno. Così anche una squadra che arriva grazie ad Aggancio nello stesso turno può avere parte nella vittoria.
rule-ST-RUL-09 = Il programma non può sapere chi ha visto per ultimo un film di Star Wars. Perciò il primo giocatore lo sceglie la sorte o lo indica chi ospita la partita (opzione «first_player»).
rule-ST-RUL-10 = I tabelloni possono essere diversi. Ognuno ha esattamente 1 pianeta di partenza e 1 pianeta finale, alle due estremità; le caselle doppie uniscono solo iperspazio e campo di asteroidi, iperspazio e casella normale, oppure campo di asteroidi e casella normale; le caselle Varco di fila sono al massimo 5, perché dal loro bordo qualche carta possa scavalcarle, e da qualche parte prima e dopo di esse c’è una casella normale non doppia. Da ogni casella e da ogni lato dove un’Astronave può fermarsi si deve poter arrivare sul pianeta finale con le sole carte Movimento; una casella normale, un campo di asteroidi e poi 5 caselle Varco sarebbero una trappola e non sono ammessi.
rule-ST-RUL-11 = Con 2 giocatori, i due colori di un giocatore sono 1 squadra. Nessuno ha un compagno.
rule-ST-RUL-12 = Le carte Bonus sul pianeta finale non fanno parte del mazzo Bonus. Nemmeno quando il mazzo è vuoto si prendono carte dal pianeta. Sul pianeta non ne avanza nessuna, perché i giocatori le pescano tutte.
rule-ST-RUL-13 = Quando un’Astronave torna indietro dal Varco o prosegue con Manovra di Schivata, la può fermare solo una casella interamente normale. Caselle Bonus, iperspazio, campi di asteroidi, pianeti e caselle doppie non contano, nemmeno le doppie con un lato normale.
rule-ST-RUL-14 = Quando torna indietro dal Varco o prosegue con Manovra di Schivata, l’Astronave passa sopra a tutto tranne che a una casella interamente normale, anche sopra ad altre caselle Varco. Tornando indietro può finire più indietro della casella da cui era partita.
rule-ST-RUL-15 = Una carta Bonus si può giocare esattamente quando la sua condizione è soddisfatta, anche se non cambia niente: per esempio Pilota Esperto con un 1, o Accelerazione su un’Astronave che arriva comunque. Su una casella doppia conta il lato dove si trova l’Astronave.
rule-ST-RUL-16 = Puoi avere quante carte Bonus vuoi e le tieni da un round all’altro. Nessuno passa mai una carta Bonus a un altro giocatore.
rule-ST-RUL-17 = Un mazzo si rifà solo quando serve una sua carta. Una carta Bonus è usata appena viene giocata: può essere rimescolata e pescata di nuovo nello stesso turno.
rule-ST-RUL-18 = La casella dove un’Astronave si ferma ha effetto subito, prima che qualcuno decida su un’altra carta Bonus. Si procede un’Astronave alla volta, e in quest’ordine si pescano le carte Bonus.
rule-ST-RUL-19 = Dopo un Aggancio vengono prima le Astronavi superate da quella agganciata: i loro giocatori decidono se giocare Aggancio. Poi si riprendono le domande rimaste in sospeso. Per un’Astronave su cui non è stata giocata nessuna carta lo si chiede di nuovo a ogni altra Astronave che la supera.
rule-ST-RUL-20 = La carta, l’Astronave e il colore di un jolly, una volta annunciati, non si cambiano più. Nessuna carta Bonus permette di scegliere di nuovo.
rule-ST-RUL-21 = Non devi mai mostrare una carta né dire che avresti potuto giocarne una. Tutti possono sapere quante carte ci sono in ogni mano e in ogni mazzo. Si chiede a tutti quelli che possono giocare su quell’Astronave e hanno almeno una carta Bonus, adatta o no, così la domanda non rivela niente; se non ne hai di adatte il programma può passare per te, purché gli altri non se ne accorgano.
rule-ST-RUL-22 = Con 3 giocatori, possono dividersi la vittoria anche tutti e 3, se grazie alle carte Aggancio le loro ultime Astronavi arrivano nello stesso turno.
rule-ST-RUL-23 = Il proprietario di un’Astronave e il suo compagno decidono ognuno da solo. Nessuno ha bisogno di un permesso per giocare una carta Bonus, nemmeno quando fa danno. Nello stesso turno possono giocare Aggancio tutti e due, su Astronavi diverse.
rule-ST-RUL-24 = Posti, colori e squadre li decide chi ospita la partita (opzione: colori dei posti). Con 4 giocatori, 2 colori qualsiasi possono essere compagni.
