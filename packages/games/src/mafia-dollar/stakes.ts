/** The stakes in the wet street: rackets and their values, chances of a job, and the price of police cards. */
import type { Json } from "@consigliere/engine/json";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import {
  type AskedPrompt,
  gains,
  loses,
  mayGain,
  mayLose,
  type Point,
  type Stakes,
  stakesOf,
} from "../stakes.ts";
import { sum } from "../sum.ts";
import {
  cardOfKind,
  type GangsterId,
  type HandCardId,
  heldPenaltyOf,
  isPolice,
  MOST_HELD_PENALTY,
  type PoliceId,
  type RacketId,
  racketValue,
} from "./cards.ts";
import { hitModifier, loadOf, robberyModifier, SIDES, winsWith } from "./odds.ts";
import { whatOf } from "./option-ids.ts";
import type { Shown } from "./trade-terms.ts";
import type { GangsterView, View } from "./view.ts";

/** The facts that the rules put into `about`, by topic. */
interface Occasion {
  readonly seat: Seat;
  readonly card: PoliceId;
  readonly to: Seat;
  readonly count: number;
  readonly racket: RacketId;
  readonly gangster: GangsterId;
  readonly most: number;
}

export function mafiaDollarStakes(given: Json, { seat, topic, about, question }: AskedPrompt): Stakes | null {
  const view = given as unknown as View;
  const of = (about ?? {}) as unknown as Occasion;
  const rackets = question === undefined ? [] : racketsIn(question);
  switch (topic) {
    case "draw":
      return stakesOf([...ofLastCards(view), ...ofPolice(view, seat)]);
    case "play":
      return stakesOf(ofPolice(view, seat));
    case "action":
      return stakesOf(question === undefined ? [] : ofJobs(view, seat, question));
    case "pass-left":
      return stakesOf([...ofPassing(view, seat), ofPenalty(view, of), ...ofPolice(view, seat)]);
    case "escort-loss":
    case "patrol-loss":
      return stakesOf([lost(seat, rackets), { what: "no-orders" }]);
    case "gift":
      return stakesOf([lost(seat, rackets), gains(of.to, 1, "rackets")]);
    case "stash-gifts":
      return stakesOf([
        view.gifts === null
          ? gains(seat, of.count, "rackets")
          : gains(seat, sum(view.gifts.map(racketValue)), "dollars"),
        { what: "one-roof" },
      ]);
    case "collect-more":
      return stakesOf([gains(seat, racketValue(of.racket), "dollars"), { what: "next-shown" }]);
    case "loot":
      return stakesOf([{ what: "left-lost" }]);
    case "rob-pick":
      return stakesOf(ofBooty(view, seat, { most: of.most, rackets }));
    case "answer-offer":
      return stakesOf(ofOffer(seat, about as unknown as Shown));
    default:
      return null;
  }
}

/** Each of the last cards may be the End. */
function ofLastCards({ isLate, deckCount }: View): Point[] {
  return isLate ? [{ what: "end", chance: { wins: 1, of: deckCount } }] : [];
}

/** The price of one's police cards at the end. Only the seat sees its hand. */
function ofPolice({ hand }: View, seat: Seat): Point[] {
  const penalty = sum((hand ?? []).filter(isPolice).map(heldPenaltyOf));
  return penalty === 0 ? [] : [{ ...loses(seat, penalty, "dollars"), what: "police-held" }];
}

/** The best hit and the best robbery among the orders. */
function ofJobs(view: View, seat: Seat, question: QuestionData): Point[] {
  const options = question.form === "one" ? question.options : [];
  const mine = view.seats[seat]?.gangsters ?? [];
  const hits = options.flatMap((option) => hitsBy(view, mine, option));
  const robberies = options.flatMap((option) => robberiesBy(view, mine, option));
  return [...best(hits), ...best(robberies)];
}

function best(jobs: readonly Point[]): Point[] {
  const wins = ({ chance }: Point) => chance?.wins ?? 0;
  return jobs
    .filter((job) => wins(job) > 0)
    .toSorted((a, b) => wins(b) - wins(a))
    .slice(0, 1);
}

const openIn = ({ with: further }: OptionData) =>
  further?.form === "one" ? further.options.filter(({ blocked }) => blocked === undefined) : [];

function doerOf(job: "hit" | "rob", mine: readonly GangsterView[], { id }: OptionData) {
  const doer = whatOf(job, id);
  return mine.find(({ card }) => card === doer);
}

function hitsBy({ seats }: View, mine: readonly GangsterView[], option: OptionData): Point[] {
  const killer = doerOf("hit", mine, option);
  if (killer === undefined) return [];
  return openIn(option).flatMap((target) => {
    const card = whatOf("gangster", target.id);
    const owner = seats.find(({ gangsters }) => gangsters.some((one) => one.card === card));
    if (card === undefined || owner === undefined) return [];
    return {
      what: "hit",
      by: { id: killer.card, owner: null },
      things: [{ id: card, owner: owner.seat }],
      ...chanceWith(hitModifier(killer)),
    };
  });
}

function robberiesBy({ seats }: View, mine: readonly GangsterView[], option: OptionData): Point[] {
  const burglar = doerOf("rob", mine, option);
  if (burglar === undefined) return [];
  return openIn(option).flatMap((target) => {
    const card = whatOf("warehouse", target.id);
    return seats.flatMap(({ seat, warehouses }) =>
      warehouses
        .filter((warehouse) => warehouse.card === card)
        .map((warehouse) => ({
          what: "rob",
          by: { id: burglar.card, owner: null },
          things: [{ id: warehouse.card, owner: seat }],
          amount: Math.min(warehouse.racketCount, loadOf(burglar)),
          unit: "rackets",
          ...chanceWith(robberyModifier(burglar, warehouse)),
        })),
    );
  });
}

/** A card is turned over. Its die plus the modifier must be more than eight. */
function chanceWith(modifier: number): Pick<Point, "chance"> {
  return { chance: { wins: winsWith(modifier), of: SIDES } };
}

/** The loss of the seat that played the police card, after the pass. */
function ofPenalty(view: View, { seat, card }: Occasion): Point {
  const { subtype } = cardOfKind(card, "police");
  const family = view.seats[seat];
  const rackets = sum((family?.warehouses ?? []).map(({ racketCount }) => racketCount));
  const gangsters = family?.gangsters.length ?? 0;
  return { what: subtype, seat, numbers: { rackets, gangsters } };
}

function ofPassing({ seats, viewer }: View, seat: Seat): Point[] {
  if (viewer !== seat) return [];
  return [{ what: "passing", seat, other: (seat + 1) % seats.length }];
}

/** One of these rackets. In a question to another seat, just one racket. */
function lost(seat: Seat, rackets: readonly RacketId[]): Point {
  const values = rackets.map(racketValue);
  if (values.length === 0) return loses(seat, 1, "rackets");
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return loses(seat, least, "dollars");
  return { ...loses(seat, most, "dollars"), what: "loses-between", numbers: { least, most } };
}

function ofBooty(
  { robbery }: View,
  seat: Seat,
  { most, rackets }: { readonly most: number; readonly rackets: readonly RacketId[] },
): Point[] {
  if (robbery === null) return [];
  const values = rackets.map(racketValue).toSorted((a, b) => b - a);
  const worth = sum(values.slice(0, most));
  const [amount, unit] = rackets.length === 0 ? [most, "rackets"] : [worth, "dollars"];
  return [mayGain(seat, amount, unit), mayLose(robbery.victim, amount, unit)];
}

/** A card that is not shown may be police. */
function ofOffer(seat: Seat, shown: Shown): Point[] {
  if (shown.disclose === "hidden") return [mayLose(seat, MOST_HELD_PENALTY, "police")];
  if (shown.disclose === "class")
    return shown.class === "police" ? [mayLose(seat, MOST_HELD_PENALTY, "police")] : [];
  const { card }: { readonly card: HandCardId } = shown;
  return isPolice(card) ? [mayLose(seat, heldPenaltyOf(card), "police")] : [];
}

function racketsIn(question: QuestionData): RacketId[] {
  const options = "options" in question ? question.options : [];
  return options.flatMap(({ id }) => whatOf("racket", id) ?? []);
}
