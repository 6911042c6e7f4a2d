/** Nothing Personal in phrases: events, questions and options. The words are in `messages/`. */
import type { Json } from "@consigliere/engine/json";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { listOf, type Phrase, type PhraseValue, seatNames } from "../phrase.ts";
import { type Story, storyFrom, type Weight } from "../story.ts";
import { GANGSTER_IDS, type GangsterId } from "./cards.ts";
import type { Purpose } from "./deals/ties.ts";
import type { Face, Outcome } from "./dice.ts";
import type { NothingPersonalEvent } from "./events.ts";
import { interests } from "./interests.ts";
import { readOption } from "./option-ids.ts";
import type { PlaceId, PositionId } from "./positions.ts";
import type { Deed } from "./state.ts";
import { boardTellers } from "./story/board-events.ts";
import { deedTellers } from "./story/deed-events.ts";
import {
  cardName,
  manName,
  markerName,
  offerName,
  ownerName,
  phrase,
  placeName,
  shortName,
  termsName,
  thingName,
} from "./story/words.ts";
import type { PublicOffer, PublicTerms, Terms } from "./terms.ts";

export const nothingPersonalStory: Story<NothingPersonalEvent> = {
  ...storyFrom<NothingPersonalEvent>(phrase, {
    tellers: { ...boardTellers, ...deedTellers },
    phraseOfOption,
    phraseOfTopic,
    phraseOfOccasion,
    phraseOfTally,
    ...interests,
    stakesWords: { nameOf, bareNameOf },
    decides: () => ["respect"],
    weightOf,
    awards: ["money"],
    moments: {
      "whack-resolved": "kill",
      "feds-checked": "raid",
      "offer-accepted": "deal",
      "card-stolen": "heist",
      "promise-broken": "reckoning",
    },
  }),
  phraseOfPart,
};

function phraseOfOption(id: string): Phrase {
  const option = readOption(id);
  switch (option.form) {
    case "word":
      return phrase(`option.${option.what}`);
    case "card":
      return phrase(`card.${option.what.card}`);
    case "gangster":
    case "freed":
    case "on":
      return manName(option.what);
    case "place":
    case "refuge":
      return placeName(option.what);
    case "move":
      return phrase("option.move", { place: placeName(option.what) });
    case "seat":
      return phrase("option.seat", { seat: { seat: option.what } });
    case "marker":
      return markerName(option.what);
    case "line":
      return phrase("option.line", { line: phrase(`line.${option.what}`) });
    case "offer":
    case "promise":
      return phrase("option.offer-number", { number: option.what });
    case "owner":
      return phrase("tally.owner", { owner: ownerName(option.what) });
    case "count":
      return phrase("option.count", { count: option.what });
  }
}

/** The parts of some forms are gangsters, chairs or offers. */
function phraseOfPart(part: string): Phrase {
  if ((GANGSTER_IDS as readonly string[]).includes(part)) return manName(part as GangsterId);
  const option = readOption(part);
  if (option.form === "offer") return phrase("part.offer-number", { number: option.what });
  return phrase(part in CHAIRS ? `chair.${part}` : `part.${part}`);
}

const CHAIRS: Readonly<Record<PositionId, true>> = {
  capo: true,
  underboss: true,
  counselor: true,
  enforcer: true,
  racketeer: true,
  "bean-counter": true,
  "first-guy": true,
  "second-guy": true,
  "third-guy": true,
};

function phraseOfTally(tally: string): Phrase {
  if (tally.startsWith("refused:")) return phrase("blocked.refused");
  const option = readOption(tally);
  if (option.form === "card") return phrase("tally.card", { card: cardName(option.what.card) });
  if (option.form === "owner") return phrase("tally.owner", { owner: ownerName(option.what) });
  if (option.form === "on") return phrase("tally.on", { gangster: manName(option.what) });
  return phrase(`tally.${tally}`);
}

/** Gangsters by the names on their chairs; the objects of an action by their own names. */
function nameOf(id: string): PhraseValue {
  const [form, what] = id.split(":");
  if (form === "action") return phrase(`action.${what}`);
  return id.includes(":") ? thingName(id) : shortName(id as GangsterId);
}

const WITH_ARTICLE: readonly string[] = [
  "eric-summerino",
  "ryan-dsturm",
  "anvil-scarpelli",
  "ox-ottaviano",
  "widow-wanda",
  "mask-mirella",
  "ghost-gaspare",
  "colby-dauch",
  "matt-leacock",
];

/** A name with an article loses it after the name of an owner. */
function bareNameOf(id: string): PhraseValue {
  return WITH_ARTICLE.includes(id) ? phrase(`stakes.bare.${id}`) : nameOf(id);
}

/** The facts that the rules put into `about`, by topic. */
interface Occasion {
  readonly lap: number;
  readonly ante: number;
  readonly by: number;
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  readonly holder: number;
  readonly demand: number;
  readonly price: number;
  readonly tribute: number;
  readonly gangster: GangsterId;
  readonly target: GangsterId | null;
  readonly beaten: GangsterId;
  readonly place: PlaceId;
  readonly chair: PositionId;
  readonly among: readonly Seat[];
  readonly purpose: Purpose;
  readonly deed: Deed["kind"];
  readonly outcome: Outcome;
  readonly dice: readonly { readonly face: Face }[];
  readonly terms: PublicTerms | Terms;
  readonly offers: readonly PublicOffer[];
}

/** The purpose of the tie, and the leaders. */
function tiePhrase({ gangster, place, among, purpose, by, beaten, chair }: Occasion): Phrase {
  const values = { gangster: shortName(gangster), place: placeName(place), seats: seatNames(among) };
  switch (purpose) {
    case "action":
      return phrase("occasion.tie.action", values);
    case "appointment":
      return phrase("occasion.tie.appointment", { ...values, chair: placeName(chair) });
    case "loss":
      return phrase("occasion.tie.loss", { ...values, seat: { seat: by }, beaten: shortName(beaten) });
  }
}

/** The purpose of the dice, their owner, and their faces. */
function dicePhrase({ dice, deed, seat, gangster, target, outcome }: Occasion): Phrase {
  const faces = listOf(dice.map(({ face }) => phrase(`face.${face}`)));
  const values = { faces, seat: { seat }, gangster: shortName(gangster) };
  if (target === null) return phrase(`occasion.dice.${deed === "move" ? "value" : deed}`, values);
  const aimed = { target: shortName(target), outcome: phrase(`option.${outcome}`) };
  return phrase(`occasion.dice.${deed}`, { ...values, ...aimed });
}

function phraseOfTopic(topic: string, about: Json): Phrase {
  const key = `topic.${topic}`;
  const of = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "tie":
      return phrase(`${key}.${of.purpose}`, { gangster: shortName(of.gangster) });
    case "crew-action":
      return phrase(key, { gangster: shortName(of.gangster) });
    case "whack":
    case "move": {
      const target = of.target ?? of.gangster;
      const owner = { ownerOf: target };
      return phrase(key, { gangster: shortName(of.gangster), target: shortName(target), owner });
    }
    case "demand":
      return phrase(key, { demand: of.demand });
    case "fence-buy":
      return phrase(key, { price: of.price });
    default:
      return phrase(key);
  }
}

function phraseOfOccasion(topic: string, about: Json): Phrase | null {
  const key = `occasion.${topic}`;
  const of = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "commission-turn":
      return phrase(key, { lap: of.lap, ante: of.ante });
    case "favor":
      return phrase(key, { seat: { seat: of.by } });
    case "tie":
      return tiePhrase(of);
    case "crew-action":
      return phrase(key, { gangster: shortName(of.gangster), place: placeName(of.chair) });
    case "permission":
      return phrase(key, {
        seat: { seat: of.seat },
        gangster: shortName(of.gangster),
        tribute: of.tribute,
      });
    case "demand":
      return phrase(key, { seat: { seat: of.holder }, demand: of.demand });
    case "pleas":
      return phrase(key, {
        target: shortName(of.target ?? of.gangster),
        offers: listOf(of.offers.map(offerName)),
      });
    case "pick-offers":
    case "sit-down-answer":
      return phrase(key, { offers: listOf(of.offers.map(offerName)) });
    case "dice":
      return dicePhrase(of);
    case "feds-call":
    case "tie-final":
      return phrase(key);
    case "appoint":
      return phrase(key, { place: placeName(of.chair) });
    case "talk":
      return phrase(key, { seat: { seat: of.to } });
    case "offer":
    case "approached":
      return phrase(key, { seat: { seat: of.from }, terms: termsName(of.terms) });
    case "solicited":
      return phrase(key, { seat: { seat: of.from } });
    default:
      return null;
  }
}

const HEADLINES = ["whack-resolved", "promise-broken", "final-scored"];
const NEWS = [
  "match-started",
  "ring-moved",
  "gangster-removed",
  "move-resolved",
  "appointed",
  "promise-kept",
];
const DETAILS = [
  "chair-dealt",
  "laid-aside",
  "respect-changed",
  "money-changed",
  "fence-count",
  "line-skipped",
];

/** How much an event matters in a recap. */
function weightOf({ type }: NothingPersonalEvent, _viewer: Viewer): Weight {
  if (HEADLINES.includes(type)) return 3;
  if (NEWS.includes(type)) return 2;
  return DETAILS.includes(type) ? 0 : 1;
}
