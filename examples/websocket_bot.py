#!/usr/bin/env python3
"""A guest at Table 13 that plays all four games by simple rules, over the protocol of docs/protocol.md.

    python3 examples/websocket_bot.py --open friday --players 4 --fill    play against three bots
    python3 examples/websocket_bot.py --open leaves                       open a table, print its id, wait for others
    python3 examples/websocket_bot.py --table ID                          take a free seat there

It plays one match to its end, across lost connections and restarts of the server, and prints the result.
"""
import argparse
import base64
import http.client
import json
import os
import socket
import struct
import time

from simple_bot import RULES


class Connection:
    """One WebSocket connection for text messages. Answers pings by itself."""

    def __init__(self, host, port, cookie):
        self.socket = socket.create_connection((host, port), timeout=90)  # a ping comes every 25 seconds
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(status.strip() or "no answer")
        while self.stream.readline().strip():
            pass  # the other headers

    def send(self, kind, **members):
        self.frame(1, json.dumps({"type": kind, **members}).encode())

    def frame(self, opcode, data):
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        self.socket.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next message. The server sends each message in one frame."""
        while True:
            first, size = self.read(2)
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            opcode, data = first & 15, self.read(size)
            if opcode == 1:
                return json.loads(data)
            if opcode == 8:
                self.frame(8, data[:2])
                raise ConnectionError("the server closed the connection")
            if opcode == 9:
                self.frame(10, data)

    def read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise ConnectionError("the connection is lost")
        return data


class Player:
    """Plays one match. Keeps only the latest state of the table."""

    def __init__(self, wishes):
        self.wishes, self.table = wishes, wishes.table
        self.guest = self.game = self.people = self.match = None

    def play(self, connection):
        """Plays until the match is over or the connection is lost."""
        connection.send("hello", id="hello", protocol=1)
        while True:
            message = connection.receive()
            if message["type"] == "welcome":
                self.guest = message["guest"]["id"]
                self.table = self.table or message["promise"]["table"]  # known before it is opened: see refused
                connection.send("enter", id="enter", table=self.table)
            elif message["type"] == "refused":
                self.refused(connection, message)
            elif message["type"] in ("table", "update"):
                if message["type"] == "table" and self.game is None:
                    self.table, self.game = message["table"], message["plan"]["game"]
                    print("table", self.table, flush=True)
                self.people = message.get("people", self.people)
                self.match = message.get("match", self.match)
                if self.people["phase"] == "GATHERING":
                    self.gather(connection)
                elif self.people["phase"] != "PLAYING":
                    return
                elif message.get("match") and self.match["legalMoves"]:
                    best = max(self.match["legalMoves"], key=lambda move: RULES[self.game](move, self.match["table"]))
                    version = message["version"]  # also as id: the same move sent twice is played once
                    connection.send("play", id=f"v{version}", table=self.table, version=version, move=best)

    def refused(self, connection, message):
        if message["reason"] == "NO_SUCH_TABLE" and self.wishes.open:
            connection.send("open", id="open", game=self.wishes.open, players=self.wishes.players,
                            seed=os.urandom(16).hex(), start=self.wishes.fill)
        elif message["reason"] in ("SHUTTING_DOWN", "CANNOT_STORE", "TOO_FAST"):
            raise ConnectionError(message["sentence"])
        elif message.get("re") in ("open", "enter"):
            raise SystemExit(message["sentence"])
        else:
            connection.send("enter", id="enter", table=self.table)  # another guest was first: get the new state

    def gather(self, connection):
        seats = self.people["seats"]
        free = [seat["seat"] for seat in seats if not seat["name"]]
        if self.guest not in [seat["guest"] for seat in seats] and free:
            connection.send("sit", table=self.table, seat=free[0], seed=os.urandom(16).hex())
        elif self.people["host"] == self.guest and not free:
            connection.send("start", table=self.table)


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--server", default="127.0.0.1:1313", metavar="HOST:PORT")
    what = words.add_mutually_exclusive_group(required=True)
    what.add_argument("--table", metavar="ID", help="the table to join")
    what.add_argument("--open", choices=RULES, help="open a table for this game")
    words.add_argument("--players", type=int, default=3)
    words.add_argument("--fill", action="store_true", help="fill the new table with bots and start at once")
    wishes = words.parse_args()
    player, address, cookie = Player(wishes), wishes.server.split(":"), ""
    for pause in range(1, 100):
        try:
            if not cookie:
                session = http.client.HTTPConnection(*address, timeout=30)
                session.request("POST", "/api/session")
                cookie = session.getresponse().getheader("Set-Cookie", "").split(";")[0]
            player.play(Connection(*address, cookie))
            break
        except OSError as problem:  # a restart or a lost connection: try again, later each time
            print("again:", problem, flush=True)
            time.sleep(min(5, pause))
    if player.match:
        names = [player.people["seats"][seat]["name"] for seat in player.match["winners"]]
        print("totals", *player.match["totals"], "won by", " and ".join(names), flush=True)


if __name__ == "__main__":
    main()
