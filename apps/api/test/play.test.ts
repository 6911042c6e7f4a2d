import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../src/pages/openapi.ts";
import { answer, answerBody, inviteToken, look, penniesTable } from "./pennies-table.ts";
import { openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

const records = (id: string) => town.backend.context.store.matches.records(id, { limit: 100 });

describe("answers that race", () => {
  it("to the same window are all applied, whoever writes first", async () => {
    const players = await Promise.all(["Ann", "Bob", "Cleo", "Dan"].map((name) => town.guest(name)));
    const [ann, ...others] = players;
    if (ann === undefined) throw new Error("nobody");
    const created = await ann.call(endpoints.createMatch, {
      body: { game: "pennies", seats: 4, seatOrder: "chosen" },
    });
    const id = created.match.id;
    for (const other of others) {
      await other.call(endpoints.joinMatch, { params: { id }, body: { token: inviteToken(created) } });
    }
    await ann.call(endpoints.startMatch, { params: { id }, body: {} });
    await answer(ann, id, "keep");
    const bodies = await Promise.all(others.map((other) => answerBody(other, id, "call")));
    await Promise.all(
      others.map((other, i) =>
        other.call(endpoints.answerPrompt, { params: { id }, body: bodies[i] ?? never() }),
      ),
    );
    expect((await look(ann, id)).table?.view).toMatchObject({ round: 1, calls: [3] });
    expect((await records(id)).map((r) => r.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it("to one prompt: one counts, the other is told that the moment has passed", async () => {
    const { id, ann } = await penniesTable(town);
    const one = await answerBody(ann, id, "keep");
    const other = await answerBody(ann, id, "show");
    const both = await Promise.allSettled(
      [one, other].map((body) => ann.call(endpoints.answerPrompt, { params: { id }, body })),
    );
    expect(both.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(String(both.find((r) => r.status === "rejected")?.reason)).toContain("match/stale-prompt");
    expect(await records(id)).toHaveLength(2);
  });
});

const never = () => {
  throw new Error("unreachable");
};

describe("an answer sent twice", () => {
  it("is applied once and gets the same result, at once and much later", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const body = await answerBody(ann, id, "keep");
    const send = () => ann.call(endpoints.answerPrompt, { params: { id }, body });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    await answer(bob, id, "fold");
    await answer(bob, id, "show");
    const later = await send();
    expect(later).toEqual(await look(ann, id));
    expect((await records(id)).filter((r) => r.answerId === body.answerId)).toHaveLength(1);
  });
});

describe("a sealed answer", () => {
  it("changes not a byte of what others in the window get, nor their tags", async () => {
    const [ann, bob, cleo] = [await town.guest("Ann"), await town.guest("Bob"), await town.guest("Cleo")];
    const body = { game: "pennies", seats: 3, seatOrder: "chosen" as const };
    const created = await ann.call(endpoints.createMatch, { body });
    const id = created.match.id;
    for (const b of [bob, cleo])
      await b.call(endpoints.joinMatch, { params: { id }, body: { token: inviteToken(created) } });
    await ann.call(endpoints.startMatch, { params: { id }, body: {} });
    await answer(ann, id, "keep");
    await answer(bob, id, "call");
    const seen = async () => {
      const response = await cleo.request(`/api/matches/${id}`);
      return [await response.text(), response.headers.get("etag")];
    };
    const before = await seen();
    town.clock.advance(30);
    const revised = {
      answerId: "changed-mind",
      prompt: (await look(bob, id)).table?.prompts[0]?.id ?? "",
      value: "fold",
    };
    await bob.call(endpoints.answerPrompt, { params: { id }, body: revised });
    expect(await seen()).toEqual(before);
  });
});

describe("polling", () => {
  it("costs nothing while nothing changes", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const first = await bob.callIfChanged(endpoints.viewMatch, { params: { id } }, null);
    if (!first.changed) throw new Error("nothing");
    expect(await bob.callIfChanged(endpoints.viewMatch, { params: { id } }, first.etag)).toEqual({
      changed: false,
    });
    await answer(ann, id, "keep");
    const query = { since: String(first.data.table?.told) };
    const next = await bob.callIfChanged(endpoints.viewMatch, { params: { id }, query }, first.etag);
    if (!next.changed) throw new Error("nothing new");
    expect(next.data.recap?.frames.map(({ event }) => event.type)).toEqual(["kept"]);
    expect(next.data.recap?.frames.at(-1)?.view).toEqual(next.data.table?.view);
    expect(
      await bob.callIfChanged(endpoints.viewMatch, { params: { id }, query: { since: "0" } }, next.etag),
    ).toEqual({ changed: false });
  });
});

describe("taking back", () => {
  it("is over once somebody else has been asked", async () => {
    const { id, ann, bob } = await penniesTable(town);
    expect((await answer(ann, id, "keep")).table?.canUndo).toBe(false);
    const undone = ann.call(endpoints.undoAnswer, { params: { id }, body: { answerId: "take-back-1" } });
    await expect(undone).rejects.toMatchObject({ problem: { code: "match/nothing-to-undo" } });
    expect((await look(bob, id)).table?.prompts.map((p) => p.topic)).toEqual(["call-or-fold"]);
  });
});

describe("resigning", () => {
  it("leaves the seat to a bot", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const view = await ann.call(endpoints.resignMatch, { params: { id }, body: { answerId: "resign-ann" } });
    expect(view.match.seats[0]?.mode).toBe("resigned");
    await town.settle();
    expect((await look(bob, id)).table?.prompts[0]?.topic).toBe("call-or-fold");
  });
});

describe("the log", () => {
  it("comes in pages, in the reader's own numbering", async () => {
    const { id, ann, bob } = await penniesTable(town);
    await answer(ann, id, "show");
    await answer(bob, id, "call");
    const newest = await bob.call(endpoints.readLog, { params: { id }, query: { limit: 2 } });
    expect(newest.events.map((e) => e.n)).toEqual([3, 4]);
    const older = await bob.call(endpoints.readLog, {
      params: { id },
      query: { limit: 2, before: newest.before ?? 0 },
    });
    expect(older.events.map((e) => e.n)).toEqual([1, 2]);
    expect(older.before).toBeNull();
    expect(JSON.stringify(older)).not.toMatch(/card-0-\d+/);
  });

  it("is remembered as seen", async () => {
    const { id, bob } = await penniesTable(town);
    await town.settle();
    expect((await bob.call(endpoints.readDashboard, {})).rows[0]?.unseen).toBe(2);
    const caughtUp = await bob.call(endpoints.viewMatch, { params: { id }, query: { since: "seen" } });
    expect(caughtUp.recap?.frames.map(({ n }) => n)).toEqual([1, 2]);
    expect((await bob.call(endpoints.readDashboard, {})).rows[0]?.unseen).toBe(2);
    const query = { since: "2", seen: "2" };
    await bob.call(endpoints.viewMatch, { params: { id }, query });
    expect((await bob.call(endpoints.readDashboard, {})).rows[0]?.unseen).toBe(0);
    const again = await bob.call(endpoints.viewMatch, { params: { id }, query: { since: "seen" } });
    expect(again.recap).toEqual({ frames: [], skipped: 0 });
  });
});

describe("a rematch", () => {
  it("is one and the same match for everybody who asks", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 });
    await answer(ann, id, "keep");
    await answer(bob, id, "fold");
    const [one, other] = await Promise.all(
      [ann, bob].map((b) => b.call(endpoints.rematch, { params: { id } })),
    );
    expect(one?.match.id).toBe(other?.match.id);
    expect(one?.match).toMatchObject({ status: "lobby", gathers: true, rematchOf: id });
    expect((await look(ann, id)).match.nextMatch).toBe(one?.match.id);
    expect(one?.match.commitment).not.toBe((await look(ann, id)).match.commitment);
  });
});

describe("the lobby", () => {
  it("hands a match over when the host leaves, and closes it after the last", async () => {
    const [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
    const created = await ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 3 } });
    const params = { id: created.match.id };
    await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
    await ann.call(endpoints.leaveMatch, { params });
    expect(await bob.call(endpoints.viewMatch, { params })).toMatchObject({ isHost: true });
    expect((await ann.call(endpoints.readDashboard, {})).rows).toEqual([]);
    await bob.call(endpoints.leaveMatch, { params });
    await town.settle();
    expect((await town.backend.context.store.matches.meta(params.id))?.status).toBe("cancelled");
  });

  it("lists open matches to strangers, and lets them in without an invitation", async () => {
    const [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
    const body = { game: "pennies", seats: 3, visibility: "open" as const };
    const { match } = await ann.call(endpoints.createMatch, { body });
    const listed = (await bob.call(endpoints.listOpenMatches, {})).matches;
    expect(listed.map((m) => m.id)).toContain(match.id);
    const joined = await bob.call(endpoints.joinMatch, { params: { id: match.id }, body: {} });
    expect(joined.viewer).toBe(1);
  });

  it("lets the host rearrange, kick, fill with bots and start", async () => {
    const [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
    const body = { game: "pennies", seats: 4, seatOrder: "chosen" as const };
    const created = await ann.call(endpoints.createMatch, { body });
    const params = { id: created.match.id };
    await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
    const moved = await ann.call(endpoints.changeMatch, {
      params,
      body: { order: [1, 0, 2, 3], options: { rounds: 5 } },
    });
    expect(moved.match.seats.map((s) => s.name)).toEqual(["Bob", "Ann", "", ""]);
    expect(moved.match.options).toMatchObject({ rounds: 5 });
    // A page that was drawn before names others, and changes nothing. What it does not name stays.
    const stale = { order: [1, 0, 2, 3], names: ["Ann", "Bob", "", ""] };
    const late = ann.call(endpoints.changeMatch, { params, body: stale });
    await expect(late).rejects.toThrow("match/seats-changed");
    const gone = ann.call(endpoints.kickPlayer, { params: { ...params, seat: 0 }, query: { name: "Ann" } });
    await expect(gone).rejects.toThrow("match/seats-changed");
    const part = { options: { windowHours: 7 }, clock: { restsOnWeekends: true } };
    const also = await ann.call(endpoints.changeMatch, { params, body: part });
    const { match: kept } = await ann.call(endpoints.changeMatch, {
      params,
      body: { clock: { whenOut: "bot" } },
    });
    expect(also.match.options).toMatchObject({ rounds: 5, windowHours: 7 });
    expect(kept.clock).toMatchObject({ restsOnWeekends: true, whenOut: "bot" });
    await ann.call(endpoints.changeMatch, { params, body: { clock: { whenOut: "fallback" } } });
    await ann.call(endpoints.kickPlayer, { params: { ...params, seat: 0 }, query: { name: "Bob" } });
    expect((await bob.call(endpoints.readDashboard, {})).rows).toEqual([]);
    const started = await ann.call(endpoints.startMatch, { params, body: { fill: "dull" } });
    expect(started.match.seats.map((s) => s.kind)).toEqual(["bot", "person", "bot", "bot"]);
    expect(started.match.dealing.joined.map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
  });

  it("shows an invitation with a preview that leads on", async () => {
    const ann = await town.guest("Ann <b>");
    const created = await ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 3 } });
    const path = new URL(created.inviteUrl ?? "").pathname;
    const page = await (await town.browser().request(path, { headers: { "accept-language": "ja" } })).text();
    expect(page).toContain('property="og:title" content="Ann &lt;b&gt;さんがpenniesに招待しています"');
    expect(page).toContain(`https://house.test/ja/join/?token=${inviteToken(created)}`);
    expect(page).not.toContain("<b>");
  });
});

describe("a link in a mail", () => {
  it("answers when it is confirmed, and not when it is opened", async () => {
    const ann = await town.member("ann@links.test");
    const created = await ann.call(endpoints.tryGame, { body: { game: "pennies", seats: 2, locale: "en" } });
    const id = created.matchId;
    await ann.call(endpoints.startMatch, { params: { id }, body: {} });
    await town.settle();
    const token = await linkFor(id, "ann@links.test");
    const nobody = town.browser();
    const before = await records(id);
    const preview = await nobody.call(endpoints.previewAct, { query: { token } });
    expect(preview.prompt?.topic).toBeDefined();
    expect(await records(id)).toEqual(before);
    await nobody.call(endpoints.confirmAct, { body: { token } });
    await nobody.call(endpoints.confirmAct, { body: { token } });
    const mine = (await records(id)).filter((r) => r.userId !== undefined);
    expect(mine).toHaveLength(1);
    const spent = await nobody.call(endpoints.previewAct, { query: { token } });
    expect(spent).toMatchObject({ state: "given", prompt: null });
    town.clock.advance(8 * 86_400);
    await expect(nobody.call(endpoints.confirmAct, { body: { token } })).rejects.toThrow("link/late");
  });

  /** The test game has no words, so its mails have no answer links: this makes one as a mail would. */
  async function linkFor(id: string, email: string): Promise<string> {
    const { actToken } = await import("@consigliere/service/match/act-link");
    const { context } = town.backend;
    const meta = await context.store.matches.meta(id);
    const player = meta?.seats.find((s) => s.player !== null && "userId" in s.player)?.player;
    const userId = player != null && "userId" in player ? player.userId : "";
    expect(await context.emailOf(userId)).toBe(email);
    const table = await import("@consigliere/service/play/view-match").then((m) =>
      m.viewMatch(context, userId, id),
    );
    const prompt = table.table?.prompts[0];
    const option = prompt?.question.form === "one" ? prompt.question.options[0]?.id : undefined;
    const until = new Date(town.clock.now().getTime() + 7 * 86_400_000).toISOString();
    return actToken(context, { matchId: id, userId, promptId: prompt?.id ?? "", value: option ?? "", until });
  }

  it("unsubscribes with one click, and shows people a page first", async () => {
    const ann = await town.member("ann@stop.test");
    const me = (await ann.call(endpoints.readMe, {})).me;
    const profile = await town.backend.context.store.profiles.get(me?.userId ?? "");
    const path = `/api/unsubscribe?token=${profile?.unsubscribeToken}&scope=yourTurn`;
    const page = await town
      .browser()
      .request(path, { headers: { accept: "text/html", "accept-language": "ja" } });
    expect(page.headers.get("location")).toBe(
      `https://house.test/ja/unsubscribe/${new URL(`https://x${path}`).search}`,
    );
    expect((await ann.call(endpoints.readMe, {})).me?.preferences.yourTurn).toEqual(["email"]);
    const click = await town.browser().request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.test" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(click.status).toBe(204);
    expect((await ann.call(endpoints.readMe, {})).me?.preferences).toEqual({
      // Mails stop; a device that is added some day is told.
      yourTurn: ["push"],
      matchStart: ["email"],
      matchEnd: ["email"],
    });
  });
});

describe("accounts", () => {
  it("are entered by a link that works once and leads to a page of ours", async () => {
    const browser = town.browser("ja");
    const email = "vito.corleone@mob.test";
    await browser.call(endpoints.requestSignIn, { body: { email, locale: "ja", next: "/ja/m/abc" } });
    const mail = town.mailer.to(email).at(-1);
    expect(mail?.subject).toBe("Consigliere へのログイン");
    expect(mail?.text).toContain("https://house.test/ja/enter#");
    expect(mail?.text).toContain("next=%2Fja%2Fm%2Fabc");
    const { me } = await browser.call(endpoints.signIn, { body: { token: tokenIn(mail?.text ?? "") } });
    expect(me).toMatchObject({ name: "新顔", isNamed: false, email, isGuest: false });
    await browser.call(endpoints.signOut, {});
    expect((await browser.call(endpoints.readMe, {})).me).toBeNull();
  });

  it("carry HttpOnly, SameSite and Secure on their cookies", async () => {
    const response = await town.browser().request("/api/session/guest", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Gus", locale: "en" }),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.includes("session_token"));
    expect(cookie).toMatch(/^__Secure-consigliere/);
    for (const flag of ["HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(flag);
  });

  it("keep everything when a guest attaches a new address", async () => {
    const guest = await town.guest("Gus");
    const { matchId } = await guest.call(endpoints.tryGame, { body: { game: "pennies", locale: "en" } });
    const before = (await guest.call(endpoints.readMe, {})).me;
    await guest.call(endpoints.attachEmail, { body: { email: "gus@mob.test" } });
    const token = tokenIn(town.mailer.to("gus@mob.test").at(-1)?.text ?? "");
    // The mail is opened on the phone.
    const phone = town.browser();
    const { me } = await phone.call(endpoints.signIn, { body: { token } });
    expect(me).toMatchObject({ userId: before?.userId, name: "Gus", email: "gus@mob.test", isGuest: false });
    expect((await look(phone, matchId)).viewer).not.toBeNull();
    // The person who asked may have been somebody else, and must come in by mail like everybody.
    expect((await guest.call(endpoints.readMe, {})).me).toBeNull();
    await expect(phone.call(endpoints.attachEmail, { body: { email: "x@mob.test" } })).rejects.toThrow(
      "account/has-email",
    );
  });

  it("take over a guest's matches when the address is known", async () => {
    const old = await town.member("known@mob.test");
    const guest = await town.guest("Passing");
    const { matchId } = await guest.call(endpoints.tryGame, { body: { game: "pennies", locale: "en" } });
    await guest.call(endpoints.attachEmail, { body: { email: "known@mob.test" } });
    const token = tokenIn(town.mailer.to("known@mob.test").at(-1)?.text ?? "");
    await guest.call(endpoints.signIn, { body: { token } });
    await town.settle();
    expect((await look(old, matchId)).viewer).not.toBeNull();
    expect((await old.call(endpoints.readDashboard, {})).rows.map((r) => r.matchId)).toEqual([matchId]);
    const { me } = await guest.call(endpoints.readMe, {});
    expect(me).toEqual((await old.call(endpoints.readMe, {})).me);
  });

  it("take a guest's matches along when the guest signs in here", async () => {
    const browser = await town.guest("Gina");
    const { matchId } = await browser.call(endpoints.tryGame, { body: { game: "pennies", locale: "en" } });
    await browser.call(endpoints.requestSignIn, { body: { email: "gina@mob.test", locale: "en" } });
    const token = tokenIn(town.mailer.to("gina@mob.test").at(-1)?.text ?? "");
    const { me } = await browser.call(endpoints.signIn, { body: { token } });
    expect(me).toMatchObject({ name: "Gina", email: "gina@mob.test" });
    expect((await look(browser, matchId)).viewer).not.toBeNull();
  });

  it("leave nothing personal behind when they are deleted, and bots in their seats", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const me = (await ann.call(endpoints.readMe, {})).me;
    await ann.call(endpoints.deleteAccount, {});
    expect((await ann.call(endpoints.readMe, {})).me).toBeNull();
    await town.settle();
    const view = await look(bob, id);
    expect(view.match.seats[0]).toMatchObject({ kind: "bot", name: "—" });
    expect(view.isHost).toBe(true);
    expect(view.table?.prompts[0]?.topic).toBe("call-or-fold");
    const { store } = town.backend.context;
    expect(await store.profiles.get(me?.userId ?? "")).toBeUndefined();
    expect(await store.memberships.list(me?.userId ?? "")).toEqual([]);
  });

  it("take a new name to the tables where they sit", async () => {
    const { id, ann, bob } = await penniesTable(town);
    await ann.call(endpoints.changeProfile, {
      body: { name: "Annabel", preferences: { matchEnd: { push: false, email: false } } },
    });
    expect((await look(bob, id)).match.seats[0]?.name).toBe("Annabel");
  });
});

describe("whether others see that one looks at a table", () => {
  it("is each one's choice, and yes until it is made", async () => {
    const ann = await town.guest("Ann");
    const shows = async () => (await ann.call(endpoints.readMe, {})).me?.showsPresence;
    expect(await shows()).toBe(true);
    for (const showsPresence of [false, true, false]) {
      await ann.call(endpoints.changeProfile, { body: { showsPresence } });
      expect(await shows()).toBe(showsPresence);
      await ann.call(endpoints.changeProfile, { body: { locale: "ja" } });
      expect(await shows()).toBe(showsPresence);
    }
  });
});

describe("the documents", () => {
  it("describe every endpoint, and load nothing", async () => {
    const browser = town.browser();
    const document = (await (await browser.request("/api/openapi.json")).json()) as {
      paths: Record<string, object>;
    };
    for (const { path, method } of Object.values(endpoints)) {
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((m) => m[1]);
    const { components } = document as unknown as { components: { schemas: Record<string, unknown> } };
    for (const ref of refs) expect(components.schemas).toHaveProperty(ref ?? "");
    const { tags } = document as unknown as { tags: { name: string }[] };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
    expect(operations.filter(({ description }) => !description.endsWith("."))).toEqual([]);
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(
      new Set(tags.map(({ name }) => name)),
    );
    const page = await (await browser.request("/api/reference")).text();
    expect(page).toContain("/api/matches/{id}/answers");
    expect(page).not.toMatch(/<script|src=|@import|url\(|href="(?!\/)/);
  });
});

it("no fault was reported", () => {
  expect(town.faults).toEqual([]);
});
