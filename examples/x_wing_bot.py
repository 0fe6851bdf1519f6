"""A bot for X-Wing that speaks the seat protocol (docs/protocols.md): it stays on the table, turns towards the enemy, and shoots.

    holotable simulate x-wing --squad omegaace --squad zetaace --bots random,"exec:python3 examples/x_wing_bot.py"
"""
import json
import math
import sys

TURN = {"straight": 0, "koiogran": 0, "bank": 45, "segnor": 45, "turn": 90, "tallon": 90, "reverse": 180, "stationary": 0}


def direction(heading):
    """Where a ship faces, in degrees clockwise from +y."""
    return heading["eighths"] * 45 + math.degrees(math.atan2(heading["x"], heading["y"]))


def distance_after(maneuver, ship, enemies, reach):
    """How far from the nearest enemy a manoeuvre ends, roughly; endless if it may leave the table."""
    bearing, speed = maneuver.split()
    angle = TURN[bearing.split("-")[0]] * (-1 if bearing.endswith("left") else 1)
    way = math.radians(direction(ship["pose"]["heading"]) + angle / 2)
    length = 40 * int(speed) + 40
    x, y = ship["pose"]["x"] + math.sin(way) * length, ship["pose"]["y"] + math.cos(way) * length
    if max(abs(x), abs(y)) > reach:
        return math.inf
    return min((math.hypot(x - enemy["x"], y - enemy["y"]) for enemy in enemies), default=math.hypot(x, y))


def like(choice, view, mine, reach):
    """How much I like a choice; `mine` are the numbers of my ships."""
    ships = view["open"]["ships"]
    if "dial" in choice:
        ship = choice["dial"]["ship"]
        if view["dials"][ship] is not None:  # Set already.
            return -2
        enemies = [other["pose"] for number, other in enumerate(ships) if number not in mine and other["life"] == "flying"]
        return 1000 - min(1000, distance_after(choice["dial"]["maneuver"], ships[ship], enemies, reach))
    wanted = ["attack", "use", "commit", "action"]
    name = choice if isinstance(choice, str) else next(iter(choice))
    bonus = 0.5 if choice == {"action": "focus"} else 0
    return len(wanted) - wanted.index(name) + bonus if name in wanted else (-1 if choice == "pass" else 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "hello":  # A game begins: which ships are mine?
        first, second = (len(squad["ships"]) for squad in message["setup"]["squads"])
        mine = range(first) if message["seat"] == 0 else range(first, first + second)
        reach = min(message["setup"]["options"]["area"]) / 2 - 70
    elif message["message"] == "choose":  # My decision: answer with what I like best.
        best = max(message["legal"], key=lambda choice: like(choice, message["view"], mine, reach))
        print(json.dumps({"choice": best}), flush=True)
