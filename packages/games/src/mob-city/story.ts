/** Mob City in phrases: events, questions and options. The words are in `messages/`. */
import type { Json } from "@consigliere/engine/json";
import type { QuestionData } from "@consigliere/engine/question";
import { labelled, type Phrase } from "../phrase.ts";
import { type Story, storyFrom } from "../story.ts";
import {
  type BlockId,
  type BuildingId,
  type CardId,
  type CharId,
  isBuilding,
  isWeapon,
  whiskeyPrice,
} from "./cards.ts";
import type { MobCityEvent } from "./events.ts";
import { interests } from "./interests.ts";
import { wagesIn } from "./legal/wages.ts";
import { readOption } from "./option-ids.ts";
import { biddingTellers } from "./story/bidding-events.ts";
import { fightTellers } from "./story/fight-events.ts";
import { townTellers } from "./story/town-events.ts";
import { weightOf } from "./story/weights.ts";
import { armName, blockName, buildingName, cardName, cardNames, phrase, shortName } from "./story/words.ts";

export const mobCityStory: Story<MobCityEvent> = {
  ...storyFrom<MobCityEvent>(phrase, {
    tellers: { ...biddingTellers, ...townTellers, ...fightTellers },
    phraseOfOption,
    phraseOfTopic,
    phraseOfOccasion,
    phraseOfTally: (tally) => (tally === "dollars" ? phrase("tally.dollars") : phraseOfOption(tally)), // hands:…
    ...interests,
    stakesWords: { nameOf },
    weightOf,
    awards: ["buildings", "notoriety", "cash"],
    decides: (will) => (will === "will-money" ? ["cash", "notoriety"] : ["notoriety", "cash"]),
    moments: {
      "fight-started": "war",
      "fight-wiped-out": "kill",
      "building-bombed": "raid",
      "raid-closed": "raid",
      "building-bought": "deal",
    },
    // A day's business, and each block in its turn.
    turnOf: ({ type }) => (type === "day-started" || type === "block-started" ? { seat: null } : null),
  }),
  // The parts of an arming are the weapons themselves.
  phraseOfPart: (part) => (isWeapon(part as CardId) ? cardName(part as CardId) : phrase(`part.${part}`)),
};

function phraseOfOption(id: string): Phrase {
  const option = readOption(id);
  switch (option.form) {
    case "word":
      return phrase(`option.${option.what}`);
    case "building":
      return labelled(buildingName(option.what), { ownerOf: option.what });
    case "pour":
      return buildingName(option.what);
    case "target":
      return labelled(shortName(option.what), { ownerOf: option.what });
    case "interest":
    case "condition":
      return phrase(`${option.form}.${option.what}`);
    case "group":
      return phrase("option.group", { group: option.what });
    case "grade":
      return phrase("option.grade", { grade: option.what, price: whiskeyPrice(option.what) });
    case "hire":
      return phrase("option.hire", { card: cardName(option.what.card), group: option.what.group });
    case "squad":
      return phrase("option.squad", { seat: { seat: option.what.seat }, group: option.what.group });
    case "seat":
      return phrase("option.seat", { seat: { seat: option.what } });
    case "shoot":
    case "throw":
    case "collect":
    case "drop":
      return phrase(`option.${option.form}`, { card: shortName(option.what) });
    case "carrier":
      return shortName(option.what);
    default: // card, hands
      return cardName(option.what);
  }
}

/** Buildings by their full names; people and arms by the short names that boards use. */
function nameOf(id: string): Phrase {
  if (id === "colt" || id === "fists") return armName(id);
  return isBuilding(id) ? buildingName(id) : shortName(id as CardId);
}

/** The facts that the rules put into `about`, by topic. */
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

/** Whether there is a choice, of another form than `but`: of bombs and Molls, others are asked as well. */
const isOpen = (question: QuestionData | undefined, but = "") =>
  question === undefined ||
  !("options" in question) ||
  question.options.some(({ id, blocked }) => blocked === undefined && readOption(id).form !== but);

function phraseOfTopic(topic: string, about: Json, question?: QuestionData): Phrase {
  const key = `topic.${topic}`;
  const { day, cost, left, character } = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "event-take":
    case "police-take":
      return phrase(key, { cost });
    case "hire":
      return phrase(key, { left });
    case "business": {
      const pours = question?.form !== "form" || question.parts.some(({ name }) => name === "speakeasies");
      return phrase(`${key}.${pours ? "pour" : "send"}`);
    }
    case "business-plan":
      return phrase(key, { day });
    case "bomb":
    case "moll":
      return phrase(`${key}.${isOpen(question) ? "some" : "none"}`);
    case "fight-act":
      return phrase(`${key}.${isOpen(question, "collect") ? "some" : "none"}`, {
        character: nameOf(character),
      });
    case "fight-act2":
      return phrase(key, { character: nameOf(character) });
    default:
      return phrase(key);
  }
}

function phraseOfOccasion(topic: string, about: Json, question?: QuestionData): Phrase | null {
  const key = `occasion.${topic}`;
  const { block, building, character, from, cards } = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "wages-pay":
      return question ? phrase(`${key}.now`, wagesIn(question)) : phrase(`${key}.then`);
    case "fine-pay":
      return phrase(key);
    case "bomb":
    case "moll":
      return phrase(key, { block: blockName(block) });
    case "fight-arm":
    case "fight-loot":
      return phrase(key, { building: buildingName(building) });
    case "fight-act2":
      return phrase(key, { character: nameOf(character) });
    case "fight-capture":
      return phrase(key, { from: { seat: from }, cards: cardNames(cards, shortName) });
    default:
      return null;
  }
}
