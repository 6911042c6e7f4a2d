/** Those who come too late to a link: they watch, wait for a seat, or get one in the rematch. */
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { answer, inviteToken, look } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

let ann: Browser;
let bob: Browser;
let id: string;
let token: string;
beforeEach(async () => {
  [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
  const body = { game: "pennies", seats: 2, seatOrder: "chosen" as const, options: { rounds: 1 } };
  const created = await ann.call(endpoints.createMatch, { body });
  id = created.match.id;
  token = inviteToken(created);
  await bob.call(endpoints.joinMatch, { params: { id }, body: { token } });
});

const read = (browser: Browser) => browser.call(endpoints.readInvitation, { params: { token } });
const wait = (browser: Browser, by: string = token) =>
  browser.call(endpoints.waitForSeat, { params: { id }, body: { token: by } });
const leave = (browser: Browser) => browser.call(endpoints.leaveMatch, { params: { id } });
const start = () => ann.call(endpoints.startMatch, { params: { id }, body: {} });
const namesAt = async (browser: Browser, match = id) =>
  (await look(browser, match)).match.seats.map(({ name }) => name);

it("whoever waits at a full table gets the first seat that is given up, and is told by mail", async () => {
  const [cleo, dan] = [await town.member("cleo@mob.test"), await town.guest("Dan")];
  await cleo.call(endpoints.changeProfile, { body: { name: "Cleo" } });
  expect(await read(cleo)).toMatchObject({ closed: "match/full", late: { mayWait: true, isWaiting: false } });
  await wait(cleo);
  await wait(cleo);
  await wait(dan);
  expect(await read(cleo)).toMatchObject({ late: { isWaiting: true } });
  expect((await look(ann, id)).queue).toEqual(["Cleo", "Dan"]);

  await leave(bob);
  expect(await namesAt(ann)).toEqual(["Ann", "Cleo"]);
  expect((await look(ann, id)).queue).toEqual(["Dan"]);
  await town.settle();
  await town.pass(180);
  const mail = town.mailer.to("cleo@mob.test").at(-1);
  expect(mail?.subject).toContain("A seat is yours");
});

it("whoever comes after the start gets a seat in the rematch, and later links wait for nothing", async () => {
  const cleo = await town.guest("Cleo");
  await start();
  expect(await read(cleo)).toMatchObject({ closed: "match/started", host: null, late: { mayWait: true } });
  await wait(cleo);
  await answer(ann, id, "keep");
  await answer(bob, id, "fold");
  const next = await ann.call(endpoints.rematch, { params: { id } });
  expect(next.match.seats.map(({ name }) => name).toSorted()).toEqual(["Ann", "Bob", "Cleo"]);
  expect((await look(cleo, next.match.id)).match).toMatchObject({ gathers: true, status: "lobby" });
  const dan = await town.guest("Dan");
  expect((await read(dan)).late).toMatchObject({ mayWait: false });
  await expect(wait(dan)).rejects.toThrow("match/started");
});

it("in the rematch a bot makes room for whoever waits", async () => {
  const cleo = await town.guest("Cleo");
  await leave(bob);
  const level = (await town.browser().call(endpoints.listGames, {})).games[0]?.bots[0] ?? "";
  await ann.call(endpoints.addBot, { params: { id }, body: { level } });
  await wait(cleo);
  await start();
  await answer(ann, id, "keep");
  await town.settle();
  const next = await ann.call(endpoints.rematch, { params: { id } });
  expect(next.match.seats.map(({ kind }) => kind)).toEqual(["person", "person"]);
});

it("a guest who signs in waits on in the same place, once", async () => {
  const [cleo, dan] = [await town.guest("Cleo"), await town.guest("Dan")];
  await wait(cleo);
  await wait(dan);
  const member = await town.member("cleo-waits@mob.test");
  await member.call(endpoints.changeProfile, { body: { name: "Cleo of old" } });
  await cleo.call(endpoints.requestSignIn, { body: { email: "cleo-waits@mob.test", locale: "en" } });
  const key = tokenIn(town.mailer.to("cleo-waits@mob.test").at(-1)?.text ?? "");
  await cleo.call(endpoints.signIn, { body: { token: key } });
  expect((await look(ann, id)).queue).toEqual(["Cleo of old", "Dan"]);
  expect(await read(cleo)).toMatchObject({ late: { isWaiting: true } });
  await leave(bob);
  expect(await namesAt(ann)).toEqual(["Ann", "Cleo of old"]);
  expect((await look(ann, id)).queue).toEqual(["Dan"]);
});

it("whoever waits no longer gets no seat", async () => {
  const cleo = await town.guest("Cleo");
  await wait(cleo);
  await cleo.call(endpoints.stopWaiting, { params: { id } });
  await leave(bob);
  expect(await namesAt(ann)).not.toContain("Cleo");
  await expect(cleo.call(endpoints.stopWaiting, { params: { id } })).rejects.toThrow("match/unknown");
});

it("nobody waits without a valid invitation, or after the host has removed them", async () => {
  const cleo = await town.guest("Cleo");
  await expect(wait(cleo, "made-up")).rejects.toThrow("match/unknown");
  await ann.call(endpoints.kickPlayer, { params: { id, seat: 1 } });
  await expect(wait(bob)).rejects.toThrow("match/removed");
  expect((await read(bob)).late).toBeUndefined();
});

it("a host who makes a new invitation lets nobody in who waits by the old one", async () => {
  const cleo = await town.guest("Cleo");
  await wait(cleo);
  await ann.call(endpoints.renewInvitation, { params: { id } });
  await leave(bob);
  expect(await namesAt(ann)).not.toContain("Cleo");
});

it("the way to watch is shown only where the host lets spectators in, and once there is something to see", async () => {
  const cleo = await town.guest("Cleo");
  await ann.call(endpoints.inviteSpectators, { params: { id }, body: { delayMinutes: 0 } });
  expect((await read(cleo)).late).toMatchObject({ watchUrl: null });
  await start();
  expect((await read(cleo)).late?.watchUrl).toMatch(new RegExp(`/m/${id}/#.`));
  await ann.call(endpoints.dismissSpectators, { params: { id } });
  expect((await read(cleo)).late).toMatchObject({ watchUrl: null });
});

it("no fault was reported", () => {
  expect(town.faults).toEqual([]);
});
