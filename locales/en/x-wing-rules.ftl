# The rules that an event of X-Wing names, as players read them behind “why?”. One message for each id that a `why!` of the
# rules crate holds; what the book says stands in `rules/x-wing.md`.

## Setting up

rule-XW-SETUP-04 = Whoever has the cheaper squad says who has initiative.
rule-XW-SETUP-07 = Players take turns placing obstacles, and whoever has initiative begins.
rule-XW-SETUP-11 = When all obstacles lie, the player without initiative picks an edge of the table.
rule-XW-SETUP-12 = The edge opposite belongs to the other side.
rule-XW-SETUP-13 = Ships are placed one by one, the lowest pilot skill first.
rule-XW-SETUP-15 = A ship starts within Range 1 of its own edge.
rule-XW-INIT-01 = The player with the cheaper squad may take initiative or give it away.
rule-XW-INIT-02 = Where both squads cost the same, a die decides who chooses.
rule-XW-OBS-13 = Obstacles are placed before the ships are.
rule-XW-MIS-01 = A mission is another way to play, with ships and goals of its own.
rule-XW-GOLD-06 = What a mission says comes before cards and before the rules of the game.
rule-XW-ROUND-06 = A mission may give markers a meaning of its own.

## Rounds

rule-XW-RND-01 = Each round has four phases: Planning, Activation, Combat, End.
rule-XW-RND-02 = The first round begins once everything is set up.
rule-XW-ASHIP-01 = The ship whose turn it is to fly or to attack is the active ship.
rule-XW-END-01 = When a round ends, all focus and evade tokens are taken away.

## Planning

rule-XW-PLAN-01 = Everybody chooses a manoeuvre in secret for each ship of their own.
rule-XW-PLAN-03 = A dial that is set lies face down beside its ship.
rule-XW-PLAN-04 = Planning is over when all ships have dials and nobody wants to change one.
rule-XW-PLAN-05 = Nobody may look at a hidden dial of the other side, unless a card allows it.

## Flying

rule-XW-ACTV-03 = A ship that is to fly first shows its dial.
rule-XW-ACTV-04 = A ship flies first, then its stress is looked at.
rule-XW-ACTV-06 = A ship is put down at the far end of its template.
rule-XW-ACTV-07 = Right after a red manoeuvre the ship gets a stress token.
rule-XW-ACTV-08 = Right after a green manoeuvre the ship loses a stress token.
rule-XW-ACTV-16 = A stressed ship that shows a red manoeuvre flies another one, which the opponent chooses.
rule-XW-STR-01 = A ship with a stress token is stressed.
rule-XW-STR-04 = Flying a red manoeuvre is stressful: it brings a stress token.
rule-XW-STR-05 = Flying a green manoeuvre is restful: it takes a stress token away.
rule-XW-STR-09 = Whoever is stressed cannot fly red; the opponent picks something else from the dial.
rule-XW-DIF-02 = The colour says how hard a manoeuvre is. Red is hard and costs stress.
rule-XW-DIF-03 = The colour says how hard a manoeuvre is. Green is easy and takes stress away.
rule-XW-DIF-06 = Red is too hard for a stressed pilot, so the opponent chooses another colour.
rule-XW-OVL-04 = A ship that would land on another stops short and touches it.
rule-XW-OVL-05 = A ship that bumps into another has no action this round.
rule-XW-TCH-01 = Two ships touch when one bumped into the other and their bases meet.
rule-XW-TCH-03 = Ships touch until one of them moves away.
rule-XW-TCH-04 = Ships that fly side by side no longer touch once both have moved without bumping into each other.
rule-XW-FLEE-01 = A ship that sticks out over the edge of the table has fled.
rule-XW-FLEE-04 = A ship that flies off the table is lost.

## Obstacles

rule-XW-OBS-02 = A ship that flies over an obstacle or ends on it finishes its manoeuvre and bears the effect.
rule-XW-OBS-03 = A ship that meets an asteroid has no action this round.
rule-XW-OBS-04 = A ship that meets an asteroid rolls an attack die and suffers what it shows.
rule-XW-OBS-07 = A ship on an asteroid cannot attack.
rule-XW-OBS-08 = A debris cloud gives a stress token.
rule-XW-OBS-09 = A ship that meets a debris cloud rolls an attack die afterwards; a critical hit hurts.
rule-XW-OBS-19 = A ship that meets several obstacles bears the effect of each, the nearest first.

## Actions

rule-XW-ACT-01 = A ship that has flown may do one action.
rule-XW-ACT-03 = A ship can do the actions of its action bar.
rule-XW-ACT-06 = A ship that bumped into another skips its action.
rule-XW-FOC-02 = The focus action gives a focus token.
rule-XW-FOC-05 = Focus tokens that nobody used are gone at the end of the round.
rule-XW-FOC-08 = A focus token from a card costs no action.
rule-XW-EVD-01 = The evade action gives an evade token.
rule-XW-EVD-04 = Evade tokens that nobody used are gone at the end of the round.
rule-XW-EVD-06 = An evade token from a card costs no action.
rule-XW-TL-01 = The target lock action locks on to an enemy at Range 1–3.
rule-XW-TL-04 = Whoever locks on takes the blue token, and the target gets the red one.
rule-XW-TL-07 = A ship keeps one target lock; a new one takes the place of the old one.
rule-XW-TL-11 = A target lock that a card gives is not the action.
rule-XW-TL-15 = Both tokens of a target lock go together, unless a card hands the blue one to another ship.
rule-XW-BRL-05 = In a barrel roll the ship slides sideways to the other end of the template.
rule-XW-BST-04 = In a boost the ship moves on to the other end of the template.
rule-XW-X-04 = A SLAM is a second manoeuvre of the same speed; then the ship’s weapons are disabled.
rule-XW-X-05 = A ship with a weapons disabled token cannot attack until the round ends.
rule-XW-X-07 = A mobile firing arc points to one of four sides and can be turned by an action.
rule-XW-X-08 = Reinforce one end, fore or aft: attacks from there meet one evade more this round.
rule-XW-X-24 = The jam action gives a jam token to an enemy at Range 1, or at Range 1–2 in the firing arc, that has none.
rule-XW-X-25 = A jam token goes together with a focus, evade or target lock token of its ship.
rule-XW-X-26 = A jam token waits until its ship has a token to lose.
rule-XW-X-31 = A target lock that is jammed is gone on both ships.
rule-XW-X-32 = A token lost to jamming was not spent.
rule-XW-X-36 = Reloading turns discarded torpedoes and missiles up again; then the ship’s weapons are disabled.
rule-XW-X-37 = A ship may reload even where nothing is to be reloaded.
rule-XW-X-39 = A reloaded card can be used again like a new one.

## Cloaking

rule-XW-CLK-01 = The cloak action gives a cloak token.
rule-XW-CLK-07 = Before the ships fly, a cloaked ship may spend its token and show itself.
rule-XW-CLK-10 = A ship may decloak with a barrel roll along the straight 2 template.
rule-XW-CLK-11 = A ship may decloak straight ahead along the straight 2 template.
rule-XW-CLK-20 = Where there is no room to decloak, another direction may be tried, or none.
rule-XW-Q-27 = The cloak token is spent only once the decloak has worked; giving up keeps it.

## Attacks

rule-XW-CMB-01 = Each ship may attack once, the highest pilot skill first.
rule-XW-ATK-05 = The attacker picks an enemy as its target.
rule-XW-ATK-11 = When weapon and target fit and all is paid, the target is the defender.
rule-XW-ATK-12 = With its primary weapon, a ship rolls as many attack dice as that weapon’s value.
rule-XW-ATK-16 = Dice are added and taken away before the attack is rolled.
rule-XW-ATK-22 = The defender rolls as many defence dice as its agility.
rule-XW-ATK-26 = Dice are added and taken away before the defence is rolled.
rule-XW-ATK-32 = Each evade cancels one hit or critical hit.
rule-XW-ATK-33 = Evades cancel hits first and critical hits last.
rule-XW-ATK-34 = If a single hit or critical hit is left, the defender is hit.
rule-XW-ATK-35 = If nothing is left, the attack has missed.
rule-XW-HIT-01 = A ship is hit if hits or critical hits are left after its evades.
rule-XW-DICE-01 = Tokens and cards can change dice.
rule-XW-DICE-02 = An added result is a die more on the table.
rule-XW-DICE-04 = A changed result is the same die, turned to another face.
rule-XW-DICE-05 = A rerolled die is picked up and rolled again.
rule-XW-DICE-07 = No die is rerolled twice.
rule-XW-SPEND-01 = What is spent leaves the ship.
rule-XW-RES-10 = Dice that are not rolled for an attack do only what the card or the obstacle says.
rule-XW-SIM-02 = A ship with the same pilot skill as its attacker may still shoot back this round before it is gone.
rule-XW-Q-33 = On an asteroid, or with disabled weapons, a ship has no opportunity to attack.
rule-XW-Q-62 = A weapon that attacks twice counts as one attack for everything that comes before or after.

## Damage

rule-XW-DMG-03 = Damage takes shields first, one each.
rule-XW-DMG-04 = Without shields, each damage is a damage card.
rule-XW-DMG-05 = A damage card for a hit lies face down: it counts, and its text does nothing.
rule-XW-DMG-06 = A damage card for critical damage lies face up, and its text counts at once.
rule-XW-DMG-09 = Damage cards that are put away go face up onto the discard pile.
rule-XW-DMG-11 = When the damage deck is empty, the discard pile is shuffled into a new one.
rule-XW-DMG-12 = When there is no damage card anywhere, none is drawn.
rule-XW-DMG-13 = When no damage card is left, a marker stands for it.
rule-XW-DMG-14 = A marker is swapped for a damage card as soon as there are cards again.
rule-XW-DMG-16 = A damage card that is dealt goes past the shields.
rule-XW-DMG-19 = A damage card that is only turned over was not dealt anew.
rule-XW-CRIT-02 = Critical damage turns its card up, and what it says happens at once.
rule-XW-CRIT-03 = A face-up damage card works until it is turned down or put away.
rule-XW-SHD-04 = A ship never has more shields than at the beginning.
rule-XW-SHD-05 = A ship with all its shields cannot get one back.
rule-XW-ION-01 = Some weapons leave ion tokens.
rule-XW-ION-05 = When an ionised ship has drifted on, its ion tokens are gone.
rule-XW-X-01 = A tractor beam token costs one agility in combat and goes at the end of the round.
rule-XW-X-02 = The first tractor beam token of a round lets the opponent drag a small ship a little.
rule-XW-X-03 = A ship may be dragged onto an obstacle, but not onto a ship and not off the table.
rule-XW-X-167 = A ship put onto an obstacle without a manoeuvre suffers it at once, and skips no action.
rule-XW-DST-01 = A ship with as many damage cards as its hull is destroyed.
rule-XW-DST-03 = A destroyed ship leaves the table.
rule-XW-DST-04 = The damage cards of a destroyed ship are discarded.
rule-XW-DST-05 = The tokens of a destroyed ship go back.
rule-XW-DST-06 = A ship that may still shoot back stays until it had its attack.
rule-XW-Q-43 = At the end of a round, the discarded damage cards are shuffled and take the place of markers.
rule-XW-Q-68 = A ship that can attack in the End phase stays until it had the chance.

## Bombs and mines

rule-XW-BMB-01 = A bomb card says what it drops and when that goes off.
rule-XW-BMB-02 = What happens when a bomb goes off stands on its card.
rule-XW-BMB-04 = A bomb lies at the far end of the template behind the ship.
rule-XW-BMB-10 = A mine goes off under whatever moves over it, however it moved.
rule-XW-BMB-17 = Each kind of bomb has an effect of its own.
rule-XW-BMB-20 = A proximity mine rolls three attack dice against the ship that set it off.
rule-XW-X-11 = Each cluster mine goes off by itself and rolls two attack dice.
rule-XW-Q-48 = A bomb or cargo that would fall beside the table is lost.

## Cards

rule-XW-ABL-01 = A card did this: it is done as the card says.
rule-XW-UPG-11 = A discarded upgrade is turned face down and does nothing any more.
rule-XW-UPG-13 = An upgrade that is turned up again belongs to its ship as before.
rule-XW-X-09 = A condition counts as long as it lies with a ship; a unique one moves on when it is given again.
rule-XW-X-66 = After its carrier has flown a manoeuvre, a docked ship may deploy: it flies one of its own from the carrier’s rear guides.
rule-XW-X-77 = Who carries a ship and flees takes that ship along: it is destroyed, too.
rule-XW-X-78 = When its carrier is destroyed, a docked ship is dealt a damage card face down and deploys at once.
rule-XW-X-107 = A reinforce token that is spent for a card is gone for the rest of the round.
rule-XW-X-118 = Rolling more or fewer dice is no change of dice; it comes before anybody changes them.
rule-XW-X-163 = Cargo is dropped behind the ship with the straight 1 and is a debris cloud from then on.
rule-XW-X-164 = A ship that cargo falls on gets a stress token and rolls the die at once, and skips no action.
rule-XW-X-166 = An obstacle that is broken up leaves the table once the dice are rolled.
rule-XW-C-310 = A stress token that somebody else takes from a ship is not one that the ship removes.
rule-XW-Q-66 = Who has a card with two sides picks one when the ship is placed.
rule-XW-Q-71 = A shaken pilot who shows a straight manoeuvre flies another one, which the opponent chooses.

## The end of a game

rule-XW-WIN-01 = The game ends with the round in which one side has lost all its ships.
rule-XW-WIN-04 = A mission ends as soon as its goal is reached.
rule-XW-WIN-05 = Whoever reaches the goal of the mission wins.
rule-XW-LIMIT-04 = The agreed number of rounds has been played.
rule-XW-LIMIT-05 = When the time is up, the round is played to its end, and then the game is over.
rule-XW-Q-55 = Whoever gives up has lost.

## How it is done here

rule-XW-Q-17 = When both squads cost the same, chance picks who rolls, and initiative then stays for the whole game.
rule-XW-Q-18 = An obstacle or a ship for which there is no room is set aside.
rule-XW-Q-22 = Whoever is done may think again until the last player is done; then the dials hold.
rule-XW-Q-31 = An action that proves impossible was not done, and another may be chosen.
rule-XW-Q-32 = Whether something fits may be seen before choosing, or only afterwards, as the table was set.
rule-XW-Q-58 = A target lock goes with either of its ships; handed on, it stays with the target.
