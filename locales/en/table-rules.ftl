# What can be said at every table, as players read it. One message for each id in `rules/table.md`.

rule-section-TB = What you can say at the table

rule-TB-01 = A player may give up at any time. That player’s team loses, and the game ends. All other teams win; with 3 teams, the other 2 share the victory.
rule-TB-02 = A player may offer a draw at any time, but not again while the offer stands. The offer stands until somebody turns it down.
rule-TB-03 = When all players have offered a draw, the game ends in a draw: nobody wins.
rule-TB-04 = Any player may turn the standing draw offers down, and then all of them are gone. If there is no offer, there is nothing to turn down.
rule-TB-05 = Whoever runs the table may call time. The game ends, and its own count decides. In Super Teams the team with the most ships on the final planet wins; if that is equal, the team whose ships stand furthest from the start, all added together; if that is equal too, those teams share the victory. In X-Wing the round is played to its end first.
rule-TB-06 = Only those who have a seat at the table are heard. After the end of the game nothing is accepted any more.
rule-TB-07 = A player may take back a secret plan as long as it is not revealed. In X-Wing that is a dial; Super Teams has no secret plans.
