import { checkProof } from "@consigliere/engine/check-proof";
import { commitmentOf, keepsCommitment } from "@consigliere/engine/fairness";
import { verdictOf } from "@consigliere/engine/finding";
import type { Game } from "@consigliere/engine/game";
import type { Proof } from "@consigliere/engine/proof";
import type { Receipt } from "@consigliere/engine/receipt";
import type { RawItem } from "@consigliere/store/backup";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { handOverSeat } from "../../src/account/hand-over-seat.ts";
import { addBot } from "../../src/lobby/bots.ts";
import { changeMatch } from "../../src/lobby/change-match.ts";
import { contribute } from "../../src/lobby/contribute.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { readInvitation } from "../../src/lobby/invitation.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { cancelMatch, leaveMatch } from "../../src/lobby/leave-match.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { start, startMatch } from "../../src/lobby/start-match.ts";
import { tryGame } from "../../src/lobby/try-game.ts";
import { readProof } from "../../src/play/proof.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { tamper } from "../../testing/operations.ts";
import { pennies } from "../../testing/pennies.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { startIn } from "../../testing/receipts.ts";

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

const by = (digits: string) => digits.repeat(32);

/** Contributes as somebody does who was shown the commitment. */
async function giveTo(context: TestContext, who: Profile, id: string, contribution: string) {
  const { match } = await viewMatch(context.context, who.userId, id);
  return contribute(context.context, who.userId, id, { commitment: match.commitment, contribution });
}

const metaOf = async (id: string, context = t) => {
  const meta = await context.context.store.matches.meta(id);
  if (meta === undefined) throw new Error("no such match");
  return meta;
};

const dealingFor = async (who: Profile, id: string) =>
  (await viewMatch(t.context, who.userId, id)).match.dealing;

describe("a contribution", () => {
  it("comes after the commitment: with the opening of a match there is none, its host's neither", async () => {
    const hasty = { game: "pennies", seats: 2, contribution: by("aa") };
    const meta = await createMatch(t.context, ann, hasty);
    expect(meta.seats[0]).not.toHaveProperty("contribution");
    expect(await dealingFor(ann, meta.id)).toMatchObject({ joined: [{ seat: 0, hasContributed: false }] });
    const other = { commitment: commitmentOf("00"), contribution: by("aa") };
    await expect(contribute(t.context, ann.userId, meta.id, other)).rejects.toMatchObject({
      code: "match/other-commitment",
    });
    await giveTo(t, ann, meta.id, by("aa"));
    expect((await metaOf(meta.id)).seats[0]).toMatchObject({ contribution: by("aa") });
  });

  it("comes along with sitting down where the invitation was read, and is left out where it was not", async () => {
    const { id, inviteToken: token } = await createMatch(t.context, ann, { game: "pennies", seats: 3 });
    const { commitment } = await readInvitation(t.context, bob.userId, token);
    const other = { token, contribution: by("bb"), commitment: commitmentOf("00") };
    await expect(joinMatch(t.context, bob, id, other)).rejects.toMatchObject({
      code: "match/other-commitment",
    });
    expect((await metaOf(id)).seats[1]?.player).toBeNull();
    await joinMatch(t.context, bob, id, { token, contribution: by("bb") });
    expect((await metaOf(id)).seats[1]).not.toHaveProperty("contribution");
    await leaveMatch(t.context, bob.userId, id);
    await joinMatch(t.context, bob, id, { token, commitment, contribution: by("bb") });
    expect((await metaOf(id)).seats[1]).toMatchObject({ contribution: by("bb") });
  });

  it("can be replaced until the start, and not after; the same again is no mistake", async () => {
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    await addBot(t.context, ann.userId, meta.id, { level: "dull" });
    await giveTo(t, ann, meta.id, by("aa"));
    await giveTo(t, ann, meta.id, by("ab"));
    await startMatch(t.context, ann.userId, meta.id, undefined);
    expect((await giveTo(t, ann, meta.id, by("ab"))).status).toBe("playing");
    await expect(giveTo(t, ann, meta.id, by("ac"))).rejects.toMatchObject({ code: "match/started" });
    expect((await metaOf(meta.id)).contributions).toEqual([by("ab"), ""]);
  });

  it("is one's own secret until the start, and everybody's to see from then on", async () => {
    const { id, inviteToken: token } = await createMatch(t.context, ann, { game: "pennies", seats: 3 });
    await joinMatch(t.context, bob, id, { token });
    await giveTo(t, bob, id, by("bb"));
    const shown = (joined: readonly { contribution: string | null }[]) => joined.map((j) => j.contribution);
    expect(shown((await dealingFor(ann, id)).joined)).toEqual([null, null]);
    expect((await dealingFor(ann, id)).joined.map((j) => j.hasContributed)).toEqual([false, true]);
    expect(shown((await dealingFor(bob, id)).joined)).toEqual([null, by("bb")]);
    await startMatch(t.context, ann.userId, id, undefined);
    expect(shown((await dealingFor(ann, id)).joined)).toEqual([null, by("bb")]);
  });

  it("is nobody's who does not sit there", async () => {
    const closed = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const open = await createMatch(t.context, ann, { game: "pennies", seats: 2, visibility: "open" });
    const given = (meta: MatchMeta) => ({ commitment: meta.commitment, contribution: by("bb") });
    for (const [meta, code] of [
      [closed, "match/unknown"],
      [open, "match/not-yours"],
    ] as const) {
      await expect(contribute(t.context, bob.userId, meta.id, given(meta))).rejects.toMatchObject({ code });
    }
    await cancelMatch(t.context, ann.userId, closed.id);
    const late = contribute(t.context, ann.userId, closed.id, given(closed));
    await expect(late).rejects.toMatchObject({ code: "match/cancelled" });
  });
});

/** The same lobby in an instance of its own: same secret, same people, same contributions. */
async function copyOf(id: string, games?: readonly Game[]): Promise<TestContext> {
  const context = await openContext(games);
  const secret = await t.context.store.matches.loadSecret(id);
  const { rev: _, ...lobby } = await metaOf(id);
  await context.context.store.matches.createLobby(lobby, secret ?? { secret: "", salt: "" });
  return context;
}

async function fullLobby(seats: number, seatOrder: "random" | "chosen" = "random"): Promise<string> {
  const meta = await createMatch(t.context, ann, { game: "pennies", seats, seatOrder });
  for (let bots = 1; bots < seats; bots++) await addBot(t.context, ann.userId, meta.id, { level: "dull" });
  await giveTo(t, ann, meta.id, by("aa"));
  return meta.id;
}

/** Bots that answer by chance. */
const fickle = (): Game => ({
  ...pennies(),
  bots: {
    dull: {
      choose: (_, { question }, random) =>
        question.form === "one" ? random.pick(question.options).id : question.form,
    },
  },
});

describe("one commitment", () => {
  it("allows one dealing: whoever starts it, whenever, the seats and the cards are the same", async () => {
    const id = await fullLobby(4);
    const starts = [t, await copyOf(id), await copyOf(id), await copyOf(id)];
    const dealings = [];
    for (const context of starts) {
      await startMatch(context.context, ann.userId, id, undefined);
      const [first] = await context.context.store.matches.records(id, { limit: 1 });
      dealings.push([(await metaOf(id, context)).seats.map(({ name }) => name), first?.events, first?.draws]);
    }
    for (const dealing of dealings) expect(dealing).toEqual(dealings[0]);
  });

  it("draws other seats with every contribution", async () => {
    const id = await fullLobby(4);
    const orders = new Set<string>();
    for (let i = 10; i < 20; i++) {
      const context = await copyOf(id);
      await giveTo(context, ann, id, by(String(i)));
      await startMatch(context.context, ann.userId, id, undefined);
      orders.add((await metaOf(id, context)).seats.map(({ name }) => name).join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it("is mixed in the order of joining, however the host arranges the seats", async () => {
    const id = await fullLobby(3, "chosen");
    const plain = await copyOf(id);
    await changeMatch(t.context, ann.userId, id, { order: [2, 0, 1] });
    for (const context of [t, plain]) await startMatch(context.context, ann.userId, id, undefined);
    const [arranged, before] = [await metaOf(id), await metaOf(id, plain)];
    expect(arranged.seats[1]?.name).toBe("Ann");
    expect(arranged.contributions).toEqual([by("aa"), "", ""]);
    expect(arranged.contributions).toEqual(before.contributions);
    expect((await dealingFor(ann, id)).joined.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it("covers what bots draw: the same match goes the same way", async () => {
    const id = await fullLobby(4);
    const answers = new Set<string>();
    for (const context of [await copyOf(id, [fickle()]), await copyOf(id, [fickle()])]) {
      await changeMatch(context.context, ann.userId, id, { options: { rounds: 8 } });
      await startMatch(context.context, ann.userId, id, undefined);
      await resign(context.context, ann.userId, id, { answerId: "resign-1" });
      await context.settle();
      for (let pauses = 0; pauses < 60 && (await metaOf(id, context)).status !== "over"; pauses++)
        await context.pass(120);
      const records = await context.context.store.matches.records(id, { limit: 100 });
      expect((await metaOf(id, context)).status).toBe("over");
      answers.add(JSON.stringify(records.map(({ input }) => input)));
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/"call".*"fold"|"fold".*"call"/);
  });
});

describe("a match against bots", () => {
  it("starts with the contribution of its player, who has seen the commitment by then", async () => {
    const id = await tryGame(t.context, ann, { game: "pennies" });
    await t.settle();
    const before = await viewMatch(t.context, ann.userId, id);
    expect(before).toMatchObject({ table: null, match: { status: "lobby", gathers: true } });
    expect(before.match.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot"]);
    await giveTo(t, ann, id, by("aa"));
    const after = await viewMatch(t.context, ann.userId, id);
    expect(after.match.status).toBe("playing");
    expect(after.table).not.toBeNull();
    expect(after.match.dealing.joined[0]).toMatchObject({ contribution: by("aa") });
  });

  it("can be started without, and says that nothing was mixed in", async () => {
    const id = await tryGame(t.context, ann, { game: "pennies" });
    await startMatch(t.context, ann.userId, id, undefined);
    const { table, match } = await viewMatch(t.context, ann.userId, id);
    expect(table).not.toBeNull();
    expect(match.dealing.joined.every(({ hasContributed }) => !hasContributed)).toBe(true);
  });

  it("is started by the stream when whoever contributed last did not get to", async () => {
    const id = await tryGame(t.context, ann, { game: "pennies" });
    const { commitment } = await metaOf(id);
    const load = () => Promise.reject(new Error("killed"));
    const { matches } = t.context.store;
    let saves = 0;
    const saveMeta = (meta: MatchMeta) => (saves++ === 0 ? matches.saveMeta(meta) : load());
    const dying = { ...t.context, store: { ...t.context.store, matches: { ...matches, saveMeta } } };
    const given = { commitment, contribution: by("aa") };
    await expect(contribute(dying, ann.userId, id, given)).rejects.toThrow("killed");
    expect((await metaOf(id)).status).toBe("lobby");
    await t.settle();
    expect((await viewMatch(t.context, ann.userId, id)).table).not.toBeNull();
  });
});

describe("a table that its host starts", () => {
  const rules = { visibility: "open", starts: "host" } as const;

  it("waits for the host's word when the last chair is taken", async () => {
    const { id } = await createMatch(t.context, ann, { game: "pennies", seats: 2, ...rules });
    expect((await joinMatch(t.context, bob, id, {})).status).toBe("lobby");
    await t.settle();
    expect((await metaOf(id)).status).toBe("lobby");
    expect((await startMatch(t.context, ann.userId, id, undefined)).status).toBe("playing");
  });

  it("may be changed to start itself as long as a chair is free", async () => {
    const { id } = await createMatch(t.context, ann, { game: "pennies", seats: 2, ...rules });
    await changeMatch(t.context, ann.userId, id, { starts: "full" });
    expect((await joinMatch(t.context, bob, id, {})).status).toBe("playing");
  });
});

describe("a rematch", () => {
  async function ended(game?: Game): Promise<string> {
    if (game !== undefined) t = await openContext([game]);
    const id = await startedMatch(t, [ann, bob], { rounds: 1 });
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    return id;
  }

  it("starts when everybody has seen its commitment and contributed, and not before", async () => {
    const old = await ended();
    const { id } = await rematch(t.context, bob.userId, old);
    await t.settle();
    const lobby = await viewMatch(t.context, ann.userId, id);
    expect(lobby).toMatchObject({ isHost: false, match: { status: "lobby", gathers: true, rematchOf: old } });
    expect(lobby.match.seats.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    expect(lobby.match.commitment).not.toBe((await metaOf(old)).commitment);
    expect((await giveTo(t, bob, id, by("bb"))).status).toBe("lobby");
    await giveTo(t, bob, id, by("bc"));
    expect((await giveTo(t, ann, id, by("aa"))).status).toBe("playing");
    expect((await metaOf(id)).contributions).toEqual([by("aa"), by("bc")]);
    expect((await rematch(t.context, ann.userId, old)).id).toBe(id);
  });

  it("is dealt without those who do not come when its host says so, and says whose contribution is missing", async () => {
    const { id } = await rematch(t.context, ann.userId, await ended());
    await giveTo(t, ann, id, by("aa"));
    await expect(startMatch(t.context, bob.userId, id, undefined)).rejects.toMatchObject({
      code: "match/not-host",
    });
    await startMatch(t.context, ann.userId, id, undefined);
    const { joined } = await dealingFor(bob, id);
    expect(joined.map(({ hasContributed }) => hasContributed)).toEqual([true, false]);
  });

  it("that was called off is followed by another, and the old match leads there no more", async () => {
    const old = await ended();
    const first = await rematch(t.context, ann.userId, old);
    await cancelMatch(t.context, ann.userId, first.id);
    await t.settle();
    expect(await metaOf(old)).not.toHaveProperty("nextMatch");
    const second = await rematch(t.context, bob.userId, old);
    expect(second.id).not.toBe(first.id);
    expect((await metaOf(old)).nextMatch).toBe(second.id);
  });

  it("has the options that its seats make, once they are drawn", async () => {
    const plain = pennies();
    const playAgain = (options: unknown, placements: readonly number[]) => ({
      ...(options as object),
      rounds: 10 + placements.indexOf(1),
    });
    const old = await ended({ ...plain, meta: { ...plain.meta, playAgain } });
    const winner = (await metaOf(old)).seats[0]?.name;
    const { id } = await rematch(t.context, ann.userId, old);
    await giveTo(t, ann, id, by("aa"));
    await giveTo(t, bob, id, by("bb"));
    const { seats, options } = await metaOf(id);
    expect(options).toMatchObject({ rounds: 10 + seats.findIndex(({ name }) => name === winner) });
  });
});

describe("a start", () => {
  it("by several at once is one start", async () => {
    const id = await fullLobby(4);
    await Promise.all([1, 2, 3, 4].map(() => start(t.context, id, (meta) => meta)));
    await t.settle();
    const records = await t.context.store.matches.records(id, { limit: 100 });
    expect(records.filter(({ input }) => (input as { kind: string }).kind === "begin")).toHaveLength(1);
  });

  it("that ends between the drawing of the seats and the deal is gone on with, over the same seats", async () => {
    const id = await fullLobby(4);
    const append = () => Promise.reject(new Error("killed"));
    const { matches } = t.context.store;
    const dying = { ...t.context, store: { ...t.context.store, matches: { ...matches, append } } };
    await expect(start(dying, id, (meta) => meta)).rejects.toThrow("killed");
    const { seats, contributions } = await metaOf(id);
    expect(contributions).toEqual([by("aa"), "", "", ""]);
    await t.settle();
    expect((await metaOf(id)).seats).toEqual(seats);
    expect((await viewMatch(t.context, ann.userId, id)).table).not.toBeNull();
  });
});

/** The faults that a checker outside the service finds in a proof. */
function faultsIn(proof: Proof, receipts: readonly Receipt[], games = [pennies()]): string[] {
  const steps = [...checkProof(JSON.stringify(proof), { games, receipts })];
  const found = steps.flatMap((step) => ("found" in step ? [step.found] : []));
  return found.filter((one) => verdictOf(one) === "broken").map(({ code }) => code);
}

async function untilOver(id: string): Promise<void> {
  await t.settle();
  for (let minutes = 0; minutes < 60 && (await metaOf(id)).status !== "over"; minutes += 2) await t.pass(120);
}

describe("the proof of a match", () => {
  async function over(more: { openAtEnd?: boolean } = {}): Promise<string> {
    const id = await startedMatch(t, [ann, bob], { rounds: 1 }, "pennies", more);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await t.settle();
    return id;
  }

  it("has all that makes the key, in the order of joining, and every answer, event and draw", async () => {
    const id = await over();
    const proof = await readProof(t.context, bob.userId, id);
    expect(keepsCommitment(proof.secret, proof.commitment)).toBe(true);
    expect(proof).toMatchObject({ format: "consigliere-proof/2", recipe: 2, match: id, beacon: null });
    expect(proof.joined).toEqual([
      { seat: 0, player: "person", contribution: null },
      { seat: 1, player: "person", contribution: null },
    ]);
    expect(proof.records.map(({ input }) => input?.kind)).toEqual(["begin", "answer", "answer"]);
    expect(proof.records[0]?.draws?.map(([, bound]) => bound)).toEqual([1_000_000, 1_000_000]);
    expect(proof.outcome?.placements).toEqual([1, 2]);
  });

  it("fits the receipts of its players, to the last draw of a seat, a card and a bot", async () => {
    const games = [fickle()];
    t = await openContext(games);
    const id = await fullLobby(4);
    const { commitment } = await metaOf(id);
    await startMatch(t.context, ann.userId, id, undefined);
    const first = await viewMatch(t.context, ann.userId, id);
    await resign(t.context, ann.userId, id, { answerId: "resign-1" });
    await untilOver(id);
    const last = await viewMatch(t.context, ann.userId, id);
    const at = t.clock.now().toISOString();
    const receipt: Receipt = {
      format: "consigliere-receipt/2",
      match: id,
      commitment,
      contribution: by("aa"),
      at,
      ...startIn(first, at),
      heads: [first.head ?? "", last.head ?? ""],
    };
    const proof = await readProof(t.context, ann.userId, id);
    expect(faultsIn(proof, [receipt], games)).toEqual([]);
    expect(faultsIn(proof, [{ ...receipt, contribution: by("ab") }], games)).toEqual([
      "receipt/not-mixed-in",
    ]);
  });

  it("shows who did not sit there, and anybody where hands stay closed, the draws alone", async () => {
    const id = await over({ openAtEnd: false });
    const proof = await readProof(t.context, ann.userId, id);
    expect(proof.records.map((record) => Object.keys(record).toSorted())).toEqual([
      ["closed", "draws", "rules", "seq"],
      ["closed", "draws", "rules", "seq"],
      ["closed", "draws", "rules", "seq"],
    ]);
    expect(proof).not.toHaveProperty("outcome");
    expect(proof).not.toHaveProperty("salt");
    const { salt = "" } = (await t.context.store.matches.loadSecret(id)) ?? {};
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(proof)).not.toContain(salt);
    expect(JSON.stringify(proof)).not.toMatch(/keep|fold/);
  });

  it("still says to whom it was dealt when somebody else has the seat since", async () => {
    const id = await startedMatch(t, [ann, bob]);
    await handOverSeat(t.context, bob.userId, id);
    await resign(t.context, ann.userId, id, { answerId: "resign-1" });
    await untilOver(id);
    const { joined } = await readProof(t.context, ann.userId, id);
    expect(joined.map(({ player }) => player)).toEqual(["person", "person"]);
  });

  it("of a match whose secret was swapped agrees with itself, and not with what its players were shown", async () => {
    const { id, inviteToken: token } = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const { commitment } = await readInvitation(t.context, bob.userId, token);
    await giveTo(t, ann, id, by("aa"));
    // All contributions but the last are known: a cheating house takes a secret that deals the cards it likes.
    const secret = "5e".repeat(32);
    const isSecret = ({ pk, sk }: RawItem) => pk?.["S"] === `MATCH#${id}` && sk?.["S"] === "SECRET";
    await tamper(t, isSecret, (item) => ({ ...item, body: { S: JSON.stringify({ secret, salt: secret }) } }));
    await t.context.store.matches.saveMeta({ ...(await metaOf(id)), commitment: commitmentOf(secret) });
    const late = joinMatch(t.context, bob, id, { token, commitment, contribution: by("bb") });
    await expect(late).rejects.toMatchObject({ code: "match/other-commitment" });
    await joinMatch(t.context, bob, id, { token });
    for (const who of [ann, bob]) await resign(t.context, who.userId, id, { answerId: `resign-${who.name}` });
    await untilOver(id);
    const proof = await readProof(t.context, bob.userId, id);
    expect(faultsIn(proof, [])).toEqual([]);
    const at = t.clock.now().toISOString();
    const seen = { format: "consigliere-receipt/2", match: id, commitment, contribution: null, at } as const;
    expect(faultsIn(proof, [seen])).toEqual(["receipt/other-commitment"]);
  });
});
