#!/usr/bin/env python3
"""A bot for Table 13 that plays all four games by simple rules, over the protocol of docs/bot-protocol.md.

    ./table13 arena friday --candidate "exec:python3 examples/simple_bot.py" --field random
"""
import json
import sys


def pile(move, table):
    """13, Friday the 13th: the highest sum up to 13, otherwise take as few cards as possible."""
    suits = {"b": 0, "y": 1, "g": 2, "c": 0, "m": 1, "l": 2}
    target = table["targets"][suits[move.split(">")[-1][0]]]
    value = 4 if ">" in move else int(move[1:])
    total = target["sum"] + value
    if total > 13:
        return -100 * len(target["cards"]) - value
    return total if value != 4 or ">" not in move else total - 8  # a special four is better kept


def leaves(move, table):
    """13 Leaves: play as many cards as possible, from the outer values; pass for a card that makes a set."""
    if move.startswith("pass"):
        return table["hand"].count(move[4:]) - 100
    count, value = map(int, move.split("x"))
    breaks_a_set = table["hand"].count(str(value)) - count
    return 10 * count + abs(value - 7) - 20 * breaks_a_set


def skipbo(move, table):
    """Skip-Bo: stock first, then cards that help it, then end the turn with the card held most often."""
    top = table["seats"][table["toMove"]]["stockTop"]
    if "stock" in move:
        return 1000
    if move == "exchange":
        return 5 if top not in (None, "w") and int(top) > 9 else -1000
    if ":" in move:
        card = move.split(":")[0]
        return -500 if card in ("w", top) else table["hand"].count(card)
    if move == "end":
        return 0
    card, name = move.lstrip("+").split(">")
    needs = next(p["needs"] for p in table["piles"] if p["name"] == name) + ("+" in move)
    helps_the_stock = top not in (None, "w") and needs < int(top)
    return (100 if helps_the_stock else 20) - (90 if card == "w" else 0)


RULES = {"thirteen": pile, "friday": pile, "leaves": leaves, "skipbo": skipbo}


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "simple"}
        elif message["type"] == "choose":
            rate = RULES[message["game"]]
            best = max(message["legalMoves"], key=lambda move: rate(move, message["table"]))
            answer = {"type": "move", "request": message["request"], "move": best}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
