/** The requests to DynamoDB, in the library's names, with plain values in place of typed JSON. */
import type * as typed from "@aws-sdk/client-dynamodb";
import type * as documents from "@aws-sdk/lib-dynamodb";
import { type AttributeValues, plainItem, typedItem, typedValue } from "../attribute-values.ts";
import type { RawItem } from "../backup.ts";

/** A request: its action, its input in typed JSON, and how its reply is read. */
export interface Command<Reply> {
  readonly action: string;
  readonly input: Members;
  reply(output: Members): Reply;
}

type Members = Readonly<Record<string, unknown>>;

/** Members of requests and replies that are items, or parts of one. */
const ITEMS: ReadonlySet<string> = new Set([
  "Attributes",
  "ExclusiveStartKey",
  "ExpressionAttributeValues",
  "Item",
  "Key",
  "LastEvaluatedKey",
]);

/** A request in typed JSON. */
function typedRequest(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    if (name === "Parameters") return value.map(typedValue);
    return value.map((each) => (name === "Keys" ? typedItem(each) : typedRequest(each)));
  }
  if (typeof value !== "object" || value === null) return value;
  if (ITEMS.has(name)) return typedItem(value as Members);
  return mapped(value as Members, typedRequest);
}

/** A reply in plain values. */
function plainReply(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    return value.map((each) => (name === "Items" || name === "Keys" ? plainItem(each) : plainReply(each)));
  }
  if (typeof value !== "object" || value === null) return value;
  if (ITEMS.has(name)) return plainItem(value as AttributeValues);
  // Of a batch that was read, by table.
  if (name === "Responses") return mapped(value as Members, (items) => plainReply(items, "Items"));
  return mapped(value as Members, plainReply);
}

function mapped(members: Members, change: (value: unknown, name: string) => unknown): Members {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value, name)]));
}

/** A kind of command, with the ways to write its input and to read its reply. */
function kindOf<Input extends object, Reply>(
  action: string,
  written: (input: Input) => unknown,
  read: (output: Members) => unknown,
): new (
  input: Input,
) => Command<Reply> {
  return class implements Command<Reply> {
    readonly action = action;
    readonly input: Members;
    constructor(input: Input) {
      this.input = written(input) as Members;
    }
    reply(output: Members): Reply {
      return read(output) as Reply;
    }
  };
}

/** A kind of command with plain values. */
const ofPlain = <Input extends object, Reply>(action: string) =>
  kindOf<Input, Reply>(action, typedRequest, plainReply);

/** A kind of command whose input and reply stay typed JSON, binaries as base64 text. */
const ofTyped = <Input extends object, Reply>(action: string) =>
  kindOf<Input, Reply>(
    action,
    (input) => input,
    (output) => output,
  );

export const BatchExecuteStatementCommand = ofPlain<
  documents.BatchExecuteStatementCommandInput,
  documents.BatchExecuteStatementCommandOutput
>("BatchExecuteStatement");
export const BatchGetCommand = ofPlain<documents.BatchGetCommandInput, documents.BatchGetCommandOutput>(
  "BatchGetItem",
);
export const DeleteCommand = ofPlain<documents.DeleteCommandInput, documents.DeleteCommandOutput>(
  "DeleteItem",
);
export const GetCommand = ofPlain<documents.GetCommandInput, documents.GetCommandOutput>("GetItem");
export const PutCommand = ofPlain<documents.PutCommandInput, documents.PutCommandOutput>("PutItem");
export const QueryCommand = ofPlain<documents.QueryCommandInput, documents.QueryCommandOutput>("Query");
export const ScanCommand = ofPlain<documents.ScanCommandInput, documents.ScanCommandOutput>("Scan");
export const TransactWriteCommand = ofPlain<
  documents.TransactWriteCommandInput,
  documents.TransactWriteCommandOutput
>("TransactWriteItems");
export const UpdateCommand = ofPlain<documents.UpdateCommandInput, documents.UpdateCommandOutput>(
  "UpdateItem",
);

/** A write of a batch. */
export type RawWrite =
  | { readonly PutRequest: { readonly Item: RawItem } }
  | { readonly DeleteRequest: { readonly Key: RawItem } };

/** The writes of a batch, by table. */
export type RawWrites = Readonly<Record<string, readonly RawWrite[]>>;

export interface RawPage {
  readonly Items?: readonly RawItem[];
  readonly LastEvaluatedKey?: RawItem;
}

interface RawRequest extends Omit<typed.ScanCommandInput, "ExclusiveStartKey"> {
  readonly ExclusiveStartKey?: RawItem | undefined;
}

export const RawBatchWriteCommand = ofTyped<
  { readonly RequestItems: RawWrites },
  { readonly UnprocessedItems?: RawWrites }
>("BatchWriteItem");
export const RawQueryCommand = ofTyped<RawRequest & { readonly KeyConditionExpression: string }, RawPage>(
  "Query",
);
export const RawScanCommand = ofTyped<RawRequest, RawPage>("Scan");
