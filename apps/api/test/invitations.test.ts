import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inviteToken, look } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

/** A stranger's response must not contain anybody who sits at the table: neither a name nor a face. */
const NAMES = /Annabella|Bartholomew/;

let ann: Browser;
let bob: Browser;
let created: MatchView;
let token: string;
beforeEach(async () => {
  ann = await town.guest("Annabella");
  bob = await town.guest("Bartholomew");
  const body = { game: "pennies", seats: 3, seatOrder: "chosen" as const };
  created = await ann.call(endpoints.createMatch, { body });
  token = inviteToken(created);
  await join(bob, token);
});

const params = () => ({ id: created.match.id });
const join = (browser: Browser, by: string) =>
  browser.call(endpoints.joinMatch, { params: params(), body: { token: by } });
const read = (browser: Browser, by = token) =>
  browser.call(endpoints.readInvitation, { params: { token: by } });
const start = () => ann.call(endpoints.startMatch, { params: params(), body: {} });
const withdraw = (browser = ann) => browser.call(endpoints.withdrawInvitation, { params: params() });
const renew = (browser = ann) => browser.call(endpoints.renewInvitation, { params: params() });
/** The host removes Bob. */
const remove = () => ann.call(endpoints.kickPlayer, { params: { ...params(), seat: 1 } });
const letIn = () => ann.call(endpoints.readmitRemoved, { params: params() });

/** Everything that a browser without a seat learns by the link, in the API and on the page for messengers. */
async function toldBy(link: string, browser: Browser): Promise<string> {
  const answers = [await browser.request(`/api/invitations/${link}`), await browser.request(`/i/${link}`)];
  return (await Promise.all(answers.map((answer) => answer.text()))).join();
}

describe("a link", () => {
  it("that is withdrawn lets nobody in, and tells strangers nothing about who is there", async () => {
    const cleo = await town.guest("Cleo");
    const faces = (await look(ann, params().id)).match.seats.flatMap((seat) => seat.portrait ?? []);
    expect(await toldBy(token, cleo)).toMatch(NAMES);
    const view = await withdraw();
    expect(view).toMatchObject({ isHost: true, inviteUrl: null });
    expect((await look(bob, params().id)).inviteUrl).toBeNull();
    await expect(join(cleo, token)).rejects.toThrow("match/unknown");
    expect(await read(cleo)).toMatchObject({ closed: "invite/withdrawn", host: null, seats: [] });
    const told = (await toldBy(token, cleo)) + (await toldBy(token, town.browser()));
    expect(told).not.toMatch(NAMES);
    expect(faces).toHaveLength(2);
    for (const face of faces) expect(told).not.toContain(face);
  });

  it("shows messengers the game, and no game once it leads nowhere", async () => {
    const preview = async () => await (await town.browser().request(`/i/${token}`)).text();
    expect(await preview()).toMatch(/property="og:image" content="[^"]+\/posters\/pennies\.jpg"/);
    await withdraw();
    expect(await preview()).toMatch(/property="og:image" content="[^"]+\/og\.png"/);
  });

  it.each([
    ".",
    ",",
    ")",
    ">",
    "。",
    "」",
    "/",
    '"',
    "'",
    "*",
    "_",
    ")/",
    "です",
    "%3Ffbclid=x",
    "?fbclid=x",
    "%23a",
  ])("leads on with %s glued to it", async (end) => {
    const page = await town.browser().request(`/i/${token}${end}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`/en/join/?token=${token}"`);
  });

  it("that was made anew lets people in, and the one before does not", async () => {
    const [cleo, dan] = [await town.guest("Cleo"), await town.guest("Dan")];
    const fresh = inviteToken(await renew());
    expect(fresh).not.toBe(token);
    await expect(join(cleo, token)).rejects.toThrow("match/unknown");
    expect(await toldBy(token, dan)).not.toMatch(NAMES);
    expect(await read(cleo, fresh)).toMatchObject({ closed: null, host: "Annabella" });
    expect((await join(cleo, fresh)).viewer).toBe(2);
  });

  it("can be made anew after it was withdrawn", async () => {
    await withdraw();
    await withdraw();
    const fresh = inviteToken(await renew());
    expect((await look(bob, params().id)).inviteUrl).toContain(fresh);
    expect((await join(await town.guest("Cleo"), fresh)).viewer).toBe(2);
  });

  it("leads those who sit there to their table, whatever became of it", async () => {
    await withdraw();
    expect(await read(bob)).toMatchObject({ isMember: true, id: params().id, host: "Annabella" });
    await start();
    expect(await read(bob)).toMatchObject({ isMember: true, closed: "match/started" });
  });

  it.each([
    ["match/started", () => start()],
    ["match/cancelled", () => ann.call(endpoints.cancelMatch, { params: params() })],
  ] as const)("tells strangers %s, and nothing about who was there", async (closed, end) => {
    const eve = await town.guest("Eve");
    await end();
    expect(await read(eve)).toMatchObject({ closed, host: null, seats: [], isMember: false });
    const told = (await toldBy(token, eve)) + (await toldBy(token, town.browser("ja")));
    expect(told).not.toMatch(NAMES);
    await expect(join(eve, token)).rejects.toThrow(closed);
  });

  it("is changed by the host alone, and not after the start", async () => {
    await expect(renew(bob)).rejects.toThrow("match/not-host");
    await expect(withdraw(bob)).rejects.toThrow("match/not-host");
    await start();
    await expect(renew()).rejects.toThrow("match/started");
    await expect(withdraw()).rejects.toThrow("match/started");
    await expect(letIn()).rejects.toThrow("match/started");
  });

  it("is not made anew without end", async () => {
    for (let made = 0; made < 60; made++) await renew();
    await expect(renew()).rejects.toThrow("request/too-many");
  });
});

describe("somebody whom the host has removed", () => {
  it("cannot come back by the link that they hold, nor learn by it who is there", async () => {
    expect(await remove()).toMatchObject({ removed: ["Bartholomew"] });
    await expect(join(bob, token)).rejects.toThrow("match/removed");
    expect(await read(bob)).toMatchObject({ closed: "match/removed", host: null, seats: [] });
    expect(await (await bob.request(`/api/invitations/${token}`)).text()).not.toMatch(NAMES);
    // Others can, by the same link.
    expect((await join(await town.guest("Cleo"), token)).viewer).toBe(1);
  });

  it("cannot come back by a new link, nor by one of before", async () => {
    await remove();
    const fresh = inviteToken(await renew());
    await expect(join(bob, fresh)).rejects.toThrow("match/removed");
    await expect(join(bob, token)).rejects.toThrow("match/unknown");
  });

  it("cannot sit down at an open table either, and does not find it among those with a free seat", async () => {
    await ann.call(endpoints.changeMatch, { params: params(), body: { visibility: "open" } });
    await remove();
    await expect(bob.call(endpoints.joinMatch, { params: params(), body: {} })).rejects.toThrow(
      "match/removed",
    );
    const open = (browser: Browser) =>
      browser.call(endpoints.listOpenMatches, {}).then(({ matches }) => matches.map(({ id }) => id));
    expect(await open(bob)).not.toContain(params().id);
    expect(await open(await town.guest("Cleo"))).toContain(params().id);
  });

  it("cannot come back as a guest who then signs in", async () => {
    const known = await town.member("known@mob.test");
    await join(known, token);
    await ann.call(endpoints.kickPlayer, { params: { ...params(), seat: 2 } });
    const guest = await town.guest("Somebody else");
    await join(guest, token);
    await guest.call(endpoints.requestSignIn, { body: { email: "known@mob.test", locale: "en" } });
    const key = tokenIn(town.mailer.to("known@mob.test").at(-1)?.text ?? "");
    await guest.call(endpoints.signIn, { body: { token: key } });
    await expect(look(guest, params().id)).rejects.toThrow("match/unknown");
    expect((await look(ann, params().id)).match.seats[2]?.kind).toBe("open");
  });

  it("comes back when the host lets them in again", async () => {
    await remove();
    expect(await letIn()).toMatchObject({ removed: [] });
    expect((await join(bob, token)).viewer).toBe(1);
  });

  it("is named to the host alone", async () => {
    const cleo = await town.guest("Cleo");
    await join(cleo, token);
    await remove();
    expect((await look(cleo, params().id)).removed).toEqual([]);
    expect((await look(ann, params().id)).removed).toEqual(["Bartholomew"]);
  });
});

it("no fault was reported", () => {
  expect(town.faults).toEqual([]);
});
