import { describe, expect, it } from "vitest";
import { type TableGrant, type TablePart, tableAccess } from "./access.ts";
import {
  addressKeys,
  authKeys,
  clubKeys,
  dueKeys,
  heartbeatKeys,
  liveKeys,
  matchKeys,
  outboxKeys,
  rateKeys,
  userKeys,
  webhookKeys,
} from "./keys.ts";

const fits = (pattern: string, key: string) =>
  pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** The actions that a part may do with a key. */
function actionsOn(part: TablePart, pk: string): string[] {
  const grants: readonly TableGrant[] = tableAccess[part].table;
  const fitting = grants.filter(({ partitions }) => partitions.some((pattern) => fits(pattern, pk)));
  return [...new Set(fitting.flatMap(({ actions }) => actions))];
}

const session = [authKeys.session("s1").pk, authKeys.sessionsOf("u1")];
const signInToken = [authKeys.secret("x").pk];
const user = authKeys.user("u1").pk;
const userByAddress = authKeys.address("a@b.party").pk;
const match = matchKeys.meta("m1").pk;
const work = dueKeys.work("deadline", "m1#0").pk;
const mail = outboxKeys.delivery("telegram x").pk;
const openPage = liveKeys.page("m1", "u1", 0).pk;
const address = addressKeys.state("a@b.party").pk;

describe("what a part may do with the table", () => {
  it.each<[string, TablePart, readonly string[], readonly string[]]>([
    ["find, renew and end sessions", "http", session, ["BatchGetItem", "PutItem", "DeleteItem"]],
    ["read and make sessions", "account", session, ["BatchGetItem", "Query", "PutItem", "DeleteItem"]],
    ["use sign-in tokens", "account", signInToken, ["BatchGetItem", "Query", "PutItem", "DeleteItem"]],
    [
      "find whose address it is",
      "account",
      [user, userByAddress],
      ["BatchGetItem", "Query", "PutItem", "DeleteItem"],
    ],
    ["count callers", "http", [rateKeys.counter("sign-in x", 0).pk], ["UpdateItem"]],
    ["invite", "http", [matchKeys.invite("t").pk], ["BatchGetItem", "PutItem"]],
    ["plan work", "stream", [work], ["BatchGetItem", "PutItem"]],
    ["take and finish work", "tick", [work], ["PartiQLUpdate", "PartiQLDelete", "UpdateItem"]],
    ["say that it is awake", "tick", [heartbeatKeys.item.pk], ["UpdateItem"]],
    ["move mail on", "tick", [mail], ["PutItem", "UpdateItem", "PartiQLUpdate"]],
    ["look whether mail arrives", "tick", [address], ["GetItem"]],
    ["keep open pages", "live", [openPage], ["Query", "UpdateItem", "DeleteItem", "PutItem"]],
    ["tell open pages", "stream", [openPage], ["Query", "UpdateItem", "DeleteItem"]],
    ["note whether mail arrives", "feedback", [address], ["GetItem", "PutItem"]],
  ])("%s: %s", (_, part, keys, actions) => {
    for (const pk of keys) expect(actionsOn(part, pk).sort()).toEqual([...actions].sort());
  });

  it("addresses of webhooks are written by account, told by tick, and looked at where news come up", () => {
    const hook = webhookKeys.item("m1").pk;
    for (const part of ["account", "tick"] as const)
      expect(actionsOn(part, hook)).toEqual(["BatchGetItem", "PutItem", "DeleteItem"]);
    expect(actionsOn("stream", hook)).toEqual(["BatchGetItem"]);
    for (const part of ["http", "live", "feedback"] as const) expect(actionsOn(part, hook)).toEqual([]);
    expect(actionsOn("account", dueKeys.work("webhook-test", "m1").pk)).toEqual(["PutItem"]);
    expect(actionsOn("http", work)).toEqual([]);
  });

  it("clubs are changed by account, and looked at where matches are opened for them and end", () => {
    const club = clubKeys.club("c1").pk;
    expect(actionsOn("account", club)).toEqual(["BatchGetItem", "Query", "PutItem", "DeleteItem"]);
    expect(actionsOn("stream", club)).toEqual(["BatchGetItem", "PutItem"]);
    expect(actionsOn("http", club)).toEqual(["BatchGetItem"]);
    for (const part of ["tick", "live", "feedback"] as const) expect(actionsOn(part, club)).toEqual([]);
  });

  it("http neither reads nor makes sign-in tokens, nor accounts", () => {
    for (const pk of [...signInToken, userByAddress]) expect(actionsOn("http", pk)).toEqual([]);
    expect(actionsOn("http", user)).toEqual(["BatchGetItem"]);
    expect(actionsOn("http", mail)).toEqual([]);
  });

  it.each<TablePart>(["stream", "tick"])("%s neither reads nor makes sign-in tokens", (part) => {
    for (const pk of [...signInToken, userByAddress]) expect(actionsOn(part, pk)).toEqual([]);
    expect(actionsOn(part, user)).toEqual(["BatchGetItem"]);
  });

  it("tick alone of them finds the ids of somebody's sessions, and reads no session", () => {
    expect(session.map((pk) => actionsOn("stream", pk))).toEqual(session.map(() => []));
    expect(session.map((pk) => actionsOn("tick", pk))).toEqual([[], ["Query"]]);
  });

  it.each<TablePart>(["feedback", "live"])("%s knows neither matches nor people", (part) => {
    for (const pk of [match, user, userKeys.profile("u1").pk, mail, ...session]) {
      expect(actionsOn(part, pk)).toEqual([]);
    }
  });

  it.each<TablePart>(["http", "account", "stream", "tick"])(
    "%s appends records and changes none in place",
    (part) => {
      expect(actionsOn(part, match).sort()).toEqual(["BatchGetItem", "PutItem", "Query"]);
    },
  );

  it("no id of a stranger leads out of its partitions", () => {
    expect(actionsOn("stream", matchKeys.meta("x#../AUTH#session").pk)).toContain("PutItem");
    expect(actionsOn("stream", userKeys.profile("AUTH#session").pk)).toContain("PutItem");
    expect(actionsOn("tick", dueKeys.work("#AUTH", "session").pk)).not.toContain("PutItem");
  });
});

describe("what a part may look up in the index", () => {
  const mayQuery = (part: TablePart, pk: string) => {
    const patterns: readonly string[] = tableAccess[part].index;
    return patterns.some((pattern) => fits(pattern, pk));
  };

  const whoMay = (pk: string) =>
    (Object.keys(tableAccess) as TablePart[]).filter((part) => mayQuery(part, pk));

  it("all that is due, for who does it, and for who takes mail back", () => {
    expect(whoMay(dueKeys.queue)).toEqual(["account", "tick"]);
  });

  it("open lobbies and unsubscribe links, for http", () => {
    expect(mayQuery("http", matchKeys.openLobby)).toBe(true);
    expect(mayQuery("http", userKeys.unsubscribe("t"))).toBe(true);
    expect(mayQuery("tick", userKeys.unsubscribe("t"))).toBe(false);
  });
});
