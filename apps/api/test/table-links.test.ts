import type { Endpoint } from "@consigliere/contract/endpoint";
import { endpoints } from "@consigliere/contract/endpoints";
import type { Problem } from "@consigliere/contract/problems";
import { actToken } from "@consigliere/service/match/act-link";
import { keyFor } from "@consigliere/service/match/table-link";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, answerBody, look, penniesTable } from "./pennies-table.ts";
import { type Browser, codeOf, openDoor, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

/** The key that messages bring somebody for a match. */
async function keyOf(who: Browser, id: string): Promise<string> {
  const { context } = town.backend;
  const profile = await context.store.profiles.get(await idOf(who));
  if (profile === undefined) throw new Error("nobody");
  return keyFor(context, profile, id);
}

const idOf = async (who: Browser) => (await who.call(endpoints.readMe, {})).me?.userId ?? "";

/** A device without a session, on which Ann's table was opened by her key. */
async function annElsewhere(id: string, ann: Browser): Promise<Browser> {
  const device = town.browser();
  await openDoor(device, id, await keyOf(ann, id));
  return device;
}

describe("a table link", () => {
  it("lets its reader look and answer on a device without a session, as from their own chair", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const device = await annElsewhere(id, ann);
    const { match, table, isByLink } = await device.call(endpoints.viewMatch, { params: { id } });
    const own = await look(ann, id);
    expect({ match, table, isByLink }).toEqual({ match: own.match, table: own.table, isByLink: true });
    expect(await answer(device, id, "keep")).toMatchObject({ isByLink: true });
    const params = { id };
    const query = { at: "now" };
    expect((await device.call(endpoints.readLog, { params, query: {} })).events.length).toBeGreaterThan(0);
    expect(await codeOf(device.call(endpoints.readPicture, { params, query }))).not.toMatch(
      /^(link|account)/,
    );
    expect((await look(bob, id)).table?.prompts).not.toEqual([]);
    const undo = device.call(endpoints.undoAnswer, { params, body: { answerId: "undo-by-link" } });
    expect(await codeOf(undo)).toBe("match/nothing-to-undo");
  });

  it("makes no host: before the match begins it shows neither the invitation nor the host's keys", async () => {
    const { ann } = await penniesTable(town);
    const { match } = await ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 3 } });
    expect(await look(ann, match.id)).toMatchObject({ isHost: true, inviteUrl: expect.any(String) });
    const device = await annElsewhere(match.id, ann);
    const seen = await look(device, match.id);
    expect(seen).toMatchObject({ isByLink: true, viewer: 0, isHost: false, inviteUrl: null, removed: [] });
    expect(seen).not.toHaveProperty("spectatorsUrl");
  });

  it("changes nothing when it is looked at, and gives the account to nobody", async () => {
    const { id, ann } = await penniesTable(town);
    const device = town.browser();
    const key = await keyOf(ann, id);
    const door = await device.call(endpoints.lookAtDoor, { params: { id }, body: { key } });
    expect(door).toEqual({ game: "pennies", name: "Ann", portrait: await idOf(ann), isMine: false });
    expect(device.cookies.size).toBe(0);
    expect(await codeOf(look(device, id))).toBe("account/sign-in-first");
  });

  it("opens nothing but looking and answering at this table", async () => {
    const { id, ann } = await penniesTable(town);
    const other = await penniesTable(town);
    const device = await annElsewhere(id, ann);
    const may = (path: string) =>
      [
        "/api/matches/{id}",
        "/api/matches/{id}/door",
        "/api/matches/{id}/answers",
        "/api/matches/{id}/undo",
        "/api/matches/{id}/corrections/{correction}",
        "/api/matches/{id}/log",
        "/api/matches/{id}/picture",
        "/api/matches/{id}/proof",
        "/api/matches/{id}/notes/published",
      ].includes(path);
    const isMine = ({ access }: Endpoint) => access !== "anybody";
    const guarded = Object.values<Endpoint>(endpoints).filter(isMine);
    const refused = guarded.filter(
      ({ method, path }) =>
        !may(path) || method === "PATCH" || (path.endsWith("/published") && method === "PUT"),
    );
    expect(refused.length).toBeGreaterThan(20);
    const before = await town.backend.context.store.matches.meta(id);
    for (const { method, path } of refused) {
      const at = path.replace("{id}", id).replace("{seat}", "0");
      const init = method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
      const response = await device.request(at, { method, ...init });
      const expected = path.startsWith("/api/matches/{id}") ? "link/table-only" : "account/sign-in-first";
      expect([path, ((await response.json()) as Problem).code]).toEqual([path, expected]);
    }
    expect(await town.backend.context.store.matches.meta(id)).toEqual(before);
    expect(await codeOf(look(device, other.id))).toBe("account/sign-in-first");
    expect((await device.call(endpoints.readMe, {})).me).toBeNull();
  });

  it("forged, of another match, or for somebody who sits there no more, is refused and opens nothing", async () => {
    const { id, ann } = await penniesTable(town);
    const other = await penniesTable(town);
    const { context } = town.backend;
    const key = await keyOf(ann, id);
    const [body = "", signature = ""] = key.split(".");
    const bob = await idOf(other.bob);
    const forgedBody = Buffer.from(JSON.stringify([id, bob, ""])).toString("base64url");
    const act = { matchId: id, userId: await idOf(ann), promptId: "p", value: "keep", until: "2099-01-01" };
    const bad = [
      "x",
      ".",
      body,
      `${body}.`,
      `${body}.${signature.slice(0, -2)}`,
      `${forgedBody}.${signature}`,
      // The service's signatures for other purposes are no key.
      actToken(context, act),
      await keyOf(other.ann, other.id),
      await keyOf(other.ann, id),
    ];
    for (const one of bad) {
      const device = town.browser();
      expect(await codeOf(openDoor(device, id, one))).toBe("link/invalid");
      const cookie = `__Secure-consigliere.tables=${encodeURIComponent(one)}`;
      const response = await device.request(`/api/matches/${id}`, { headers: { cookie } });
      expect(response.status).toBe(401);
      expect(device.cookies.size).toBe(0);
    }
    // A short key that fits nothing may have fitted once.
    expect(await codeOf(openDoor(town.browser(), id, signature.slice(0, 22)))).toBe("link/withdrawn");
    // A player at the table needs no key.
    expect(await openDoor(ann, id, signature.slice(0, 22))).toMatchObject({ isMine: true });
    for (const body of [{}, { key: "" }, { key: "x".repeat(501) }, { key: 1 }]) {
      const sent = { method: "PUT", body: JSON.stringify(body) };
      expect((await town.browser().request(`/api/matches/${id}/door`, sent)).status).toBe(422);
    }
  });

  it("is void as soon as its owner says so, on devices too on which it was opened; a newer one is good", async () => {
    const { id, ann } = await penniesTable(town);
    const key = await keyOf(ann, id);
    const device = await annElsewhere(id, ann);
    await look(device, id);
    await ann.call(endpoints.revokeTableLinks, {});
    const params = { id };
    expect(await codeOf(look(device, id))).toBe("link/revoked");
    expect(await codeOf(device.call(endpoints.lookAtDoor, { params, body: { key } }))).toBe("link/revoked");
    expect(await codeOf(openDoor(town.browser(), id, key))).toBe("link/revoked");
    // Setting a clock back makes nothing valid again.
    town.clock.advance(-86_400);
    expect(await codeOf(openDoor(town.browser(), id, key))).toBe("link/revoked");
    town.clock.advance(86_400);
    await openDoor(device, id, await keyOf(ann, id));
    expect(await look(device, id)).toMatchObject({ viewer: 0 });
    expect(await look(ann, id)).not.toHaveProperty("isByLink");
  });

  it("shows the end for a month, and nothing after it", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 });
    const device = await annElsewhere(id, ann);
    await answer(device, id, "keep");
    await answer(bob, id, "fold");
    await town.settle();
    expect((await look(device, id)).table?.outcome).not.toBeNull();
    await device.call(endpoints.readProof, { params: { id } });
    town.clock.advance(29 * 86_400);
    expect(await codeOf(openDoor(town.browser(), id, await keyOf(ann, id)))).toBe("done");
    town.clock.advance(2 * 86_400);
    expect(await codeOf(openDoor(town.browser(), id, await keyOf(ann, id)))).toBe("link/ended");
  });

  it("is not needed by its owner's own session, and asks whoever has another one", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const key = await keyOf(ann, id);
    const params = { id };
    expect(await openDoor(ann, id, key)).toMatchObject({ isMine: true });
    expect([...ann.cookies.keys()].filter((name) => name.endsWith("tables"))).toEqual([]);
    expect(await bob.call(endpoints.lookAtDoor, { params, body: { key } })).toMatchObject({
      name: "Ann",
      isMine: false,
    });
    expect(await look(bob, id)).toMatchObject({ viewer: 1 });
    await openDoor(bob, id, key);
    expect(await look(bob, id)).toMatchObject({ viewer: 0, isByLink: true });
    // A key that shows Ann's seat does not give up Bob's own.
    const resignation = bob.call(endpoints.resignMatch, { params, body: { answerId: "resign-by-link" } });
    expect(await codeOf(resignation)).toBe("link/table-only");
    await bob.call(endpoints.closeDoor, { params });
    const own = await look(bob, id);
    expect(own).toMatchObject({ viewer: 1 });
    expect(own).not.toHaveProperty("isByLink");
  });

  it("that opens nothing any more does not keep out who is signed in", async () => {
    const { id, ann, bob } = await penniesTable(town);
    await openDoor(bob, id, await keyOf(ann, id));
    await ann.call(endpoints.revokeTableLinks, {});
    expect(await look(bob, id)).toMatchObject({ viewer: 1 });
    expect([...bob.cookies.keys()].filter((name) => name.endsWith("tables"))).toEqual([]);
  });

  it("stays in a cookie that no script reads and no other site sends, until the browser signs out", async () => {
    const { id, ann } = await penniesTable(town);
    const device = town.browser();
    const body = JSON.stringify({ key: await keyOf(ann, id) });
    const headers = { "content-type": "application/json" };
    const path = `/api/matches/${id}/door`;
    const foreign = { method: "PUT", body, headers: { ...headers, origin: "https://evil.test" } };
    expect((await device.request(path, foreign)).status).toBe(400);
    const response = await device.request(path, { method: "PUT", body, headers });
    const [cookie = ""] = response.headers.getSetCookie();
    for (const flag of ["__Secure-", "HttpOnly", "Secure", "SameSite=Strict", "Path=/api"]) {
      expect(cookie).toContain(flag);
    }
    await device.call(endpoints.signOut, {});
    expect(device.cookies.size).toBe(0);
  });

  it("of the newest six tables are kept", async () => {
    const device = town.browser();
    const tables = [];
    for (let count = 0; count < 7; count++) tables.push(await penniesTable(town));
    for (const { id, ann } of tables) await openDoor(device, id, await keyOf(ann, id));
    const codes = await Promise.all(tables.map(({ id }) => codeOf(look(device, id))));
    expect(codes).toEqual(["account/sign-in-first", ...Array.from({ length: 6 }, () => "done")]);
    expect([...device.cookies.values()].join("").length).toBeLessThan(2_000);
  });

  it("is gone with its owner's account", async () => {
    const { id, ann } = await penniesTable(town);
    const device = await annElsewhere(id, ann);
    const key = await keyOf(ann, id);
    await ann.call(endpoints.deleteAccount, {});
    expect(await codeOf(openDoor(town.browser(), id, key))).toBe("link/invalid");
    expect(await codeOf(look(device, id))).not.toBe("done");
  });
});

it("nothing of all this was a fault of the service", async () => {
  const { id, ann } = await penniesTable(town);
  await answerBody(ann, id, "keep");
  expect(town.faults).toEqual([]);
});
