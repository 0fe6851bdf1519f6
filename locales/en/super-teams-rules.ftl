# The rules of Super Teams, as players read them. One message for each id in `rules/super-teams.md`.
# “Team” means those who win together: partners with 4 players, otherwise a player alone. A “side” is half of a double space.

rule-section-ST-CMP = What is in the box

rule-ST-CMP-01 = There is 1 board. Its spaces form a single path without branches, from the start planet to the final planet.
rule-ST-CMP-02 = There are 48 movement cards: 12 in each of the 4 colours. In each colour there are 2 cards of every number from 1 to 6.
rule-ST-CMP-03 = There are 20 bonus cards of 5 kinds, 4 of each: Evasive Maneuver, Expert Pilot, Light Speed, Acceleration and Tow.
rule-ST-CMP-04 = There are 4 team cards and 8 ships, 2 in each colour. Red: X-wing and Millennium Falcon; green: Star Destroyer and Death Star; black: TIE fighter and TIE Advanced; yellow: Jedi starfighter and Tantive IV. Movement, bonus and team cards make 72 cards in all.

rule-section-ST-SET = Getting ready

rule-ST-SET-01 = With 2 players, each takes 2 colours and so has 4 ships. All 48 movement cards are in the game.
rule-ST-SET-02 = With 3 players, each takes 1 colour. The colour that nobody took is out of the game, with its 2 ships, its team card and its 12 movement cards. That leaves 36 movement cards.
rule-ST-SET-03 = With 4 players, each takes 1 colour, and the players form 2 teams of 2 partners. The teams alternate round the table, so partners never sit next to each other.
rule-ST-SET-04 = Every ship in the game starts on the start planet.
rule-ST-SET-05 = The 20 bonus cards are shuffled. Then 2 for each player go face down on the final planet: 4 cards with 2 players, 6 with 3 and 8 with 4. The rest are the bonus pile, also face down.
rule-ST-SET-06 = All movement cards in the game are shuffled. Each player takes 6 into hand without choosing, even a player with 2 colours. The rest are the movement pile, face down on the board or beside it.
rule-ST-SET-07 = Players choose their own colours. No colour can be taken twice.
rule-ST-SET-08 = The game is for 2, 3 or 4 players, and for no other number.

rule-section-ST-TRN = Turns and rounds

rule-ST-TRN-01 = Whoever was the last to watch a Star Wars film goes first. After that, turns go round clockwise.
rule-ST-TRN-02 = On your turn you play exactly 1 movement card from your hand. You choose 1 ship of the card’s colour and move it forward.
rule-ST-TRN-03 = You must play a movement card on your turn. Nobody may pass, even if the cards in hand can move nothing but opponents’ ships.
rule-ST-TRN-04 = A card moves a ship of its colour, no matter whose ship it is: your own, your partner’s or an opponent’s.
rule-ST-TRN-05 = The round is over when all players have played their 6 movement cards. Each player then gets 6 new ones, and the next round begins.
rule-ST-TRN-06 = When the movement pile is empty, all movement cards in the game are shuffled into a new pile. The pile never runs out in the middle of a deal, because 36 and 48 cards always come out even.
rule-ST-TRN-07 = From one round to the next, turns simply go on clockwise. So the first player begins every round.
rule-ST-TRN-08 = Nobody else may see your movement cards or your bonus cards, not even your partner. Nobody at all may look into the piles. Cards that were played or discarded are open for everybody to see.

rule-section-ST-MOV = Spaces and moves

rule-ST-MOV-01 = There are 5 kinds of space: normal space, bonus space, hyperspace, asteroid field and Maw.
rule-ST-MOV-02 = A ship that starts its move on the start planet, a normal space or a bonus space moves as many spaces as the number on the card.
rule-ST-MOV-03 = A ship that starts its move in hyperspace moves twice the number on the card. With a 4, for example, it moves 8 spaces.
rule-ST-MOV-04 = A ship that starts its move in an asteroid field moves only 1 space, whatever the number on the card.
rule-ST-MOV-05 = When a ship ends its move on a bonus space, the player whose team card has that ship’s colour draws 1 bonus card. It does not matter who moved the ship.
rule-ST-MOV-06 = If a bonus card must be drawn and the bonus pile is empty, the used bonus cards are first shuffled into a new pile. If there are no used ones either, no card is drawn.
rule-ST-MOV-07 = A double space has 2 different sides: hyperspace and asteroid field, hyperspace and normal space, or asteroid field and normal space; there are no other pairs. Whoever makes the move chooses the side on which the ship ends. That side counts when the ship next starts a move.
rule-ST-MOV-08 = A ship that ends its move on a Maw space goes back to the nearest normal space before the Maw spaces, unless Evasive Maneuver is played on it. A double space does not count as a normal space here.
rule-ST-MOV-09 = Maw spaces must be crossed in 1 move. No ship can stay on one.
rule-ST-MOV-10 = Flying over a space has no effect. Only the space where a move starts and the space where it ends count.
rule-ST-MOV-11 = Any number of ships may stand on the same space.
rule-ST-MOV-12 = A ship needs no exact number to reach the final planet: a number higher than needed will do. A ship that crosses the finish line is home, on the final planet, and can never be moved again.
rule-ST-MOV-13 = When 1 ship of a colour is home, a card of that colour must move the other ship of that colour.

rule-section-ST-FIN = The final planet

rule-ST-FIN-01 = When the very first ship of the game reaches the final planet, every player, in whatever team, draws at random 2 of the bonus cards lying there. This happens only once in a game.
rule-ST-FIN-02 = A towed ship never sets off the draw of the bonus cards on the final planet. The ship that overtook it got there first, and the draw comes before anybody can play Tow.

rule-section-ST-JOK = Jokers

rule-ST-JOK-01 = With 2 or 4 players, the cards of a colour become jokers as soon as both ships of that colour are home, on the final planet. Whoever plays a joker says which colour it stands for.
rule-ST-JOK-02 = A joker can only stand for a colour that still has a ship on its way, not yet on the final planet.
rule-ST-JOK-03 = With 3 players there are no jokers, because the game ends when both ships of a colour are home.
rule-ST-JOK-04 = A joker keeps its own number. Everything else depends on the ship that it moves.

rule-section-ST-BON = Bonus cards

rule-ST-BON-01 = Whenever a player moves a ship, the ship’s owner or the owner’s partner may play a bonus card from hand on it. They may do so even when somebody else makes the move.
rule-ST-BON-02 = Whoever makes the move must do what the played bonus card says.
rule-ST-BON-03 = In each turn, at most 1 bonus card can be played on each ship.
rule-ST-BON-04 = Nobody may play a bonus card on an opponent’s ship.
rule-ST-BON-05 = A bonus card that was played goes face up on the pile of used bonus cards.
rule-ST-BON-06 = Evasive Maneuver: a ship that would end its move on a Maw space goes on to the next normal space after the Maw spaces instead. A double space does not count as a normal space here.
rule-ST-BON-07 = Expert Pilot: a ship that starts its move in an asteroid field takes no notice of it and moves the full number on the card.
rule-ST-BON-08 = Light Speed: the number on the card is doubled. You may play it only if the ship starts its move on a normal space, a bonus space or the start planet.
rule-ST-BON-09 = Acceleration: the ship moves 1 space more. You may not play it if the ship starts its move in an asteroid field. From hyperspace, the number on the card is doubled first, and then 1 is added.
rule-ST-BON-10 = Tow: when an opponent’s ship overtakes a ship of yours or your partner’s, the overtaken ship moves to the space where the opponent’s ship came to rest.
rule-ST-BON-11 = Tow also works if both ships stood on the same space before the move. The start planet counts too.
rule-ST-BON-12 = You may play Tow no matter who moved the opponent’s ship: you, your partner or an opponent. It is the only bonus card that you play when an opponent’s ship moves, and you may not play it when a ship of your own team moves.
rule-ST-BON-13 = The towed ship always goes to the space where the opponent’s ship came to rest. It does not matter whether a bonus card was played on the opponent’s ship.
rule-ST-BON-14 = If several ships of your team are overtaken, by 1 opposing ship or by several, you and your partner may play several Tow cards, each on a different ship. For a towed ship, Tow is its 1 bonus card of that turn.
rule-ST-BON-15 = Nobody ever has to play a bonus card.

rule-section-ST-END = The end of the game

rule-ST-END-01 = The game ends when all ships of a player (with 2 or 3 players) or of a team (with 4 players) are on the final planet. That is 4 ships with 2 or 4 players, and 2 ships with 3 players. Before that, every chance to play Tow in that turn is still given.
rule-ST-END-02 = The player or team with all ships on the final planet wins. Partners win together.
rule-ST-END-03 = If 1 or more Tow cards make the last ships of 2 opposing teams arrive on the final planet in the same turn, those teams share the victory.

rule-section-ST-RUL = Finer points that the printed rules leave open

rule-ST-RUL-01 = There are exactly 4 bonus cards of each of the 5 kinds.
rule-ST-RUL-02 = A turn goes in this order. The card, the ship and, for a joker, the colour are announced; Light Speed, Acceleration or Expert Pilot may be played on that ship; the ship moves; if it ends on a Maw space, Evasive Maneuver may be played, or else it goes back. Then the space where it rests takes effect (side of a double space, bonus card, final planet), and last of all Tow may be played.
rule-ST-RUL-03 = When a bonus card may be played on a ship, its owner is asked before the owner’s partner. Several ships come in the seat order of their owners, from the next player round to the player whose turn it is, who comes last; ships of one player come in the order X-wing, Millennium Falcon, Star Destroyer, Death Star, TIE fighter, TIE Advanced, Jedi starfighter, Tantive IV. Once a card is played on a ship, no more can be played on it that turn.
rule-ST-RUL-04 = A ship is overtaken when another ship starts on its space or behind it and comes to rest ahead of it. What counts is the final place, after the Maw or Evasive Maneuver. A ship that ends on the same space overtakes nobody.
rule-ST-RUL-05 = A towed ship ends a move too, so its new space takes effect: on a bonus space its owner draws a card. On a double space it takes the same side as the ship that pulled it.
rule-ST-RUL-06 = A towed ship can itself overtake opponents’ ships, and then Tow may be played on those ships too. So ships from the team of the ship that moved first may follow, and all ships towed in a turn end on the same space. This is the usual way to play; the option “tow_chain” can switch it off.
rule-ST-RUL-07 = A bonus card drawn because of the place where a ship came to rest is in hand at once. It may be played in the same turn, if there is still a chance to play it.
rule-ST-RUL-08 = Whether the game is over is checked only after all chances to play Tow in that turn. This way a team that Tow brings home in the same turn can share the victory.
rule-ST-RUL-09 = The program cannot know who was the last to watch a Star Wars film. So the first player is picked at random or named by the host (option “first_player”).
rule-ST-RUL-10 = There can be different boards. Each has exactly 1 start planet and 1 final planet, at its two ends; its double spaces pair only hyperspace and asteroid field, hyperspace and normal space, or asteroid field and normal space; Maw spaces come at most 5 in a row, so that some card can cross them from their edge, with a normal space that is no double space somewhere before and somewhere after them. From every space and side where a ship can rest, movement cards alone must be enough to reach the final planet; a normal space, an asteroid field and then 5 Maw spaces would be a trap and are not allowed.
rule-ST-RUL-11 = With 2 players, both colours of a player are 1 team. Nobody has a partner.
rule-ST-RUL-12 = The bonus cards on the final planet are not part of the bonus pile. Even when the pile is empty, no card is taken from the planet for it. None are left over on the planet either, because the draw there takes them all.
rule-ST-RUL-13 = When a ship goes back from the Maw or flies on with Evasive Maneuver, only a plain normal space can stop it. Bonus spaces, hyperspace, asteroid fields, the planets and double spaces do not count, not even double spaces with a normal side.
rule-ST-RUL-14 = On the way back from the Maw, or onwards with Evasive Maneuver, the ship passes over everything except a plain normal space, even over more Maw spaces. The way back may end behind the space where the move started.
rule-ST-RUL-15 = You may play a bonus card exactly when its condition is met, even if it changes nothing: for example Expert Pilot with a 1, or Acceleration on a ship that gets home anyway. On a double space, the side where the ship stands is what counts.
rule-ST-RUL-16 = You may hold any number of bonus cards, and you keep them from round to round. Nobody ever hands a bonus card to another player.
rule-ST-RUL-17 = A pile is made anew only when a card is needed from it. A bonus card counts as used as soon as it is played, so it can be shuffled in and drawn again in the same turn.
rule-ST-RUL-18 = The space where a ship comes to rest takes effect at once, before anybody is asked about another bonus card. This goes ship by ship, and bonus cards are drawn in that order.
rule-ST-RUL-19 = After a Tow, the ships that the towed ship has overtaken come first: their players are asked about Tow. Then the earlier questions go on. A ship on which no card was played is asked about again for each further ship that overtakes it.
rule-ST-RUL-20 = Once the card, the ship and a joker’s colour are announced, they stand. No bonus card lets you choose again.
rule-ST-RUL-21 = You never have to show a card or say that you could have played one. Everybody may know how many cards are in each hand and pile. All who may play on the ship and hold any bonus card are asked, whether or not a card fits, so the question gives nothing away; the program may pass for you if you have none that fits, as long as the others cannot notice.
rule-ST-RUL-22 = With 3 players, all 3 can share the victory if Tow cards bring their last ships home in the same turn.
rule-ST-RUL-23 = A ship’s owner and the partner each decide alone. Nobody needs permission to play a bonus card, even where it does harm. Both may play Tow in the same turn, on different ships.
rule-ST-RUL-24 = The host decides about seats, colours and teams (option: seat colours). With 4 players, any 2 colours may be partners.
