/** How a bot trades (13, "Trading"): seldom, and only if it helps. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { isRecord } from "@consigliere/engine/json";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Random } from "@consigliere/engine/random";
import { cardOf, type HandCardId, isGangster, SYMBOLS, type TradeClass, tradeClassOf } from "../cards.ts";
import { cardToPass } from "../defaults.ts";
import { optionId } from "../option-ids.ts";
import { type Call, type Shown, satisfies, type Want } from "../trade-terms.ts";
import { liftable, worthOf } from "./plays.ts";
import type { Reading } from "./reading.ts";

/** A trade must gain this much more than its price. */
const GAIN = 5;
/** A card worth less than this may be offered. */
const SPARE = 8;
/** The bot takes one in this many chances to offer. */
const RELUCTANCE = 6;

const CLASS_WORTH: Partial<Record<TradeClass, number>> = {
  gangster: 20,
  vehicle: 20,
  warehouse: 15,
  "dons-birthday": 20,
  police: -40,
};

/** Null: the bot starts nothing itself. */
export function freeTrade(reading: Reading, prompt: Prompt, random: Random): AnswerValue | null {
  switch (prompt.topic) {
    case "answer-offer":
      return answerToOffer(reading, prompt);
    case "trade":
      return random.below(RELUCTANCE / reading.temper.trade) === 0 ? ownOffer(reading, random) : null;
    case "open-market": {
      const seek = need(reading);
      if (seek === null) return null;
      return {
        choose: "open-market",
        with: { seek: optionId("want", seek), tempt: optionId("tempt", "none") },
      };
    }
    default:
      return null;
  }
}

function answerToOffer(reading: Reading, prompt: Prompt): AnswerValue {
  if (!isRecord(prompt.about)) return "decline";
  // The rules put the shown facts into `about`.
  const occasion = prompt.about as unknown as Shown & { readonly want: Want };
  const card = payment(reading, occasion.want, worthOfShown(reading, occasion));
  return card === null ? "decline" : optionId("accept", card);
}

/** The card to give for something worth `received`; null if none is cheap enough. */
function payment(reading: Reading, want: Want, received: number): HandCardId | null {
  const { view, mine } = reading;
  const [cheapest] = (mine.hand ?? [])
    .filter((card) => satisfies(card, want))
    .filter((card) => view.options.tradePolice || tradeClassOf(card) !== "police")
    .map((card) => ({ card, worth: worthOf(reading, card) }))
    .sort((a, b) => a.worth - b.worth);
  return cheapest !== undefined && received - cheapest.worth >= GAIN / reading.temper.trade
    ? cheapest.card
    : null;
}

function worthOfShown(reading: Reading, shown: Shown): number {
  switch (shown.disclose) {
    case "face":
      return worthOf(reading, shown.card);
    case "class":
      return CLASS_WORTH[shown.class] ?? 10;
    case "hidden":
      return reading.isLate ? -60 : -10;
  }
}

/** A symbol that would free a gangster, or the first gangster. */
function need(reading: Reading): Want | null {
  const hand = reading.mine.hand ?? [];
  if (reading.mine.gangsters.length === 0 && !hand.some((card) => isGangster(card))) return "gangster";
  const missing = SYMBOLS.find(
    (symbol) => liftable(reading, symbol).length > 0 && !hand.some((card) => cardOf(card).symbol === symbol),
  );
  return missing === undefined ? null : `symbol:${missing}`;
}

/** Only in the bot's own turn, one at a time, and no more after a trade. */
function ownOffer(reading: Reading, random: Random): AnswerValue | null {
  const { view, me, mine, rivals } = reading;
  const want = need(reading);
  const isBusy = view.trade.deals > 0 || view.trade.offers.some((offer) => offer.from === me);
  if (view.turn?.seat !== me || isBusy || want === null) return null;
  const spare = (mine.hand ?? []).find((card) => {
    const worth = worthOf(reading, card);
    return worth < SPARE * reading.temper.trade && worth > 0;
  });
  if (spare === undefined) return null;
  const to = random.pick(rivals).seat;
  return {
    choose: "offer",
    with: {
      to: optionId("seat", to),
      give: optionId("card", spare),
      disclose: optionId("show", "face"),
      want: optionId("want", want),
    },
  };
}

/** D15: something that the caller seeks, for something that the bot needs. */
export function bidFor(reading: Reading, { seek }: Call): AnswerValue {
  const want = need(reading);
  const give = (reading.mine.hand ?? [])
    .filter((card) => satisfies(card, seek) && tradeClassOf(card) !== "police")
    .find((card) => worthOf(reading, card) < 2 * SPARE * reading.temper.trade);
  if (give === undefined) return "pass";
  const terms = {
    give: optionId("card", give),
    disclose: optionId("show", "face"),
    want: optionId("want", want ?? "no-police"),
  };
  return { choose: "bid", with: terms };
}

/** D16: the first bid that is worth its price. */
export function bidToTake(reading: Reading): AnswerValue {
  for (const bid of reading.view.trade.market?.bids ?? []) {
    if (bid.isTaken) continue;
    const card = payment(reading, bid.want, worthOfShown(reading, bid.shown));
    if (card !== null) return { choose: optionId("take", bid.seat), with: optionId("card", card) };
  }
  return "done";
}

/** D3: the card that the bot prefers the left neighbour to have. */
export function passedCard(reading: Reading): AnswerValue {
  return optionId("card", cardToPass(reading.mine.hand ?? []));
}
