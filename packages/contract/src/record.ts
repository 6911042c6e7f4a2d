/** Somebody's own record: the results of their matches, at clubs' tables and at others. */
import * as z from "zod";
import { clubPersonSchema, clubResultSchema, MOST_RESULTS } from "./clubs.ts";
import { endpoint } from "./endpoint.ts";
import { paceLimits } from "./pace-limits.ts";
import { idSchema } from "./values.ts";

const recordPersonSchema = clubPersonSchema.pick({ id: true, name: true, portrait: true, isMe: true });

const ownRecordSchema = z
  .object({
    people: z.array(recordPersonSchema).meta({
      description: "Everybody with whom I finished a match, by ids of this reply, under their newest names.",
    }),
    results: z
      .array(clubResultSchema.omit({ season: true }))
      .meta({ description: `My ${MOST_RESULTS} newest results, the newest first.` }),
  })
  .meta({ id: "OwnRecord" });
export type OwnRecord = z.infer<typeof ownRecordSchema>;

const countsSchema = z.array(z.int()).length(paceLimits.length + 1);
const paceSchema = z
  .object({
    day: countsSchema.meta({
      description: "My answers to questions that came between 8 and 22 o'clock in my zone, by time taken.",
    }),
    night: countsSchema.meta({ description: "The same, of all other hours." }),
    byClock: z.int().meta({ description: "How often a clock answered for me." }),
    next: idSchema.nullable().meta({ description: "`after` of the next page; null: this is the last." }),
  })
  .meta({ id: "Pace" });
export type Pace = z.infer<typeof paceSchema>;

const figuresSchema = z.object({
  matches: z.int(),
  wins: z.int(),
  place: z.number().meta({ description: "Mean of the places, from 1." }),
});

const sharedRecordSchema = z
  .object({
    name: z.string(),
    all: figuresSchema,
    games: z.array(
      figuresSchema.extend({
        game: z.string(),
        seats: z.int(),
        stat: z.string().nullable(),
        best: z
          .number()
          .nullable()
          .meta({ description: "The highest score; null: the game counts nothing." }),
      }),
    ),
    streaks: z.object({ now: z.int(), longest: z.int() }),
    meetings: z
      .object({ before: z.int(), behind: z.int(), level: z.int() })
      .meta({ description: "How often they finished before me, behind me, or level with me." }),
  })
  .meta({ id: "SharedRecord" });
export type SharedRecord = z.infer<typeof sharedRecordSchema>;

export const readOwnRecord = endpoint("readOwnRecord", {
  area: "account",
  summary: "The results of all my matches, with the people who played them.",
  access: "signed-in",
  response: ownRecordSchema,
  problems: [],
});

export const readOwnPace = endpoint("readOwnPace", {
  area: "account",
  summary: "How fast I answered in my finished matches: a page of them at a time.",
  access: "signed-in",
  query: z.object({ after: idSchema.exactOptional() }),
  response: paceSchema,
  problems: ["request/too-many"],
});

export const readMemberRecord = endpoint("readMemberRecord", {
  area: "clubs",
  summary: "The figures of a member who shares them, if I share mine.",
  access: "signed-in",
  params: z.object({ id: idSchema, member: idSchema }),
  response: sharedRecordSchema,
  problems: ["club/unknown", "club/member-unknown"],
});
