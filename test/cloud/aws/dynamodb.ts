/** The items that a DynamoDB request touches, in the terms of IAM, and DynamoDB itself: the embedded server. */
import type { JsonObject } from "../assembly/template.ts";
import { isObject } from "../assembly/template.ts";
import type { Access } from "./policy.ts";

/** The keys of a table, of the template. */
export interface TableKeys {
  readonly tableName: string;
  readonly arn: string;
  readonly partitionKey: string;
  /** Partition keys of the indexes by index name. */
  readonly indexes: Readonly<Record<string, string>>;
}

type Typed = Readonly<Record<string, string>>;
interface Item {
  readonly TableName?: string;
  readonly Key?: Readonly<Record<string, Typed>>;
  readonly Item?: Readonly<Record<string, Typed>>;
}

/** Names in transactions and the actions that they need. */
const transacted: Readonly<Record<string, string>> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
  Get: "GetItem",
};

/** Everything that must be allowed for the request. Throws for operations that nobody here should use. */
export function dynamoAccess(operation: string, body: JsonObject, tableOf: TableLookup): Access[] {
  const own = body as Item & JsonObject;
  switch (operation) {
    case "GetItem":
    case "DeleteItem":
    case "UpdateItem":
    case "PutItem":
      return [touch(operation, tableOf(own.TableName), [own])];
    case "Query":
      return [queryAccess(body, tableOf)];
    case "Scan":
    case "DescribeTable":
      return [
        { action: `dynamodb:${operation}`, resource: resourceOf(tableOf(own.TableName), body["IndexName"]) },
      ];
    case "BatchGetItem":
    case "BatchWriteItem":
      return batchAccess(operation, body, tableOf);
    case "TransactGetItems":
    case "TransactWriteItems":
      return (body["TransactItems"] as readonly Readonly<Record<string, Item>>[]).flatMap((entry) =>
        Object.entries(entry).map(([kind, item]) =>
          touch(transacted[kind] ?? kind, tableOf(item.TableName), [item]),
        ),
      );
    case "BatchExecuteStatement":
      return (body["Statements"] as unknown as readonly StatementCall[]).map((statement) =>
        statementAccess(statement, tableOf),
      );
    default:
      throw new Error(`The harness does not know DynamoDB's ${operation}.`);
  }
}

export type TableLookup = (name: string | undefined) => TableKeys;

function touch(action: string, table: TableKeys, items: readonly Item[]): Access {
  const keys = items.map(({ Key, Item }) => keyValue((Key ?? Item)?.[table.partitionKey]));
  return { action: `dynamodb:${action}`, resource: table.arn, context: { "dynamodb:LeadingKeys": keys } };
}

function batchAccess(operation: string, body: JsonObject, tableOf: TableLookup): Access[] {
  return Object.entries(body["RequestItems"] as JsonObject).map(([name, wanted]) => {
    const items: Item[] = isObject(wanted)
      ? (wanted["Keys"] as unknown as Record<string, Typed>[]).map((Key) => ({ Key }))
      : (wanted as unknown as Record<string, Item>[]).flatMap((one) => Object.values(one));
    return touch(operation, tableOf(name), items);
  });
}

interface StatementCall {
  readonly Statement: string;
  readonly Parameters?: readonly Typed[];
}

/** Of a statement in PartiQL: which table it names, and which of its parameters is the partition key. */
function statementAccess({ Statement: text, Parameters = [] }: StatementCall, tableOf: TableLookup): Access {
  const [, verb = "", name] = /^(INSERT INTO|UPDATE|DELETE FROM) "([^"]+)"/.exec(text) ?? [];
  const table = tableOf(name);
  const kind = { "INSERT INTO": "Insert", UPDATE: "Update", "DELETE FROM": "Delete" }[verb];
  const key = kind === "Insert" ? `'${table.partitionKey}': ?` : `"${table.partitionKey}" = ?`;
  const from = kind === "Insert" ? 0 : text.indexOf(" WHERE ");
  const before = text.slice(0, text.indexOf(key, from));
  const value = keyValue(Parameters[before.split("?").length - 1]);
  return {
    action: `dynamodb:PartiQL${kind}`,
    resource: table.arn,
    context: { "dynamodb:LeadingKeys": [value] },
  };
}

function queryAccess(body: JsonObject, tableOf: TableLookup): Access {
  const table = tableOf(body["TableName"] as string);
  const index = body["IndexName"] as string | undefined;
  const key = index === undefined ? table.partitionKey : (table.indexes[index] ?? "");
  const names = (body["ExpressionAttributeNames"] ?? {}) as Record<string, string>;
  const values = (body["ExpressionAttributeValues"] ?? {}) as unknown as Record<string, Typed>;
  const expression = String(body["KeyConditionExpression"]).replace(/#\w+/g, (name) => names[name] ?? name);
  const wanted = new RegExp(`(?:^|[\\s(])${key}\\s*=\\s*(:\\w+)`).exec(expression)?.[1] ?? "";
  return {
    action: "dynamodb:Query",
    resource: resourceOf(table, index),
    context: { "dynamodb:LeadingKeys": [keyValue(values[wanted])] },
  };
}

function resourceOf({ arn }: TableKeys, index: unknown): string {
  return typeof index === "string" ? `${arn}/index/${index}` : arn;
}

function keyValue(typed: Typed | undefined): string {
  const [value] = Object.values(typed ?? {});
  if (value === undefined) throw new Error("A DynamoDB request names no partition key.");
  return value;
}
