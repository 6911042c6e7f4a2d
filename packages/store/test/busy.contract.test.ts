import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { beforeEach, expect, it, vi } from "vitest";
import { connect } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";
import { matchOf } from "./examples.ts";

interface Answer {
  readonly output: object;
}

/** Answers a request in place of the table. */
type Fault = () => Promise<Answer>;

/** What the next requests meet, by the name of their command. */
const faults = new Map<string, Fault[]>();

const table = await freshTable();
const store = connect(table);
table.client.middlewareStack.add(
  (next, context) => async (args) => {
    const fault = faults.get(String(context["commandName"]))?.shift();
    return (await (fault === undefined ? next(args) : fault())) as never;
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
