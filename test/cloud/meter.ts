/** The resources that the functions use: the units that Lambda and DynamoDB would bill, without prices. */

/** Work of one function so far. */
export interface Spent {
  readonly invocations: number;
  /** Of a processor, not of a clock: waiting for the database is not in it. */
  readonly milliseconds: number;
  readonly databaseCalls: number;
  /** Capacity units, as the database counts them. */
  readonly reads: number;
  readonly writes: number;
}

export interface Meter {
  /** By the name of the function's part. */
  spentBy(part: string): Spent;
  invoked(part: string, milliseconds: number): void;
  /** A request to DynamoDB was answered. */
  asked(part: string, operation: string, answer: string): void;
}

const nothing: Spent = { invocations: 0, milliseconds: 0, databaseCalls: 0, reads: 0, writes: 0 };

export function createMeter(): Meter {
  const all = new Map<string, Spent>();
  const spentBy = (part: string) => all.get(part) ?? nothing;
  return {
    spentBy,
    invoked: (part, milliseconds) => {
      const before = spentBy(part);
      all.set(part, {
        ...before,
        invocations: before.invocations + 1,
        milliseconds: before.milliseconds + milliseconds,
      });
    },
    asked: (part, operation, answer) => {
      const before = spentBy(part);
      const kind = /Get|Query|Scan/.test(operation) ? "reads" : "writes";
      all.set(part, {
        ...before,
        databaseCalls: before.databaseCalls + 1,
        [kind]: before[kind] + unitsIn(answer),
      });
    },
  };
}

/** The use between two readings. */
export function difference(later: Spent, earlier: Spent): Spent {
  const names = Object.keys(nothing) as (keyof Spent)[];
  return Object.fromEntries(names.map((name) => [name, later[name] - earlier[name]])) as unknown as Spent;
}

function unitsIn(answer: string): number {
  const { ConsumedCapacity: consumed = [] } = JSON.parse(answer) as { ConsumedCapacity?: Units | Units[] };
  return [consumed].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

interface Units {
  readonly CapacityUnits: number;
}
