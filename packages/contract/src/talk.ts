/** Letters between the people at a table. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { LONGEST_COMMENT, LONGEST_LETTER, letterText, REACTIONS } from "./letters.ts";
import { answerIdSchema, seatSchema, timeSchema } from "./values.ts";

/** Made by the service, in the order of the letters. */
const letterIdSchema = z.string().regex(/^[0-9a-z]{9}-[\w-]{8,64}$/);

const letterSchema = z
  .object({
    id: letterIdSchema,
    seat: seatSchema,
    at: timeSchema,
    text: z.string().meta({ description: "Plain text; empty when it is taken back or hidden." }),
    /** The event it is about, as everybody at the table was told it. */
    quote: z.looseObject({ type: z.string() }).exactOptional(),
    /**
     * The time of that event, and how many of its type everybody was told before it by the same record; absent for old
     * letters.
     */
    quoteAt: z.object({ at: timeSchema, nth: z.int().min(0) }).exactOptional(),
    /** Seats by their reaction. */
    reactions: z.partialRecord(z.enum(REACTIONS), z.array(seatSchema)),
    /** Taken back by its writer, hidden by the host, or written by somebody whom I have blocked. */
    hidden: z.enum(["writer", "host", "blocked"]).exactOptional(),
  })
  .meta({ id: "Letter" });
export type LetterView = z.infer<typeof letterSchema>;

const lettersSchema = z
  .object({
    letters: z
      .array(letterSchema)
      .meta({ description: "Ascending; on the newest page if no `before` was given." }),
    /** Pass as `before` for the page before this one; null at the beginning. */
    before: letterIdSchema.nullable(),
    /** By seat, the last letter that its player has read; only for players who show when they look. */
    read: z.record(z.string(), letterIdSchema),
    /** The last letter that I have read; null: none. */
    mine: letterIdSchema.nullable(),
  })
  .meta({ id: "Letters" });
export type LettersView = z.infer<typeof lettersSchema>;

const atTable = [
  "match/unknown",
  "match/not-yours",
  "match/no-letters",
  "match/not-started",
  "match/no-person-there",
] as const;
/** A seat, and no other text that can be read as a number. */
const withSeat = z.object({
  with: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(seatSchema)
    .exactOptional()
    .meta({
      description: "The letters between me and the player of this seat, which nobody else learns about.",
    }),
});
const letterParams = matchParams.extend({ letter: letterIdSchema });

export const readLetters = endpoint("readLetters", {
  area: "talk",
  summary: "What those at the table wrote each other, newest page first.",
  access: "signed-in",
  params: matchParams,
  query: withSeat.extend({ before: letterIdSchema.exactOptional() }),
  response: lettersSchema,
  problems: atTable,
});

export const writeLetter = endpoint("writeLetter", {
  area: "talk",
  summary: "A letter to everybody at the table, or to one of them.",
  access: "signed-in",
  params: matchParams,
  query: withSeat,
  body: z
    .object({
      id: answerIdSchema,
      text: z
        .string()
        .max(LONGEST_LETTER)
        .refine((text) => letterText(text) !== "", { error: "empty" }),
      quote: z
        .int()
        .min(1)
        .exactOptional()
        .meta({ description: "An event of my log, by its number, that everybody was told." }),
      moment: z
        .int()
        .min(1)
        .exactOptional()
        .meta({
          description: `Instead of \`quote\`, after the end: the letter is a comment of at most ${LONGEST_COMMENT} characters on a moment, by the number of its event among those that everybody was told. These numbers are the same from every chair.`,
        }),
    })
    .refine(({ text, moment }) => moment === undefined || text.length <= LONGEST_COMMENT, {
      error: "too long for a comment",
      path: ["text"],
    })
    .refine(({ quote, moment }) => moment === undefined || quote === undefined, {
      error: "a comment on a moment quotes nothing else",
      path: ["quote"],
    }),
  response: letterSchema,
  status: 201,
  problems: [
    ...atTable,
    ...([
      "match/letter-quote",
      "match/not-over",
      "match/cancelled",
      "match/busy",
      "request/too-many",
    ] as const),
  ],
});

export const reactToLetter = endpoint("reactToLetter", {
  area: "talk",
  summary: "What I say of a letter with one tap; null: nothing any more.",
  access: "signed-in",
  params: letterParams,
  query: withSeat,
  body: z.object({ reaction: z.enum(REACTIONS).nullable() }),
  problems: [...atTable, "match/letter-unknown"],
});

export const hideLetter = endpoint("hideLetter", {
  area: "talk",
  summary:
    "Take back my letter, or as the host hide somebody's; or show it again, which only the person who hid it may do.",
  access: "signed-in",
  params: letterParams,
  query: withSeat,
  body: z.object({ hidden: z.boolean() }),
  problems: [...atTable, "match/letter-unknown", "match/letter-not-yours"],
});

export const reportLetter = endpoint("reportLetter", {
  area: "talk",
  summary:
    "Report a letter to the host. The host's own letters, and letters to me alone, are reported to the people who run the service. Nobody learns who reported it.",
  access: "signed-in",
  params: letterParams,
  query: withSeat,
  problems: [...atTable, "match/letter-unknown", "request/too-many"],
});

export const markLettersRead = endpoint("markLettersRead", {
  area: "talk",
  summary: "I have read the letters until this one.",
  access: "signed-in",
  params: matchParams,
  query: withSeat,
  body: z.object({ until: letterIdSchema }),
  problems: [...atTable, "match/letter-unknown"],
});

export const blockPlayer = endpoint("blockPlayer", {
  area: "talk",
  summary:
    "Block the player of this seat: their letters no longer reach me at any table, nor their calls for another match. Nobody learns about it.",
  access: "signed-in",
  params: matchParams.extend({ seat: z.coerce.number().int().min(0).max(15) }),
  problems: ["match/unknown", "match/not-yours", "match/no-person-there", "request/too-many"],
});
