import { beforeEach, describe, expect, it, vi } from "vitest";
import { AwsError } from "../src/aws-service.ts";
import type { Command } from "../src/dynamo/commands.ts";
import type { Profile } from "../src/profiles.ts";
import { connect } from "../src/store.ts";
import { interpose, loseReplies, type Send } from "../testing/interpose.ts";
import { freshTable } from "../testing/table.ts";
import { delivery, matchOf, profile, record } from "./examples.ts";
import { takeWork } from "./taking.ts";

/** Answers a request in place of the table, which it may ask for a part of it. */
type Fault = (command: Command<unknown>, send: Send) => Promise<unknown>;

/** Faults for the next requests, by their action. */
const faults = new Map<string, Fault[]>();

const table = await freshTable();
const store = connect(table);
interpose(table.client, (command, send) => (faults.get(command.action)?.shift() ?? pass)(command, send));

const pass: Fault = (command, send) => send(command);

beforeEach(() => {
  faults.clear();
  // The moments between the tries.
  vi.spyOn(Math, "random").mockReturnValue(0);
  return () => vi.restoreAllMocks();
});

/** A transaction that is cancelled for these reasons, one of each of its writes. */
const cancelled =
  (...codes: string[]): Fault =>
  () => {
    const body = {
      __type: "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
      message: "cancelled",
      CancellationReasons: codes.map((Code) => ({ Code })),
    };
    return Promise.reject(new AwsError({ status: 400, body: JSON.stringify(body) }, 1));
  };

const conflicts = (count: number) =>
  Array.from({ length: count }, () => cancelled("None", "TransactionConflict"));

/** The first of several statements is not done, for this reason. */
const withoutFirst =
  (Code: string): Fault =>
  async (command, send) => {
    const [, ...others] = command.input["Statements"] as readonly object[];
    const input = { Statements: others };
    const done = others.length === 0 ? {} : await send({ ...command, input, reply: command.reply });
    const { Responses: replies = [] } = done as { Responses?: readonly object[] };
    return { Responses: [{ Error: { Code } }, ...replies] };
  };

it("a transaction that meets another one on its items is tried again until it is done", async () => {
  const before = await store.matches.meta(await matchOf(store, 1));
  if (before === undefined) throw new Error("no match");
  faults.set("TransactWriteItems", conflicts(3));
  const saved = await store.matches.saveMeta({ ...before, status: "over" });
  expect(faults.get("TransactWriteItems")).toEqual([]);
  expect(saved).toEqual({ ...before, status: "over", rev: before.rev + 1 });
  expect(await store.matches.meta(before.id)).toEqual(saved);
});

it("a transaction is not tried again when it is refused, or when it is wrong, and not for ever", async () => {
  const before = await store.matches.meta(await matchOf(store, 1));
  if (before === undefined) throw new Error("no match");
  const save = () => store.matches.saveMeta({ ...before, status: "over" });
  faults.set("TransactWriteItems", [cancelled("ConditionalCheckFailed", "TransactionConflict")]);
  await expect(save()).rejects.toMatchObject({ code: "store/conflict" });
  faults.set("TransactWriteItems", [cancelled("None", "ValidationError")]);
  await expect(save()).rejects.toThrow("cancelled");
  faults.set("TransactWriteItems", conflicts(99));
  await expect(save()).rejects.toThrow("cancelled");
  expect(faults.get("TransactWriteItems")).toHaveLength(91);
  expect(await store.matches.meta(before.id)).toEqual(before);
});

it("of several writes, those that the table is too busy for are tried again, and each is done once", async () => {
  const now = new Date("2026-01-01T00:00:00.000Z");
  for (const key of ["a", "b", "c"])
    await store.due.put({ kind: "bot", key, at: now.toISOString(), payload: null });
  const busy = ["ThrottlingError", "ProvisionedThroughputExceeded", "TransactionConflict"];
  faults.set("BatchExecuteStatement", busy.map(withoutFirst));
  const taken = await takeWork(store, now, 9);
  expect(taken).toMatchObject([
    { key: "a", attempts: 1 },
    { key: "b", attempts: 1 },
    { key: "c", attempts: 1 },
  ]);
  faults.set("BatchExecuteStatement", busy.map(withoutFirst));
  await Promise.all(taken.map((claim) => store.due.complete(claim)));
  expect(faults.get("BatchExecuteStatement")).toEqual([]);
  for (const { kind, key } of taken) expect(await store.due.get(kind, key)).toBeUndefined();
});

it("of several writes, none is passed over that failed for another reason", async () => {
  const now = new Date("2026-01-02T00:00:00.000Z");
  await store.due.put({ kind: "bot", key: "d", at: now.toISOString(), payload: null });
  faults.set("BatchExecuteStatement", [withoutFirst("AccessDenied")]);
  await expect(takeWork(store, now, 9)).rejects.toMatchObject({ code: "store/unavailable" });
  const [claim] = await takeWork(store, now, 9);
  if (claim === undefined) throw new Error("nothing was taken");
  faults.set("BatchExecuteStatement", [withoutFirst("AccessDenied")]);
  await expect(store.due.complete(claim)).rejects.toMatchObject({ code: "store/unavailable" });
  await store.due.complete(claim);
  expect(await store.due.get("bot", "d")).toBeUndefined();
});

describe("a write whose reply is lost, which the library repeats,", () => {
  /** The number of replies to be lost. */
  let lost = 0;
  loseReplies(table.client, (action) => {
    if (lost === 0 || !["PutItem", "BatchExecuteStatement"].includes(action)) return false;
    lost -= 1;
    return true;
  });
  const losing = <T>(write: () => Promise<T>): Promise<T> => {
    lost = 1;
    return write();
  };
  const page = { id: "s", matchId: "m", userId: "ann", revision: null };
  const about = { userId: "ann", kind: "reminder", matchId: "m", key: "k", at: "2026-01-01T00:00:00.000Z" };

  it.each<[string, () => Promise<unknown>, unknown]>([
    [
      "holds a mail",
      () => store.outbox.hold(delivery({ dedupeKey: "held" })),
      expect.objectContaining({ status: "sending" }),
    ],
    ["queues a mail", () => store.outbox.enqueue(delivery({ dedupeKey: "queued" })), true],
    ["keeps notes", () => store.notes.write("ann", "m", { text: "x", edition: 1 }, 0), true],
    ["notes a reminder", () => store.notifications.put(about, about.at), true],
    [
      "opens a page",
      () => store.live.open(page).then(() => store.live.of("m", "ann")),
      [{ ...page, place: 0 }],
    ],
    ["creates a profile", () => store.profiles.create(profile({ userId: "ann" })), true],
    ["keeps a record", async () => store.matches.append(record(await matchOf(store, 1), 2)), undefined],
  ])("%s, once", async (_, write, outcome) => {
    const done = await losing(write);
    expect(lost).toBe(0);
    expect(done).toEqual(outcome);
  });

  it("changes a profile once", async () => {
    await store.profiles.create(profile({ userId: "bob" }));
    const longer = vi.fn((before: Profile) => ({ ...before, name: `${before.name}!` }));
    await losing(() => store.profiles.change("bob", longer));
    expect(longer).toHaveBeenCalledOnce();
  });

  it("takes what is due, and leaves to others what they took", async () => {
    const now = new Date("2026-01-03T00:00:00.000Z");
    await store.due.put({ kind: "bot", key: "e", at: now.toISOString(), payload: null });
    await store.outbox.enqueue(delivery({ dedupeKey: "due" }), now.toISOString());
    const { work, deliveries } = await losing(() => store.queue.take(now, 99));
    expect(work).toMatchObject([{ key: "e", attempts: 1 }]);
    expect(deliveries.map(({ dedupeKey }) => dedupeKey)).toContain("due");
    expect(await takeWork(store, now, 9)).toEqual([]);
  });

  it("is refused if somebody else has written there", async () => {
    expect(await store.notes.write("bob", "m", { text: "theirs", edition: 1 }, 0)).toBe(true);
    const mine = () => store.notes.write("bob", "m", { text: "mine", edition: 1 }, 0);
    expect(await losing(mine)).toBe(false);
  });
});
