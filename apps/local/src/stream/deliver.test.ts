import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { describe, expect, it } from "vitest";
import { deliver } from "./deliver.ts";
import { sequenceOf } from "./records.ts";

const record = (sequence: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(sequence) } });
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));

type StreamFunction = (sequences: string[]) => DynamoDBBatchResponse | null;

async function deliverTo(handle: StreamFunction, count: number) {
  const calls: string[] = [];
  const done: string[] = [];
  const aside: string[] = [];
  await deliver(records(count), {
    retryAttempts: 3,
    invoke: async (batch) => {
      const sequences = batch.map(sequenceOf);
      calls.push(sequences.join());
      return handle(sequences);
    },
    done: async (last) => {
      done.push(sequenceOf(last));
    },
    putAside: async (batch) => {
      aside.push(batch.map(sequenceOf).join());
    },
    pause: async () => {},
  });
  return { calls, done, aside };
}

const fails = (...items: string[]) => ({
  batchItemFailures: items.map((itemIdentifier) => ({ itemIdentifier })),
});

describe("delivery of stream records", () => {
  it("hands over the batch once when nothing fails", async () => {
    expect(await deliverTo(() => null, 3)).toEqual({ calls: ["1,2,3"], done: ["3"], aside: [] });
  });

  it("goes on from the first record that is reported as failed", async () => {
    let first = true;
    const { calls, done } = await deliverTo(() => {
      const response = first ? fails("2") : null;
      first = false;
      return response;
    }, 3);
    expect(calls).toEqual(["1,2,3", "2,3"]);
    expect(done).toEqual(["1", "3"]);
  });

  it("halves a batch that fails as a whole, in order", async () => {
    const { calls, done } = await deliverTo((sequences) => {
      if (sequences.length > 1) throw new Error("too much");
      return null;
    }, 3);
    expect(calls).toEqual(["1,2,3", "1,2", "1", "2", "3"]);
    expect(done.at(-1)).toBe("3");
  });

  it("puts aside only the record that never succeeds", async () => {
    const { aside, done } = await deliverTo((sequences) => {
      if (sequences.includes("2")) throw new Error("poison");
      return null;
    }, 4);
    expect(aside).toEqual(["2"]);
    expect(done.at(-1)).toBe("4");
  });

  it("takes an unknown identifier for a failure of the whole batch", async () => {
    const { aside } = await deliverTo(() => fails("nonsense"), 1);
    expect(aside).toEqual(["1"]);
  });
});
