# Che cosa si può dire a ogni tavolo, come lo leggono i giocatori. Un messaggio per ogni numero di `rules/table.md`.

rule-section-TB = Che cosa si può dire al tavolo

rule-TB-01 = Un giocatore può arrendersi in qualsiasi momento. La sua squadra perde e la partita finisce. Vincono tutte le altre squadre; se le squadre erano 3, le altre 2 si dividono la vittoria.
rule-TB-02 = Un giocatore può proporre il pareggio in qualsiasi momento, ma non di nuovo finché la sua proposta è valida. La proposta vale finché qualcuno non la rifiuta.
rule-TB-03 = Quando tutti i giocatori hanno proposto il pareggio, la partita finisce in pareggio: non vince nessuno.
rule-TB-04 = Ogni giocatore può rifiutare le proposte di pareggio in attesa, e allora decadono tutte. Se non ci sono proposte, non c’è niente da rifiutare.
rule-TB-05 = Chi gestisce il tavolo può dichiarare scaduto il tempo. La partita finisce e decide il conteggio proprio del gioco. In Super Teams vince la squadra con più Astronavi sul pianeta finale; a parità, quella le cui Astronavi sono in totale più lontane dalla partenza; se la parità resta, quelle squadre si dividono la vittoria. In X-Wing prima si finisce il round.
rule-TB-06 = È ascoltato solo chi ha un posto al tavolo. Dopo la fine della partita non si accetta più niente.
rule-TB-07 = Un giocatore può ritirare un piano segreto finché non è stato rivelato. In X-Wing sono gli indicatori; in Super Teams non ci sono piani segreti.
