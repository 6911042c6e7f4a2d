/** Links in mails. Opening one changes nothing; the page behind it asks. */
import * as z from "zod";
import { answerValueSchema } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { unsubscribeScopes } from "./preferences.ts";
import { promptSchema } from "./prompt.ts";
import { idSchema, seatSchema } from "./values.ts";

const tokenQuery = z.object({ token: z.string().min(1).max(1000) });

export const openLink = endpoint("openLink", {
  area: "links",
  summary:
    "Where a short link of a mail (page /{locale}/o/#…) leads: the path of a page, with the key that it stands for. Changes nothing.",
  access: "anybody",
  body: z.object({ token: z.string().min(1).max(40) }),
  response: z.object({ path: z.string() }),
  problems: ["link/invalid"],
});

const actPreviewSchema = z
  .object({
    matchId: idSchema,
    game: z.string(),
    value: answerValueSchema,
    /**
     * `open`: it can be given. `given`: its player has answered. `late`: the decision's time is over, or the link's
     * own. `overtaken`: the table moved on without it. `not-yours`: its player no longer has the seat.
     */
    state: z.enum(["open", "given", "late", "overtaken", "over", "cancelled", "not-yours"]),
    /** The open prompt; null when there is nothing left to answer. */
    prompt: promptSchema.nullable(),
    /** The stakes of the prompt, for the game's own words; null: no more than the prompt says. */
    stakes: z.json().nullable(),
    /** Names by seat, for the sentence. */
    names: z.array(z.string()),
    /** The owners of the things that the sentence mentions, by the game's own keys. */
    owners: z.record(z.string(), seatSchema),
  })
  .meta({ id: "ActPreview" });
export type ActPreview = z.infer<typeof actPreviewSchema>;

export const previewAct = endpoint("previewAct", {
  area: "links",
  summary: "What the answer link of a mail (page /{locale}/act/?token=…) would answer.",
  access: "anybody",
  query: tokenQuery,
  response: actPreviewSchema,
  problems: ["link/invalid", "match/unknown"],
});

export const confirmAct = endpoint("confirmAct", {
  area: "links",
  summary: "Give the answer of a mail's link. Twice is once.",
  access: "anybody",
  body: tokenQuery,
  response: z.object({ matchId: idSchema }),
  problems: [
    "link/invalid",
    "link/late",
    "match/unknown",
    "match/not-yours",
    "match/not-started",
    "match/cancelled",
    "match/stale-prompt",
    "match/illegal-answer",
    "match/too-many-changes",
    "match/over",
    "match/resigned",
    "request/too-many",
  ],
});

const unsubscribeScope = z.enum(unsubscribeScopes);

export const previewUnsubscribe = endpoint("previewUnsubscribe", {
  area: "links",
  summary: "Which mails an unsubscribe link (page /{locale}/unsubscribe/?token=…&scope=…) would stop.",
  access: "anybody",
  query: z.object({ token: z.string().min(1).max(200), scope: unsubscribeScope.default("all") }),
  response: z.object({ name: z.string(), scope: unsubscribeScope }),
  problems: ["link/invalid"],
});

export const unsubscribe = endpoint("unsubscribe", {
  area: "links",
  summary: "Stop these mails. Mail programs call it with one click (RFC 8058), so the token is in the query.",
  access: "anybody",
  query: z.object({ token: z.string().min(1).max(200), scope: unsubscribeScope.default("all") }),
  problems: ["link/invalid"],
});
