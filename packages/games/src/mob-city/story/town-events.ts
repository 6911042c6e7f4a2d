/** Business and what befalls the blocks, in phrases. */
import { actor, listOf } from "../../phrase.ts";
import type { Tellers } from "../../story.ts";
import type { MobCityEvent } from "../events.ts";
import { blockName, buildingName, cardName, cardNames, phrase, townEventName } from "./words.ts";

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
  "wages-paid": ({ seat, amount }, viewer) => phrase("event.wages-paid", { ...actor(seat, viewer), amount }),
  "wages-left": ({ seat, group, count, cards }) =>
    cards === undefined
      ? phrase("event.wages-left.unknown", { seat: { seat }, group, count })
      : phrase("event.wages-left.known", { group, cards: cardNames(cards) }),
  "building-bought": ({ seat, building, cost, notoriety }, viewer) =>
    phrase("event.building-bought", {
      ...actor(seat, viewer),
      building: buildingName(building),
      cost,
      notoriety,
    }),
  "speakeasies-opened": ({ seat, buildings, extraCost }, viewer) =>
    phrase("event.speakeasies-opened", {
      ...actor(seat, viewer),
      buildings: listOf(buildings.map(buildingName)),
      cost: extraCost,
    }),
  "group-dispatched": ({ seat, group, building, faceDown, lieutenant }, viewer) => {
    const backs = faceDown === 0 ? [] : [phrase("count-cards", { count: faceDown })];
    const crew = listOf([...(lieutenant === null ? [] : [cardName(lieutenant)]), ...backs]);
    const values = { ...actor(seat, viewer), group, building: buildingName(building), crew };
    return phrase("event.group-dispatched", values);
  },
  "plan-entry-skipped": ({ part, building }) =>
    phrase(`event.plan-entry-skipped.${part}`, { building: buildingName(building) }),
  "event-revealed": ({ event }) => phrase("event.event-revealed", { event: townEventName(event) }),
  "block-started": ({ block }) => phrase("event.block-started", { block: blockName(block) }),
  "raid-closed": ({ building }) => phrase("event.raid-closed", { building: buildingName(building) }),
  "raid-fined": ({ seat, building, amount }, viewer) =>
    phrase("event.raid-fined", { ...actor(seat, viewer), building: buildingName(building), amount }),
  "raid-spared": ({ building }) => phrase("event.raid-spared", { building: buildingName(building) }),
  "building-lost": ({ seat, building }, viewer) =>
    phrase("event.building-lost", { ...actor(seat, viewer), building: buildingName(building) }),
  "group-arrested": ({ seat, group, building, count, cards }) => {
    const values = { group, building: buildingName(building) };
    return cards === undefined
      ? phrase("event.group-arrested.unknown", { ...values, seat: { seat }, count })
      : phrase("event.group-arrested.known", { ...values, cards: cardNames(cards) });
  },
  "truce-sent-home": ({ seat, group, building }, viewer) =>
    phrase("event.truce-sent-home", { ...actor(seat, viewer), group, building: buildingName(building) }),
  "building-bombed": ({ seat, building }, viewer) =>
    phrase("event.building-bombed", { ...actor(seat, viewer), building: buildingName(building) }),
  "bomb-lapsed": ({ building }) => phrase("event.bomb-lapsed", { building: buildingName(building) }),
  "income-paid": ({ seat, building, amount }, viewer) =>
    phrase("event.income-paid", { ...actor(seat, viewer), building: buildingName(building), amount }),
  "moll-revealed": ({ seat, building, card }, viewer) =>
    phrase("event.moll-revealed", {
      ...actor(seat, viewer),
      building: buildingName(building),
      card: cardName(card),
    }),
  "extortion-paid": ({ seat, building, from, amount }, viewer) => {
    const values = { ...actor(seat, viewer), building: buildingName(building), amount };
    return from === null
      ? phrase("event.extortion-paid.vault", values)
      : phrase("event.extortion-paid.captain", { ...values, from: { seat: from } });
  },
  "tokens-recovered": ({ tokens }) => phrase("event.tokens-recovered", { count: tokens.length }),
};
