/** Mafia Dollar in phrases: events, questions, options and reasons. */

import type { Json } from "@consigliere/engine/json";
import { receiverOf } from "@consigliere/engine/offers";
import type { QuestionData } from "@consigliere/engine/question";
import { labelled, type Phrase } from "../phrase.ts";
import { type Story, storyFrom } from "../story.ts";
import {
  type CardId,
  type CardSymbol,
  cardOf,
  type GangsterId,
  type HandCardId,
  isGangster,
  type PoliceId,
  type RacketId,
  type WarehouseId,
} from "./cards.ts";
import type { MafiaDollarEvent } from "./events.ts";
import { interests } from "./interests.ts";
import { readOption } from "./option-ids.ts";
import { cardTellers } from "./story/card-events.ts";
import { jobTellers } from "./story/job-events.ts";
import { tableTellers } from "./story/table-events.ts";
import { tradeTellers } from "./story/trade-events.ts";
import { weightOf } from "./story/weights.ts";
import { cardName, className, phrase, shownName, symbolName, wantName } from "./story/words.ts";
import type { Shown, Want } from "./trade-terms.ts";

export const mafiaDollarStory: Story<MafiaDollarEvent> = storyFrom(phrase, {
  tellers: {
    ...tableTellers,
    ...cardTellers,
    ...jobTellers,
    ...tradeTellers,
  },
  phraseOfOption,
  phraseOfTopic,
  phraseOfOccasion,
  ...interests,
  stakesWords: {
    nameOf: (id) => (isGangster(id as CardId) ? phrase(`short.${id}`) : cardName(id as CardId)),
  },
  weightOf,
  awards: ["rackets", "gangsters"],
  decides: () => ["money", "gangsters", "warehouses"],
  moments: {
    "gangster-killed": "kill",
    "rackets-taken": "heist",
    traded: "deal",
    "police-played": "raid",
    "raid-loss": "raid",
  },
});

function phraseOfOption(id: string): Phrase {
  const option = readOption(id);
  switch (option.form) {
    case "word":
      return phrase(`option.${option.what}`);
    case "play":
    case "discard":
    case "accept":
      return phrase(`option.${option.form}`, { card: cardName(option.what) });
    case "unblock":
      return phraseOfUnblocking(option.what);
    case "move-out":
    case "go-home":
    case "collect":
    case "hit":
    case "rob":
    case "hand-over":
      return phrase(`option.${option.form}`, { gangster: cardName(option.what) });
    case "pile":
      return phrase("option.pile", { type: phrase(`sort.${option.what}.name`) });
    case "seat":
    case "take":
      return phrase(`option.${option.form}`, { seat: { seat: option.what } });
    case "withdraw":
      return phrase("option.withdraw", { to: { seat: receiverOf(option.what) } });
    case "show":
      return phrase(`option.show.${option.what}`);
    case "want":
      return wantName(option.what);
    case "tempt":
      return option.what === "none" ? phrase("option.tempt.none") : className(option.what);
    case "gangster":
    case "warehouse":
      return labelled(cardName(option.what), { ownerOf: option.what });
    default: // card, item, racket
      return cardName(option.what);
  }
}

function phraseOfUnblocking(card: HandCardId): Phrase {
  const symbol: CardSymbol | null = cardOf(card).symbol;
  if (symbol === null) throw new Error(`${card} shows no symbol`);
  return phrase("option.unblock", { card: cardName(card), symbol: symbolName(symbol) });
}

/** The facts that the rules put into `about`, by topic. */
interface Occasion {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly card: PoliceId;
  readonly count: number;
  readonly racket: RacketId;
  readonly gangster: GangsterId;
  readonly warehouse: WarehouseId;
  /** Absent if it was asked under the rules of version 1: one at a time. */
  readonly most?: number;
  readonly want: Want;
  readonly seek: Want;
}

/** Whether there is more to do than to end the turn. */
const hasOrders = (question: QuestionData | undefined) =>
  question?.form !== "one" ||
  question.options.some(({ id, blocked }) => id !== "end-turn" && blocked === undefined);

function phraseOfTopic(topic: string, about: Json, question?: QuestionData): Phrase {
  const key = `topic.${topic}`;
  const occasion = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "action":
      return phrase(`${key}.${hasOrders(question) ? "some" : "none"}`);
    case "stash-gifts":
      return phrase(key, { count: occasion.count });
    case "loot":
      return phrase(key, { gangster: phrase(`short.${occasion.gangster}`) });
    case "rob-pick":
      return phrase(key, { most: occasion.most ?? 1 });
    default:
      return phrase(key);
  }
}

function phraseOfOccasion(topic: string, about: Json): Phrase | null {
  const key = `occasion.${topic}`;
  const occasion = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "pass-left":
      return phrase(key, { seat: { seat: occasion.seat }, card: cardName(occasion.card) });
    case "escort-loss":
    case "patrol-loss":
      return phrase(key);
    case "gift":
      return phrase(key, { seat: { seat: occasion.to } });
    case "collect-more":
      return phrase(key, { racket: cardName(occasion.racket) });
    case "rob-pick":
      return phrase(key, { warehouse: cardName(occasion.warehouse) });
    case "answer-offer": {
      const shown = shownName(about as unknown as Shown);
      return phrase(key, { seat: { seat: occasion.from }, shown, want: wantName(occasion.want) });
    }
    case "bid":
      return phrase(key, { seat: { seat: occasion.seat }, seek: wantName(occasion.seek) });
    default:
      return null;
  }
}
