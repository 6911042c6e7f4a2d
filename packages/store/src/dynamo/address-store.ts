import { type AddressState, type AddressStore, unheardOf } from "../addresses.ts";
import { StoreError } from "../errors.ts";
import { addressKeys } from "../keys.ts";
import { pause } from "../pause.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, GetCommand, PutCommand } from "./commands.ts";
import { attempt, type Connection, epochSeconds, isLive } from "./connection.ts";

const addressShape = defineShape<AddressState>("address");

/** How long everything except a complaint is remembered after the last notice about the address. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

const changeAttempts = 6;

/** States of addresses in DynamoDB. */
export function dynamoAddressStore({ client, tableName, now }: Connection): AddressStore {
  async function read(email: string): Promise<{ state: AddressState; rev: number }> {
    const { Item: item } = await client.send(
      new GetCommand({ TableName: tableName, Key: addressKeys.state(email), ConsistentRead: true }),
    );
    const rev = Number(item?.["rev"] ?? 0);
    return { state: item && isLive(item, now()) ? addressShape.read(item) : unheardOf, rev };
  }

  function write(email: string, state: AddressState, replaces: number): Promise<boolean> {
    const expiry =
      state.status === "complained" ? {} : { expiresAt: epochSeconds(new Date(now().getTime() + keptMs)) };
    const put = new PutCommand({
      TableName: tableName,
      Item: { ...addressKeys.state(email), rev: replaces + 1, ...expiry, ...addressShape.write(state) },
      ConditionExpression: replaces === 0 ? "attribute_not_exists(pk)" : "rev = :rev",
      ...(replaces > 0 && { ExpressionAttributeValues: { ":rev": replaces } }),
    });
    return attempt(client.send(put));
  }

  return {
    get: async (email) => (await read(email)).state,

    async change(email, next) {
      for (let tries = 0; tries < changeAttempts; tries++) {
        const { state: before, rev } = await read(email);
        const after = next(before);
        if (after === before || (await write(email, after, rev))) return { before, after };
        await pause(tries);
      }
      throw new StoreError("store/conflict", "an address changes too often to be changed");
    },

    async forget(email) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: addressKeys.state(email) }));
    },
  };
}
