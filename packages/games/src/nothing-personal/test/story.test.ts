import type { QuestionData } from "@consigliere/engine/question";
import { loses } from "../../stakes.ts";
import { tellsEverything } from "../../testing/telling.ts";
import { ABILITY_IDS, isActionAbility } from "../abilities.ts";
import { CARD_IDS, cardOf, GANGSTER_IDS } from "../cards.ts";
import type { NothingPersonalEvent } from "../events.ts";
import { nothingPersonal } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { optionsSchema } from "../options.ts";
import { PLACE_IDS } from "../positions.ts";
import type { PublicTerms } from "../terms.ts";
import { endings } from "./matches/endings.ts";

const nothingToChoose: QuestionData = { form: "one", options: [] };

/** A question of which only the words matter. */
const asked = (topic: string, about: object | null, parts: readonly string[] = []) => ({
  seat: 0,
  topic,
  about: about as never,
  question: { form: "form" as const, parts: parts.map((name) => ({ name, question: nothingToChoose })) },
});

const terms: PublicTerms = {
  give: { money: 5, cards: 1 },
  want: { money: 0, cards: 2 },
  coinSwap: "fists-fontana",
  promises: [{ kind: "no-whack", seat: 1 }],
  asks: [{ kind: "award-tie", gangster: null }],
};

const tied = { gangster: "fists-fontana", place: "enforcer", among: [1, 2] };
const rolled = { dice: [{ face: "3" }], seat: 1, gangster: "fists-fontana", target: null };

const EVERY_SET = ["historical", "designers", "young-turks"];

tellsEverything(nothingPersonal, {
  optionsSchema,
  reasons: REASONS,
  endings,
  names: [
    ...GANGSTER_IDS.map((id) => `gangster.${id}`),
    ...CARD_IDS.map((id) => `card.${id}`),
    ...PLACE_IDS.flatMap((id) => [`place.${id}`, `chair.${id}`]),
    // An ability that is no action is told in a sentence.
    ...ABILITY_IDS.map((id) => (isActionAbility(id) ? `action.${id}` : `ability.${id}`)),
    ...CARD_IDS.map(cardOf).flatMap(({ or, extra, when }) => [
      ...(or === undefined ? [] : [`or.${or}`, `or-rule.${or}`]),
      ...(extra === undefined ? [] : [`extra.${extra}`]),
      ...(when === undefined ? [] : [`when.${when}`]),
    ]),
  ],
  small: GANGSTER_IDS,
  matches: [
    { bots: "random", seatCount: 4, options: { rounds: 3 } },
    {
      bots: "random",
      seatCount: 3,
      options: { rounds: 4, commissionPace: "double", fedsCall: "once", expansions: EVERY_SET },
    },
    {
      bots: "random",
      seatCount: 5,
      options: {
        rounds: 3,
        bindingDeals: true,
        sitDown: true,
        pleas: "whack-move",
        expansions: EVERY_SET,
        crewWindows: "every-action",
        setupPlacement: "triple",
        ties: "per-round",
      },
    },
    { bots: "regular", seatCount: 4, options: { expansions: ["historical"] } },
  ],
  asked: [
    asked("approached", { offer: 1, from: 1, terms }),
    asked("offer", { offer: 1, from: 1, terms }),
    asked("solicited", { from: 1 }),
    asked("pick-offers", { offers: [{ id: 1, from: 1, terms }] }),
    asked("sit-down-answer", { offers: [{ id: 1, from: 1, terms }] }),
    asked("pleas", { target: "mac-pheeto", offers: [{ id: 1, from: 1, terms }] }),
    asked("permission", {
      seat: 1,
      gangster: "fists-fontana",
      action: "whack-10",
      params: ["gangster:mac-pheeto"],
      cost: 20,
      loss: { men: ["mac-pheeto"], respect: 4, money: 3, cards: 1, markers: 2 },
      tribute: 2,
    }),
    asked("tie", { ...tied, purpose: "appointment", chair: "racketeer" }),
    asked("tie", { ...tied, purpose: "loss", by: 1, beaten: "mac-pheeto", respect: 4 }),
    asked("tie", { ...tied, purpose: "loss", by: 1, beaten: "mac-pheeto", respect: 0 }),
    ...["move", "bet", "death-roll", "wild"].map((deed) => asked("dice", { ...rolled, deed })),
    asked("dice", {
      ...rolled,
      deed: "whack",
      target: "mac-pheeto",
      leaders: [],
      wins: ["gun"],
      outcome: "failure",
      respect: 4,
      death: "knife",
    }),
    asked("permission", {
      seat: 1,
      gangster: "fists-fontana",
      action: "neutral-2",
      params: ["gangster:mac-pheeto", "gangster:mac-pheeto"],
      cost: 0,
      loss: { men: [], respect: 0, money: 0, cards: 0, markers: 0 },
      tribute: 0,
    }),
    asked("demand", { holder: 1, demand: 3 }),
    asked("fence-buy", { price: 10 }, [
      "from",
      "how",
      "tribute",
      "testimony",
      "veto",
      "want-1",
      "want-2",
      "insure",
    ]),
    asked("coachman", { chairs: ["capo"] }, ["prisoner", "associate"]),
    asked("favor", { by: 1 }),
  ],
  offered: [
    ...["at-least", "at-most", "not", "grant", "refuse", "demand", "pay", "permit"],
    ...["no-move", "no-whack", "do-whack", "escrow", "appoint", "award-tie", "count:2"],
  ],
  staked: [
    ...(["does", "does-to", "does-paid"] as const).map((what) => ({
      deed: {
        what,
        by: { id: "fists-fontana", owner: 1 },
        act: "action:whack-10",
        things: [{ id: "mac-pheeto", owner: 2 }],
        numbers: { cost: 20 },
      },
      points: [
        loses(2, 1, "cards"),
        loses(2, 2, "markers"),
        { what: "hold", things: [{ id: "mac-pheeto", owner: 2 }] },
      ],
    })),
    {
      points: GANGSTER_IDS.map((id) => ({ what: "hold", things: [{ id, owner: 2 }] })),
    },
    {
      points: [
        { what: "named-loses", amount: 4, unit: "respect" },
        { what: "dies-anyway", things: [{ id: "mac-pheeto", owner: 2 }] },
        { what: "wild-move", things: [{ id: "mac-pheeto", owner: 2 }] },
        { what: "else-undone", seat: 1 },
        { what: "else-undone-by", seat: 1 },
        { what: "purse-after", seat: 1, numbers: { left: 3 } },
      ],
    },
  ],
  rare: [
    { type: "card-played", seat: 1, card: "late-edition", mode: "armed", or: null, ante: null, surcharge: 0 },
    { type: "passed", seat: 1, phase: "crew", why: "refused" },
    { type: "passed", seat: 1, phase: "commission", why: "ante" },
    { type: "passed", seat: 1, phase: "commission", why: "promised" },
    { type: "action-skipped", chair: "capo", gangster: "fists-fontana", reason: "acted" },
    { type: "income-none", chair: "capo", gangster: "fists-fontana", reason: "silenced" },
    {
      type: "move-resolved",
      seat: 1,
      gangster: "fists-fontana",
      target: "mac-pheeto",
      chair: "capo",
      total: null,
      outcome: "death",
      shame: false,
      victim: null,
      gained: 0,
      lost: 0,
    },
    {
      type: "whack-resolved",
      seat: 1,
      gangster: "fists-fontana",
      target: "mac-pheeto",
      outcome: "death",
      shame: false,
      victim: null,
      gained: 0,
      lost: 0,
    },
    {
      type: "whack-resolved",
      seat: 1,
      gangster: "fists-fontana",
      target: "mac-pheeto",
      outcome: "failure",
      shame: false,
      victim: null,
      gained: 0,
      lost: 0,
    },
    { type: "deck-reshuffled", deck: "influence", size: 30 },
    { type: "deck-reshuffled", deck: "gangster", size: 1 },
    { type: "line-skipped", card: "fake-cops-raid", line: 1 },
    { type: "stayed", seat: 1 },
    { type: "hands-swapped", first: 1, second: 2, sizes: [2, 3] },
    {
      everyone: null,
      seats: {
        1: { type: "hands-swapped", first: 1, second: 2, sizes: [2, 3], cards: ["dock-strike"] },
      },
    },
    { type: "card-stolen", from: 1, to: 2 },
    { everyone: null, seats: { 1: { type: "card-stolen", from: 1, to: 2, card: "dock-strike" } } },
    { type: "marker-moved", seat: 1, from: "fists-fontana", to: "mac-pheeto" },
    { type: "silenced", seat: 1, gangster: "fists-fontana" },
    {
      type: "permission-asked",
      seat: 1,
      holder: 2,
      gangster: "fists-fontana",
      action: "whack-10",
      params: ["gangster:mac-pheeto"],
      cost: 20,
      tribute: 2,
    },
    ...(["gone", "vacant", "condition", "cost", "over"] as const).map((why) => ({
      everyone: null,
      seats: { 1: { type: "play-lapsed" as const, seat: 1, card: "late-edition" as const, why } },
    })),
    { type: "permission-given", seat: 1, holder: 2, tribute: 2 },
    { type: "permission-refused", seat: 1, holder: 2, tribute: 2 },
    { type: "permission-demand", seat: 1, holder: 2, demand: 3 },
    { type: "move-fizzled", seat: 1, gangster: "fists-fontana", chair: "capo" },
    { type: "whack-fizzled", seat: 1, gangster: "fists-fontana", target: "mac-pheeto" },
    { type: "whack-cancelled", seat: 1, gangster: "fists-fontana", target: "mac-pheeto", by: 2 },
    { type: "insurance-paid", seat: 1, amount: 20 },
    { type: "toll-paid", seat: 1, amount: 2 },
    { type: "death-benefit-paid", seat: 1, amount: 10 },
    { type: "coachman-stayed", seat: 1 },
    { type: "gift-given", from: 1, to: 2, money: 3, cards: 1 },
    { type: "solicited", seat: 1, seats: [0, 2] },
    { type: "coin-swapped", gangster: "fists-fontana", first: 1, second: 2 },
    { type: "offer-declined", from: 1, to: 2, terms },
    { type: "offer-void", from: 1, to: 2, terms },
    ...(["promise-made", "promise-kept", "promise-broken", "promise-lapsed"] as const).map((type) => ({
      type,
      id: 1,
      by: 1,
      to: 2,
      promise: { kind: "no-move" as const, seat: 0 },
    })),
    { type: "escrow-released", by: 1, to: 2, amount: 7 },
    { type: "escrow-returned", by: 1, to: 2, amount: 7 },
    { type: "debt-lapsed", by: 1, to: 2, amount: 7 },
    { type: "tie-break-rolled", seat: 1, die: 4 },
  ] satisfies Parameters<typeof tellsEverything<never, never, NothingPersonalEvent, never, never>>[1]["rare"],
  unheard: [
    "deck-reshuffled",
    "line-skipped",
    "stayed",
    "hands-swapped",
    "card-stolen",
    "marker-moved",
    "silenced",
    "permission-asked",
    "permission-given",
    "permission-refused",
    "permission-demand",
    "move-fizzled",
    "whack-fizzled",
    "whack-cancelled",
    "insurance-paid",
    "toll-paid",
    "death-benefit-paid",
    "coachman-stayed",
    "gift-given",
    "solicited",
    "coin-swapped",
    "escrow-released",
    "escrow-returned",
    "debt-lapsed",
    "tie-break-rolled",
  ],
});
