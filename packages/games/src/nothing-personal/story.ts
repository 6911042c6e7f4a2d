/** Nothing Personal in phrases: what happened, what is asked, what may be chosen. Words are in `messages/`. */
import { isRecord, type Json } from "@consigliere/engine/json";
import type { Viewer } from "@consigliere/engine/seat";
import { listOf, type Phrase } from "../phrase.ts";
import { type Story, storyFrom, type Weight } from "../story.ts";
import type { AbilityId } from "./abilities.ts";
import { GANGSTER_IDS, type GangsterId } from "./cards.ts";
import type { NothingPersonalEvent } from "./events.ts";
import { readOption } from "./option-ids.ts";
import type { PositionActionId, PositionId } from "./positions.ts";
import { boardTellers } from "./story/board-events.ts";
import { deedTellers } from "./story/deed-events.ts";
import {
  actionName,
  cardName,
  manName,
  markerName,
  offerName,
  ownerName,
  phrase,
  placeName,
  termsName,
} from "./story/words.ts";
import type { PublicOffer, PublicTerms } from "./terms.ts";

export const nothingPersonalStory: Story<NothingPersonalEvent> = {
  ...storyFrom<NothingPersonalEvent>(phrase, {
    tellers: { ...boardTellers, ...deedTellers },
    phraseOfOption,
    phraseOfTopic,
    phraseOfTally,
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
    case "on":
      return manName(option.what);
    case "place":
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
  }
}

/** The parts of some forms are gangsters, chairs or offers themselves. */
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
  const option = readOption(tally);
  if (option.form === "card") return phrase("tally.card", { card: cardName(option.what.card) });
  if (option.form === "owner") return phrase("tally.owner", { owner: ownerName(option.what) });
  if (option.form === "on") return phrase("tally.on", { gangster: manName(option.what) });
  return phrase(`tally.${tally}`);
}

/** What the rules put into `about`, by topic. */
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
  readonly target: GangsterId;
  readonly chair: PositionId;
  readonly action: PositionActionId | AbilityId | "move";
  readonly dice: readonly { readonly face: string }[];
  readonly terms: PublicTerms;
  readonly offers: readonly PublicOffer[];
}

function phraseOfTopic(topic: string, about: Json): Phrase {
  const key = `topic.${topic}`;
  if (!isRecord(about)) return phrase(key);
  const of = about as unknown as Occasion;
  switch (topic) {
    case "commission-turn":
      return phrase(key, { lap: of.lap, ante: of.ante });
    case "favor":
      return phrase(key, { seat: { seat: of.by } });
    case "tie":
      return phrase(key, { gangster: manName(of.gangster) });
    case "crew-action":
      return phrase(key, { gangster: manName(of.gangster), place: placeName(of.chair) });
    case "permission":
      return phrase(key, {
        seat: { seat: of.seat },
        gangster: manName(of.gangster),
        action: actionName(of.action),
        tribute: of.tribute,
      });
    case "demand":
      return phrase(key, { seat: { seat: of.holder }, demand: of.demand });
    case "whack":
    case "move":
      return phrase(key, { gangster: manName(of.gangster), target: manName(of.target) });
    case "pleas":
      return phrase(key, { target: manName(of.target), offers: listOf(of.offers.map(offerName)) });
    case "pick-offers":
    case "sit-down-answer":
      return phrase(key, { offers: listOf(of.offers.map(offerName)) });
    case "dice":
      return phrase(key, { faces: listOf(of.dice.map(({ face }) => phrase(`face.${face}`))) });
    case "fence-buy":
      return phrase(key, { price: of.price });
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
      return phrase(key);
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
