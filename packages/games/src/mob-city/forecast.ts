/** A match of Mob City played on from the view of one captain, over the days that may still come. */

import type { QuestionData } from "@consigliere/engine/question";
import type { Random } from "@consigliere/engine/random";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { Forecast, Taken } from "../forecast.ts";
import {
  CARD_IDS,
  type CardId,
  type CharId,
  DON,
  type EventId,
  isLieutenant,
  type WeaponId,
  type WillId,
} from "./cards.ts";
import { eventsFor, safeDaysOf } from "./event-pile.ts";
import { suppose as supposeDay } from "./fight-forecast/suppose.ts";
import { usualSheet } from "./legal/forms.ts";
import { hireLimit } from "./legal/hiring.ts";
import { whatOf } from "./option-ids.ts";
import { doBusiness } from "./rules/business.ts";
import { attackAgain } from "./rules/fight/activation.ts";
import { settleHit, settleLosses } from "./rules/fight/capture.ts";
import { hire } from "./rules/hire.ts";
import { payday } from "./rules/payday.ts";
import { goToBlocks } from "./rules/reveal.ts";
import { play, step } from "./rules/step.ts";
import type { MobTable } from "./rules/table.ts";
import { settingsSchema } from "./settings.ts";
import { captainOf, type Fight, type Phase, type State } from "./state.ts";
import type { View } from "./view.ts";

export const forecast: Forecast<State, View> = { suppose, onward, from, ownTurn: ["bid"] };

const USUAL = settingsSchema.parse({});
const WILLS: readonly WillId[] = ["will-notoriety", "will-money"];
/** From this notoriety on, a captain hires up to three. */
const BIG = 5;

/**
 * Takes everything from the view. Face-down cards, the events to come and the will are dealt by chance. What the others
 * have sealed is what they usually seal.
 */
export function suppose(view: View, viewer: Seat, random: Random): State {
  const state = supposeDay(view, viewer, random);
  const { bids, ranks, mine, will, pool, captains } = view;
  state.deck = random.shuffled([...state.deck, ...lieutenantsUnseen(view)]);
  state.pool = pool.cards === null ? state.deck.splice(0, pool.count) : [...pool.cards];
  state.bids = bids?.map((bid) => [...bid]) ?? null;
  state.ranks = ranks && {
    event: [...ranks.event],
    enforcer: [...ranks.enforcer],
    police: [...ranks.police],
    whiskey: [...ranks.whiskey],
  };
  state.will = will ?? random.pick(WILLS);
  state.ending = will;
  state.captains.forEach((captain, seat) => {
    captain.shopTokens = captains[seat]?.shopTokens ?? captain.shopTokens;
  });
  state.big = seatsOf(state.seatCount).filter((seat) => captainOf(state, seat).notoriety >= BIG);
  state.events.stack = eventsToCome(view, random);
  state.sealed.whiskeyLists[viewer] = mine?.whiskeyList ?? null;
  state.sealed.plans[viewer] = mine?.plan ?? null;
  state.sealed.sheets[viewer] = mine?.sheet ?? null;
  // Whether somebody has a choice depends on the cash.
  state.fines = view.fines.flatMap(({ seat, unpaid }) =>
    captains[seat]?.cash == null ? [] : [{ seat, unpaid: [...unpaid] }],
  );
  return state;
}

/** Lieutenants lie face-up in their groups, so the others are in the deck. */
function lieutenantsUnseen({ captains, pool, fight }: View): CardId[] {
  const seen = new Set<CardId | null>([
    ...captains.flatMap(({ groups }) => groups.map(({ lieutenant }) => lieutenant)),
    ...(pool.cards ?? []),
    ...(fight?.groups.flatMap(({ cards }) => cards) ?? []),
  ]);
  return CARD_IDS.filter((card) => isLieutenant(card) && !seen.has(card));
}

/** A pile as it may lie: the tip first, and the Don no earlier than he can come. */
function eventsToCome({ events, mine, map, options, captains }: View, random: Random): EventId[] {
  const { left, past, today } = events;
  const tip = mine?.tip ?? null;
  const out = new Set<EventId | null>([...past, today, tip, DON]);
  const others = random.shuffled(eventsFor(map.length).filter((id) => !out.has(id)));
  const first = tip === null ? [] : [tip];
  if (past.includes(DON) || today === DON || tip === DON) return [...first, ...others].slice(0, left);
  const gone = past.length + (today === null ? 0 : 1) + first.length;
  const safe = Math.max(0, safeDaysOf(options, captains.length) - gone);
  const count = left - first.length - 1;
  const late = random.shuffled([...others.slice(safe, Math.max(safe, count)), DON]);
  return [...first, ...others.slice(0, Math.min(safe, count)), ...late];
}

/** The part of a day that is under way begins anew. */
function* onward(table: MobTable): Rules {
  const { state } = table;
  const { phase } = state;
  if (phase.at === "bid" && state.day > 0) state.day -= 1; // The rules count the day once more.
  if (phase.at === "block" && phase.part === "fines") state.phase = { ...phase, part: "bombs" };
  if (phase.at === "reveal" && state.events.today !== null) goToBlocks(state);
  state.fines = [];
  sealUsual(state);
  if (phase.at === "fight") yield* playFight(table, phase);
  yield* playDays(table);
}

/** While the cards are shown, nobody is out of it yet. */
function* playFight(table: MobTable, { part }: Extract<Phase, { at: "fight" }>): Rules {
  const { state } = table;
  if (part === "activation") for (const seat of seatsOf(state.seatCount)) settleLosses(table, seat);
  yield* play(table);
}

function* playDays(table: MobTable): Rules {
  while (table.state.phase.at !== "end") yield* step(table);
}

/** The sheets of the others are secret. */
function sealUsual(state: State): void {
  const isFighting = state.phase.at === "block" || state.phase.at === "fight";
  if (!isFighting || state.options.gunfights !== "orders") return;
  for (const seat of seatsOf(state.seatCount)) state.sealed.sheets[seat] ??= usualSheet(state, seat, USUAL);
}

/** Begins at a question in the middle of a part of the day. */
function from(table: MobTable, question: Taken): Rules | null {
  const rest = restOfPart(table, question);
  return rest && finishPart(table, rest);
}

function* finishPart(table: MobTable, rest: Rules<unknown>): Rules {
  sealUsual(table.state);
  yield* rest;
  yield* playDays(table);
}

function restOfPart(table: MobTable, { seat, topic, about, question }: Taken): Rules<unknown> | null {
  const { state } = table;
  const { phase } = state;
  switch (topic) {
    case "hire": {
      const { left } = about as { readonly left: number };
      return phase.at === "hire" ? hire(table, phase.rank, hireLimit(state, seat) - left) : null;
    }
    case "wages-pay":
      return phase.at === "payday" && question ? payday(table, phase.turn, paidIn(question)) : null;
    case "business":
      return phase.at === "business" ? doBusiness(table, { ...phase, hasBought: true }) : null;
    case "fine-pay":
      return state.fines.some((fined) => fined.seat === seat) ? step(table) : null;
    default:
      return state.fight && restOfAct(table, state.fight, { topic, about, question });
  }
}

/** The cards that a question about wages shows as paid. */
function paidIn(question: QuestionData): CardId[] {
  const options = question.form === "one" ? question.options : [];
  return options.flatMap(({ id, blocked }) => (blocked === "paid" ? (whatOf("card", id) ?? []) : []));
}

type Asked = Omit<Taken, "seat">;

/** The decisions of a fight while somebody acts. */
export function restOfAct(
  table: MobTable,
  fight: Fight,
  { topic, about, question }: Asked,
): Rules<unknown> | null {
  const { character, from: victim } = (about ?? {}) as { readonly character: CharId; readonly from: Seat };
  const hitter = fight.acted.at(-1);
  switch (topic) {
    case "fight-act":
      fight.acted = fight.acted.filter((one) => one !== character);
      return step(table);
    case "fight-act2":
      fight.didSomething = true;
      return question ? attackAgain(table, character, usedBefore(question)) : null;
    case "fight-capture":
      fight.didSomething = true;
      return hitter === undefined ? null : settleHit(table, hitter, victim);
    default:
      return null;
  }
}

/** The weapon that a Torpedo has used; a grenade that was thrown is gone, and no matter. */
function usedBefore(question: QuestionData): WeaponId {
  const options = question.form === "one" ? question.options : [];
  const used = options.find(({ blocked }) => blocked === "used");
  return ((used && whatOf("shoot", used.id)) ?? "thrown") as WeaponId;
}
