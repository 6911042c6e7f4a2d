#!/usr/bin/env python3
"""Checks the dealing of a match from its proof, without a line of the house's code: Python 3, nothing to install.

    python3 check_dealing.py proof.json [receipt.json ...] [round.json]

Checks commitment, receipts, what was mixed in, seats, every draw and the chain over the records by docs/fair-dealing.md.
Does not check the beacon's signature (BLS12-381): give it what others say the round was, as
https://api.drand.sh/<chain>/public/<round> does. Does not know the rules: whether players, bots and the end are as told,
`npm run replay` finds out. The exit code is 1 when anything does not fit, and otherwise 2: this much is always left
unchecked.
"""
import hashlib
import hmac
import json
import re
import struct
import sys
from datetime import datetime

QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1692803367, 3
said = set()


def say(holds, text):
    print({True: "holds      ", False: "BROKEN     ", None: "unchecked  "}[holds] + text)
    said.add(holds)


def text_of(value):
    """Canonical JSON. Fractions are written as JavaScript writes them but for exponents, which no game has."""
    if isinstance(value, list):
        return "[" + ",".join(map(text_of, value)) + "]"
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    is_index = lambda name: name.isascii() and name.isdigit() and str(int(name)) == name
    order = lambda name: (0, int(name), b"") if is_index(name) else (1, 0, name.encode("utf-16-be"))
    return "{" + ",".join(text_of(name) + ":" + text_of(value[name]) for name in sorted(value, key=order)) + "}"


def canonical(value):
    return text_of(value).encode()


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def fingerprint(value):
    return sha256(canonical(value))


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
    people = [one["contribution"] for one in proof["joined"] if one["player"] == "person"]
    mine, start, deal = receipt["contribution"], receipt.get("start"), receipt.get("deal")
    say(receipt["commitment"] == proof["commitment"], "the receipt has the proof's commitment")
    if mine is not None:
        say(mine in people, "the receipt's contribution was mixed in, for a person")
        if round_time is not None:
            late = seconds(receipt["at"]) - round_time  # clocks may differ by minutes
            say(True if late < 0 else None if late < 600 else False, "it was sent before the beacon's round came out")
    if deal is not None:
        say(deal["options"] == fingerprint(proof["options"]), "the options are those that the device saw")
        say(deal["rules"] == proof["records"][0]["rules"], "so are the rules at the start")
        if mine in given and deal["seat"] is not None:
            say(proof["joined"][given.index(mine)]["seat"] == deal["seat"], "so is the seat")
    if start is not None:
        told = dict(proof, chain=(proof["beacon"] or {}).get("chain"))
        terms = ["recipe", "game", "startedAt", "seatOrder", "openAtEnd", "chain"]
        say(all(told[what] == start[what] for what in terms), "the match is the one that the device saw at the start")
        say(start["mixed"] == fingerprint(given), "what was mixed in is what the device saw at the start")
        if "players" in start:
            players = fingerprint([one["player"] for one in proof["joined"]])
            say(start["players"] == players, "so is who is a bot, of which level and temperament")
        say(start["round"] == (proof["beacon"] or {}).get("round"), "the beacon's round is the one of the start")
        early = round_time is not None and seconds(start["at"]) < round_time
        say(early or None, "the device saw all that before the round came out, so that nobody could choose")


def heads_of(proof):
    """The head of the chain after each record; none where the file does not allow to work it out."""
    heads = [proof["commitment"]]
    for record in proof["records"]:
        closed = record.get("closed")
        if "input" in record or "events" in record:
            part = [record["seq"], record["input"], record["events"], record.get("state")]
            closed = hmac.digest(bytes.fromhex(proof["salt"]), canonical(part), "sha256").hex() if "salt" in proof else None
        if closed is None:
            break
        heads.append(fingerprint([heads[-1], record["seq"], record["rules"], record["draws"], closed]))
    return heads[1:]


def check_records(proof):
    rules = None  # those of the record before
    for record in proof["records"]:
        given, name = record.get("input", {}), "record %d: " % record["seq"]
        if "input" in record and (given["kind"] == "begin") != (rules is None):
            say(False, name + "a match begins with its first record, and once")
        if given.get("kind") == "restart":
            lawful = rules != record["rules"] and given["from"] != given["to"] == record["rules"]
            why = "because the rules changed" if lawful else "although the rules are the same"
            say(None if lawful else False, name + "the unfinished turn was begun again, " + why)
        if given.get("kind") == "correct":
            say(None, name + "from here on a corrected rule holds: that the players agreed, the house alone says")
        if "snapshot" in record and ("state" in record or "salt" in proof):
            fits = fingerprint(record["snapshot"]) == record.get("state")
            say(fits, name + "the state from which the match went on is the one of the chain")
        rules = record["rules"]
    if len({record["rules"] for record in proof["records"]}) > 1:
        say(None, "the rules changed on the way")
    if not all("input" in record and "events" in record for record in proof["records"]):
        return say(None, "the answers are not in the file: what players and bots did, and how it ended")
    if "outcome" not in proof:
        say(False, "the file does not say how the match ended")
    say(None, "what players and bots did, and how it ended: this script does not know the rules, npm run replay does")


def check_chain(proof, receipts):
    kept = [head for receipt in receipts for head in receipt.get("heads", [])]
    heads, count = heads_of(proof), len(proof["records"])
    if not kept:
        return say(None, "no receipt has a head of the chain: the house may have rewritten records")
    if not all(head in heads for head in kept):
        return say(False, "the records are not those that the device was shown")
    up_to = max(map(heads.index, kept)) + 1
    say(True, "the first %d of %d records are those that the device was shown" % (up_to, count))
    if up_to < count:
        say(None, "no receipt covers the records from %d on" % (up_to + 1))
    version = lambda rules: [int(part) for part in re.findall("[0-9]+", rules)]
    for rules in [receipt["deal"]["rules"] for receipt in receipts if "deal" in receipt]:
        fits = all(version(record["rules"]) >= version(rules) for record in proof["records"][up_to:])
        say(fits, "none of these is by older rules than those of the start")


def check_beacon(proof, rounds):
    """What is mixed in of the beacon, as a list."""
    beacon = proof["beacon"]
    if beacon is not None:
        ahead = 10 if sum(one["player"] == "person" for one in proof["joined"]) > 1 else 1
        after = (seconds(proof["startedAt"]) + ahead - beacon["genesis"]) // beacon["period"]
        say(beacon["round"] == max(1, after + 2), "the beacon's round is the one for which the start waits")
    if beacon is None or "missed" in beacon:
        return say(None, "no beacon: a house that plays too could have tried what to mix in") or []
    if (beacon["chain"], beacon["genesis"], beacon["period"]) != QUICKNET:
        say(None, "the beacon is not drand quicknet: it may be the house's own")
    randomness = sha256(bytes.fromhex(beacon["signature"]))
    if not rounds:
        say(None, "the round; get https://api.drand.sh/%s/public/%d" % (beacon["chain"], beacon["round"]))
    for one in rounds:
        fits = (one["round"], one["randomness"]) == (beacon["round"], randomness)
        say(fits, "the beacon's round is the one of the file that you got elsewhere")
    return ["beacon:%s:%d:%s" % (beacon["chain"], beacon["round"], randomness)]


def check_draws(proof, key):
    stream, rules, moves, count = Stream(key), None, False, 0
    for record in proof["records"]:
        moves = moves or rules not in (None, record["rules"])
        rules = record["rules"]
        for at, bound, value in record["draws"]:
            if moves and at != stream.at:
                say(None, "record %d: the rules changed, and chance goes on from byte %d" % (record["seq"], at))
                stream = Stream(key, at)
            moves = False
            if at != stream.at or not 0 < bound <= 2**32 or stream.below(bound) != value:
                return say(False, "record %d: the draw at byte %d is not the key's" % (record["seq"], at))
            count += 1
    say(count > 0 or None, "%d draws are what the key gives, in order and with none left out" % count)


def check(proof, receipts, rounds):
    say(proof["recipe"] == 2, "the key was mixed by recipe 2")
    say(fingerprint({name: proof[name] for name in proof if name != "print"}) == proof["print"], "the file is whole")
    seqs = [record["seq"] for record in proof["records"]]
    say(seqs == list(range(1, len(seqs) + 1)), "the records are there from the first, in order")
    say(sha256(bytes.fromhex(proof["secret"])) == proof["commitment"], "the secret fits the commitment")
    beacon, joined = proof["beacon"], proof["joined"]
    round_time = beacon and beacon["genesis"] + (beacon["round"] - 1) * beacon["period"]
    for receipt in receipts:
        check_receipt(proof, receipt, round_time)
    receipts = [receipt for receipt in receipts if receipt["match"] == proof["match"]]
    starts = [receipt["start"] for receipt in receipts if "start" in receipt]
    for shows, what in (
        (receipts, "the commitment: compare the one in your mail with " + proof["commitment"]),
        (starts, "what was fixed at the start"),
        (any("players" in start for start in starts), "who is a bot, of which level and temperament"),
        (any("deal" in receipt for receipt in receipts), "the options and the rules at the start"),
    ):
        if not shows:
            say(None, "no receipt shows " + what)
    check_chain(proof, receipts)
    check_records(proof)
    if any(one["player"] == "person" and one["contribution"] is None for one in joined):
        say(None, "somebody mixed nothing in")
    mixture = [one["contribution"] or "" for one in joined] + check_beacon(proof, rounds)
    key = hmac.digest(bytes.fromhex(proof["secret"]), canonical(mixture), "sha256")
    if proof["seatOrder"] == "random":
        order = Stream(hmac.digest(key, b"seats", "sha256")).shuffled(range(len(joined)))
        say([joined[place]["seat"] for place in order] == list(range(len(joined))), "everybody sits where the key says")
    else:
        fits = sorted(one["seat"] for one in joined) == list(range(len(joined)))
        say(None if fits else False, "the host arranged who sits where")
    check_draws(proof, key)


if __name__ == "__main__":
    try:
        proof, *receipts = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
        assert proof["format"] == "consigliere-proof/2", "another format"
        rounds = [one for one in receipts if "randomness" in one]
        receipts = [one for one in receipts if one not in rounds]
        assert all(one["format"] == "consigliere-receipt/2" for one in receipts), "a receipt of another format"
        check(proof, receipts, rounds)
    except Exception as error:  # whatever stands in a file that somebody made up
        say(False, "this is no proof that can be read: %r" % error)
    sys.exit(1 if False in said else 2 if None in said else 0)
