import type { MatchLook } from "@consigliere/contract/play";
import { describe, expect, it } from "vitest";
import { Nothing } from "../design/lazily.tsx";
import { type Rights, rights } from "./rights.ts";

type Seat = MatchLook["match"]["seats"][number];

const seat = (at: number, more: Partial<Seat> = {}) => ({
  seat: at,
  kind: "person",
  mode: "player",
  ...more,
});

interface Case {
  readonly look?: Partial<Omit<MatchLook, "match" | "table">>;
  readonly match?: object;
  readonly table?: object | null;
  readonly me?: Partial<Seat>;
  readonly hasNoOrders?: true;
}

/** Somebody with a seat at a table at which everything is possible, unless the case says otherwise. */
function mayIn({ look, match, table, me, hasNoOrders }: Case): Rights {
  const on = { prompts: [], canResign: true, settings: { orders: [] }, outcome: null, told: 5, waiting: [] };
  return rights(
    {
      viewer: 0,
      match: {
        seats: [seat(0, { isMe: true, ...me }), seat(1)],
        clock: { kind: "days" },
        letters: "table",
        openAtEnd: true,
        ...match,
      },
      table: table === null ? null : { ...on, ...table },
      ...look,
    } as unknown as MatchLook,
    {
      board: { Board: Nothing, Reference: Nothing },
      ...(!hasNoOrders && { orders: { load: async () => ({}) as never } }),
    },
  );
}

const trueIn = (all: Rights) =>
  Object.entries(all)
    .flatMap(([name, isTrue]) => (isTrue ? [name] : []))
    .toSorted();

const over = { outcome: { reason: "", placements: [1, 2] }, canResign: false };
const asAnybody = ["dealing", "keys", "reference", "replay"];
const asAnybodyNow = [...asAnybody, "clock"];
const ofSeat = ["desk", "notes", "sandbox", "spectators", "told"];
const orders = ["plan", "settings", "sleep"];
const whoPlays = ["agree", "nudge", "pause", "vote"];
const whilePlayed = ["lend", "webhook"];

const CASES: Readonly<Record<string, Case & { readonly may: readonly string[] }>> = {
  "a player": {
    may: [...asAnybodyNow, ...ofSeat, ...orders, ...whoPlays, ...whilePlayed, "letters", "resign"],
  },
  "a player by a table link": { look: { isByLink: true }, may: [...asAnybodyNow, "agree"] },
  "a player by a table link whose seat a bot plays meanwhile": {
    look: { isByLink: true },
    me: { mode: "autopilot" },
    may: [...asAnybodyNow, "agree"],
  },
  "a player by a table link, at the end of a club's match": {
    look: { isByLink: true },
    match: { club: "c" },
    table: over,
    may: [...asAnybody, "chairs", "papers", "sandbox"],
  },
  "a player whose seat a bot plays meanwhile": {
    me: { mode: "autopilot" },
    may: [
      ...[...asAnybodyNow, ...ofSeat, ...orders, ...whilePlayed],
      ...["agree", "letters", "nudge", "pause", "resign", "takeBack"],
    ],
  },
  "a player who has given up": {
    me: { mode: "resigned" },
    table: { canResign: false },
    may: [...asAnybodyNow, ...ofSeat, ...whilePlayed, "letters", "nudge", "pause"],
  },
  "who has lent their seat": {
    me: { lent: { to: "Eve", until: "" } },
    table: { canResign: false },
    may: [...asAnybodyNow, ...ofSeat, ...whilePlayed, "letters"],
  },
  "who has borrowed a seat": {
    look: { isBorrowed: true },
    me: { lent: { to: "Eve", until: "" } },
    may: [...asAnybodyNow, ...ofSeat, ...orders, ...whoPlays, ...whilePlayed],
  },
  "who has borrowed a seat, at the end": {
    look: { isBorrowed: true },
    table: over,
    may: [...asAnybody, ...ofSeat],
  },
  "a player without a clock": {
    match: { clock: { kind: "none" } },
    may: [
      ...[...asAnybodyNow, ...ofSeat, ...orders, ...whilePlayed],
      ...["agree", "letters", "nudge", "resign", "vote"],
    ],
  },
  "a player where no letters are written": {
    match: { letters: "none" },
    may: [...asAnybodyNow, ...ofSeat, ...orders, ...whoPlays, ...whilePlayed, "resign"],
  },
  "a player of a game without orders": {
    hasNoOrders: true,
    may: [...asAnybodyNow, ...ofSeat, ...whoPlays, ...whilePlayed, "letters", "resign"],
  },
  "a player at the end": {
    table: over,
    may: [...asAnybody, ...ofSeat, "again", "chairs", "letters", "papers"],
  },
  "a player at the end of a club's match that stays closed": {
    match: { club: "c", openAtEnd: false },
    table: over,
    may: [...asAnybody, ...ofSeat, "again", "club", "letters", "papers"],
  },
  "somebody signed in who watches an open match": {
    look: { viewer: null },
    table: { settings: null, canResign: false },
    may: asAnybodyNow,
  },
  "a spectator by a link": {
    look: { viewer: null, isByLink: true },
    table: { settings: null, canResign: false },
    may: asAnybodyNow,
  },
  "a spectator by a link, at the end": {
    look: { viewer: null, isByLink: true },
    table: { ...over, settings: null },
    may: asAnybody,
  },
  "a spectator by the link of a public replay": {
    look: { viewer: null, isByLink: true },
    match: { publicReplay: true, club: "c" },
    table: { ...over, settings: null },
    may: [...asAnybody, "chairs", "papers", "sandbox"],
  },
  "a player who is asked about a correction of the rules": {
    look: { corrections: [] },
    may: [
      ...[...asAnybodyNow, ...ofSeat, ...orders, ...whoPlays, ...whilePlayed],
      ...["corrections", "letters", "resign"],
    ],
  },
  "who has lent their seat while a correction is asked about": {
    look: { corrections: [] },
    me: { lent: { to: "Eve", until: "" } },
    table: { canResign: false },
    may: [...asAnybodyNow, ...ofSeat, ...whilePlayed, "corrections", "letters"],
  },
  "before the first event": {
    table: { told: 0 },
    look: { isByLink: true },
    may: [...asAnybodyNow.filter((name) => name !== "replay"), "agree"],
  },
  "before the cards are dealt": { table: null, may: [] },
};

describe("what a reader may do at a table", () => {
  for (const [who, { may, ...one }] of Object.entries(CASES)) {
    it(`as ${who}`, () => expect(trueIn(mayIn(one))).toEqual(may.toSorted()));
  }
});
