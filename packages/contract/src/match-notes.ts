/** A player's own notes at a table. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { LONGEST_NOTES } from "./notes.ts";
import { seatSchema } from "./values.ts";

const notesSchema = z
  .object({
    text: z.string().max(LONGEST_NOTES),
    edition: z
      .int()
      .min(0)
      // There must be one after it.
      .max(Number.MAX_SAFE_INTEGER - 1)
      .meta({ description: "The number of times they were written; 0: never." }),
  })
  .meta({ id: "Notes" });

const keptNotesSchema = notesSchema
  .extend({
    published: z
      .literal(true)
      .exactOptional()
      .meta({ description: "Whoever may look from my chair may read them." }),
  })
  .meta({ id: "KeptNotes" });

export const readNotes = endpoint("readNotes", {
  area: "play",
  summary: "What I wrote for myself at this table. Nobody else can read it until I publish it.",
  access: "signed-in",
  params: matchParams,
  response: keptNotesSchema,
  problems: ["match/unknown", "match/not-yours"],
});

export const writeNotes = endpoint("writeNotes", {
  area: "play",
  summary: "Writes my notes over the edition that was read.",
  access: "signed-in",
  params: matchParams,
  body: notesSchema,
  response: keptNotesSchema,
  problems: ["match/unknown", "match/not-yours", "match/notes-changed"],
});

const opened = [
  "match/unknown",
  "match/not-started",
  "match/cancelled",
  "match/busy",
  "match/not-yours",
  "match/not-over",
  "match/not-open",
] as const;

export const publishNotes = endpoint("publishNotes", {
  area: "play",
  summary:
    "Publishes my notes after the end of a match that is open then, to whoever may look from my chair; or takes them back.",
  access: "signed-in",
  params: matchParams,
  body: z.object({ published: z.boolean() }),
  response: keptNotesSchema,
  problems: [...opened, "match/lent", "match/notes-changed"],
});

export const readPublishedNotes = endpoint("readPublishedNotes", {
  area: "play",
  summary: "The notes that players have published, for people who may look from their chairs.",
  access: "at-table",
  params: matchParams,
  response: z.object({
    notes: z.array(z.object({ seat: seatSchema, text: z.string() })),
  }),
  problems: opened,
});
