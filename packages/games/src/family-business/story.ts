/** Family Business in phrases: events, questions and options. The words are in `messages/`. */
import { isRecord, type Json } from "@consigliere/engine/json";
import type { Phrase } from "../phrase.ts";
import { type Story, storyFrom } from "../story.ts";
import type { CardPlay } from "./card-play.ts";
import { isCounter, kindOf } from "./cards.ts";
import type { FamilyBusinessEvent } from "./events.ts";
import { interests } from "./interests.ts";
import { readOption } from "./option-ids.ts";
import { phraseOfPlay } from "./story/plays.ts";
import { tableTellers } from "./story/table-events.ts";
import { wallTellers } from "./story/wall-events.ts";
import { weightOf } from "./story/weights.ts";
import { windowTellers } from "./story/window-events.ts";
import { cardName, labelledMobster, mobName, phrase } from "./story/words.ts";

export const familyBusinessStory: Story<FamilyBusinessEvent> = storyFrom(phrase, {
  tellers: { ...tableTellers, ...wallTellers, ...windowTellers },
  phraseOfOption,
  phraseOfTally: phraseOfOption, // The seat whose mobsters are counted, `seat:2`, by its name.
  phraseOfTopic,
  phraseOfOccasion,
  ...interests,
  weightOf,
  awards: ["turnsStolen", "mobstersBuried"],
  moments: { "mobster-buried": "kill", "war-started": "war", "counter-played": "counter" },
});

function phraseOfOption(id: string): Phrase {
  const option = readOption(id);
  switch (option.form) {
    case "word":
      return phrase(`option.${option.what}`);
    case "play": {
      const card = cardName(option.what);
      // A counter card is only named here, because it can only be discarded.
      return isCounter(kindOf(option.what)) ? card : phrase("option.play", { card });
    }
    case "discard":
      return phrase("option.discard", { card: cardName(option.what) });
    case "counter":
      return phrase("option.counter", { card: phrase(`card.${option.what}.name`) });
    case "seat":
      return phrase("option.seat", { seat: { seat: option.what } });
    case "mob":
      return mobName(option.what);
    default: // mobster
      return labelledMobster(option.what);
  }
}

/** The rules put the attacker and the whole declared play into `about` of a counter. */
const declaredIn = (topic: string, about: Json) =>
  topic.startsWith("counter-") && isRecord(about)
    ? (about as unknown as CardPlay & { readonly attacker: number })
    : null;

function phraseOfTopic(topic: string, about: Json): Phrase {
  const play = declaredIn(topic, about);
  return play === null
    ? phrase(`topic.${topic}`)
    : phrase(`topic.${topic}`, { card: phrase(`declared.${play.kind}`) });
}

function phraseOfOccasion(topic: string, about: Json): Phrase | null {
  const play = declaredIn(topic, about);
  return play && phraseOfPlay(`occasion.${topic}`, play, { seat: { seat: play.attacker } });
}
