#!/usr/bin/env python3
"""Checks the dealing of a match from its proof, without a line of the house's code: Python 3, nothing to install.

    python3 check_dealing.py proof.json [receipt.json ...]

Checks commitment, receipts, what was mixed in, seats and every draw by docs/fair-dealing.md. Does not check the
fingerprint of the file, nor the beacon's signature (BLS12-381), nor does it play the match again.
The exit code is 1 when anything does not fit.
"""
import hashlib
import hmac
import json
import struct
import sys
from datetime import datetime

QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1692803367, 3
broken = []


def say(holds, text):
    print({True: "holds      ", False: "BROKEN     ", None: "unchecked  "}[holds] + text)
    if holds is False:
        broken.append(text)


def canonical(texts):
    return json.dumps(texts, separators=(",", ":")).encode()


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def chacha_block(key, counter):
    """A block of the ChaCha20 key stream (RFC 8439), with a nonce of zeros."""
    start = struct.unpack("<12I", b"expand 32-byte k" + key) + (counter, 0, 0, 0)
    x = list(start)

    def turn(a, b, c, d):
        for p, q, r, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            x[r] ^= x[p]
            x[r] = ((x[r] << by) | (x[r] >> (32 - by))) & 0xFFFFFFFF

    for i in range(80):  # ten times four columns, then four diagonals
        by = i // 4 % 2
        turn(i % 4, 4 + (i + by) % 4, 8 + (i + 2 * by) % 4, 12 + (i + 3 * by) % 4)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, start)))


class Stream:
    def __init__(self, key, at=0):
        self.key, self.at, self.index, self.block = key, at, None, b""

    def below(self, bound):
        while True:  # a value in the last, incomplete run of `bound` would be favoured: draw again
            if self.at // 64 != self.index:
                self.index, self.block = self.at // 64, chacha_block(self.key, self.at // 64)
            value = int.from_bytes(self.block[self.at % 64 :][:4], "big")
            self.at += 4
            if value < 2**32 - 2**32 % bound:
                return value % bound

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def seconds(iso):
    return datetime.fromisoformat(iso.replace("Z", "+00:00")).timestamp()


def check_receipt(proof, receipt, round_time):
    if receipt["match"] != proof["match"]:
        return say(None, "a receipt belongs to another match")
    given = [one["contribution"] for one in proof["joined"]]
    mine, start = receipt["contribution"], receipt.get("start")
    say(receipt["commitment"] == proof["commitment"], "the receipt has the proof's commitment")
    if mine is not None:
        say(mine in given, "the receipt's contribution was mixed in")
        if round_time is not None:
            late = seconds(receipt["at"]) - round_time  # clocks may differ by minutes
            say(True if late < 0 else None if late < 600 else False, "it was sent before the beacon's round came out")
    if start is not None:
        say(start["mixed"] == sha256(canonical(given)), "what was mixed in is what the device saw at the start")
        say(start["round"] == (proof["beacon"] or {}).get("round"), "the beacon's round is the one of the start")
        early = round_time is not None and seconds(start["at"]) < round_time
        say(early or None, "the device saw all that before the round came out, so that nobody could choose")
        if mine in given and start["seat"] is not None:
            say(proof["joined"][given.index(mine)]["seat"] == start["seat"], "the seat is the receipt's")


def check_beacon(beacon):
    """What is mixed in of the beacon, as a list."""
    if beacon is None or "missed" in beacon:
        return say(None, "no beacon: a house that plays too could have tried what to mix in") or []
    if (beacon["chain"], beacon["genesis"], beacon["period"]) != QUICKNET:
        say(None, "the beacon is not drand quicknet: it may be the house's own")
    say(None, "the signature; compare https://api.drand.sh/%s/public/%d" % (beacon["chain"], beacon["round"]))
    randomness = sha256(bytes.fromhex(beacon["signature"]))
    return ["beacon:%s:%d:%s" % (beacon["chain"], beacon["round"], randomness)]


def check_draws(proof, key):
    stream, rules, moves, count = Stream(key), None, False, 0
    for record in proof["records"]:
        moves = moves or rules not in (None, record["rules"]) or "draws" not in record
        rules = record["rules"]
        for at, bound, value in record.get("draws", []):
            if moves and at != stream.at:
                say(None, "record %d: the rules changed, and chance goes on from byte %d" % (record["seq"], at))
                stream = Stream(key, at)
            moves = False
            if at != stream.at or not 0 < bound <= 2**32 or stream.below(bound) != value:
                return say(False, "record %d: the draw at byte %d is not the key's" % (record["seq"], at))
            count += 1
    say(count > 0 or None, "%d draws are what the key gives, in order and with none left out" % count)


def check(proof, receipts):
    say(sha256(bytes.fromhex(proof["secret"])) == proof["commitment"], "the secret fits the commitment")
    beacon, joined = proof["beacon"], proof["joined"]
    round_time = beacon and beacon["genesis"] + (beacon["round"] - 1) * beacon["period"]
    for receipt in receipts:
        check_receipt(proof, receipt, round_time)
    if not receipts:
        say(None, "no receipt: compare the commitment in your mail with " + proof["commitment"])
    mixture = [one["contribution"] or "" for one in joined] + check_beacon(beacon)
    key = hmac.digest(bytes.fromhex(proof["secret"]), canonical(mixture), "sha256")
    if (proof["recipe"], proof["seatOrder"]) == (2, "random"):
        order = Stream(hmac.digest(key, b"seats", "sha256")).shuffled(range(len(joined)))
        say([joined[place]["seat"] for place in order] == list(range(len(joined))), "everybody sits where the key says")
    check_draws(proof, key)


if __name__ == "__main__":
    try:
        proof, *receipts = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
        assert proof["format"] == "consigliere-proof/1", "another format"
        check(proof, receipts)
    except Exception as error:  # whatever stands in a file that somebody made up
        say(False, "this is no proof that can be read: %r" % error)
    sys.exit(1 if broken else 0)
