import { StoreError } from "../errors.ts";
import { BUSY_ATTEMPTS, pause } from "../pause.ts";
import { BatchExecuteStatementCommand } from "./commands.ts";
import type { Connection, Item } from "./connection.ts";

/** The most statements of one request. */
export const batchLimit = 25;

/** A conditional write of one item, in PartiQL. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Writes a new item; fails if there is one already. */
export function insert({ tableName }: Connection, item: Item): Statement {
  const names = Object.keys(item).map((name) => `'${name}': ?`);
  return { text: `INSERT INTO "${tableName}" VALUE {${names.join(", ")}}`, parameters: Object.values(item) };
}

/**
 * Sets attributes of an item, and takes some away; refused unless it is there and has the values (key included) that it
 * was read with.
 */
export function update(
  { tableName }: Connection,
  set: Item,
  asRead: Item,
  takenAway: readonly string[] = [],
): Statement {
  const gone = takenAway.length > 0 ? ` REMOVE ${takenAway.join(", ")}` : "";
  return {
    text: `UPDATE "${tableName}" SET ${Object.keys(set).map(isGiven).join(", ")}${gone} WHERE ${having(asRead)}`,
    parameters: [...Object.values(set), ...Object.values(asRead)],
  };
}

/** Deletes an item; refused unless it has the values (key included) that it was read with. */
export function remove({ tableName }: Connection, asRead: Item): Statement {
  return { text: `DELETE FROM "${tableName}" WHERE ${having(asRead)}`, parameters: Object.values(asRead) };
}

/** In quotes, because some of our names have a meaning in PartiQL. */
const isGiven = (name: string) => `"${name}" = ?`;

const having = (asRead: Item) => Object.keys(asRead).map(isGiven).join(" AND ");

const isRefused = ({ code }: { readonly code: string }) =>
  code === "ConditionalCheckFailed" || code === "DuplicateItem";

/** The table was too busy for a statement. */
const busyCodes: readonly string[] = [
  "ProvisionedThroughputExceeded",
  "RequestLimitExceeded",
  "ThrottlingError",
  "TransactionConflict",
];

/**
 * Does several conditional writes in one request, each independent of the others. It costs as much as separate writes,
 * half as much as a transaction. Those that the table is too busy for are tried again. Returns the positions of those
 * whose conditions failed. @throws StoreError when one failed for another reason
 */
export async function executeEach(
  connection: Connection,
  statements: readonly Statement[],
): Promise<number[]> {
  const refused: number[] = [];
  const all = [...statements.entries()];
  for (let start = 0; start < all.length; start += batchLimit) {
    refused.push(...(await executeBatch(connection, all.slice(start, start + batchLimit))));
  }
  return refused;
}

async function executeBatch(
  { client }: Connection,
  batch: readonly (readonly [position: number, statement: Statement])[],
): Promise<number[]> {
  const refused: number[] = [];
  for (let open = batch, tries = 0; open.length > 0; tries++) {
    if (tries > 0) await pause(tries);
    const { Responses = [] } = await client.send(
      new BatchExecuteStatementCommand({
        Statements: open.map(([, { text, parameters }]) => ({
          Statement: text,
          Parameters: [...parameters],
        })),
      }),
    );
    const undone = open.flatMap((each, at) => {
      const code = Responses[at]?.Error?.Code;
      return code === undefined ? [] : [{ each, code }];
    });
    refused.push(...undone.filter(isRefused).map(({ each: [position] }) => position));
    const failed = undone.filter((one) => !isRefused(one));
    const broken = failed.find(({ code }) => tries >= BUSY_ATTEMPTS || !busyCodes.includes(code));
    if (broken !== undefined) {
      throw new StoreError("store/unavailable", `one write of several was not done: ${broken.code}`);
    }
    open = failed.map(({ each }) => each);
  }
  return refused;
}
