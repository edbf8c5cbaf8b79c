"""A bot for any game of Bannerfield, in Python's standard library alone.

It reads one JSON message a line from stdin and writes its answers, one a line, to stdout. It
plays at random, but rather does something than pass or end its turn. docs/protocol.md has the
messages; to write a better one, change `choose`.

    npx bannerfield referee battle-line --bot 'mine=python3 examples/bot.py 1' --bot random
"""

import json
import random
import sys

PROTOCOL = 1

# Moves that do nothing; where a seat passes for ever, a game never ends.
IDLE = {"pass", "end", "done", "hold", "stand", "back"}


class Bot:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.hello = None
        self.events = []

    def greet(self, hello):
        """What is played (`game`, `options`), on which seat (`seat`), and how fast (`clock`)."""
        self.hello = hello

    def see(self, event):
        """Something happened that this seat is told."""
        self.events.append(event)

    def choose(self, known, legal):
        """`known` has the table that all see and this seat's hand; `legal` the moves there are."""
        busy = [move for move in legal if move not in IDLE]
        return self.rng.choice(busy or legal)


def send(message):
    print(json.dumps(message), flush=True)


def main():
    bot = Bot(sys.argv[1] if len(sys.argv) > 1 else None)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot.greet(message)
            send({"type": "ready", "protocol": PROTOCOL})
        elif message["type"] == "event":
            bot.see(message["event"])
        elif message["type"] == "ask":
            move = bot.choose(message["known"], message["legal"])
            send({"type": "move", "question": message["question"], "move": move})
        elif message["type"] == "refused":
            print(message["given"], message["text"]["en"], file=sys.stderr)
        elif message["type"] == "end":
            return


main()
