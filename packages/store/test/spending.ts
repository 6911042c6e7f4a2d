import type { StoreConnection } from "../src/store-connection.ts";
import { interpose } from "../testing/interpose.ts";
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
  interpose(connection.client, async (command, send) => {
    requests.push(command.action);
    const input = { ...command.input, ReturnConsumedCapacity: "TOTAL" };
    return send({
      ...command,
      input,
      reply(output) {
        const { ConsumedCapacity: consumed = [] } = output as { ConsumedCapacity?: Consumed | Consumed[] };
        for (const each of [consumed].flat()) units += each.CapacityUnits;
        return command.reply(output);
      },
    });
  });
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
