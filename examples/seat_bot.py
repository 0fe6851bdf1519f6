"""A bot for Super Teams in plain Python: it plays one seat and speaks JSON, one line at a time.

    holotable simulate super-teams --games 10 --bots greedy,"exec:python3 examples/seat_bot.py"
"""
import json
import sys

COLOUR = {"x-wing": "red", "millennium-falcon": "red", "star-destroyer": "green", "death-star": "green",
          "tie-fighter": "black", "tie-advanced": "black", "jedi-starfighter": "yellow", "tantive-iv": "yellow"}


def points(choice, view, mine):
    """How much I like a choice; `mine` are the colours of my side."""
    if choice == "pass":
        return 0
    if "bonus" in choice:  # A bonus card that may be played helps my side, so play it.
        return 1
    if "side" in choice:  # On a double space: hyperspace speeds a ship up, asteroids slow it down.
        good = {"hyperspace": 2, "normal": 1, "asteroid": 0}[choice["side"]]
        return good if COLOUR[view["flight"]["ship"]] in mine else -good
    ship, value = choice["play"]["ship"], int(choice["play"]["card"].split("-")[1])
    start = view["ships"][ship]["kind"]
    steps = {"hyperspace": 2 * value, "asteroid": 1}.get(start, value)
    return steps if COLOUR[ship] in mine else -steps  # Fast with my ships, slow with theirs.


for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "hello":  # A game begins: which colours does my side play?
        seats, seat = message["setup"]["seats"], message["seat"]
        mine = seats[seat] + (seats[(seat + 2) % 4] if len(seats) == 4 else [])  # With 4 I have a partner.
    elif message["message"] == "choose":  # My decision: answer with what I like best.
        best = max(message["legal"], key=lambda choice: points(choice, message["view"], mine))
        print(json.dumps({"choice": best}), flush=True)
