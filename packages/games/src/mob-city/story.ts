/** Mob City in phrases: what happened, what is asked, what may be chosen. Words are in `messages/`. */
import { isRecord, type Json } from "@consigliere/engine/json";
import type { Phrase } from "../phrase.ts";
import { optionParts, type Story, storyFrom } from "../story.ts";
import {
  type BlockId,
  type BuildingId,
  type CardId,
  type CharId,
  type Grade,
  type GroupNo,
  isWeapon,
  whiskeyPrice,
} from "./cards.ts";
import type { MobCityEvent } from "./events.ts";
import { biddingTellers } from "./story/bidding-events.ts";
import { fightTellers } from "./story/fight-events.ts";
import { townTellers } from "./story/town-events.ts";
import { weightOf } from "./story/weights.ts";
import { blockName, buildingName, cardName, cardNames, phrase } from "./story/words.ts";

export const mobCityStory: Story<MobCityEvent> = {
  ...storyFrom<MobCityEvent>(phrase, {
    tellers: { ...biddingTellers, ...townTellers, ...fightTellers },
    phraseOfOption,
    phraseOfTopic,
    weightOf,
  }),
  // The parts of an arming are the weapons themselves.
  phraseOfPart: (part) => (isWeapon(part as CardId) ? cardName(part as CardId) : phrase(`part.${part}`)),
};

/** `building:theater-row-3`, `card:so-bruiser-2`, `squad:1-4`, `hire:lt-morosi:2`, `colt` … */
function phraseOfOption(option: string): Phrase {
  const [form, what] = optionParts(option);
  if (what === undefined) return phrase(`option.${form}`);
  switch (form) {
    case "building":
      return buildingName(what as BuildingId);
    case "interest":
    case "condition":
      return phrase(`${form}.${what}`);
    case "group":
      return phrase("option.group", { group: Number(what) as GroupNo });
    case "grade": {
      const grade = Number(what) as Grade;
      return phrase("option.grade", { grade, price: whiskeyPrice(grade) });
    }
    case "hire": {
      const [card, group] = optionParts(what);
      return phrase("option.hire", { card: cardName(card as CardId), group: Number(group) });
    }
    case "squad": {
      const [seat, group] = what.split("-").map(Number);
      return phrase("option.squad", { seat: { seat: seat ?? 0 }, group: group ?? 0 });
    }
    case "seat":
      return phrase("option.seat", { seat: { seat: Number(what) } });
    case "shoot":
    case "throw":
    case "collect":
    case "drop":
      return phrase(`option.${form}`, { card: cardName(what as CardId) });
    default:
      return cardName(what as CardId); // card:…, carrier:…, target:…
  }
}

/** What the rules put into `about`, by topic. */
interface Occasion {
  readonly day: number;
  readonly cost: number;
  readonly left: number;
  readonly block: BlockId;
  readonly building: BuildingId;
  readonly character: CharId;
  readonly from: number;
  readonly cards: readonly CharId[];
}

function phraseOfTopic(topic: string, about: Json): Phrase {
  const key = `topic.${topic}`;
  if (!isRecord(about)) return phrase(key);
  const { day, cost, left, block, building, character, from, cards } = about as unknown as Occasion;
  switch (topic) {
    case "event-take":
    case "police-take":
      return phrase(key, { cost });
    case "hire":
      return phrase(key, { left });
    case "business-plan":
    case "orders":
      return phrase(key, { day });
    case "bomb":
    case "moll":
      return phrase(key, { block: blockName(block) });
    case "fight-arm":
    case "fight-loot":
      return phrase(key, { building: buildingName(building) });
    case "fight-act":
    case "fight-act2":
      return phrase(key, { character: cardName(character) });
    case "fight-capture":
      return phrase(key, { from: { seat: from }, cards: cardNames(cards) });
    default:
      return phrase(key);
  }
}
