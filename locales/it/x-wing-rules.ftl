# Le regole che gli eventi di X-Wing nominano, come le leggono i giocatori dietro «perché?». Un messaggio per ogni sigla in un
# `why!` delle regole; quello che dice il libro sta in `rules/x-wing.md`.

## La preparazione

rule-XW-SETUP-04 = Chi ha la squadriglia meno costosa dice chi ha l’iniziativa.
rule-XW-SETUP-07 = I giocatori mettono gli ostacoli a turno, e comincia chi ha l’iniziativa.
rule-XW-SETUP-11 = Quando tutti gli ostacoli sono sul tavolo, il giocatore senza iniziativa sceglie un bordo.
rule-XW-SETUP-12 = Il bordo di fronte è dell’altra parte.
rule-XW-SETUP-13 = Le navi si mettono una alla volta, cominciando dall’abilità di pilota più bassa.
rule-XW-SETUP-15 = Una nave parte entro gittata 1 dal proprio bordo.
rule-XW-INIT-01 = Il giocatore con la squadriglia meno costosa può prendere l’iniziativa o cederla.
rule-XW-INIT-02 = Se le due squadriglie costano uguale, un dado decide chi sceglie.
rule-XW-OBS-13 = Gli ostacoli si mettono prima delle navi.
rule-XW-MIS-01 = Una missione è un altro modo di giocare, con navi e obiettivi suoi.
rule-XW-GOLD-06 = Quello che dice la missione viene prima delle carte e delle regole del gioco.
rule-XW-ROUND-06 = Una missione può dare ai segnali un significato suo.

## I round

rule-XW-RND-01 = Ogni round ha quattro fasi: pianificazione, attivazione, combattimento e fase finale.
rule-XW-RND-02 = Il primo round comincia quando tutto è pronto.
rule-XW-ASHIP-01 = La nave a cui tocca volare o attaccare è la nave attiva.
rule-XW-END-01 = Alla fine del round si tolgono tutti i segnalini concentrazione e schivata.

## La pianificazione

rule-XW-PLAN-01 = Ognuno sceglie in segreto una manovra per ogni sua nave.
rule-XW-PLAN-03 = Un indicatore impostato sta coperto accanto alla sua nave.
rule-XW-PLAN-04 = La pianificazione finisce quando tutte le navi hanno l’indicatore e nessuno vuole più cambiare.
rule-XW-PLAN-05 = Nessuno può guardare gli indicatori coperti dell’altra parte, a meno che una carta lo permetta.

## Il volo

rule-XW-ACTV-03 = Una nave che deve volare prima mostra l’indicatore.
rule-XW-ACTV-04 = Prima la nave vola, poi si controlla lo stress.
rule-XW-ACTV-06 = La nave si mette all’altro capo della sagoma.
rule-XW-ACTV-07 = Subito dopo una manovra rossa la nave riceve un segnalino stress.
rule-XW-ACTV-08 = Subito dopo una manovra verde la nave perde un segnalino stress.
rule-XW-ACTV-16 = Una nave sotto stress che mostra una manovra rossa ne vola un’altra, scelta dall’avversario.
rule-XW-STR-01 = Una nave con un segnalino stress è sotto stress.
rule-XW-STR-04 = Una manovra rossa affatica il pilota: porta un segnalino stress.
rule-XW-STR-05 = Una manovra verde calma il pilota: toglie un segnalino stress.
rule-XW-STR-09 = Chi è sotto stress non può volare in rosso; l’avversario sceglie altro dall’indicatore.
rule-XW-DIF-02 = Il colore dice quanto è difficile una manovra. Quella rossa è difficile e costa stress.
rule-XW-DIF-03 = Il colore dice quanto è difficile una manovra. Quella verde è facile e toglie stress.
rule-XW-DIF-06 = Il rosso è troppo difficile per un pilota sotto stress, perciò l’avversario sceglie un altro colore.
rule-XW-OVL-04 = Una nave che finirebbe su un’altra si ferma prima e la tocca.
rule-XW-OVL-05 = Una nave che ne urta un’altra non ha azioni in questo round.
rule-XW-TCH-01 = Due navi si toccano quando una ha urtato l’altra e le basi sono a contatto.
rule-XW-TCH-03 = Le navi si toccano finché una delle due non si allontana.
rule-XW-TCH-04 = Due navi che volano affiancate non si toccano più quando entrambe si sono mosse senza urtarsi.
rule-XW-FLEE-01 = Una nave che sporge oltre il bordo del tavolo è fuggita.
rule-XW-FLEE-04 = Una nave che vola fuori dal tavolo è persa.

## Gli ostacoli

rule-XW-OBS-02 = Una nave che passa su un ostacolo o ci finisce sopra completa la manovra e ne subisce l’effetto.
rule-XW-OBS-03 = Una nave che incontra un asteroide non ha azioni in questo round.
rule-XW-OBS-04 = Una nave che incontra un asteroide tira un dado di attacco e subisce quello che esce.
rule-XW-OBS-07 = Una nave su un asteroide non può attaccare.
rule-XW-OBS-08 = Una nube di detriti dà un segnalino stress.
rule-XW-OBS-09 = Una nave che incontra una nube di detriti tira poi un dado di attacco; un colpo critico fa male.
rule-XW-OBS-19 = Una nave che incontra più ostacoli subisce l’effetto di ognuno, a partire dal più vicino.

## Le azioni

rule-XW-ACT-01 = Una nave che ha volato può fare un’azione.
rule-XW-ACT-03 = Una nave può fare le azioni della sua barra delle azioni.
rule-XW-ACT-06 = Una nave che ne ha urtata un’altra salta la sua azione.
rule-XW-FOC-02 = L’azione di concentrazione dà un segnalino concentrazione.
rule-XW-FOC-05 = I segnalini concentrazione non usati spariscono alla fine del round.
rule-XW-FOC-08 = Un segnalino concentrazione dato da una carta non costa un’azione.
rule-XW-EVD-01 = L’azione di schivata dà un segnalino schivata.
rule-XW-EVD-04 = I segnalini schivata non usati spariscono alla fine del round.
rule-XW-EVD-06 = Un segnalino schivata dato da una carta non costa un’azione.
rule-XW-TL-01 = Con l’azione di aggancio una nave aggancia un nemico a gittata 1–3.
rule-XW-TL-04 = Chi aggancia prende il segnalino blu, e il bersaglio riceve quello rosso.
rule-XW-TL-07 = Una nave tiene un solo aggancio; quello nuovo sostituisce il vecchio.
rule-XW-TL-11 = Un aggancio dato da una carta non è l’azione.
rule-XW-TL-15 = I due segnalini di un aggancio vanno via insieme, a meno che una carta ceda quello blu a un’altra nave.
rule-XW-BRL-05 = Con l’avvitamento la nave scivola di lato fino all’altro capo della sagoma.
rule-XW-BST-04 = Con l’accelerazione la nave avanza fino all’altro capo della sagoma.
rule-XW-X-04 = Lo SLAM è una seconda manovra della stessa velocità; poi le armi della nave sono disattivate.
rule-XW-X-05 = Una nave con un segnalino armi disattivate non può attaccare fino alla fine del round.
rule-XW-X-07 = Un arco di fuoco mobile punta verso uno dei quattro lati e si può girare con un’azione.
rule-XW-X-08 = Rinforza un lato, prua o poppa: in questo round gli attacchi da lì incontrano una schivata in più.
rule-XW-X-24 = L’azione di disturbo dà un segnalino disturbo a un nemico che non ne ha, a gittata 1, o a gittata 1–2 nell’arco di fuoco.
rule-XW-X-25 = Un segnalino disturbo va via insieme a un segnalino concentrazione, schivata o aggancio della nave.
rule-XW-X-26 = Un segnalino disturbo aspetta che la nave abbia un segnalino da perdere.
rule-XW-X-31 = Un aggancio disturbato sparisce da entrambe le navi.
rule-XW-X-32 = Un segnalino perso per disturbo non è stato speso.
rule-XW-X-36 = La ricarica scopre di nuovo siluri e missili scartati; poi le armi della nave sono disattivate.
rule-XW-X-37 = Una nave può ricaricare anche quando non c’è niente da ricaricare.
rule-XW-X-39 = Una carta ricaricata si usa di nuovo come se fosse nuova.

## L’occultamento

rule-XW-CLK-01 = L’azione di occultamento dà un segnalino occultamento.
rule-XW-CLK-07 = Prima che le navi volino, una nave occultata può spendere il segnalino e riapparire.
rule-XW-CLK-10 = Una nave può riapparire con un avvitamento lungo la sagoma dritta 2.
rule-XW-CLK-11 = Una nave può riapparire in avanti lungo la sagoma dritta 2.
rule-XW-CLK-20 = Se non c’è spazio per riapparire, si può provare un’altra direzione o rinunciare.
rule-XW-Q-27 = Il segnalino occultamento si spende solo quando la nave è riapparsa; chi rinuncia lo tiene.

## Gli attacchi

rule-XW-CMB-01 = Ogni nave può attaccare una volta, a partire dall’abilità di pilota più alta.
rule-XW-ATK-05 = Chi attacca sceglie un nemico come bersaglio.
rule-XW-ATK-11 = Quando arma e bersaglio vanno bene e tutto è pagato, il bersaglio diventa il difensore.
rule-XW-ATK-12 = Con l’arma primaria si tirano tanti dadi di attacco quanto vale l’arma.
rule-XW-ATK-16 = I dadi si aggiungono e si tolgono prima del tiro di attacco.
rule-XW-ATK-22 = Il difensore tira tanti dadi di difesa quanto vale la sua agilità.
rule-XW-ATK-26 = I dadi si aggiungono e si tolgono prima del tiro di difesa.
rule-XW-ATK-32 = Ogni schivata annulla un colpo o un colpo critico.
rule-XW-ATK-33 = Le schivate annullano prima i colpi e per ultimi i colpi critici.
rule-XW-ATK-34 = Se resta anche un solo colpo o colpo critico, il difensore è colpito.
rule-XW-ATK-35 = Se non resta niente, l’attacco ha mancato.
rule-XW-HIT-01 = Una nave è colpita se dopo le sue schivate restano colpi o colpi critici.
rule-XW-DICE-01 = I dadi si possono cambiare con segnalini e carte.
rule-XW-DICE-02 = Un risultato aggiunto è un dado in più sul tavolo.
rule-XW-DICE-04 = Un risultato cambiato è lo stesso dado, girato su un’altra faccia.
rule-XW-DICE-05 = Un dado ritirato si prende in mano e si tira di nuovo.
rule-XW-DICE-07 = Nessun dado si ritira due volte.
rule-XW-SPEND-01 = Quello che si spende lascia la nave.
rule-XW-RES-10 = I dadi che non si tirano per un attacco fanno solo quello che dice la carta o l’ostacolo.
rule-XW-SIM-02 = Una nave con la stessa abilità di pilota di chi attacca può ancora rispondere al fuoco in questo round, prima di sparire.
rule-XW-Q-33 = Su un asteroide, o con le armi disattivate, una nave non ha occasione di attaccare.
rule-XW-Q-62 = Un’arma che attacca due volte vale come un solo attacco per tutto ciò che viene prima o dopo.

## I danni

rule-XW-DMG-03 = I danni tolgono prima gli scudi, uno per volta.
rule-XW-DMG-04 = Senza scudi, ogni danno è una carta danno.
rule-XW-DMG-05 = La carta danno di un colpo sta coperta: conta, ma il suo testo non fa niente.
rule-XW-DMG-06 = La carta di un danno critico sta scoperta, e il suo testo vale subito.
rule-XW-DMG-09 = Le carte danno che si tolgono vanno scoperte nella pila degli scarti.
rule-XW-DMG-11 = Quando il mazzo dei danni è vuoto, si rimescolano gli scarti e si fa un mazzo nuovo.
rule-XW-DMG-12 = Se non c’è più nessuna carta danno, non se ne pesca.
rule-XW-DMG-13 = Se non restano carte danno, al loro posto si usa un segnalino.
rule-XW-DMG-14 = Il segnalino si cambia con una carta danno appena ci sono di nuovo carte.
rule-XW-DMG-16 = Una carta danno assegnata direttamente passa oltre gli scudi.
rule-XW-DMG-19 = Una carta danno solo girata non è stata assegnata di nuovo.
rule-XW-CRIT-02 = Un danno critico scopre la sua carta, e quello che dice succede subito.
rule-XW-CRIT-03 = Una carta danno scoperta ha effetto finché non è coperta o scartata.
rule-XW-SHD-04 = Una nave non ha mai più scudi che all’inizio.
rule-XW-SHD-05 = Una nave con tutti i suoi scudi non può recuperarne.
rule-XW-ION-01 = Certe armi lasciano segnalini ioni.
rule-XW-ION-05 = Quando una nave piena di ioni ha volato, perde i segnalini ioni.
rule-XW-X-01 = Un segnalino raggio traente toglie un punto di agilità in combattimento e sparisce alla fine del round.
rule-XW-X-02 = Il primo segnalino raggio traente di un round permette all’avversario di trascinare un po’ una nave piccola.
rule-XW-X-03 = Una nave si può trascinare su un ostacolo, ma non su un’altra nave e non fuori dal tavolo.
rule-XW-X-167 = Una nave messa su un ostacolo senza una manovra ne subisce subito l’effetto e non salta azioni.
rule-XW-DST-01 = Una nave con tante carte danno quanto vale il suo scafo è distrutta.
rule-XW-DST-03 = Una nave distrutta lascia il tavolo.
rule-XW-DST-04 = Le carte danno di una nave distrutta si scartano.
rule-XW-DST-05 = I segnalini di una nave distrutta tornano nella riserva.
rule-XW-DST-06 = Una nave che può ancora rispondere al fuoco resta finché ha avuto il suo attacco.
rule-XW-Q-43 = Alla fine del round le carte danno scartate si rimescolano e prendono il posto dei segnalini.
rule-XW-Q-68 = Una nave che può attaccare nella fase finale resta finché ne ha avuto l’occasione.

## Bombe e mine

rule-XW-BMB-01 = Una carta bomba dice che cosa si sgancia e quando esplode.
rule-XW-BMB-02 = Che cosa fa l’esplosione di una bomba sta sulla sua carta.
rule-XW-BMB-04 = Una bomba sta all’altro capo della sagoma, dietro la nave.
rule-XW-BMB-10 = Una mina esplode sotto chiunque ci passi sopra, comunque si sia mosso.
rule-XW-BMB-17 = Ogni tipo di bomba ha un effetto suo.
rule-XW-BMB-20 = Una mina di prossimità tira tre dadi di attacco contro la nave che l’ha fatta scattare.
rule-XW-X-11 = Ogni mina a grappolo esplode per conto suo e tira due dadi di attacco.
rule-XW-Q-48 = Una bomba o un carico che cadrebbe fuori dal tavolo è perso.

## Le carte

rule-XW-ABL-01 = È opera di una carta: si fa quello che dice.
rule-XW-UPG-11 = Una miglioria scartata si copre e non ha più effetto.
rule-XW-UPG-13 = Una miglioria scoperta di nuovo appartiene alla sua nave come prima.
rule-XW-X-09 = Una condizione vale finché sta accanto a una nave; una condizione unica passa oltre quando viene data di nuovo.
rule-XW-X-66 = Dopo una manovra della nave che la trasporta, una nave attraccata può schierarsi: vola una sua manovra dal lato posteriore di quella.
rule-XW-X-77 = Chi trasporta una nave e fugge la porta con sé: anche quella è distrutta.
rule-XW-X-78 = Quando la nave che la trasporta è distrutta, una nave attraccata riceve una carta danno coperta e si schiera subito.
rule-XW-X-107 = Un segnalino rinforzo speso per una carta è perso per il resto del round.
rule-XW-X-118 = Tirare più o meno dadi non è una modifica dei dadi; avviene prima che qualcuno li modifichi.
rule-XW-X-163 = Il carico si sgancia dietro la nave con la sagoma dritta 1 e da allora è una nube di detriti.
rule-XW-X-164 = Una nave su cui cade il carico riceve subito un segnalino stress e tira il dado, e non salta azioni.
rule-XW-X-166 = Un ostacolo frantumato lascia il tavolo quando i dadi sono tirati.
rule-XW-C-310 = Un segnalino stress che qualcun altro toglie a una nave non è tolto dalla nave stessa.
rule-XW-Q-66 = Chi ha una carta con due lati ne sceglie uno quando la nave viene messa sul tavolo.
rule-XW-Q-71 = Un pilota scosso che mostra una manovra dritta ne vola un’altra, scelta dall’avversario.

## La fine della partita

rule-XW-WIN-01 = La partita finisce con il round in cui una parte ha perso tutte le sue navi.
rule-XW-WIN-04 = Una missione finisce appena si raggiunge il suo obiettivo.
rule-XW-WIN-05 = Chi raggiunge l’obiettivo della missione vince.
rule-XW-LIMIT-04 = Si è giocato il numero di round stabilito.
rule-XW-LIMIT-05 = Quando il tempo è scaduto, si finisce il round e la partita è finita.
rule-XW-Q-55 = Chi si arrende ha perso.

## Come si fa qui

rule-XW-Q-17 = Se le due squadriglie costano uguale, il caso sceglie chi tira, e l’iniziativa resta per tutta la partita.
rule-XW-Q-18 = Un ostacolo o una nave per cui non c’è posto si mette da parte.
rule-XW-Q-22 = Chi ha finito può ripensarci finché non ha finito anche l’ultimo; poi gli indicatori valgono.
rule-XW-Q-31 = Un’azione che si rivela impossibile non è stata fatta; se ne può scegliere un’altra.
rule-XW-Q-32 = Se una cosa ci sta, si vede prima di scegliere o solo dopo, secondo come è impostato il tavolo.
rule-XW-Q-58 = Un aggancio sparisce con una qualsiasi delle sue due navi; se viene ceduto, resta sul bersaglio.
