/** Names and small parts of sentences. */

import { groupBy } from "@consigliere/engine/group-by";
import type { OptionId } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { listOf, type Phrase, type PhraseValue, phrasesOf } from "../../phrase.ts";
import type { CardId, GangsterId } from "../cards.ts";
import type { ToldAct } from "../events.ts";
import type { MarkerPlace, Owner } from "../marker-place.ts";
import { readOption } from "../option-ids.ts";
import type { PlaceId } from "../positions.ts";
import type { Pledge, PublicOffer, PublicTerms, Terms } from "../terms.ts";

/** A phrase of this game's catalogue. */
export const phrase = phrasesOf("nothing-personal");

/** The name as quoted in a sentence: cards are headlines, and some end with a punctuation mark. */
export function cardName(card: CardId): Phrase {
  return phrase("headline", { card: phrase(`card.${card}`) });
}

export function cardNames(cards: readonly CardId[]): PhraseValue {
  return cards.length === 0 ? phrase("nothing") : listOf(cards.map(cardName));
}

export function manName(id: GangsterId): Phrase {
  return phrase(`gangster.${id}`);
}

/** The name on his chair, for questions, which are beside the board. */
export function shortName(id: GangsterId): Phrase {
  return phrase(`short.${id}`);
}

export function placeName(place: PlaceId | "prison" | "deck"): Phrase {
  return phrase(`place.${place}`);
}

/** An action with everything chosen for it, and its price if it has one. */
export function actName({ action, params }: ToldAct, cost = 0): Phrase {
  const name = phrase(`action.${action}`);
  const things = [...groupBy(params, (id) => id)].map(([id, like]) =>
    like.length === 1 ? thingName(id) : phrase("act.times", { n: like.length, thing: thingName(id) }),
  );
  if (things.length === 0) return name;
  const values = { action: name, on: listOf(things), cost };
  return phrase(cost > 0 ? "act.paid" : "act.on", values);
}

/** The object of an action, by the option that was chosen. */
export function thingName(id: OptionId): PhraseValue {
  const option = readOption(id);
  switch (option.form) {
    case "gangster":
      return manName(option.what);
    case "marker":
      return markerName(option.what);
    case "seat":
      return { seat: option.what };
    case "place":
    case "move":
      return placeName(option.what);
    default:
      return "what" in option ? String(option.what) : id;
  }
}

export function ownerName(owner: Owner): PhraseValue {
  return owner === "neutral" ? phrase("neutral") : { seat: owner };
}

export function markerName({ owner, gangster, onCoin }: MarkerPlace): Phrase {
  const values = { owner: ownerName(owner), gangster: manName(gangster) };
  return phrase(onCoin ? "marker.coin" : "marker.plain", values);
}

const person = (seat: Seat) => ({ whom: { seat } });

export function pledgeName(pledge: Pledge): Phrase {
  const { kind } = pledge;
  switch (kind) {
    case "no-move":
    case "no-whack":
      return "seat" in pledge
        ? phrase(`promise.${kind}.seat`, person(pledge.seat))
        : phrase(`promise.${kind}.gangster`, { gangster: manName(pledge.gangster) });
    case "do-whack":
    case "permit":
      return phrase(`promise.${kind}`, { gangster: manName(pledge.gangster) });
    case "no-play-against":
      return phrase("promise.no-play-against", person(pledge.seat));
    case "award-tie":
      return phrase("promise.award-tie", {
        gangster: pledge.gangster === null ? phrase("anybody") : manName(pledge.gangster),
      });
    case "appoint":
      return phrase("promise.appoint", {
        gangster: manName(pledge.gangster),
        place: placeName(pledge.chair),
      });
    case "pass-commission":
      return phrase("promise.pass-commission");
    case "pay-later":
    case "escrow":
      return phrase(`promise.${kind}`, { amount: pledge.amount });
  }
}

/** Null: nothing at all. */
function goods(
  money: number,
  cards: number | readonly CardId[],
  pledges: readonly Pledge[],
  swap: Phrase | null,
  unnamed = typeof cards === "number" ? cards : 0,
): PhraseValue | null {
  const things = [
    ...(money > 0 ? [phrase("terms.money", { amount: money })] : []),
    ...(typeof cards === "number" ? [] : cards.map(cardName)),
    ...(unnamed > 0 ? [phrase("terms.cards", { count: unnamed })] : []),
    ...(swap === null ? [] : [swap]),
    ...pledges.map(pledgeName),
  ];
  return things.length === 0 ? null : listOf(things);
}

/** The gift, and the return if there is one. Cards are named if they are known. */
export function termsName({ give, want, coinSwap, promises, asks }: PublicTerms | Terms): Phrase {
  const swap = coinSwap === null ? null : phrase("terms.coin-swap", { gangster: manName(coinSwap) });
  const given = goods(give.money, give.cards, promises, swap);
  const named = "card" in want && want.card !== null ? [want.card] : [];
  const wanted = goods(want.money, named, asks, null, want.cards);
  if (wanted === null) return phrase("terms.gratis", { give: given ?? phrase("nothing") });
  return given === null
    ? phrase("terms.asked", { want: wanted })
    : phrase("terms.exchange", { give: given, want: wanted });
}

/** An offer of several, by its number. */
export function offerName({ id, from, terms }: PublicOffer): Phrase {
  return phrase("terms.offer", { number: id, seat: { seat: from }, terms: termsName(terms) });
}

export function giftName(money: number, cards: number): PhraseValue {
  return goods(money, cards, [], null) ?? phrase("nothing");
}
