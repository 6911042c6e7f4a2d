/** A player's own notes at a table. */
import * as z from "zod";
import { endpoint, matchParams } from "./endpoint.ts";
import { LONGEST_NOTES } from "./notes.ts";

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

export const readNotes = endpoint("readNotes", {
  area: "play",
  summary: "What I wrote for myself at this table. Nobody else can read it.",
  access: "signed-in",
  params: matchParams,
  response: notesSchema,
  problems: ["match/unknown", "match/not-yours"],
});

export const writeNotes = endpoint("writeNotes", {
  area: "play",
  summary: "Writes my notes over the edition that was read.",
  access: "signed-in",
  params: matchParams,
  body: notesSchema,
  response: notesSchema,
  problems: ["match/unknown", "match/not-yours", "match/notes-changed"],
});
