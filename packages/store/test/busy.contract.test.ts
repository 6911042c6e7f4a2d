import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { beforeEach, expect, it, vi } from "vitest";
import { connect } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";
import { matchOf } from "./examples.ts";
import { takeWork } from "./taking.ts";

interface Answer {
  readonly output: object;
}

/** Answers a request in place of the table, which it may ask for a part of it. */
type Fault = (input: object, ask: (input: object) => Promise<Answer>) => Promise<Answer>;

/** What the next requests meet, by the name of their command. */
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
