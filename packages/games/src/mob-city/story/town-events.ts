/** Business and the events in the blocks, in phrases. */
import { listOf, owned } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import { MAX_NOTORIETY } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { blockName, buildingName, cardName, cardNames, crewName, phrase, townEventName } from "./words.ts";

export const townTellers: Tellers<
  MobCityEvent,
  | "wages-paid"
  | "wages-left"
  | "building-bought"
  | "speakeasies-opened"
  | "group-dispatched"
  | "plan-entry-skipped"
  | "event-revealed"
  | "block-started"
  | "raid-closed"
  | "raid-fined"
  | "raid-spared"
  | "building-lost"
  | "group-arrested"
  | "truce-sent-home"
  | "building-bombed"
  | "bomb-lapsed"
  | "income-paid"
  | "moll-revealed"
  | "extortion-paid"
  | "tokens-recovered"
> = {
  "wages-paid": ({ seat, amount }) => phrase("event.wages-paid", { seat: { seat }, amount }),
  "wages-left": ({ seat, group, count, lieutenants, cards }) =>
    cards === undefined
      ? phrase("event.wages-left.unknown", {
          seat: { seat },
          group,
          count,
          crew: crewName(lieutenants, count - lieutenants.length),
        })
      : phrase("event.wages-left.known", { group, cards: cardNames(cards) }),
  "building-bought": ({ seat, building, cost, notoriety }) =>
    phrase("event.building-bought", {
      seat: { seat },
      building: buildingName(building),
      cost,
      notoriety,
    }),
  "speakeasies-opened": ({ seat, buildings, extraCost }) =>
    phrase("event.speakeasies-opened", {
      seat: { seat },
      buildings: listOf(buildings.map(buildingName)),
      cost: extraCost,
    }),
  "group-dispatched": ({ seat, group, building, faceDown, lieutenant }) => {
    const crew = crewName(lieutenant === null ? [] : [lieutenant], faceDown);
    const values = { seat: { seat }, group, building: buildingName(building), crew };
    return phrase("event.group-dispatched", values);
  },
  "plan-entry-skipped": ({ part, building }) =>
    phrase(`event.plan-entry-skipped.${part}`, { building: buildingName(building) }),
  "event-revealed": ({ event }) => phrase("event.event-revealed", { event: townEventName(event) }),
  "block-started": ({ block }) => phrase("event.block-started", { block: blockName(block) }),
  "raid-closed": ({ seat, building }) =>
    phrase("event.raid-closed", { building: owned(buildingName(building), { seat }) }),
  "raid-fined": ({ seat, building, amount }) =>
    phrase("event.raid-fined", { seat: { seat }, building: buildingName(building), amount }),
  "raid-spared": ({ seat, building }) =>
    phrase("event.raid-spared", { building: owned(buildingName(building), { seat }) }),
  "building-lost": ({ seat, building }) =>
    phrase("event.building-lost", { seat: { seat }, building: buildingName(building) }),
  "group-arrested": ({ seat, group, building, count, lieutenants, cards }) => {
    const values = { group, building: buildingName(building) };
    const crew = crewName(lieutenants, count - lieutenants.length);
    return cards === undefined
      ? phrase("event.group-arrested.unknown", { ...values, seat: { seat }, crew })
      : phrase("event.group-arrested.known", { ...values, cards: cardNames(cards) });
  },
  "truce-sent-home": ({ seat, group, building }) =>
    phrase("event.truce-sent-home", { seat: { seat }, group, building: buildingName(building) }),
  "building-bombed": ({ seat, building }) =>
    phrase("event.building-bombed", { seat: { seat }, building: buildingName(building) }),
  "bomb-lapsed": ({ building }) => phrase("event.bomb-lapsed", { building: buildingName(building) }),
  "income-paid": ({ seat, building, amount, plain, grade, trade, harm }) => {
    const how = harm ?? (grade === null ? "plain" : (trade ?? "poured"));
    return phrase(`event.income-paid.${how}`, {
      seat: { seat },
      building: buildingName(building),
      amount,
      plain,
      grade: grade ?? 1,
    });
  },
  "moll-revealed": ({ seat, building, card, owner, extra, value }) => {
    const values = { seat: { seat }, building: buildingName(building), card: cardName(card) };
    if (owner === null) return phrase("event.moll-revealed.vault", { ...values, value });
    return phrase("event.moll-revealed.captain", { ...values, owner: { seat: owner }, extra });
  },
  "extortion-paid": ({ seat, building, from, value, notoriety, amount }) => {
    const values = { seat: { seat }, building: buildingName(building), amount, value, notoriety };
    if (from === null) return phrase("event.extortion-paid.vault", values);
    const isShort = amount * MAX_NOTORIETY < value * notoriety;
    return phrase(`event.extortion-paid.${isShort ? "short" : "captain"}`, {
      ...values,
      from: { seat: from },
    });
  },
  "tokens-recovered": ({ tokens }) => phrase("event.tokens-recovered", { count: tokens.length }),
};
