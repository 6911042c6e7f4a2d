/** Family Business in phrases: what happened, what is asked, what may be chosen. Words are in `messages/`. */
import { isRecord, type Json } from "@consigliere/engine/json";
import type { Phrase } from "../phrase.ts";
import { optionParts, type Story, storyFrom } from "../story.ts";
import type { CardPlay } from "./card-play.ts";
import { type CardId, isCounter, kindOf } from "./cards.ts";
import type { FamilyBusinessEvent } from "./events.ts";
import { phraseOfPlay } from "./story/plays.ts";
import { tableTellers } from "./story/table-events.ts";
import { wallTellers } from "./story/wall-events.ts";
import { weightOf } from "./story/weights.ts";
import { windowTellers } from "./story/window-events.ts";
import { cardName, phrase } from "./story/words.ts";

export const familyBusinessStory: Story<FamilyBusinessEvent> = storyFrom(phrase, {
  tellers: { ...tableTellers, ...wallTellers, ...windowTellers },
  phraseOfOption,
  phraseOfTally: phraseOfOption, // Whose mobsters are counted, `seat:2`, as the seat is called.
  phraseOfTopic,
  weightOf,
});

/** `play:contract-07`, `seat:2`, `pass` … */
function phraseOfOption(option: string): Phrase {
  const [form, what] = optionParts(option);
  if (what === undefined) return phrase(`option.${form}`);
  switch (form) {
    case "play": {
      const kind = kindOf(what as CardId);
      // A counter card is named, not offered: it can only be discarded here.
      return isCounter(kind)
        ? cardName(what as CardId)
        : phrase("option.play", { card: cardName(what as CardId) });
    }
    case "discard":
      return phrase("option.discard", { card: cardName(what as CardId) });
    case "counter":
      return phrase("option.counter", { card: phrase(`card.${what}.name`) });
    case "seat":
      return phrase("option.seat", { seat: { seat: Number(what) } });
    default:
      return phrase(`${form}.${what}`); // mobster:…, mob:…
  }
}

function phraseOfTopic(topic: string, about: Json): Phrase {
  if (!topic.startsWith("counter-") || !isRecord(about)) return phrase(`topic.${topic}`);
  // The rules put the attacker and the whole declared play into `about`.
  const occasion = about as unknown as CardPlay & { readonly attacker: number };
  return phraseOfPlay(`topic.${topic}`, occasion, { seat: { seat: occasion.attacker } });
}
