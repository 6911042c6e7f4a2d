import type { Calendar, CalendarStore } from "../calendars.ts";
import { userKeys } from "../keys.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand } from "./commands.ts";
import { type Connection, queryAll } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";
import { readMembership } from "./membership-store.ts";

const calendarShape = defineShape<Calendar>("calendar");

/** Addresses of calendars in DynamoDB, each right before its owner's rows. */
export function dynamoCalendarStore(connection: Connection): CalendarStore {
  const { client, tableName } = connection;
  return {
    async get(userId) {
      const item = await getOne(connection, userKeys.calendar(userId));
      return item && calendarShape.read(item);
    },

    async put(userId, calendar) {
      const item = { ...userKeys.calendar(userId), ...calendarShape.write(calendar) };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },

    async remove(userId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: userKeys.calendar(userId) }));
    },

    async read(userId) {
      const items = await queryAll(connection, {
        KeyConditionExpression: "pk = :user AND sk BETWEEN :calendar AND :last",
        ExpressionAttributeValues: {
          ":user": userKeys.partition(userId),
          ":calendar": userKeys.calendarSort,
          ":last": userKeys.lastMembershipSort,
        },
      });
      const calendar = items.find(({ sk }) => sk === userKeys.calendarSort);
      const rows = items.filter((item) => item !== calendar);
      return calendar && { calendar: calendarShape.read(calendar), rows: rows.map(readMembership) };
    },
  };
}
