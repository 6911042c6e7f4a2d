/** Crooks in phrases: events, questions and options. The words are in `messages/`. */
import { isRecord, type Json } from "@consigliere/engine/json";
import type { Phrase } from "../phrase.ts";
import { type Story, storyFrom } from "../story.ts";
import type { HideoutId, TargetId } from "./cards.ts";
import type { CrooksEvent } from "./events.ts";
import { interests } from "./interests.ts";
import { readOption } from "./option-ids.ts";
import { endTellers } from "./story/end-events.ts";
import { trickTellers } from "./story/trick-events.ts";
import { turnTellers } from "./story/turn-events.ts";
import { weightOf } from "./story/weights.ts";
import { crookName, isHideout, phrase, placeName } from "./story/words.ts";

export const crooksStory: Story<CrooksEvent> = storyFrom(phrase, {
  tellers: { ...turnTellers, ...trickTellers, ...endTellers },
  phraseOfOption,
  phraseOfTopic: (topic) => phrase(`topic.${topic}`),
  phraseOfOccasion,
  ...interests,
  stakesWords: { nameOf: (id) => placeName(id as TargetId | HideoutId) },
  phraseOfResignation: (seat) => phrase("event.resigned", { seat: { seat } }),
  weightOf,
  awards: ["targets", "gangs", "money"],
  decides: () => ["points", "money"],
  moments: { "crooks-removed": "kill", "money-taken": "heist", "target-scored": "reckoning" },
});

function phraseOfOption(id: string): Phrase {
  const option = readOption(id);
  switch (option.form) {
    case "word":
      return phrase(`option.${option.what}`);
    case "crook":
      return crookName(option.what);
    case "seat":
      return phrase("option.seat", { seat: { seat: option.what } });
    case "target":
    case "hideout":
      return placeName(option.what);
    default: // hire, up, down, join, switch, replace
      return phrase(`option.${option.form}`, { place: placeName(option.what) });
  }
}

const OCCASIONS = ["keep", "place", "search-seen", "killer", "spy-seen"];

/** The rules put the place of a decision into `about`. */
function phraseOfOccasion(topic: string, about: Json): Phrase | null {
  if (!OCCASIONS.includes(topic)) return null;
  const place = isRecord(about) ? (about["hideout"] ?? about["from"] ?? about["target"]) : undefined;
  const key = `occasion.${topic}`;
  if (typeof place !== "string") return phrase(key);
  const id = place as TargetId | HideoutId;
  return phrase(key, { [isHideout(id) ? "hideout" : "target"]: placeName(id) });
}
