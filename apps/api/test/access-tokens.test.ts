/** Access tokens: what a script may do with one, and everything that it may not. */
import type { Endpoint } from "@consigliere/contract/endpoint";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import type { Problem } from "@consigliere/contract/problems";
import { pennies } from "@consigliere/service/testing/pennies";
import { operations } from "@consigliere/store/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { answerBody, look, type PenniesTable, penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
let table: PenniesTable;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
  table = await penniesTable(town);
});

const DAY = 86_400;

function tokenFor(who: Browser, matches: readonly string[], days = 30) {
  return who.call(endpoints.makeToken, { body: { name: "My bot", matches: [...matches], days } });
}

/** The response to a script, which has no cookies unless it is given some. */
function sent(secret: string, path: string, { body, headers, ...init }: RequestInit = {}, from?: Browser) {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const all = { authorization: `Bearer ${secret}`, ...type, ...(headers as Record<string, string>) };
  const request = { ...init, headers: all, ...(body !== undefined && { body }) };
  return (from ?? town.browser()).request(path, request);
}

const post = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

const codeOf = async (response: Response) => ((await response.json()) as Problem).code;

/** All that a refusal says. */
const wholly = async (response: Response) =>
  [response.status, [...response.headers].toSorted().join(), await response.text()].join("\n");

describe("a script with a token", () => {
  it("looks, answers, takes back and reads the log as its owner does, at what the token names", async () => {
    const { id, ann, bob } = table;
    const { secret } = await tokenFor(ann, [id]);
    const at = `/api/matches/${id}`;
    const seen = await sent(secret, at);
    expect(await seen.json()).toEqual(await look(ann, id));
    const tag = { "if-none-match": seen.headers.get("etag") ?? "" };
    expect((await sent(secret, at, { headers: tag })).status).toBe(304);

    const body = await answerBody(ann, id, "keep");
    expect((await sent(secret, `${at}/answers`, post(body))).status).toBe(200);
    expect((await sent(secret, at, { headers: tag })).status).toBe(200);
    const undone = await sent(secret, `${at}/undo`, post({ answerId: "take-it-back" }));
    // The rules refuse this, to Ann too: the next question has been asked.
    expect(await codeOf(undone)).toBe("match/nothing-to-undo");
    const log = await (await sent(secret, `${at}/log`)).json();
    expect(log).toEqual(await ann.call(endpoints.readLog, { params: { id }, query: {} }));
    const others = await bob.call(endpoints.readLog, { params: { id }, query: {} });
    expect(log).not.toEqual(others);
  });

  it("sees a lobby, and cannot invite there, neither players nor spectators", async () => {
    const ann = await town.guest("Ann");
    const created = await ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
    const params = { id: created.match.id };
    const { secret } = await tokenFor(ann, [params.id]);
    const links = async () => {
      const { inviteUrl, spectatorsUrl } = await look(ann, params.id);
      return [inviteUrl, spectatorsUrl].flatMap((url) => url?.split("/").at(-1) ?? []);
    };
    const seen = async () => (await sent(secret, `/api/matches/${params.id}`)).text();
    expect(JSON.parse(await seen())).toMatchObject({ match: { status: "lobby" }, viewer: 0 });
    await ann.call(endpoints.inviteSpectators, { params, body: { delayMinutes: 0 } });
    const given = await links();
    expect(given).toHaveLength(2);
    for (const link of given) expect(await seen()).not.toContain(link);
    const level = "dull";
    await ann.call(endpoints.startMatch, { params, body: { fill: level } });
    await town.settle();
    const shown = await links();
    expect(shown).toHaveLength(1);
    expect(await seen()).not.toContain(shown[0]);
  });

  it("may do nothing else, also where its owner's session comes along", async () => {
    const { id, ann } = table;
    const { secret } = await tokenFor(ann, [id]);
    const isRefused = ({ access }: Endpoint) => access === "signed-in";
    const refused = Object.values<Endpoint>(endpoints).filter(isRefused);
    expect(refused.length).toBeGreaterThan(40);
    const before = await everythingOf(ann, id);
    for (const { method, path } of refused) {
      const at = path.replace("{id}", id).replace("{seat}", "0").replace("{letter}", "m00000000-12345678");
      const init = method === "GET" ? {} : { method, body: "{}" };
      for (const from of [town.browser(), ann]) {
        expect([path, await codeOf(await sent(secret, at, init, from))]).toEqual([
          path,
          "token/out-of-scope",
        ]);
      }
    }
    expect(await everythingOf(ann, id)).toEqual(before);
    // At endpoints open to anybody, the script counts as nobody.
    expect(await (await sent(secret, "/api/me")).json()).toEqual({ me: null });
    const entered = await sent(secret, "/api/session/guest", post({ name: "Bot", locale: "en" }));
    expect(entered.status).toBe(201);
    expect(((await entered.json()) as { me: { name: string } }).me.name).toBe("Bot");
  });

  it("is not let to other matches, and learns nothing of them: neither its owner's, nor others', nor none", async () => {
    const { ann } = table;
    const [mine, theirs] = [await penniesTable(town), await penniesTable(town)];
    const both = await mine.ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
    const { secret } = await tokenFor(mine.ann, [mine.id]);
    const seen = (id: string) =>
      Promise.all(
        ["", "/log", "/proof", "/picture?at=1"].map(async (what) =>
          wholly(await sent(secret, `/api/matches/${id}${what}`, {}, ann)),
        ),
      );
    const nowhere = await seen("nowhere");
    expect(nowhere[0]).toContain("match/unknown");
    for (const id of [both.match.id, theirs.id, table.id]) expect(await seen(id)).toEqual(nowhere);
    const body = await answerBody(theirs.ann, theirs.id, "keep");
    expect(await codeOf(await sent(secret, `/api/matches/${theirs.id}/answers`, post(body)))).toBe(
      "match/unknown",
    );
  });

  it("counts as who it comes for, not as whose cookies it brings", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const { secret } = await tokenFor(ann, [id]);
    const view = (await (await sent(secret, `/api/matches/${id}`, {}, bob)).json()) as MatchView;
    expect(view.viewer).toBe(0);
    // A session does not make up for an invalid token.
    expect(await codeOf(await sent("cgl.x.y.z", `/api/matches/${id}`, {}, ann))).toBe("token/invalid");
  });

  it("is refused from another site's page, as every change is", async () => {
    const { id, ann } = await penniesTable(town);
    const { secret } = await tokenFor(ann, [id]);
    const body = await answerBody(ann, id, "keep");
    const from = { ...post(body), headers: { origin: "https://elsewhere.test" } };
    expect(await codeOf(await sent(secret, `/api/matches/${id}/answers`, from))).toBe(
      "request/foreign-origin",
    );
    const answered = await sent(secret, `/api/matches/${id}`);
    expect(answered.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("guesses no more answers than its owner may", async () => {
    const { id, ann } = await penniesTable(town);
    const { secret } = await tokenFor(ann, [id]);
    const guess = (n: number) =>
      sent(
        secret,
        `/api/matches/${id}/answers`,
        post({ answerId: `guess-${n}-`, prompt: "none", value: "keep" }),
      );
    const codes = [];
    for (let n = 0; n < 40; n++) codes.push(await codeOf(await guess(n)));
    expect(codes.at(0)).toBe("match/stale-prompt");
    expect(codes.at(-1)).toBe("request/too-many");
  });
});

async function everythingOf(who: Browser, id: string) {
  const { matches } = town.backend.context.store;
  const { me } = await who.call(endpoints.readMe, {});
  const { tokens } = await who.call(endpoints.readTokens, {});
  // The use of the tokens is noted.
  const named = tokens.map(({ usedAt: _, ...token }) => token);
  return [await matches.meta(id), await matches.records(id, { limit: 100 }), me, named];
}

describe("a token", () => {
  it("that is withdrawn, has run out, whose owner is gone, or that is made up is refused with the same words", async () => {
    const { id, ann } = await penniesTable(town);
    const { bob } = table;
    const withdrawn = await tokenFor(ann, [id]);
    expect((await sent(withdrawn.secret, `/api/matches/${id}`)).status).toBe(200);
    await ann.call(endpoints.revokeToken, { params: { id: withdrawn.token.id } });
    const short = await tokenFor(ann, [id], 1);
    const long = await tokenFor(ann, [id], 2);
    const gone = await penniesTable(town);
    const orphan = await tokenFor(gone.bob, [gone.id]);
    await gone.bob.call(endpoints.deleteAccount, {});
    town.clock.advance(DAY);
    expect((await sent(long.secret, `/api/matches/${id}`)).status).toBe(200);

    const [start, owner, name, secret = ""] = long.secret.split(".");
    const bobs = await tokenFor(bob, [table.id]);
    const [, , bobsName] = bobs.secret.split(".");
    const bad = [
      withdrawn.secret,
      short.secret,
      [start, owner, name, secret.replace(/^./, (first) => (first === "0" ? "1" : "0"))].join("."),
      [start, owner, name, ""].join("."),
      [start, owner, name].join("."),
      [start, owner, name, secret, "x"].join("."),
      [start, owner, bobsName, secret].join("."),
      ["other", owner, name, secret].join("."),
      `${long.secret}${"0".repeat(5000)}`,
      "",
      ".",
      "cgl...",
    ];
    const refusals = await Promise.all(
      bad.map(async (each) => wholly(await sent(each, `/api/matches/${id}`))),
    );
    refusals.push(await wholly(await sent(orphan.secret, `/api/matches/${gone.id}`)));
    expect(refusals[0]).toMatch(/^401\n/);
    expect(refusals[0]).toContain('"code":"token/invalid"');
    expect(new Set(refusals).size).toBe(1);
    const { tokens } = await ann.call(endpoints.readTokens, {});
    expect(tokens.map((token) => token.id)).toEqual([long.token.id]);
  });

  it("is shown once and kept as a hash alone, with when it was used last", async () => {
    const { id, ann } = await penniesTable(town);
    const { secret, token } = await tokenFor(ann, [id]);
    expect(token).toMatchObject({ name: "My bot", matches: [id], usedAt: null });
    const word = secret.split(".").at(-1) ?? "";
    expect(word).toHaveLength(64);
    const listed = async () => (await ann.call(endpoints.readTokens, {})).tokens;
    expect(await listed()).toEqual([token]);
    await sent(secret, `/api/matches/${id}`);
    const usedAt = town.clock.now().toISOString();
    expect(await listed()).toEqual([{ ...token, usedAt }]);
    town.clock.advance(1800);
    await sent(secret, `/api/matches/${id}`);
    expect(await listed()).toEqual([{ ...token, usedAt }]);
    town.clock.advance(1800);
    await sent(secret, `/api/matches/${id}`);
    expect((await listed())[0]?.usedAt).toBe(town.clock.now().toISOString());
    const left = [];
    for await (const item of operations(town.connection).backup.items()) {
      if (JSON.stringify(item).includes(word)) left.push(item);
    }
    expect(left).toEqual([]);
  });

  it("is made for matches where its owner sits, and of other people's nobody is told whether they are there", async () => {
    const { id, ann } = await penniesTable(town);
    const open = await (await town.guest("Host")).call(endpoints.createMatch, {
      body: { game: "pennies", seats: 2, visibility: "open" },
    });
    const made = async (matches: readonly string[]) =>
      wholly(
        await ann.request("/api/me/tokens", {
          ...post({ name: "x", matches, days: 1 }),
          headers: { "content-type": "application/json" },
        }),
      );
    const none = await made(["nowhere"]);
    expect(none).toContain("match/unknown");
    for (const other of [table.id, open.match.id]) {
      expect(await made([other])).toEqual(none);
      expect(await made([id, other])).toEqual(none);
    }
    expect((await ann.call(endpoints.readTokens, {})).tokens).toEqual([]);
  });

  it("has a name that can be read, some matches and a time", async () => {
    const { id, ann } = await penniesTable(town);
    const good = { name: "Bot", matches: [id], days: 7 };
    const bad = [
      ...["", "  ", "x".repeat(25)].map((name) => ({ name })),
      ...[[], [id, id], ["../me"], Array.from({ length: 21 }, (_, n) => `m${n}`)].map((matches) => ({
        matches,
      })),
      ...[0, -1, 366, 1.5].map((days) => ({ days })),
    ];
    for (const part of bad) {
      const response = await ann.request("/api/me/tokens", {
        ...post({ ...good, ...part }),
        headers: { "content-type": "application/json" },
      });
      expect([part, await codeOf(response)]).toEqual([part, "request/invalid"]);
    }
    for (const name of ["a\u0000b", "a\u202eb"]) {
      const unfit = { ...post({ ...good, name }), headers: { "content-type": "application/json" } };
      expect(await codeOf(await ann.request("/api/me/tokens", unfit))).toBe("request/unfit-name");
    }
  });

  it("is one of ten at most, and withdrawing somebody else's does nothing", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const made = [];
    for (let n = 0; n < 10; n++) made.push(await tokenFor(ann, [id]));
    await expect(tokenFor(ann, [id])).rejects.toThrow("token/too-many");
    await bob.call(endpoints.revokeToken, { params: { id: made[0]?.token.id ?? "" } });
    expect((await ann.call(endpoints.readTokens, {})).tokens).toHaveLength(10);
    await ann.call(endpoints.revokeToken, { params: { id: made[0]?.token.id ?? "" } });
    await tokenFor(ann, [id]);
    // A person who makes and withdraws tokens all day is asked to wait.
    for (let n = 0; n < 8; n++) await tokenFor(ann, [id]).catch(() => {});
    await expect(tokenFor(ann, [id])).rejects.toThrow("request/too-many");
  });
});

it("the reference says where a token is good", async () => {
  const document = (await (await town.browser().request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { security: object[] }>>;
    components: { securitySchemes: Record<string, object> };
  };
  expect(document.components.securitySchemes["token"]).toMatchObject({ type: "http", scheme: "bearer" });
  const good = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security.some((one) => "token" in one) ? [`${method} ${path}`] : [],
    ),
  );
  expect(good.toSorted()).toEqual([
    "get /api/matches/{id}",
    "get /api/matches/{id}/log",
    "get /api/matches/{id}/notes/published",
    "get /api/matches/{id}/picture",
    "get /api/matches/{id}/proof",
    "post /api/matches/{id}/answers",
    "post /api/matches/{id}/undo",
    "put /api/matches/{id}/corrections/{correction}",
  ]);
});

it("nothing of all this was a fault of the service", () => {
  expect(town.faults).toEqual([]);
});
