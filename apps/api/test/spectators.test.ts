import { endpoints } from "@consigliere/contract/endpoints";
import type { Problem } from "@consigliere/contract/problems";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, inviteToken, look, penniesTable } from "./pennies-table.ts";
import { type Browser, codeOf, openDoor, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

/** The key of a new link for spectators. */
async function keyFrom(host: Browser, id: string, delayMinutes: 0 | 10 = 0): Promise<string> {
  const given = await host.call(endpoints.inviteSpectators, { params: { id }, body: { delayMinutes } });
  return new URL(given.spectatorsUrl ?? "").hash.slice(1);
}

describe("a link for spectators", () => {
  it("lets somebody without an account watch, and do nothing else", async () => {
    const { id, ann } = await penniesTable(town);
    const key = await keyFrom(ann, id);
    const eve = town.browser();
    const params = { id };
    expect(await eve.call(endpoints.lookAtDoor, { params, body: { key } })).toEqual({
      game: "pennies",
      name: null,
      portrait: null,
      isMine: false,
    });
    expect(await codeOf(look(eve, id))).toBe("account/sign-in-first");
    await openDoor(eve, id, key);
    expect(await look(eve, id)).toMatchObject({ viewer: null, isByLink: true, table: { prompts: [] } });
    expect((await eve.call(endpoints.readLog, { params, query: {} })).events).toHaveLength(2);
    const answered = eve.call(endpoints.answerPrompt, {
      params,
      body: { answerId: "answer-by-link", prompt: "p", value: "keep" },
    });
    expect(await codeOf(answered)).toBe("match/not-yours");
    for (const [method, path] of [
      ["GET", "letters"],
      ["GET", "notes"],
      ["GET", "webhook"],
      ["PUT", "spectators"],
      ["DELETE", "spectators"],
      ["POST", "resign"],
    ] as const) {
      const body = method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
      const response = await eve.request(`/api/matches/${id}/${path}`, { method, ...body });
      expect([path, ((await response.json()) as Problem).code]).toEqual([path, "link/table-only"]);
    }
    const other = await penniesTable(town);
    expect(await codeOf(look(eve, other.id))).toBe("account/sign-in-first");
    expect(await codeOf(openDoor(eve, other.id, key))).toBe("link/withdrawn");
    expect((await eve.call(endpoints.readMe, {})).me).toBeNull();
  });

  it("taken back or made anew shows nothing any more, on devices too on which it was opened", async () => {
    const { id, ann } = await penniesTable(town);
    const [eve, params] = [town.browser(), { id }];
    const first = await keyFrom(ann, id);
    await openDoor(eve, id, first);
    const second = await keyFrom(ann, id);
    expect(await codeOf(look(eve, id))).toBe("link/withdrawn");
    expect(await codeOf(openDoor(eve, id, first))).toBe("link/withdrawn");
    await openDoor(eve, id, second);
    await look(eve, id);
    await ann.call(endpoints.dismissSpectators, { params });
    expect(await codeOf(look(eve, id))).toBe("link/withdrawn");
    expect(await codeOf(eve.call(endpoints.lookAtDoor, { params, body: { key: second } }))).toBe(
      "link/withdrawn",
    );
  });

  it("is watched beside one's own account, and by who sits there not at all", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const key = await keyFrom(ann, id);
    const eve = await town.guest("Eve");
    await openDoor(eve, id, key);
    expect(await look(eve, id)).toMatchObject({ viewer: null, isByLink: true });
    const letters = eve.request(`/api/matches/${id}/letters`);
    expect(((await (await letters).json()) as Problem).code).toBe("match/unknown");
    expect(await openDoor(bob, id, key)).toMatchObject({ isMine: true });
    expect([...bob.cookies.keys()].filter((name) => name.endsWith("tables"))).toEqual([]);
    await ann.call(endpoints.dismissSpectators, { params: { id } });
    expect(await codeOf(look(eve, id))).toBe("match/unknown");
  });

  it("waits for the first card, and does not keep anybody from sitting down", async () => {
    const ann = await town.guest("Ann");
    const body = { game: "pennies", seats: 2 };
    const created = await ann.call(endpoints.createMatch, { body });
    const { id } = created.match;
    const eve = await town.guest("Eve");
    await openDoor(eve, id, await keyFrom(ann, id));
    expect(await codeOf(look(eve, id))).toBe("match/not-started");
    const token = inviteToken(created);
    await eve.call(endpoints.joinMatch, { params: { id }, body: { token } });
    expect((await look(eve, id)).viewer).not.toBeNull();
  });

  it("that shows everything later has no tag, cookie or time of the present", async () => {
    const { id, ann } = await penniesTable(town);
    const eve = town.browser();
    town.clock.advance(600);
    await openDoor(eve, id, await keyFrom(ann, id, 10));
    const seen = async () => {
      const response = await eve.request(`/api/matches/${id}?since=0`);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { headers, body: await response.text() };
    };
    const before = await seen();
    await answer(ann, id, "keep");
    await town.settle();
    expect(await seen()).toEqual(before);
    town.clock.advance(600);
    expect(await seen()).not.toEqual(before);
  });

  it("comes with a delay that is offered, and with none that is not", async () => {
    const { id, ann } = await penniesTable(town);
    for (const delayMinutes of [-1, 5, 1e9, "10", null, undefined]) {
      const body = JSON.stringify({ delayMinutes });
      const headers = { "content-type": "application/json" };
      const sent = ann.request(`/api/matches/${id}/spectators`, { method: "PUT", body, headers });
      expect((await sent).status).toBe(422);
    }
  });
});

it("a link to the replay is good for as long as the match is kept, and tells who follows it what it is", async () => {
  const { id, ann, bob } = await penniesTable(town, { rounds: 1 }, { publicReplay: true });
  await answer(ann, id, "keep");
  await answer(bob, id, "fold");
  await town.settle();
  const { replayUrl = "" } = await look(bob, id);
  const [key, params] = [new URL(replayUrl).hash.slice(1), { id }];
  town.clock.advance(90 * 86_400);
  const eve = town.browser();
  const sign = { game: "pennies", name: null, portrait: null, isMine: false, isOver: true };
  expect(await eve.call(endpoints.lookAtDoor, { params, body: { key } })).toEqual(sign);
  await openDoor(eve, id, key);
  const query = { as: "1", since: "0" };
  const seen = await eve.call(endpoints.viewMatch, { params, query });
  expect(seen).toMatchObject({ isByLink: true, viewer: null, replayUrl });
  expect(JSON.stringify(seen.recap)).toContain("card-1-");
  const closed = await penniesTable(town, { rounds: 1 });
  expect(await codeOf(openDoor(eve, closed.id, key))).toBe("link/withdrawn");
});

it("nothing of all this was a fault of the service", () => expect(town.faults).toEqual([]));
