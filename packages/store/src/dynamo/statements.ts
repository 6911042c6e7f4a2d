import { BatchExecuteStatementCommand } from "@aws-sdk/lib-dynamodb";
import { StoreError } from "../errors.ts";
import type { Connection, Item } from "./connection.ts";

const batchLimit = 25;

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

/** Sets attributes of an item; refused unless it is there and has the values (key included) that it was read with. */
export function update({ tableName }: Connection, set: Item, asRead: Item): Statement {
  const sets = Object.keys(set).map((name) => `${name} = ?`);
  const conditions = Object.keys(asRead).map((name) => `${name} = ?`);
  return {
    text: `UPDATE "${tableName}" SET ${sets.join(", ")} WHERE ${conditions.join(" AND ")}`,
    parameters: [...Object.values(set), ...Object.values(asRead)],
  };
}

/**
 * Does several conditional writes in one request, each independent of the others. It costs as much as separate writes,
 * half as much as a transaction. Returns the positions of those whose conditions failed. @throws StoreError when one
 * failed for another reason
 */
export async function executeEach(
  connection: Connection,
  statements: readonly Statement[],
): Promise<number[]> {
  const refused: number[] = [];
  for (let start = 0; start < statements.length; start += batchLimit) {
    const batch = statements.slice(start, start + batchLimit);
    const { Responses = [] } = await connection.client.send(
      new BatchExecuteStatementCommand({
        Statements: batch.map(({ text, parameters }) => ({ Statement: text, Parameters: [...parameters] })),
      }),
    );
    for (const [at, { Error: error }] of Responses.entries()) {
      if (error === undefined) continue;
      if (error.Code !== "ConditionalCheckFailed" && error.Code !== "DuplicateItem") {
        throw new StoreError("store/unavailable", `one write of several was not done: ${error.Code}`);
      }
      refused.push(start + at);
    }
  }
  return refused;
}
