/**
 * Links to one table. A key from a message (page /{locale}/m/{id}/#table=…) opens that one table on any device, for
 * looking and answering. A key that its host gives to spectators opens it for looking. Keys are sent in bodies, never
 * in addresses, because addresses are logged and passed on.
 */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { timeSchema } from "./values.ts";

const keySchema = z.object({ key: z.string().min(1).max(500) });

const tableLinkSchema = z
  .object({
    game: z.string(),
    /** The person that the key is for; null: for spectators. */
    name: z.string().nullable(),
    portrait: z.string().nullable(),
    /** The caller is signed in as that person, or sits at the table that others watch. They need no key. */
    isMine: z.boolean(),
    /** Until then, the first person who is signed in and uses the link gets the seat. */
    offeredUntil: timeSchema.exactOptional(),
    /** There is a replay to be watched; for spectators. */
    isOver: z.literal(true).exactOptional(),
  })
  .meta({ id: "Door" });
export type TableLink = z.infer<typeof tableLinkSchema>;

const problems = ["link/invalid", "link/revoked", "link/withdrawn", "link/ended"] as const;

export const lookAtDoor = endpoint("lookAtDoor", {
  area: "links",
  summary: "For whom a key to this table is. Changes nothing.",
  access: "anybody",
  params: matchParams,
  body: keySchema,
  response: tableLinkSchema,
  problems,
});

export const openDoor = endpoint("openDoor", {
  area: "links",
  summary:
    "Open this table in this browser with a key. From now on its cookie lets the key's owner look and answer there, and do nothing else. A key that offers a seat gives it to the signed-in person.",
  access: "anybody",
  params: matchParams,
  body: keySchema,
  response: tableLinkSchema,
  problems: [
    ...problems,
    "account/sign-in-first",
    "match/already-joined",
    "match/knows-another-hand",
    "match/over",
    "match/busy",
  ],
});

export const closeDoor = endpoint("closeDoor", {
  area: "links",
  summary: "Close a table that a key has opened in this browser.",
  access: "anybody",
  params: matchParams,
  problems: [],
});

export const revokeTableLinks = endpoint("revokeTableLinks", {
  area: "account",
  summary: "Make every key to my tables void that messages have brought so far.",
  access: "signed-in",
  problems: [],
});
