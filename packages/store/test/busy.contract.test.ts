import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Profile } from "../src/profiles.ts";
import { connect } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";
import { delivery, matchOf, profile, record } from "./examples.ts";
import { takeWork } from "./taking.ts";

interface Answer {
  readonly output: object;
}

/** Answers a request in place of the table, which it may ask for a part of it. */
type Fault = (input: object, ask: (input: object) => Promise<Answer>) => Promise<Answer>;

/** Faults for the next requests, by the name of their command. */
const faults = new Map<string, Fault[]>();

const table = await freshTable();
const store = connect(table);
table.client.middlewareStack.add(
  (next, context) => async (args) => {
    const fault = faults.get(String(context["commandName"]))?.shift();
    const ask = (input: object) => next({ ...args, input: input as never });
    return (await (fault === undefined ? ask(args.input) : fault(args.input, ask))) as never;
  },
  { step: "initialize" },
);

beforeEach(() => {
  faults.clear();
  // The moments between the tries.
  vi.spyOn(Math, "random").mockReturnValue(0);
  return () => vi.restoreAllMocks();
});

/** A transaction that is cancelled for these reasons, one of each of its writes. */
const cancelled =
  (...codes: string[]): Fault =>
  () =>
    Promise.reject(
      new TransactionCanceledException({
        message: "cancelled",
        $metadata: {},
        CancellationReasons: codes.map((Code) => ({ Code })),
      }),
    );

const conflicts = (count: number) =>
  Array.from({ length: count }, () => cancelled("None", "TransactionConflict"));

/** The first of several statements is not done, for this reason. */
const withoutFirst =
  (Code: string): Fault =>
  async (input, ask) => {
    const [, ...others] = (input as { Statements: readonly object[] }).Statements;
    const { output } = others.length === 0 ? { output: {} } : await ask({ Statements: others });
    const { Responses: done = [] } = output as { Responses?: readonly object[] };
    return { output: { Responses: [{ Error: { Code } }, ...done] } };
  };

it("a transaction that meets another one on its items is tried again until it is done", async () => {
  const before = await store.matches.meta(await matchOf(store, 1));
  if (before === undefined) throw new Error("no match");
  faults.set("TransactWriteItemsCommand", conflicts(3));
  const saved = await store.matches.saveMeta({ ...before, status: "over" });
  expect(faults.get("TransactWriteItemsCommand")).toEqual([]);
  expect(saved).toEqual({ ...before, status: "over", rev: before.rev + 1 });
  expect(await store.matches.meta(before.id)).toEqual(saved);
});

it("a transaction is not tried again when it is refused, or when it is wrong, and not for ever", async () => {
  const before = await store.matches.meta(await matchOf(store, 1));
  if (before === undefined) throw new Error("no match");
  const save = () => store.matches.saveMeta({ ...before, status: "over" });
  faults.set("TransactWriteItemsCommand", [cancelled("ConditionalCheckFailed", "TransactionConflict")]);
  await expect(save()).rejects.toMatchObject({ code: "store/conflict" });
  faults.set("TransactWriteItemsCommand", [cancelled("None", "ValidationError")]);
  await expect(save()).rejects.toThrow("cancelled");
  faults.set("TransactWriteItemsCommand", conflicts(99));
  await expect(save()).rejects.toThrow("cancelled");
  expect(faults.get("TransactWriteItemsCommand")).toHaveLength(91);
  expect(await store.matches.meta(before.id)).toEqual(before);
});

it("of several writes, those that the table is too busy for are tried again, and each is done once", async () => {
  const now = new Date("2026-01-01T00:00:00.000Z");
  for (const key of ["a", "b", "c"])
    await store.due.put({ kind: "bot", key, at: now.toISOString(), payload: null });
  const busy = ["ThrottlingError", "ProvisionedThroughputExceeded", "TransactionConflict"];
  faults.set("BatchExecuteStatementCommand", busy.map(withoutFirst));
  const taken = await takeWork(store, now, 9);
  expect(taken).toMatchObject([
    { key: "a", attempts: 1 },
    { key: "b", attempts: 1 },
    { key: "c", attempts: 1 },
  ]);
  faults.set("BatchExecuteStatementCommand", busy.map(withoutFirst));
  await Promise.all(taken.map((claim) => store.due.complete(claim)));
  expect(faults.get("BatchExecuteStatementCommand")).toEqual([]);
  for (const { kind, key } of taken) expect(await store.due.get(kind, key)).toBeUndefined();
});

it("of several writes, none is passed over that failed for another reason", async () => {
  const now = new Date("2026-01-02T00:00:00.000Z");
  await store.due.put({ kind: "bot", key: "d", at: now.toISOString(), payload: null });
  faults.set("BatchExecuteStatementCommand", [withoutFirst("AccessDenied")]);
  await expect(takeWork(store, now, 9)).rejects.toMatchObject({ code: "store/unavailable" });
  const [claim] = await takeWork(store, now, 9);
  if (claim === undefined) throw new Error("nothing was taken");
  faults.set("BatchExecuteStatementCommand", [withoutFirst("AccessDenied")]);
  await expect(store.due.complete(claim)).rejects.toMatchObject({ code: "store/unavailable" });
  await store.due.complete(claim);
  expect(await store.due.get("bot", "d")).toBeUndefined();
});

describe("a write whose reply is lost, which the library repeats,", () => {
  /** The number of replies to be lost. */
  let lost = 0;
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const reply = await next(args);
        const isWrite = commandName === "PutItemCommand" || commandName === "BatchExecuteStatementCommand";
        if (lost === 0 || !isWrite) return reply;
        lost -= 1;
        throw Object.assign(new Error("the reply is lost"), { name: "TimeoutError" });
      },
    { step: "deserialize", priority: "high" },
  );
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
