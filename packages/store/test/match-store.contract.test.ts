import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { MatchRecord } from "../src/matches.ts";
import type { Store } from "../src/store.ts";
import { lobby, matchOf, record, secret, stepsOf, withoutSnapshot } from "./examples.ts";
import { freshStore } from "./fresh-store.ts";

let store: Store;
beforeAll(async () => {
  store = await freshStore();
});

describe("a lobby", () => {
  it("is found by id and by invitation, without its secret", async () => {
    const made = await store.matches.createLobby(lobby(), secret);
    expect(made.rev).toBe(1);
    expect(await store.matches.meta(made.id)).toEqual(made);
    expect(await store.matches.findByInvite(made.inviteToken)).toEqual(made);
    expect(JSON.stringify(await store.matches.meta(made.id))).not.toContain(secret.secret);
    expect(await store.matches.loadSecret(made.id)).toEqual(secret);
  });

  it("is found by every invitation that was added", async () => {
    const made = await store.matches.createLobby(lobby(), secret);
    const inviteToken = randomUUID();
    await store.matches.addInvite(made.id, inviteToken);
    const saved = await store.matches.saveMeta({ ...made, inviteToken });
    for (const token of [made.inviteToken, inviteToken]) {
      expect(await store.matches.findByInvite(token)).toEqual(saved);
    }
  });

  it("is not made twice under one id or one invitation, nor half", async () => {
    const made = await store.matches.createLobby(lobby(), secret);
    const sameInvite = lobby({ inviteToken: made.inviteToken });
    await expect(store.matches.createLobby(lobby({ id: made.id }), secret)).rejects.toMatchObject({
      code: "store/exists",
    });
    await expect(store.matches.createLobby(sameInvite, secret)).rejects.toMatchObject({
      code: "store/exists",
    });
    expect(await store.matches.meta(sameInvite.id)).toBeUndefined();
    expect(await store.matches.loadSecret(sameInvite.id)).toBeUndefined();
  });

  it("is unknown by unknown ids and tokens, strange ones included", async () => {
    for (const id of ["nobody", "", "a#b", "%", "x".repeat(300)]) {
      expect(await store.matches.meta(id)).toBeUndefined();
      expect(await store.matches.findByInvite(id)).toBeUndefined();
      expect(await store.matches.load(id)).toBeUndefined();
      expect(await store.matches.records(id, { limit: 10 })).toEqual([]);
    }
  });

  it("is saved over the revision that was read, and refused over an older one", async () => {
    const made = await store.matches.createLobby(lobby(), secret);
    const saved = await store.matches.saveMeta({ ...made, seatCount: 3 });
    expect(saved.rev).toBe(2);
    await expect(store.matches.saveMeta({ ...made, seatCount: 4 })).rejects.toMatchObject({
      code: "store/conflict",
    });
    expect(await store.matches.meta(made.id)).toEqual(saved);
  });

  it("lets one of many simultaneous saves through", async () => {
    const made = await store.matches.createLobby(lobby(), secret);
    const saves = [2, 3, 4, 5, 6].map((seatCount) => store.matches.saveMeta({ ...made, seatCount }));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
  });

  it("cannot be saved before it is made", async () => {
    await expect(store.matches.saveMeta({ ...lobby(), rev: 1 })).rejects.toMatchObject({
      code: "store/conflict",
    });
  });
});

describe("many matches", () => {
  it("are read at once, unknown and repeated ids aside", async () => {
    const made = await Promise.all([1, 2, 3].map(() => store.matches.createLobby(lobby(), secret)));
    const ids = made.map(({ id }) => id);
    const read = await store.matches.metas([...ids, ...ids, "nobody"]);
    expect(read.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await store.matches.metas([])).toEqual([]);
  });

  it("are listed while open to strangers, newest first", async () => {
    const alone = await freshStore();
    const open = (createdAt: string) =>
      alone.matches.createLobby(lobby({ houseRules: { visibility: "open" }, createdAt }), secret);
    const older = await open("2026-01-01T00:00:00.000Z");
    const newer = await open("2026-01-02T00:00:00.000Z");
    const newest = await open("2026-01-03T00:00:00.000Z");
    await alone.matches.createLobby(lobby(), secret);
    expect(await alone.matches.listOpen(2)).toEqual([newest, newer]);

    await alone.matches.saveMeta({ ...newest, status: "playing" });
    expect(await alone.matches.listOpen(9)).toEqual([newer, older]);
  });
});

describe("loading", () => {
  it("gives no tail before the start", async () => {
    const made = await store.matches.createLobby(lobby(), secret);
    expect(await store.matches.load(made.id)).toEqual({ meta: made, secret, tail: [], earlier: [] });
  });

  it("gives the records from the newest snapshot on, as they were written", async () => {
    const id = await matchOf(store, 13);
    const loaded = await store.matches.load(id);
    expect(loaded?.tail).toEqual([11, 12, 13].map((seq) => record(id, seq)));
  });

  it("gives no records before the one that is had already, and a newer snapshot with what follows", async () => {
    const id = await matchOf(store, 13);
    const seqs = async (first: number, last: number) => {
      const had = await store.matches.stretch(id, last, ({ seq }) => seq === first);
      return (await store.matches.load(id, undefined, undefined, had))?.tail.map(({ seq }) => seq);
    };
    expect(await seqs(11, 13)).toEqual([13]);
    expect(await seqs(11, 12)).toEqual([12, 13]);
    expect(await seqs(6, 9)).toEqual([11, 12, 13]);
  });

  it("gives the whole end to who has records of another history", async () => {
    const id = await matchOf(store, 13);
    const link = { head: "another", shown: [] };
    const seqs = async (...had: MatchRecord[]) =>
      (await store.matches.load(id, undefined, undefined, had))?.tail.map(({ seq }) => seq);
    expect(await seqs(record(id, 11), record(id, 12, { link }))).toEqual([11, 12, 13]);
    expect(await seqs(record(id, 16))).toEqual([11, 12, 13]);
  });

  it("finds the snapshot however long the step is", async () => {
    const { id } = await store.matches.createLobby(lobby(), secret);
    await store.matches.append(record(id, 1));
    for (let seq = 2; seq <= 140; seq++) await store.matches.append(withoutSnapshot(record(id, seq)));
    const loaded = await store.matches.load(id);
    expect(loaded?.tail.map(({ seq }) => seq)).toEqual(Array.from({ length: 140 }, (_, index) => index + 1));
  });

  it("keeps large states and events byte by byte", async () => {
    const { id } = await store.matches.createLobby(lobby(), secret);
    const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, "犯罪"], 0.1 + 0.2);
    const big = record(id, 1, {
      events: Array.from({ length: 2000 }, (_, card) => ({ type: "dealt", card, empty: "", none: null })),
      snapshot: { deep: deep as string, tiny: 5e-324, huge: 1.7e308, text: "x".repeat(200_000) },
    });
    await store.matches.append(big);
    expect((await store.matches.load(id))?.tail).toEqual([big]);
  });
});

describe("snapshots that differ little", () => {
  it("are read back from wherever one looks, with and without those before", async () => {
    const { id, written } = await stepsOf(store, 23);
    for (const { seq } of written) {
      expect(await store.matches.stretch(id, seq)).toEqual(written.slice(seq - 1, seq));
      expect(await store.matches.stretch(id, 23, (one) => one.seq <= seq)).toEqual(written.slice(seq - 1));
      const loaded = await store.matches.load(id, undefined, undefined, [written[seq - 1] as MatchRecord]);
      expect(loaded?.tail).toEqual(written.slice(22));
    }
    const loaded = await store.matches.load(id);
    expect(loaded?.tail).toEqual(written.slice(22));
    expect(loaded?.earlier).toEqual(
      written.slice(16, 22).map((one) => (one.seq < 18 ? withoutSnapshot(one) : one)),
    );
  });

  it("are refused against any other than the one before", async () => {
    const { id, written } = await stepsOf(store, 20);
    const other = record(id, 20, { snapshot: { another: 1 } });
    await store.matches.append(record(id, 21, { snapshot: { last: 1 } }), other);
    await expect(store.matches.load(id)).rejects.toMatchObject({ code: "store/unreadable" });
    expect(await store.matches.stretch(id, 20)).toEqual(written.slice(19));
  });
});

describe("appending", () => {
  it("gives one place to one of many simultaneous answers", async () => {
    const id = await matchOf(store, 3);
    const rivals = ["ann", "bob", "cid", "dot"].map((userId) => record(id, 4, { userId, answerId: userId }));
    const outcomes = await Promise.allSettled(rivals.map((rival) => store.matches.append(rival)));
    const losers = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(losers).toHaveLength(3);
    for (const { reason } of losers) expect(reason).toMatchObject({ code: "store/sequence-taken" });
    const winner = (await store.matches.load(id))?.tail.at(-1);
    expect(rivals).toContainEqual(winner);
  });
});

const asLogged = ({ snapshot: _, viewHashes: __, ...logged }: MatchRecord) => logged;

describe("the log", () => {
  it("is paged forwards and backwards, in ascending order, without snapshots", async () => {
    const id = await matchOf(store, 12);
    const page = async (range: { after?: number; before?: number; limit: number }) =>
      (await store.matches.records(id, range)).map(({ seq }) => seq);
    expect(await page({ limit: 3 })).toEqual([10, 11, 12]);
    expect(await page({ before: 4, limit: 2 })).toEqual([2, 3]);
    expect(await page({ before: 1, limit: 2 })).toEqual([]);
    expect(await page({ after: 9, limit: 2 })).toEqual([10, 11]);
    expect(await page({ after: 12, limit: 2 })).toEqual([]);
    expect(await page({ after: 3, before: 6, limit: 9 })).toEqual([4, 5]);
    expect(await store.matches.records(id, { after: 0, limit: 1 })).toEqual([asLogged(record(id, 1))]);
  });

  it("finds a repeated answer by its id, among the newest only", async () => {
    const id = await matchOf(store, 30);
    expect(await store.matches.findAnswer(id, "answer-26")).toEqual(asLogged(record(id, 26)));
    expect(await store.matches.findAnswer(id, "answer-3", 10)).toBeUndefined();
    expect(await store.matches.findAnswer(id, randomUUID())).toBeUndefined();
  });
});
