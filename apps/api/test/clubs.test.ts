/** Clubs as a browser requests them: permissions, inputs, and the traces of a person who leaves. */
import { endpoints } from "@consigliere/contract/endpoints";
import type { Problem } from "@consigliere/contract/problems";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
let ann: Browser;
let bob: Browser;
let id: string;

beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
  ann = await town.member("ann@mob.test");
  await ann.call(endpoints.changeProfile, { body: { name: "Ann" } });
  bob = await town.guest("Bob");
  await bob.call(endpoints.changeProfile, { body: { portrait: "bobs-face" } });
  ({ id } = await ann.call(endpoints.foundClub, { body: { name: "Back Room" } }));
  await bob.call(endpoints.joinClub, { params: { id }, body: { token: await token() } });
});

const view = (who: Browser) => who.call(endpoints.viewClub, { params: { id } });
const token = async () => (await view(ann)).link?.split("#")[1] ?? "";

function send(who: Browser, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return who.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const codeOf = async (response: Response) => [response.status, ((await response.json()) as Problem).code];

describe("the name of a club", () => {
  it.each([
    ["nothing", "", "request/invalid"],
    ["spaces alone", " \t ", "request/invalid"],
    ["a line break", "Back\nRoom", "request/unfit-name"],
    ["a control character", "Back\u0007Room", "request/unfit-name"],
    ["a change of direction", "Back\u202eRoom", "request/unfit-name"],
    ["a hidden sign", "Back\u200bRoom", "request/unfit-name"],
    ["more than forty letters", "x".repeat(41), "request/invalid"],
    ["no text", 7, "request/invalid"],
  ])("is not %s, and nothing is founded or changed", async (_, name, code) => {
    const before = await view(ann);
    expect(await codeOf(await send(ann, "POST", "/api/clubs", { name }))).toEqual([422, code]);
    expect(await codeOf(await send(ann, "PATCH", `/api/clubs/${id}`, { name }))).toEqual([422, code]);
    expect(await view(ann)).toEqual(before);
    expect((await ann.call(endpoints.listClubs, {})).clubs).toHaveLength(1);
  });

  it.each(["<img src=x onerror=alert(1)>", "{{7*7}} <%= 7*7 %>", "\u{1f339} ファミリー", "'; DROP TABLE"])(
    "may be %s, and stays as it is",
    async (name) => {
      await ann.call(endpoints.renameClub, { params: { id }, body: { name } });
      expect((await view(bob)).name).toBe(name);
    },
  );
});

describe("a club", () => {
  it("is for people with a session, and opens to no script with a token", async () => {
    const nobody = town.browser();
    const { matchId } = await ann.call(endpoints.tryGame, {
      body: { game: "pennies", locale: "en" },
    });
    const { secret } = await ann.call(endpoints.makeToken, {
      body: { name: "Bot", matches: [matchId], days: 1 },
    });
    const asked = [
      ["GET", "/api/clubs"],
      ["POST", "/api/clubs", { name: "Mine" }],
      ["GET", `/api/clubs/${id}`],
      ["PATCH", `/api/clubs/${id}`, { name: "Mine" }],
      ["POST", `/api/clubs/${id}/members`, { token: await token() }],
      ["DELETE", `/api/clubs/${id}/members/somebody`],
      ["POST", `/api/clubs/${id}/link`],
      ["DELETE", `/api/clubs/${id}/link`],
      ["POST", `/api/clubs/${id}/season`, { games: ["pennies", "pennies"], call: ["somebody"] }],
      ["POST", `/api/clubs/${id}/season/table`],
      ["DELETE", `/api/clubs/${id}/season`],
    ] as const;
    for (const [method, path, body] of asked) {
      expect(await codeOf(await send(nobody, method, path, body))).toEqual([401, "account/sign-in-first"]);
      const script = await town.browser().request(path, {
        method,
        headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(await codeOf(script)).toEqual([409, "token/out-of-scope"]);
    }
  });

  it("says the same to strangers whether it exists or not, and its link tells nobody who is in it", async () => {
    const eve = await town.guest("Eve");
    for (const club of [id, "nowhere"]) {
      const of = `/api/clubs/${club}`;
      for (const [method, path, body] of [
        ["GET", of],
        ["PATCH", of, { name: "Mine" }],
        ["POST", `${of}/look`, { token: "guessed" }],
        ["POST", `${of}/members`, { token: "guessed" }],
        ["DELETE", `${of}/members/somebody`],
        ["POST", `${of}/link`],
        ["DELETE", `${of}/link`],
        ["POST", `${of}/season`, { games: ["pennies", "pennies"], call: ["somebody"] }],
        ["POST", `${of}/season/table`],
        ["DELETE", `${of}/season`],
        ["POST", "/api/matches", { game: "pennies", seats: 2, club: { id: club } }],
      ] as const) {
        expect(await codeOf(await send(eve, method, path, body))).toEqual([404, "club/unknown"]);
      }
    }
    for (const body of [{}, { token: "" }, { token: 1 }, { token: "x".repeat(201) }]) {
      expect(await codeOf(await send(eve, "POST", `/api/clubs/${id}/members`, body))).toEqual([
        422,
        "request/invalid",
      ]);
    }
    const shown = await town.browser().call(endpoints.lookAtClub, {
      params: { id },
      body: { token: await token() },
    });
    expect(shown).toMatchObject({ founder: "Ann", members: 2, isMember: false });
    expect(JSON.stringify(shown)).not.toContain("Bob");
  });

  it("shows its members when they and those they would call are awake, and nobody else", async () => {
    const other = await town.guest("Cleo");
    for (const [who, timeZone] of [
      [ann, "Europe/London"],
      [bob, "Asia/Tokyo"],
    ] as const)
      await who.call(endpoints.changeProfile, {
        body: { timeZone, quietHours: { from: "22:00", until: "08:00" } },
      });
    const call = (await view(ann)).people.filter(({ isMe }) => !isMe).map((one) => one.id);
    const hoursFor = (who: Browser, named: string[]) =>
      who.call(endpoints.readClubHours, { params: { id }, body: { call: named } });
    const { hours } = await hoursFor(ann, call);
    expect(hours?.people).toBe(2);
    expect([Math.min(...(hours?.awake ?? [])), Math.max(...(hours?.awake ?? []))]).toEqual([0, 2]);
    expect((await hoursFor(ann, [])).hours).toBeNull();
    await expect(hoursFor(ann, ["nobody"])).rejects.toThrow("club/member-unknown");
    await expect(hoursFor(other, call)).rejects.toThrow("club/unknown");
  });

  it("names nobody by what names them elsewhere", async () => {
    const { me } = await bob.call(endpoints.readMe, {});
    expect(JSON.stringify(await view(ann))).not.toContain(me?.userId);
  });

  it("is in what its members take along, and forgets who deletes their account", async () => {
    const cleo = await town.member("cleo@mob.test");
    await cleo.call(endpoints.changeProfile, { body: { name: "Cleopatra" } });
    await cleo.call(endpoints.joinClub, { params: { id }, body: { token: await token() } });
    const call = (await view(cleo)).people.filter(({ name }) => name === "Ann").map((one) => one.id);
    const { match } = await cleo.call(endpoints.createMatch, {
      body: { game: "pennies", seats: 2, options: { rounds: 1 }, seatOrder: "chosen", club: { id, call } },
    });
    const params = { id: match.id };
    const mixed = { commitment: match.commitment, contribution: "ab".repeat(16) };
    for (const who of [cleo, ann]) await who.call(endpoints.contribute, { params, body: mixed });
    await answer(cleo, match.id, "keep");
    await answer(ann, match.id, "fold");
    await town.settle();
    const [own] = (await cleo.call(endpoints.readOwnData, {})).person?.clubs ?? [];
    expect(own).toMatchObject({ id, isFounder: false });
    expect((await view(cleo)).results).toMatchObject([
      { matchId: match.id, seats: [{ place: 1 }, { place: 2 }] },
    ]);

    await cleo.call(endpoints.deleteAccount, {});
    await town.settle();
    const left = await view(bob);
    expect(left.people).toMatchObject([{ name: "Ann" }, { name: "Bob" }, { name: null, joinedAt: null }]);
    expect(left.results).toMatchObject([{ matchId: null, seats: [{ person: left.people[2]?.id }, {}] }]);
    expect(JSON.stringify(left)).not.toContain("Cleopatra");
    expect(town.faults).toEqual([]);
  });
});
