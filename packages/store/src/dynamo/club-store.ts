import type { Club, ClubResult, ClubStore, ResultSeat } from "../clubs.ts";
import { StoreError } from "../errors.ts";
import { clubKeys, userKeys } from "../keys.ts";
import { pause } from "../pause.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand, QueryCommand } from "./commands.ts";
import { attempt, type Connection, type Item, queryAll, transact } from "./connection.ts";
import { getAll, getOne } from "./gathered-reads.ts";

const clubShape = defineShape<Omit<Club, "rev">>("club");
const resultShape = defineShape<ClubResult>("club result");

const changeAttempts = 6;

const readClub = (item: Item): Club => ({ ...clubShape.read(item), rev: Number(item["rev"]) });

/**
 * Clubs in DynamoDB. The club itself lists its members. A user's clubs are found by a roll that is written with the
 * club.
 */
export function dynamoClubStore(connection: Connection): ClubStore {
  const { client, tableName } = connection;

  const putOf = ({ rev, ...club }: Club) => ({
    TableName: tableName,
    Item: { ...clubKeys.club(club.id), rev, ...clubShape.write(club) },
  });

  /** The rolls of those who are in one list of members and not in the other. */
  function rollsBetween(id: string, before: Club["members"], after: Club["members"]) {
    const isIn = (members: Club["members"], userId: string) => members.some((one) => one.userId === userId);
    const came = after.filter(({ userId }) => !isIn(before, userId));
    const left = before.filter(({ userId }) => !isIn(after, userId));
    return [
      ...came.map(({ userId }) => ({
        Put: { TableName: tableName, Item: { ...userKeys.roll(userId, id) } },
      })),
      ...left.map(({ userId }) => ({ Delete: { TableName: tableName, Key: userKeys.roll(userId, id) } })),
    ];
  }

  const areResultsOf = (clubId: string) => ({
    KeyConditionExpression: "pk = :club AND begins_with(sk, :results)",
    ExpressionAttributeValues: { ":club": clubKeys.partition(clubId), ":results": clubKeys.resultPrefix },
  });

  const resultItems = (clubId: string) => queryAll(connection, areResultsOf(clubId));

  const putResult = (clubId: string, result: ClubResult) => ({
    TableName: tableName,
    Item: { ...clubKeys.result(clubId, result.endedAt, result.matchId), ...resultShape.write(result) },
  });

  /** Results are deleted before the items that lead to them: afterwards nobody would find them. */
  async function removeResults(clubId: string): Promise<void> {
    for (const { pk, sk } of await resultItems(clubId)) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }));
    }
  }

  /** Overwrites exactly the version that was read; false if somebody was faster. */
  async function write(before: Club, after: Club | null): Promise<boolean> {
    if (after === null) await removeResults(before.id);
    const isAsRead = {
      ConditionExpression: "rev = :read",
      ExpressionAttributeValues: { ":read": before.rev },
    };
    const refused = await transact(connection, [
      after === null
        ? { Delete: { TableName: tableName, Key: clubKeys.club(before.id), ...isAsRead } }
        : { Put: { ...putOf(after), ...isAsRead } },
      ...rollsBetween(before.id, before.members, after?.members ?? []),
    ]);
    return refused.length === 0;
  }

  return {
    async get(id) {
      const item = await getOne(connection, clubKeys.club(id));
      return item && readClub(item);
    },

    async getMany(ids) {
      return (await getAll(connection, [...new Set(ids)].map(clubKeys.club))).map(readClub);
    },

    async idsOf(userId) {
      const rolls = await queryAll(connection, {
        KeyConditionExpression: "pk = :user AND begins_with(sk, :rolls)",
        ExpressionAttributeValues: { ":user": userKeys.partition(userId), ":rolls": userKeys.rollPrefix },
        ConsistentRead: true,
      });
      return rolls.map(({ sk }) => userKeys.clubIn(String(sk)));
    },

    async create(club) {
      const first: Club = { ...club, rev: 1 };
      const put = { ...putOf(first), ConditionExpression: "attribute_not_exists(pk)" };
      const refused = await transact(connection, [{ Put: put }, ...rollsBetween(club.id, [], club.members)]);
      if (refused.length > 0) throw new StoreError("store/exists", `club ${club.id} exists`);
      return first;
    },

    async change(id, next) {
      for (let tries = 0; tries < changeAttempts; tries++) {
        const item = await getOne(connection, clubKeys.club(id));
        if (item === undefined) return undefined;
        const club = readClub(item);
        const changed = next(club);
        if (changed === club) return club;
        const after = changed && { ...changed, rev: club.rev + 1 };
        if (await write(club, after)) return after ?? undefined;
        await pause(tries);
      }
      throw new StoreError("store/conflict", `club ${id} changes too often to be changed`);
    },

    async addResult(clubId, result) {
      const put = { ...putResult(clubId, result), ConditionExpression: "attribute_not_exists(pk)" };
      await attempt(client.send(new PutCommand(put)));
    },

    async results(clubId, limit) {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          ...areResultsOf(clubId),
          ScanIndexForward: false,
          Limit: limit,
        }),
      );
      return (page.Items ?? []).map((item) => resultShape.read(item));
    },

    async moveResults(clubId, fromUserId, toUserId) {
      const isTheirs = ({ player }: ResultSeat) => "userId" in player && player.userId === fromUserId;
      const results = (await resultItems(clubId)).map((item) => resultShape.read(item));
      for (const result of results.filter(({ seats }) => seats.some(isTheirs))) {
        const seats = result.seats.map((seat) =>
          isTheirs(seat) ? { ...seat, player: { userId: toUserId } } : seat,
        );
        await client.send(new PutCommand(putResult(clubId, { ...result, seats })));
      }
    },
  };
}
