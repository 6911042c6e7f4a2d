import { endpoints } from "@consigliere/contract/endpoints";
import { problemSentences } from "@consigliere/contract/problem-sentences";
import { type Problem, problemSchema, statusOf } from "@consigliere/contract/problems";
import { LOCALES } from "@consigliere/languages";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, answerBody, inviteToken, look, type PenniesTable, penniesTable } from "./pennies-table.ts";
import { type Browser, ORIGIN, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

interface Sent {
  readonly browser: Browser;
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function send(
  { browser, method = "POST", path, body, headers = {} }: Sent,
  locale: string,
): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return browser.request(path, {
    method,
    headers: { "content-type": "application/json", "accept-language": locale, ...headers },
    ...(body === undefined ? {} : { body: text }),
  });
}

/** Sends it in every language and expects the problem in each. */
async function expectProblem(code: Problem["code"], sent: Sent): Promise<Problem> {
  let last: Problem | undefined;
  for (const locale of LOCALES) {
    const response = await send(sent, locale);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("content-language")).toBe(locale);
    last = problemSchema.parse(await response.json());
    const { [code]: title } = await problemSentences(locale);
    expect(last).toMatchObject({ code, status: statusOf(code), title });
    expect(response.status).toBe(statusOf(code));
  }
  return last as Problem;
}

/** Everything that a match consists of, to check that nothing has changed. */
async function everything(id: string): Promise<unknown> {
  const { matches } = town.backend.context.store;
  return [await matches.meta(id), await matches.records(id, { limit: 100 })];
}

async function changesNothing(id: string, act: () => Promise<unknown>): Promise<void> {
  const before = await everything(id);
  await act();
  expect(await everything(id)).toEqual(before);
}

describe("a player who has given up", () => {
  it("is refused everything that would change the match, and may go on looking", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const late = await answerBody(ann, id, "keep");
    await ann.call(endpoints.resignMatch, { params: { id }, body: { answerId: "resign-ann" } });
    const of = (what: string) => `/api/matches/${id}/${what}`;
    const refused = [
      { path: of("answers"), body: late },
      { path: of("undo"), body: { answerId: "undo-late" } },
      { path: of("resign"), body: { answerId: "resign-again" } },
      {
        method: "PUT",
        path: of("settings"),
        body: { answerId: "orders-late", settings: { window: "call" } },
      },
    ];
    await changesNothing(id, async () => {
      for (const sent of refused) await expectProblem("match/resigned", { browser: ann, ...sent });
    });
    expect((await look(ann, id)).table?.settings).toEqual({ window: null });
    expect((await ann.request(of("log"), { method: "GET" })).status).toBe(200);
    const query = { since: "1", seen: "1" };
    expect((await ann.call(endpoints.viewMatch, { params: { id }, query })).table?.seen).toBe(1);
    await town.settle();
    expect((await look(bob, id)).table?.prompts.map((p) => p.topic)).toEqual(["call-or-fold"]);
  });
});

describe("a bad answer", () => {
  let table: PenniesTable;
  let path: string;
  beforeAll(async () => {
    table = await penniesTable(town);
    path = `/api/matches/${table.id}/answers`;
  });

  it("by the wrong seat is refused", async () => {
    const body = await answerBody(table.ann, table.id, "keep");
    await changesNothing(table.id, () =>
      expectProblem("match/stale-prompt", { browser: table.bob, path, body }),
    );
  });

  it("to a prompt that never was is refused", async () => {
    const body = { answerId: "12345678", prompt: "nonsense", value: "keep" };
    await changesNothing(table.id, () =>
      expectProblem("match/stale-prompt", { browser: table.ann, path, body }),
    );
  });

  it("to what is asked at another table is refused, as if it were asked nowhere", async () => {
    const elsewhere = await penniesTable(town);
    const body = await answerBody(elsewhere.ann, elsewhere.id, "keep");
    const made = { ...body, answerId: "elsewhere-2", prompt: "0".repeat(24) };
    const [foreign, nowhere] = [body, made].map((sent) => ({ browser: table.bob, path, body: sent }));
    await changesNothing(table.id, async () => {
      if (foreign === undefined || nowhere === undefined) throw new Error("nothing to send");
      const problem = await expectProblem("match/stale-prompt", foreign);
      expect(await expectProblem("match/stale-prompt", nowhere)).toEqual(problem);
    });
  });

  it("with an unknown option is refused, and says which", async () => {
    const body = await answerBody(table.ann, table.id, "burn");
    await changesNothing(table.id, async () => {
      const problem = await expectProblem("match/illegal-answer", { browser: table.ann, path, body });
      expect(problem.errors).toEqual([{ path: ["value", "burn"], reason: "unknown-option" }]);
    });
  });

  it.each(["{", "", "[1,", '{"answerId":"12345678"'])("that is no JSON (%j) is refused", async (body) => {
    await changesNothing(table.id, () =>
      expectProblem("request/malformed-json", { browser: table.ann, path, body }),
    );
  });

  it.each([
    [{}],
    [[]],
    ["text"],
    [{ answerId: "short", prompt: "p", value: "v" }],
    [{ answerId: "12345678", value: 1 }],
  ])("of another shape (%j) is refused", async (body) => {
    const sent = { browser: table.ann, path, body: JSON.stringify(body) };
    await changesNothing(table.id, () => expectProblem("request/invalid", sent));
  });

  it("that is too large is refused", async () => {
    const body = { answerId: "12345678", prompt: "p", value: "x".repeat(40_000) };
    await changesNothing(table.id, () =>
      expectProblem("request/too-large", { browser: table.ann, path, body }),
    );
  });

  it.each([
    ["/answers", (deep: string) => `{"answerId":"12345678","prompt":"p","value":${deep}}`],
    ["/settings", (deep: string) => `{"answerId":"12345678","settings":${deep}}`],
  ])("that is nested without end is refused (%s)", async (what, bodyWith) => {
    const body = bodyWith("[".repeat(15_000) + "]".repeat(15_000));
    const method = what === "/settings" ? "PUT" : "POST";
    const sent = { browser: table.ann, method, path: `/api/matches/${table.id}${what}`, body };
    await changesNothing(table.id, () => expectProblem("request/too-large", sent));
  });

  it("to a match of other people is refused, and they cannot look", async () => {
    const stranger = await town.guest("Eve");
    const body = await answerBody(table.ann, table.id, "keep");
    await changesNothing(table.id, async () => {
      await expectProblem("match/unknown", { browser: stranger, path, body });
      for (const what of ["", "?since=0", "/log", "/proof"]) {
        await expectProblem("match/unknown", {
          browser: stranger,
          method: "GET",
          path: `/api/matches/${table.id}${what}`,
        });
      }
    });
  });

  it("to an open match by somebody who only watches is refused", async () => {
    const [host, watcher] = [await town.guest("Ann"), await town.guest("Wanda")];
    const creation = { game: "pennies", seats: 2, visibility: "open" as const };
    const { match } = await host.call(endpoints.createMatch, { body: creation });
    await host.call(endpoints.startMatch, { params: { id: match.id }, body: { fill: "dull" } });
    const body = { answerId: "12345678", prompt: "p", value: "keep" };
    const sent = { browser: watcher, path: `/api/matches/${match.id}/answers`, body };
    await changesNothing(match.id, () => expectProblem("match/not-yours", sent));
  });

  it("without a session is refused", async () => {
    await expectProblem("account/sign-in-first", { browser: town.browser(), path, body: {} });
  });

  it("from another site is refused", async () => {
    const body = await answerBody(table.ann, table.id, "keep");
    const headers = { origin: "https://evil.test" };
    await changesNothing(table.id, () =>
      expectProblem("request/foreign-origin", { browser: table.ann, path, body, headers }),
    );
  });

  it("to a match that nobody knows is refused", async () => {
    const body = { answerId: "12345678", prompt: "p", value: "keep" };
    await expectProblem("match/unknown", { browser: table.ann, path: "/api/matches/nowhere/answers", body });
  });

  it("that comes after the decision was made is refused", async () => {
    const body = await answerBody(table.ann, table.id, "keep");
    await table.ann.call(endpoints.answerPrompt, { params: { id: table.id }, body });
    const late = { ...body, answerId: "another-id" };
    await changesNothing(table.id, () =>
      expectProblem("match/stale-prompt", { browser: table.ann, path, body: late }),
    );
  });

  it("under somebody else's answer id is refused", async () => {
    const used = await answerBody(table.bob, table.id, "fold");
    const body = {
      ...used,
      answerId: (await town.backend.context.store.matches.records(table.id, { limit: 1 }))[0]?.answerId,
    };
    await expectProblem("match/answer-id-reused", { browser: table.bob, path, body });
  });

  it("with illegal settings is refused", async () => {
    const sent = { browser: table.ann, method: "PUT", path: `/api/matches/${table.id}/settings` };
    const body = { answerId: "settings-1", settings: { window: "explode" } };
    await changesNothing(table.id, () => expectProblem("match/illegal-settings", { ...sent, body }));
  });

  it("about its own messages is refused: by a channel that there is not, or that and not whether", async () => {
    const sent = { browser: table.ann, method: "PUT", path: `/api/matches/${table.id}/muted` };
    for (const body of [{ muted: false, onlyBy: "pigeon" }, { onlyBy: "push" }]) {
      await changesNothing(table.id, () => expectProblem("request/invalid", { ...sent, body }));
    }
  });

  it("when there is nothing to undo is refused", async () => {
    const sent = {
      browser: table.bob,
      path: `/api/matches/${table.id}/undo`,
      body: { answerId: "undo-none" },
    };
    await changesNothing(table.id, () => expectProblem("match/nothing-to-undo", sent));
  });

  it("after the end is refused", async () => {
    const short = await penniesTable(town, { rounds: 1 });
    await answer(short.ann, short.id, "keep");
    await answer(short.bob, short.id, "fold");
    const body = { answerId: "too-late-now", prompt: "p", value: "keep" };
    const sent = { browser: short.ann, path: `/api/matches/${short.id}/answers`, body };
    await changesNothing(short.id, () => expectProblem("match/over", sent));
  });
});

describe("a bad move in the lobby", () => {
  const creation = { game: "pennies", seats: 2 };

  it.each([
    ["game/unknown", { ...creation, game: "poker" }],
    ["game/seats-out-of-range", { ...creation, seats: 5 }],
    ["game/illegal-options", { ...creation, options: { rounds: 999 } }],
    ["game/illegal-options", { ...creation, options: { unheard: true } }],
    ["request/invalid", { ...creation, seats: "two" }],
  ] as const)("%s: nothing is opened", async (code, body) => {
    const ann = await town.guest("Ann");
    await expectProblem(code, { browser: ann, path: "/api/matches", body });
    await town.settle();
    expect((await ann.call(endpoints.readDashboard, {})).rows).toEqual([]);
  });

  it("an invitation that leads nowhere is refused", async () => {
    const browser = await town.guest("Bob");
    await expectProblem("invite/unknown", { browser, method: "GET", path: "/api/invitations/nonsense" });
    const page = await browser.request("/i/nonsense");
    expect(page.status).toBe(404);
  });

  it("joining without the invitation is refused", async () => {
    const [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
    const { match } = await ann.call(endpoints.createMatch, { body: creation });
    const sent = { browser: bob, path: `/api/matches/${match.id}/join` };
    await changesNothing(match.id, async () => {
      await expectProblem("match/unknown", { ...sent, body: {} });
      await expectProblem("match/unknown", { ...sent, body: { token: "guessed" } });
    });
  });

  it("a full match, a started match and a cancelled match are refused", async () => {
    const [ann, late] = [await town.guest("Ann"), await town.guest("Late")];
    const created = await ann.call(endpoints.createMatch, { body: creation });
    const params = { id: created.match.id };
    const sent = {
      browser: late,
      path: `/api/matches/${params.id}/join`,
      body: { token: inviteToken(created) },
    };
    await ann.call(endpoints.addBot, { params, body: { level: "dull" } });
    await changesNothing(params.id, () => expectProblem("match/full", sent));
    await changesNothing(params.id, () =>
      expectProblem("match/full", {
        browser: ann,
        path: `/api/matches/${params.id}/bots`,
        body: { level: "dull" },
      }),
    );
    await ann.call(endpoints.startMatch, { params, body: {} });
    await changesNothing(params.id, () => expectProblem("match/started", sent));
    await changesNothing(params.id, () =>
      expectProblem("match/started", { browser: ann, path: `/api/matches/${params.id}/leave` }),
    );

    const other = await ann.call(endpoints.createMatch, { body: creation });
    await ann.call(endpoints.cancelMatch, { params: { id: other.match.id } });
    const closed = {
      browser: late,
      path: `/api/matches/${other.match.id}/join`,
      body: { token: inviteToken(other) },
    };
    await changesNothing(other.match.id, () => expectProblem("match/cancelled", closed));
  });

  it("what is the host's is refused to others", async () => {
    const [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
    const created = await ann.call(endpoints.createMatch, { body: { ...creation, seats: 3 } });
    const base = `/api/matches/${created.match.id}`;
    await bob.call(endpoints.joinMatch, {
      params: { id: created.match.id },
      body: { token: inviteToken(created) },
    });
    await changesNothing(created.match.id, async () => {
      await expectProblem("match/not-host", { browser: bob, path: `${base}/start`, body: {} });
      await expectProblem("match/not-host", { browser: bob, path: `${base}/cancel` });
      await expectProblem("match/not-host", { browser: bob, path: `${base}/bots`, body: { level: "dull" } });
      await expectProblem("match/not-host", { browser: bob, method: "DELETE", path: `${base}/seats/0` });
      await expectProblem("match/not-host", { browser: bob, method: "DELETE", path: `${base}/removed` });
      await expectProblem("match/not-host", { browser: bob, path: `${base}/invitation` });
      await expectProblem("match/not-host", { browser: bob, method: "DELETE", path: `${base}/invitation` });
      await expectProblem("match/not-host", {
        browser: bob,
        method: "PATCH",
        path: base,
        body: { seats: 2 },
      });
    });
  });

  it("starting alone, kicking nobody and unknown bots are refused", async () => {
    const ann = await town.guest("Ann");
    const { match } = await ann.call(endpoints.createMatch, { body: creation });
    const base = `/api/matches/${match.id}`;
    await changesNothing(match.id, async () => {
      await expectProblem("match/too-few-players", { browser: ann, path: `${base}/start`, body: {} });
      await expectProblem("match/seat-not-found", {
        browser: ann,
        method: "DELETE",
        path: `${base}/seats/1`,
      });
      await expectProblem("match/seat-not-found", {
        browser: ann,
        method: "DELETE",
        path: `${base}/seats/0`,
      });
      await expectProblem("game/unknown-bot", {
        browser: ann,
        path: `${base}/bots`,
        body: { level: "genius" },
      });
      for (const temperament of ["fox", "even:even"])
        await expectProblem("game/unknown-bot", {
          browser: ann,
          path: `${base}/bots`,
          body: { level: "dull", temperament },
        });
      await expectProblem("match/not-started", { browser: ann, method: "GET", path: `${base}/log` });
    });
  });

  it("a rematch of a match that is not over is refused", async () => {
    const { ann, id } = await penniesTable(town);
    await changesNothing(id, () =>
      expectProblem("match/not-over", { browser: ann, path: `/api/matches/${id}/rematch` }),
    );
    await changesNothing(id, () =>
      expectProblem("match/not-over", { browser: ann, method: "GET", path: `/api/matches/${id}/proof` }),
    );
  });
});

describe("a look at what happened since", () => {
  it.each(["-1", "x", "", "1.5", "1e3", "0x1", "%201", "9999999999", "seen%20", "null"])(
    "%j is refused, and so is such a mark",
    async (since) => {
      const { ann, id } = await penniesTable(town);
      const path = `/api/matches/${id}`;
      await changesNothing(id, async () => {
        await expectProblem("request/invalid", {
          browser: ann,
          method: "GET",
          path: `${path}?since=${since}`,
        });
        const body = await answerBody(ann, id, "keep");
        await expectProblem("request/invalid", {
          browser: ann,
          path: `${path}/answers?since=${since}`,
          body,
        });
        const marks = { browser: ann, method: "GET", path: `${path}?since=1&seen=${since}` };
        await expectProblem("request/invalid", marks);
      });
    },
  );

  it("of a number that nobody has come to is a look without news, and marks what was told alone", async () => {
    const { ann, id } = await penniesTable(town);
    const { table } = await look(ann, id);
    const query = { since: "999999999", seen: "999999999" };
    for (let again = 0; again < 2; again++) {
      const seen = await ann.call(endpoints.viewMatch, { params: { id }, query });
      expect(seen.recap).toEqual({ frames: [], skipped: 0 });
      expect(seen.table).toMatchObject({ told: table?.told, seen: table?.told });
    }
  });
});

describe("a look from another chair", () => {
  const looks = ["?as=", "?since=0&seen=9&as=", "/log?as=", "?hands=open&since=0&as="];

  async function expectRefused(code: Problem["code"], browser: Browser, id: string, as: string) {
    for (const what of looks) {
      const path = `/api/matches/${id}${what}${as}`;
      await changesNothing(id, () => expectProblem(code, { browser, method: "GET", path }));
    }
  }

  async function endedTable(creation = {}): Promise<PenniesTable> {
    const ended = await penniesTable(town, { rounds: 1 }, creation);
    await answer(ended.ann, ended.id, "keep");
    await answer(ended.bob, ended.id, "fold");
    return ended;
  }

  it.each(["99", "16", "-1", "x", "", "1.0", "0x1", "%201", "1e0"])(
    "from the chair %j is refused",
    async (as) => {
      const { ann, id } = await endedTable();
      await expectRefused("request/invalid", ann, id, as);
    },
  );

  it("from a chair that is not there is refused", async () => {
    const { ann, id } = await endedTable();
    await expectRefused("match/seat-not-found", ann, id, "2");
  });

  it("while the match runs is refused, from one's own chair too, and before it starts", async () => {
    const { ann, id } = await penniesTable(town);
    await expectRefused("match/not-over", ann, id, "1");
    await expectRefused("match/not-over", ann, id, "0");
    const path = `/api/matches/${id}?since=0&hands=`;
    await expectProblem("match/not-over", { browser: ann, method: "GET", path: `${path}open` });
    await expectProblem("request/invalid", { browser: ann, method: "GET", path: `${path}closed` });
    const body = { game: "pennies", seats: 2 };
    const { match } = await ann.call(endpoints.createMatch, { body });
    await expectRefused("match/not-started", ann, match.id, "1");
    await ann.call(endpoints.cancelMatch, { params: { id: match.id } });
    await expectRefused("match/cancelled", ann, match.id, "1");
  });

  it("at a match that stays closed is refused", async () => {
    const { ann, id } = await endedTable({ openAtEnd: false });
    await expectRefused("match/not-open", ann, id, "1");
    const path = `/api/matches/${id}?since=0&hands=open`;
    await expectProblem("match/not-open", { browser: ann, method: "GET", path });
  });

  it("by a stranger is refused as if there were no such match", async () => {
    const { id } = await endedTable();
    const stranger = await town.guest("Eve");
    await expectRefused("match/unknown", stranger, id, "0");
    await expectRefused("match/unknown", stranger, "no-such-match", "0");
  });

  it("by somebody who only watches is refused, whether the match is over or not", async () => {
    const watcher = await town.guest("Wanda");
    const running = await penniesTable(town, {}, { visibility: "open" });
    await expectRefused("match/not-yours", watcher, running.id, "0");
    const ended = await endedTable({ visibility: "open" });
    await expectRefused("match/not-yours", watcher, ended.id, "0");
    expect((await look(watcher, ended.id)).table?.view).toMatchObject({ mine: null });
  });
});

/** Every action on a match by its id, with a valid body. */
const LETTER = "m00000000-12345678";

const atMatch = (id: string) =>
  (
    [
      ["GET", ""],
      ["GET", "?as=0"],
      ["GET", "/log"],
      ["GET", "/log?as=0"],
      ["GET", "?since=0&seen=1"],
      ["GET", "?since=seen&as=0"],
      ["GET", "?since=0&hands=open"],
      ["GET", "?since=0&papers=open"],
      ["GET", "/log?hands=open"],
      ["GET", "/proof"],
      ["PATCH", "", { seats: 3 }],
      ["POST", "/join", { token: "guessed" }],
      ["PUT", "/contribution", { commitment: "00".repeat(32), contribution: "ab".repeat(32) }],
      ["POST", "/leave"],
      ["DELETE", "/seats/0"],
      ["DELETE", "/removed"],
      ["POST", "/queue", { token: "guessed" }],
      ["DELETE", "/queue"],
      ["PUT", "/watched"],
      ["DELETE", "/watched"],
      ["POST", "/invitation"],
      ["DELETE", "/invitation"],
      ["POST", "/bots", { level: "dull" }],
      ["POST", "/start", {}],
      ["POST", "/cancel"],
      ["POST", "/rematch"],
      ["POST", "/answers", { answerId: "12345678", prompt: "p", value: "keep" }],
      ["POST", "/undo", { answerId: "12345678" }],
      ["POST", "/resign", { answerId: "12345678" }],
      ["PUT", "/settings", { answerId: "12345678", settings: { window: null } }],
      ["PUT", "/paused", { paused: true }],
      ["POST", "/seats/0/substitute"],
      ["POST", "/seats/0/nudge"],
      ["PUT", "/corrections/loud", { agrees: true }],
      ["PUT", "/muted", { muted: true }],
      ["PUT", "/spectators", { delayMinutes: 10 }],
      ["DELETE", "/spectators"],
      ["PUT", "/loan", { days: 3, brief: "" }],
      ["DELETE", "/loan"],
      ["GET", "/orders"],
      ["GET", "/orders/questions"],
      ["GET", "/plan"],
      ["GET", "/notes"],
      ["PUT", "/notes", { text: "", edition: 0 }],
      ["GET", "/notes/published"],
      ["PUT", "/notes/published", { published: true }],
      ["GET", "/picture?at=1"],
      ["GET", "/letters"],
      ["GET", "/letters?with=1"],
      ["POST", "/letters", { id: "12345678", text: "Hello" }],
      ["POST", "/letters", { id: "12345678", text: "Hello", moment: 1 }],
      ["POST", "/letters?with=1", { id: "12345678", text: "Hello" }],
      ["PUT", `/letters/${LETTER}/reaction`, { reaction: "rose" }],
      ["PUT", `/letters/${LETTER}/hidden`, { hidden: true }],
      ["PUT", "/letters/read", { until: LETTER }],
      ["POST", `/letters/${LETTER}/report`],
      ["PUT", "/seats/0/blocked"],
      ["GET", "/webhook"],
      ["PUT", "/webhook", { address: "https://hooks.slack.com/services/T/B/x", locale: "en" }],
      ["DELETE", "/webhook"],
      ["POST", "/webhook/test"],
      ["PUT", "/mention", { mention: null }],
    ] as const
  ).map(([method, path, body]) => ({ method, path: `/api/matches/${id}${path}`, body }));

/** Attempts at its door with an invalid key. */
const atDoor = (id: string) =>
  (
    [
      ["POST", { key: "eyJhIjoxfQ.c2lnbmF0dXJl" }],
      ["PUT", { key: "eyJhIjoxfQ.c2lnbmF0dXJl" }],
      ["DELETE", undefined],
    ] as const
  ).map(([method, body]) => ({ method, path: `/api/matches/${id}/door`, body }));

describe("a stranger", () => {
  const creation = { game: "pennies", seats: 2, options: { rounds: 1 } };

  /** A private match in each state that a match can be in. */
  async function inEveryState(): Promise<string[]> {
    const ann = await town.guest("Ann");
    const [lobby, closed] = await Promise.all(
      [1, 2].map(async () => (await ann.call(endpoints.createMatch, { body: creation })).match.id),
    );
    await ann.call(endpoints.cancelMatch, { params: { id: closed ?? "" } });
    const playing = await penniesTable(town);
    const over = await penniesTable(town, { rounds: 1 });
    await answer(over.ann, over.id, "keep");
    await answer(over.bob, over.id, "fold");
    return [lobby ?? "", closed ?? "", playing.id, over.id];
  }

  it("cannot tell a private match, whatever its state, from one that does not exist", async () => {
    const eve = await town.guest("Eve");
    const seen = async (id: string) => {
      const tried = [...atMatch(id), ...atDoor(id)];
      const responses = await Promise.all(tried.map((what) => send({ browser: eve, ...what }, "en")));
      return Promise.all(
        responses.map(async (r) => [r.status, [...r.headers].toSorted().join(), await r.text()]),
      );
    };
    const nowhere = await seen("nowhere");
    expect(new Set(nowhere.map(([status]) => status))).toEqual(new Set([404, 410, 204]));
    for (const id of await inEveryState()) expect(await seen(id)).toEqual(nowhere);
  });

  it("is not left without a path that was added since", () => {
    const tried = [...atMatch("{id}"), ...atDoor("{id}")].map(
      ({ method, path }) =>
        `${method} ${path.replace("/seats/0", "/seats/{seat}").replace("/loud", "/{correction}").replace(LETTER, "{letter}").split("?")[0]}`,
    );
    const known = Object.values(endpoints).filter((e) => e.path.startsWith("/api/matches/{id}"));
    expect([...new Set(tried)].toSorted()).toEqual(known.map((e) => `${e.method} ${e.path}`).toSorted());
  });
});

describe("a bad link", () => {
  it("to sign in, used or invented, is refused", async () => {
    const email = "used@mob.test";
    await town.member(email);
    const token = /enter#([^&\s]+)/.exec(town.mailer.to(email).at(-1)?.text ?? "")?.[1];
    const browser = town.browser();
    await expectProblem("account/link-expired", { browser, path: "/api/session", body: { token } });
    await expectProblem("account/link-expired", {
      browser,
      path: "/api/session",
      body: { token: "invented" },
    });
    await expectProblem("account/link-expired", {
      browser,
      path: "/api/session",
      body: { token: "confirm.invented" },
    });
    expect((await browser.call(endpoints.readMe, {})).me).toBeNull();
  });

  it("to answer or to unsubscribe, damaged, is refused", async () => {
    const browser = town.browser();
    const damaged = "eyJhIjoxfQ.c2lnbmF0dXJl";
    await expectProblem("link/invalid", { browser, method: "GET", path: `/api/act?token=${damaged}` });
    await expectProblem("link/invalid", { browser, path: "/api/act", body: { token: damaged } });
    await expectProblem("link/invalid", { browser, path: "/api/unsubscribe?token=nobody" });
  });

  it("to nowhere is refused", async () => {
    await expectProblem("request/unknown-path", {
      browser: town.browser(),
      method: "GET",
      path: "/api/nothing",
    });
  });
});

it("nothing of all this was a fault of the service", async () => {
  expect(town.faults).toEqual([]);
  expect((await town.browser().request(`${ORIGIN}/healthz`)).status).toBe(200);
  expect(await look(await town.guest("X"), "nowhere").catch((e: Error) => e.message)).toContain(
    "match/unknown",
  );
});
