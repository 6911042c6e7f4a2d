/** A played card, with its declaration. */

import type { Phrase, PhraseValues } from "../../phrase.ts";
import type { CardPlay } from "../card-play.ts";
import { kindName, ownedMobster, ownedMobsters, phrase } from "./words.ts";

/** `prefix` names the family of sentences: an event, or the occasion of a counter window. */
export function phraseOfPlay(prefix: string, play: CardPlay, who: PhraseValues): Phrase {
  const [form, values] = declared(play);
  return phrase(`${prefix}.${form}`, { ...who, card: kindName(play.kind), ...values });
}

function declared(play: CardPlay): readonly [string, PhraseValues] {
  switch (play.kind) {
    case "hit": {
      const { target, ownMobster } = play.params;
      if (ownMobster === undefined) return ["on", { targets: ownedMobster(target) }];
      return ["hit", { target: ownedMobster(target), own: ownedMobster(ownMobster) }];
    }
    case "double-cross":
    case "vendetta": {
      const { sequence } = play.params;
      return sequence.length === 0 ? ["plain", {}] : ["on", { targets: ownedMobsters(sequence) }];
    }
    case "take-it-on-the-lam":
    case "police-protection":
      return ["for", { target: ownedMobster(play.params.target) }];
    case "substitution":
      return ["substitution", { out: ownedMobster(play.params.out), in: ownedMobster(play.params.in) }];
    case "intrigue":
      return ["intrigue", { order: ownedMobsters(play.params.order) }];
    case "pay-off":
      return ["pay-off", { owner: { seat: play.params.seat } }];
    case "st-valentines-day-massacre":
    case "mob-war":
    case "ambush":
    case "truce":
    case "federal-crackdown":
      return ["plain", {}];
    default:
      return ["on", { targets: ownedMobsters(play.params.targets) }];
  }
}
