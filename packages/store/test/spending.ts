import type { StoreConnection } from "../src/store-connection.ts";
import { freshTable } from "../testing/table.ts";

/** Requests in their order, and the capacity units that the server says they took. */
export interface Spent {
  readonly requests: readonly string[];
  readonly units: number;
}

/** A table of its own whose client counts what an action costs. */
export async function countingTable() {
  const connection: StoreConnection = await freshTable();
  let requests: string[] = [];
  let units = 0;
  connection.client.middlewareStack.add(
    (next, context) => async (args) => {
      requests.push(String(context["commandName"]));
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
      const { ConsumedCapacity: consumed = [] } = result.output as {
        ConsumedCapacity?: Consumed | Consumed[];
      };
      for (const each of [consumed].flat()) units += each.CapacityUnits;
      return result;
    },
    { step: "initialize", priority: "high" },
  );
  async function costOf(action: () => Promise<unknown>): Promise<Spent> {
    requests = [];
    units = 0;
    await action();
    return { requests: [...requests], units };
  }
  return { connection, costOf };
}

interface Consumed {
  readonly CapacityUnits: number;
}
