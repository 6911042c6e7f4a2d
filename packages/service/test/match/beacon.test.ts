import { timeOfRound } from "@consigliere/engine/beacon";
import { randomnessOf } from "@consigliere/engine/beacon-signature";
import { matchKey } from "@consigliere/engine/fairness";
import { ownBeacon } from "@consigliere/engine/testing/own-beacon";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { followMatch } from "../../src/follow-up/follow-match.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { start, startMatch } from "../../src/lobby/start-match.ts";
import { tryGame } from "../../src/lobby/try-game.ts";
import { readProof } from "../../src/play/proof.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { type TestBeacon, testBeacon } from "../../testing/beacon.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { pennies } from "../../testing/pennies.ts";

let beacon: TestBeacon;
let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  beacon = testBeacon();
  t = await openContext([pennies()], { beacon });
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

/** A match of Ann and Bob that has started and waits for its beacon. */
async function awaiting(): Promise<string> {
  const { id, inviteToken: token } = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
  await joinMatch(t.context, bob, id, { token });
  await t.settle();
  return id;
}

const look = (id: string) => viewMatch(t.context, ann.userId, id);
const beaconOf = async (id: string) => (await look(id)).match.dealing.beacon;
const recordsOf = (id: string) => t.context.store.matches.records(id, { limit: 100 });

async function metaOf(id: string) {
  const meta = await t.context.store.matches.meta(id);
  if (meta?.beacon == null) throw new Error("no beacon");
  return { ...meta, beacon: meta.beacon };
}

/** Lets this number of seconds pass after the match's round is published. */
async function afterItsRound(id: string, seconds: number): Promise<void> {
  const { beacon: round } = await metaOf(id);
  t.clock.advance((timeOfRound(round, round.round) - t.clock.now().getTime()) / 1000 + seconds);
}

describe("a match of an instance with a beacon", () => {
  it("names, when it starts, a round that nobody knows yet, and is not dealt before it is out", async () => {
    const id = await awaiting();
    const { beacon: round, startedAt = "" } = await metaOf(id);
    expect(round).toEqual({ ...beacon.chain, round: round.round });
    expect(timeOfRound(round, round.round)).toBeGreaterThan(Date.parse(startedAt) + 10_000);
    const view = await look(id);
    expect(view).toMatchObject({ table: null, match: { status: "playing" } });
    expect(view.match.dealing.beacon).toEqual({
      chain: beacon.chain.chain,
      state: "awaited",
      round: round.round,
      at: new Date(timeOfRound(round, round.round)).toISOString(),
    });
    await expect(resign(t.context, ann.userId, id, { answerId: "resign-1" })).rejects.toMatchObject({
      code: "match/not-started",
    });
    expect(beacon.asked).toEqual([]);
    expect(await recordsOf(id)).toEqual([]);
  });

  it("announces the beacon while the lobby is open", async () => {
    const { id } = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const announced = { chain: beacon.chain.chain, state: "announced", round: null, at: null };
    expect(await beaconOf(id)).toEqual(announced);
  });

  it("is dealt by the first look after the round, and its key has the round in it", async () => {
    const id = await awaiting();
    await afterItsRound(id, 0);
    expect((await look(id)).table).not.toBeNull();
    expect(await beaconOf(id)).toMatchObject({ state: "mixed" });
    const { beacon: round, contributions = [] } = await metaOf(id);
    const randomness = randomnessOf(round, round.round, round.signature ?? "");
    expect(contributions).toEqual(["", "", `beacon:${round.chain}:${round.round}:${randomness}`]);
    const secret = await t.context.store.matches.loadSecret(id);
    expect(matchKey(secret?.secret ?? "", contributions)).not.toEqual(
      matchKey(secret?.secret ?? "", contributions.slice(0, 2)),
    );
  });

  it("is dealt by the tick when nobody looks", async () => {
    const id = await awaiting();
    await t.pass(60);
    expect(await recordsOf(id)).not.toEqual([]);
    expect((await metaOf(id)).beacon.signature).toBeDefined();
    expect(await t.context.store.due.get("deal", id)).toBeUndefined();
    expect(t.faults).toEqual([]);
  });

  it("waits less when nobody else could try contributions out", async () => {
    const id = await tryGame(t.context, ann, { game: "pennies" });
    await startMatch(t.context, ann.userId, id, undefined);
    const { beacon: round, startedAt = "" } = await metaOf(id);
    const wait = timeOfRound(round, round.round) - Date.parse(startedAt);
    expect(wait).toBeGreaterThan(1_000);
    expect(wait).toBeLessThanOrEqual(4_000);
  });

  it("has the signature in its proof", async () => {
    const id = await awaiting();
    await afterItsRound(id, 1);
    await look(id);
    for (const who of [ann, bob]) await resign(t.context, who.userId, id, { answerId: `resign-${who.name}` });
    await t.settle();
    for (let pauses = 0; pauses < 9; pauses++) await t.pass(120);
    const { beacon: shown } = await readProof(t.context, bob.userId, id);
    expect(shown).toEqual({
      ...beacon.chain,
      round: shown?.round,
      signature: beacon.sign(shown?.round ?? 0),
    });
  });
});

describe("a beacon", () => {
  const stranger = ownBeacon("another beacon");
  it.each<[string, (round: number) => string | null | Promise<string | null>]>([
    ["is silent", () => null],
    ["gives the signature of another round", (round) => beacon.sign(round + 1)],
    ["gives the signature of a round from the past", (round) => beacon.sign(round - 100)],
    ["signs with another key", (round) => stranger.sign(round)],
    ["gives garbage", () => "not a signature"],
    ["gives nothing that is long", () => "00".repeat(10_000)],
  ])("that %s is waited for, for a minute; then the match starts without it and says so", async (_, says) => {
    beacon.says = says;
    const id = await awaiting();
    await afterItsRound(id, 59);
    expect((await look(id)).table).toBeNull();
    expect(await beaconOf(id)).toMatchObject({ state: "awaited" });
    await afterItsRound(id, 60);
    expect((await look(id)).table).not.toBeNull();
    expect(await beaconOf(id)).toMatchObject({ state: "missed" });
    expect((await metaOf(id)).contributions).toEqual(["", ""]);
    expect(t.faults).toMatchObject([{ what: "a match is dealt without its beacon" }]);
  });

  it("has more time for its last answer, before the match starts without it", async () => {
    beacon.says = () => null;
    const id = await awaiting();
    await afterItsRound(id, 30);
    await look(id);
    const early = beacon.patienceMs;
    await afterItsRound(id, 60);
    await look(id);
    expect(beacon.patienceMs).toBeGreaterThan(early);
  });

  it("that answers late, but within the minute, is mixed in", async () => {
    beacon.says = () => null;
    const id = await awaiting();
    await afterItsRound(id, 30);
    expect((await look(id)).table).toBeNull();
    beacon.says = beacon.sign;
    expect((await look(id)).table).not.toBeNull();
    expect(await beaconOf(id)).toMatchObject({ state: "mixed" });
  });

  it("that answers when it was missed changes nothing any more", async () => {
    beacon.says = () => null;
    const id = await awaiting();
    await afterItsRound(id, 60);
    await look(id);
    const dealt = await recordsOf(id);
    beacon.says = beacon.sign;
    await t.settle();
    await look(id);
    expect(await beaconOf(id)).toMatchObject({ state: "missed" });
    expect((await recordsOf(id)).slice(0, 1)).toEqual(dealt);
  });

  it("that is missed by the tick does not keep the match from starting", async () => {
    beacon.says = () => null;
    const id = await awaiting();
    await t.pass(60);
    expect(await recordsOf(id)).toEqual([]);
    await t.pass(60);
    expect(await recordsOf(id)).not.toEqual([]);
    expect(await t.context.store.due.get("deal", id)).toBeUndefined();
  });

  it("that was switched off since the start is missed", async () => {
    const id = await awaiting();
    await afterItsRound(id, 60);
    const view = await viewMatch({ ...t.context, beacon: null }, ann.userId, id);
    expect(view.match.dealing.beacon).toMatchObject({ state: "missed" });
  });
});

describe("a deal that waits for a beacon", () => {
  it("is one deal, however many look and however often its start is told", async () => {
    const id = await awaiting();
    await afterItsRound(id, 0);
    await Promise.all([look(id), look(id), start(t.context, id, (meta) => meta), followMatch(t.context, id)]);
    const { seats, contributions } = await metaOf(id);
    await t.settle();
    await t.pass(60);
    await followMatch(t.context, id);
    expect(await metaOf(id)).toMatchObject({ seats, contributions });
    expect(await recordsOf(id)).toHaveLength(1);
  });

  it("that ends when its round has come goes on with the same round, whatever the beacon says then", async () => {
    const id = await awaiting();
    await afterItsRound(id, 0);
    const { matches } = t.context.store;
    const append = () => Promise.reject(new Error("killed"));
    const dying = { ...t.context, store: { ...t.context.store, matches: { ...matches, append } } };
    await expect(viewMatch(dying, ann.userId, id)).rejects.toThrow("killed");
    const { contributions } = await metaOf(id);
    beacon.says = () => null;
    await t.settle();
    expect(await recordsOf(id)).toHaveLength(1);
    expect((await metaOf(id)).contributions).toEqual(contributions);
  });
});
