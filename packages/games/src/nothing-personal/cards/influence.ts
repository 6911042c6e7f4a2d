/** The 94 influence cards (2.4): markers by line, the alternative or additional effect, and the timing. */

import type { PositionId } from "../positions.ts";
import type { GangsterType } from "./gangsters.ts";

/** One placement: `n` own markers on one matching gangster. */
export type InfluenceLine =
  | { readonly on: "type"; readonly types: readonly GangsterType[]; readonly n: number }
  | { readonly on: "any"; readonly n: number }
  | { readonly on: "position"; readonly position: PositionId; readonly n: number };

/** 6.5 */
export type OrId =
  | "blackmail"
  | "gang-war"
  | "jones-deck"
  | "jones-associate"
  | "sibling-swap"
  | "remove-coin"
  | "snitch"
  | "jailbreak-quiet"
  | "jailbreak-loud"
  | "silence"
  | "testimony"
  | "insurance";

/** 6.4 */
export type ExtraId =
  | "pay-5-add-1"
  | "favor"
  | "draw-2-give-1"
  | "gain-4"
  | "rival-gains-4"
  | "neutral-1"
  | "discredit";

/** 6.6; absent: only in a turn of the Commission. `or-`: the OR part. */
export type Timing =
  | "any-time"
  | "crew"
  | "or-any-time"
  | "or-jailbreak"
  | "or-income"
  | "or-whack"
  | "or-whacked";

interface Row {
  readonly id: string;
  readonly copies: number;
  readonly lines: readonly InfluenceLine[];
  readonly or?: OrId;
  readonly extra?: ExtraId;
  readonly when?: Timing;
}

export const INFLUENCE = [
  { id: "dock-strike", copies: 4, lines: [{ on: "type", types: ["thug"], n: 3 }] },
  { id: "shots-on-mulberry", copies: 4, lines: [{ on: "type", types: ["hitman"], n: 3 }] },
  { id: "long-shot-wins", copies: 4, lines: [{ on: "type", types: ["gambler"], n: 3 }] },
  { id: "widow-swindled", copies: 4, lines: [{ on: "type", types: ["con-man"], n: 3 }] },
  { id: "brawl-on-boulevard", copies: 1, lines: [{ on: "type", types: ["thug"], n: 4 }] },
  { id: "marksman-at-large", copies: 1, lines: [{ on: "type", types: ["hitman"], n: 4 }] },
  { id: "casino-boat-sails", copies: 1, lines: [{ on: "type", types: ["gambler"], n: 4 }] },
  { id: "bridge-sold-twice", copies: 1, lines: [{ on: "type", types: ["con-man"], n: 4 }] },
  { id: "union-wants-more", copies: 2, lines: [{ on: "type", types: ["thug"], n: 2 }], extra: "pay-5-add-1" },
  { id: "price-on-head", copies: 2, lines: [{ on: "type", types: ["hitman"], n: 2 }], extra: "pay-5-add-1" },
  {
    id: "double-or-nothing",
    copies: 2,
    lines: [{ on: "type", types: ["gambler"], n: 2 }],
    extra: "pay-5-add-1",
  },
  {
    id: "fine-print-upheld",
    copies: 2,
    lines: [{ on: "type", types: ["con-man"], n: 2 }],
    extra: "pay-5-add-1",
  },
  {
    id: "bookie-beaten",
    copies: 1,
    lines: [
      { on: "type", types: ["thug"], n: 3 },
      { on: "type", types: ["gambler"], n: 1 },
    ],
  },
  {
    id: "poker-den-bouncer",
    copies: 1,
    lines: [
      { on: "type", types: ["gambler"], n: 3 },
      { on: "type", types: ["thug"], n: 1 },
    ],
  },
  {
    id: "gang-of-toughs",
    copies: 1,
    lines: [
      { on: "type", types: ["thug"], n: 3 },
      { on: "type", types: ["hitman"], n: 1 },
    ],
  },
  {
    id: "gunman-hires-help",
    copies: 1,
    lines: [
      { on: "type", types: ["hitman"], n: 3 },
      { on: "type", types: ["thug"], n: 1 },
    ],
  },
  {
    id: "collectors-scammed",
    copies: 1,
    lines: [
      { on: "type", types: ["thug"], n: 3 },
      { on: "type", types: ["con-man"], n: 1 },
    ],
  },
  {
    id: "fake-cops-raid",
    copies: 1,
    lines: [
      { on: "type", types: ["con-man"], n: 3 },
      { on: "type", types: ["thug"], n: 1 },
    ],
  },
  {
    id: "duel-at-racetrack",
    copies: 1,
    lines: [
      { on: "type", types: ["hitman"], n: 3 },
      { on: "type", types: ["gambler"], n: 1 },
    ],
  },
  {
    id: "card-sharp-armed",
    copies: 1,
    lines: [
      { on: "type", types: ["gambler"], n: 3 },
      { on: "type", types: ["hitman"], n: 1 },
    ],
  },
  {
    id: "false-alibi",
    copies: 1,
    lines: [
      { on: "type", types: ["hitman"], n: 3 },
      { on: "type", types: ["con-man"], n: 1 },
    ],
  },
  {
    id: "forged-contract",
    copies: 1,
    lines: [
      { on: "type", types: ["con-man"], n: 3 },
      { on: "type", types: ["hitman"], n: 1 },
    ],
  },
  {
    id: "rigged-lottery",
    copies: 1,
    lines: [
      { on: "type", types: ["gambler"], n: 3 },
      { on: "type", types: ["con-man"], n: 1 },
    ],
  },
  {
    id: "marked-deck",
    copies: 1,
    lines: [
      { on: "type", types: ["con-man"], n: 3 },
      { on: "type", types: ["gambler"], n: 1 },
    ],
  },
  { id: "city-hall-looks-away", copies: 2, lines: [{ on: "any", n: 2 }] },
  { id: "street-corner-feud", copies: 2, lines: [{ on: "position", position: "third-guy", n: 3 }] },
  { id: "middle-man-named", copies: 2, lines: [{ on: "position", position: "second-guy", n: 3 }] },
  { id: "new-face-downtown", copies: 2, lines: [{ on: "position", position: "first-guy", n: 3 }] },
  { id: "audit-announced", copies: 2, lines: [{ on: "position", position: "bean-counter", n: 3 }] },
  { id: "protection-pays", copies: 2, lines: [{ on: "position", position: "racketeer", n: 3 }] },
  { id: "bodyguard-scandal", copies: 2, lines: [{ on: "position", position: "enforcer", n: 3 }] },
  { id: "lawyers-meet", copies: 1, lines: [{ on: "position", position: "counselor", n: 3 }] },
  { id: "heir-apparent", copies: 1, lines: [{ on: "position", position: "underboss", n: 3 }] },
  { id: "old-man-seen-dining", copies: 2, lines: [{ on: "position", position: "capo", n: 2 }] },
  {
    id: "governor-grants-favor",
    copies: 2,
    lines: [{ on: "type", types: ["hitman"], n: 3 }],
    extra: "favor",
  },
  {
    id: "another-da-dead",
    copies: 1,
    lines: [{ on: "type", types: ["hitman"], n: 2 }],
    extra: "draw-2-give-1",
  },
  {
    id: "fido-fight-club",
    copies: 1,
    lines: [{ on: "type", types: ["thug"], n: 2 }],
    extra: "draw-2-give-1",
  },
  { id: "track-pays-out", copies: 2, lines: [{ on: "type", types: ["gambler"], n: 2 }], extra: "gain-4" },
  {
    id: "charity-gala",
    copies: 1,
    lines: [{ on: "type", types: ["con-man"], n: 4 }],
    extra: "rival-gains-4",
  },
  { id: "reporter-snoops", copies: 2, lines: [{ on: "type", types: ["thug"], n: 2 }], extra: "neutral-1" },
  {
    id: "rival-discredited",
    copies: 2,
    lines: [{ on: "type", types: ["con-man"], n: 2 }],
    extra: "discredit",
  },
  { id: "gang-wars-go-on", copies: 1, lines: [{ on: "type", types: ["thug"], n: 3 }], or: "gang-war" },
  { id: "is-jones-joking", copies: 1, lines: [{ on: "type", types: ["con-man"], n: 2 }], or: "jones-deck" },
  {
    id: "jones-rule-passes",
    copies: 1,
    lines: [{ on: "type", types: ["gambler"], n: 2 }],
    or: "jones-associate",
  },
  { id: "sibling-rivalry", copies: 1, lines: [{ on: "type", types: ["hitman"], n: 2 }], or: "sibling-swap" },
  {
    id: "worth-a-thousand-words",
    copies: 1,
    lines: [{ on: "type", types: ["con-man"], n: 3 }],
    or: "remove-coin",
  },
  {
    id: "photographer-has-proof",
    copies: 2,
    lines: [{ on: "type", types: ["thug"], n: 2 }],
    or: "blackmail",
  },
  { id: "letters-surface", copies: 2, lines: [{ on: "type", types: ["con-man"], n: 2 }], or: "blackmail" },
  { id: "ledger-missing", copies: 2, lines: [{ on: "type", types: ["gambler"], n: 2 }], or: "blackmail" },
  { id: "witness-remembers", copies: 1, lines: [{ on: "type", types: ["hitman"], n: 2 }], or: "blackmail" },
  { id: "late-edition", copies: 2, lines: [{ on: "any", n: 1 }], when: "any-time" },
  {
    id: "midnight-extra",
    copies: 1,
    lines: [{ on: "type", types: ["thug", "hitman"], n: 2 }],
    when: "any-time",
  },
  {
    id: "stop-press",
    copies: 1,
    lines: [{ on: "type", types: ["gambler", "con-man"], n: 2 }],
    when: "any-time",
  },
  { id: "overtime-on-the-docks", copies: 2, lines: [{ on: "any", n: 2 }], when: "crew" },
  {
    id: "canary-sings",
    copies: 2,
    lines: [{ on: "type", types: ["thug"], n: 2 }],
    or: "snitch",
    when: "or-any-time",
  },
  {
    id: "delivery-dupes-guards",
    copies: 1,
    lines: [{ on: "type", types: ["thug"], n: 2 }],
    or: "jailbreak-quiet",
    when: "or-jailbreak",
  },
  {
    id: "stunning-jailbreak",
    copies: 1,
    lines: [{ on: "type", types: ["hitman"], n: 2 }],
    or: "jailbreak-loud",
    when: "or-jailbreak",
  },
  {
    id: "suspect-silenced",
    copies: 1,
    lines: [{ on: "type", types: ["hitman"], n: 2 }],
    or: "silence",
    when: "or-income",
  },
  {
    id: "testimony-unsealed",
    copies: 1,
    lines: [{ on: "type", types: ["con-man"], n: 2 }],
    or: "testimony",
    when: "or-whack",
  },
  {
    id: "whacky-insurance",
    copies: 1,
    lines: [{ on: "type", types: ["gambler"], n: 2 }],
    or: "insurance",
    when: "or-whacked",
  },
] as const satisfies readonly Row[];
