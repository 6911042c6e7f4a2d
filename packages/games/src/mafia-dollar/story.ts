/** Mafia Dollar in phrases: events, questions, options and reasons. */
import { isRecord, type Json } from "@consigliere/engine/json";
import type { Phrase } from "../phrase.ts";
import { optionParts, type Story, storyFrom } from "../story.ts";
import {
  type CardId,
  type CardSymbol,
  cardOf,
  type GangsterId,
  isHandCard,
  type PoliceId,
  type RacketId,
  type TradeClass,
  type WarehouseId,
} from "./cards.ts";
import type { MafiaDollarEvent } from "./events.ts";
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
  weightOf,
});

/** `play:dog-rex`, `hit:gangster-dora-quinn`, `pile:liquor`, `end-turn` … */
function phraseOfOption(option: string): Phrase {
  const [form, what] = optionParts(option);
  if (what === undefined) return phrase(`option.${form}`);
  switch (form) {
    case "play":
    case "discard":
    case "accept":
      return phrase(`option.${form}`, { card: cardName(what as CardId) });
    case "unblock":
      return phraseOfUnblocking(what as CardId);
    case "move-out":
    case "go-home":
    case "collect":
    case "hit":
    case "rob":
    case "hand-over":
      return phrase(`option.${form}`, { gangster: cardName(what as GangsterId) });
    case "pile":
      return phrase("option.pile", { type: phrase(`sort.${what}.name`) });
    case "seat":
    case "take":
      return phrase(`option.${form}`, { seat: { seat: Number(what) } });
    case "withdraw":
      return phrase("option.withdraw", { to: { seat: Number(what.split("-").at(-2)) } });
    case "show":
      return phrase(`option.show.${what}`);
    case "want":
      return wantName(what as Want);
    case "tempt":
      return what === "none" ? phrase("option.tempt.none") : className(what as TradeClass);
    default:
      return cardName(what as CardId); // card:…, gangster:…, warehouse:…, item:…, racket:…
  }
}

function phraseOfUnblocking(card: CardId): Phrase {
  const symbol: CardSymbol | null = isHandCard(card) ? cardOf(card).symbol : null;
  if (symbol === null) throw new Error(`${card} shows no symbol`);
  return phrase("option.unblock", { card: cardName(card), symbol: symbolName(symbol) });
}

/** What the rules put into `about`, by topic. */
interface Occasion {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly card: PoliceId;
  readonly actionsLeft: number;
  readonly count: number;
  readonly racket: RacketId;
  readonly gangster: GangsterId;
  readonly warehouse: WarehouseId;
  /** Absent where it was asked under the rules of version 1: one at a time. */
  readonly most?: number;
  readonly want: Want;
  readonly seek: Want;
}

function phraseOfTopic(topic: string, about: Json): Phrase {
  const key = `topic.${topic}`;
  if (!isRecord(about)) return phrase(key);
  const occasion = about as unknown as Occasion;
  switch (topic) {
    case "action":
      return phrase(key, { left: occasion.actionsLeft });
    case "pass-left":
      return phrase(key, { seat: { seat: occasion.seat }, card: cardName(occasion.card) });
    case "gift":
      return phrase(key, { seat: { seat: occasion.to } });
    case "stash-gifts":
      return phrase(key, { count: occasion.count });
    case "collect-more":
      return phrase(key, { racket: cardName(occasion.racket) });
    case "loot":
      return phrase(key, { gangster: cardName(occasion.gangster) });
    case "rob-pick":
      return phrase(key, { warehouse: cardName(occasion.warehouse), most: occasion.most ?? 1 });
    case "answer-offer": {
      const shown = shownName(about as unknown as Shown);
      return phrase(key, { seat: { seat: occasion.from }, shown, want: wantName(occasion.want) });
    }
    case "bid":
      return phrase(key, { seat: { seat: occasion.seat }, seek: wantName(occasion.seek) });
    default:
      return phrase(key);
  }
}
