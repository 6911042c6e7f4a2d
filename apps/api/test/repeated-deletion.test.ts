import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inviteToken, look } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

const EMAIL = "ann@mob.test";

const games = [pennies()];
let town: Town;
let ann: Browser;
let bob: Browser;
let userId: string;
beforeEach(async () => {
  games.splice(0, games.length, pennies());
  town = await openTown({ games });
  ann = await town.member(EMAIL);
  bob = await town.guest("Bob");
  userId = (await me())?.userId ?? "";
});
afterEach(() => {
  vi.restoreAllMocks();
});

const me = async (browser = ann) => (await browser.call(endpoints.readMe, {})).me;
const deleteMe = () => ann.call(endpoints.deleteAccount, {});

/** A match of Ann's and Bob's that has started. */
async function started(): Promise<string> {
  const body = { game: "pennies", seats: 2, seatOrder: "chosen" as const };
  const created = await ann.call(endpoints.createMatch, { body });
  const params = { id: created.match.id };
  await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
  await ann.call(endpoints.startMatch, { params, body: {} });
  await town.settle();
  return params.id;
}

/** Another device of Ann's. */
async function phone(): Promise<Browser> {
  const browser = town.browser();
  await browser.call(endpoints.requestSignIn, { body: { email: EMAIL, locale: "en" } });
  const token = tokenIn(town.mailer.to(EMAIL).at(-1)?.text ?? "");
  await browser.call(endpoints.signIn, { body: { token } });
  return browser;
}

async function expectGone(): Promise<void> {
  const { profiles, memberships } = town.accountBackend.context.store;
  expect(await me()).toBeNull();
  expect(await profiles.get(userId)).toBeUndefined();
  expect(await memberships.list(userId)).toEqual([]);
  expect(await town.accountBackend.accounts.idOf(EMAIL)).toBeNull();
}

it("a deletion that failed half-way can be asked for again, by who asked and nobody else", async () => {
  const ids = [await started(), await started()];
  const other = await phone();
  const { matches, outbox } = town.accountBackend.context.store;
  const cut = new Error("the table did not answer");
  vi.spyOn(matches, "saveMeta").mockRejectedValueOnce(cut);
  await expect(deleteMe()).rejects.toThrow("server/failed");
  expect(await me(other)).toBeNull();
  vi.spyOn(outbox, "deleteAllOf").mockRejectedValueOnce(cut);
  await expect(deleteMe()).rejects.toThrow("server/failed");
  await deleteMe();
  await town.settle();
  await expectGone();
  expect([...ann.cookies]).toEqual([]);
  for (const id of ids)
    expect((await look(bob, id)).match.seats[0]).toMatchObject({ kind: "bot", name: "—" });
});

it("a match of a game that the service has no longer keeps nobody", async () => {
  const id = await started();
  const gone = games.splice(0, games.length);
  await deleteMe();
  await expectGone();
  games.push(...gone);
  await town.settle();
  const { match, table } = await look(bob, id);
  expect(match.seats[0]).toMatchObject({ kind: "bot", name: "—" });
  // The best bot of the game plays on.
  expect(table?.prompts[0]?.topic).toBe("call-or-fold");
  expect(town.faults).toEqual([]);
});

it("nobody who looks in meanwhile brings the profile back", async () => {
  await started();
  const other = await phone();
  const { outbox } = town.accountBackend.context.store;
  const seen: unknown[] = [];
  const deleteAllOf = outbox.deleteAllOf.bind(outbox);
  vi.spyOn(outbox, "deleteAllOf").mockImplementation(async (whose) => {
    seen.push(await me(other), (await me())?.userId);
    return deleteAllOf(whose);
  });
  await deleteMe();
  expect(seen).toEqual([null, userId]);
  await expectGone();
});
