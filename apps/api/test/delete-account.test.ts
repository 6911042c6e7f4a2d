import { inflateSync } from "node:zlib";
import { endpoints } from "@consigliere/contract/endpoints";
import { takeFeedback } from "@consigliere/service/notify/email/feedback";
import { pennies } from "@consigliere/service/testing/pennies";
import { sesComplaint } from "@consigliere/service/testing/ses";
import type { RawItem } from "@consigliere/store/backup";
import { operations } from "@consigliere/store/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, inviteToken, look } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

const EMAIL = "annunziata@mob.test";
const NAME = "Annunziata B";

let town: Town;
let ann: Browser;
let bob: Browser;
let userId: string;
let ids: { lobby: string; playing: string; over: string; closed: string };

beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
  ann = await town.member(EMAIL);
  bob = await town.member("bob@mob.test");
  const body = { name: NAME, portrait: "annunziatas-face" };
  ({ userId } = (await ann.call(endpoints.changeProfile, { body })).me);
  ids = {
    lobby: await opened(),
    closed: await opened(),
    playing: await started(3),
    over: await started(1),
  };
  await ann.call(endpoints.makeToken, { body: { name: "Bot", matches: [ids.playing], days: 9 } });
  const letter = { id: "a-letter", text: "Word of Annunziata" };
  for (const id of [ids.playing, ids.over])
    await ann.call(endpoints.writeLetter, { params: { id }, body: letter });
  await ann.call(endpoints.cancelMatch, { params: { id: ids.closed } });
  await answer(ann, ids.over, "keep");
  await answer(bob, ids.over, "fold");
  await answer(ann, ids.playing, "keep");
  await answer(bob, ids.playing, "fold");
  await answer(bob, ids.playing, "keep");
  await town.settle();
  // One mail is sent, one is given up, one waits, and there is more to tell.
  await town.pass(150);
  await takeFeedback(town.backend.context, [
    sesComplaint({ email: EMAIL, at: town.clock.now().toISOString() }),
  ]);
  const payload = { subject: "s", html: NAME, text: EMAIL, headers: {} };
  const mail = { channel: "email", payload, kind: "notifications" };
  const { outbox, queue } = town.backend.context.store;
  await outbox.enqueue({ ...mail, to: EMAIL, userId, dedupeKey: "dead" });
  const { deliveries: claims } = await queue.take(town.clock.now(), 9);
  for (const claim of claims) await outbox.markFailed(claim, "no such mailbox", { dead: true });
  await outbox.enqueue({ ...mail, to: EMAIL.toUpperCase(), dedupeKey: "waiting" });
  await started(1);
  await town.settle();
  for (const word of [EMAIL, NAME, "annunziatas-face", userId]) {
    expect((await itemsThatSay(word)).length).toBeGreaterThan(1);
  }
  await ann.call(endpoints.deleteAccount, {});
  await town.settle();
  // Nothing comes back when it would have been due.
  await town.pass(150);
});

/** A lobby of Ann's with Bob in it. */
async function opened(): Promise<string> {
  const body = { game: "pennies", seats: 3, seatOrder: "chosen" as const };
  const created = await ann.call(endpoints.createMatch, { body });
  const params = { id: created.match.id };
  await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
  return params.id;
}

async function started(rounds: number): Promise<string> {
  const body = { game: "pennies", seats: 2, options: { rounds }, seatOrder: "chosen" as const };
  const created = await ann.call(endpoints.createMatch, { body });
  const params = { id: created.match.id };
  await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
  await ann.call(endpoints.startMatch, { params, body: {} });
  return params.id;
}

/** The content of an item, compressed or not, but for what differs from the snapshot before: every sixth is whole. */
function textOf({ change: _, ...item }: RawItem): string {
  const bodies = Object.values(item).flatMap(({ B }) =>
    typeof B === "string" ? [inflateSync(Buffer.from(B, "base64")).toString()] : [],
  );
  return [JSON.stringify(item), ...bodies].join("\n");
}

async function itemsThatSay(word: string): Promise<string[]> {
  const found: string[] = [];
  for await (const item of operations(town.connection).backup.items()) {
    if (textOf(item).toLowerCase().includes(word.toLowerCase())) found.push(textOf(item));
  }
  return found;
}

describe("an account that was deleted", () => {
  it.each([
    ["the address", EMAIL],
    ["the name", NAME],
    ["letters", "word of annunziata"],
    ["the face", "annunziatas-face"],
  ])("leaves %s nowhere in the table", async (_, word) => {
    expect(await itemsThatSay(word)).toEqual([]);
  });

  it("leaves its id only in what belongs to matches, and in the word that a mail was sent", async () => {
    const left = (await itemsThatSay(userId)).map((text) => /"pk":{"S":"(\w+)#/.exec(text)?.[1]);
    expect([...new Set(left)].toSorted()).toEqual(["MATCH", "OUTBOX"]);
  });

  it("has no session, and its address is free", async () => {
    expect((await ann.call(endpoints.readMe, {})).me).toBeNull();
    const again = await town.member(EMAIL);
    const { me } = await again.call(endpoints.readMe, {});
    expect(me?.userId).not.toBe(userId);
    expect((await again.call(endpoints.readDashboard, {})).rows).toEqual([]);
  });

  it("has left its lobbies to the next, and a nameless bot in its seats", async () => {
    const lobby = await look(bob, ids.lobby);
    expect(lobby.isHost).toBe(true);
    expect(lobby.match.seats.map((seat) => seat.kind)).toEqual(["open", "person", "open"]);
    for (const id of [ids.playing, ids.over]) {
      const { match } = await look(bob, id);
      expect(match.seats[0]).toMatchObject({ kind: "bot", name: "—" });
    }
  });

  it("holds up nobody: the match goes on, and what is over can still be checked", async () => {
    await town.pass(150);
    const { table } = await look(bob, ids.playing);
    expect(table?.waiting.every(({ seat }) => seat === 1)).toBe(true);
    const proof = await bob.call(endpoints.readProof, { params: { id: ids.over } });
    expect(proof.joined.map(({ player }) => player)).toEqual(["person", "person"]);
    expect(town.faults).toEqual([]);
  });
});
