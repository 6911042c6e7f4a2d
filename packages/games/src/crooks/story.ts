/** Crooks in phrases: what happened, what is asked, what may be chosen. Words are in `messages/`. */
import { isRecord, type Json } from "@consigliere/engine/json";
import { actor, type Phrase } from "../phrase.ts";
import { optionParts, type Story, storyFrom } from "../story.ts";
import type { HideoutId, TargetId } from "./cards.ts";
import type { CrooksEvent } from "./events.ts";
import { endTellers } from "./story/end-events.ts";
import { trickTellers } from "./story/trick-events.ts";
import { turnTellers } from "./story/turn-events.ts";
import { weightOf } from "./story/weights.ts";
import { isHideout, phrase, placeName } from "./story/words.ts";

export const crooksStory: Story<CrooksEvent> = storyFrom(phrase, {
  tellers: { ...turnTellers, ...trickTellers, ...endTellers },
  phraseOfOption,
  phraseOfTopic,
  phraseOfResignation: (seat, viewer) => phrase("event.resigned", actor(seat, viewer)),
  weightOf,
});

/** `hire:hideout-c`, `crook:velvet-vito`, `down:target-7`, `seat:2`, `pass` … */
function phraseOfOption(option: string): Phrase {
  const [form, what] = optionParts(option);
  if (what === undefined) return phrase(`option.${form}`);
  switch (form) {
    case "crook":
      return phrase(`crook.${what}`);
    case "seat":
      return phrase("option.seat", { seat: { seat: Number(what) } });
    case "target":
    case "hideout":
      return phrase(`${form}.${what}`);
    default: // hire, up, down, join, switch, replace
      return phrase(`option.${form}`, { place: placeName(what as TargetId | HideoutId) });
  }
}

/** The rules put the place that a decision is about into `about`. */
function phraseOfTopic(topic: string, about: Json): Phrase {
  const place = isRecord(about) ? (about["hideout"] ?? about["from"] ?? about["target"]) : undefined;
  const key = `topic.${topic}`;
  if (typeof place !== "string") return phrase(key);
  const id = place as TargetId | HideoutId;
  return phrase(key, { [isHideout(id) ? "hideout" : "target"]: placeName(id) });
}
