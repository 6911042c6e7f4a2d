import type { MatchLook } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import { expect, it } from "vitest";
import type { Film } from "./replay/film.ts";
import { moodOf, tableMode } from "./table-mode.ts";

const film: Film = { from: "start", plays: false };
const asking = (prompt: Partial<Prompt>) => ({
  prompt: { optional: false, sealed: null, ...prompt } as Prompt,
});
const open = asking({});
const sealed = asking({ sealed: "pass" });
const free = asking({ optional: true });

const player = { viewer: 0 };
const spectator = { viewer: null };
const lender = { viewer: 0, lent: { to: "Eve", until: "" } };
const borrower = { ...lender, isBorrowed: true };
const here = { film: null, hasArrived: true, draft: null };

const CASES = [
  ["a question", player, { ...here, draft: open }, "asked", "mine"],
  ["a question of a borrowed seat", borrower, { ...here, draft: open }, "asked", "mine"],
  ["a free decision", player, { ...here, draft: free }, "asked", "waiting"],
  [
    "a sealed answer that is changed",
    player,
    { ...here, draft: sealed, isChanging: true },
    "asked",
    "waiting",
  ],
  ["a sealed answer", player, { ...here, draft: sealed }, "sealed", "waiting"],
  [
    "a question to which the board is on its way",
    player,
    { ...here, hasArrived: false, draft: open },
    "following",
    "waiting",
  ],
  ["what others do, on its way", spectator, { ...here, hasArrived: false }, "following", "waiting"],
  ["somebody else's decision", player, here, "waiting", "waiting"],
  ["somebody else's decision, with a borrowed seat", borrower, here, "waiting", "waiting"],
  ["the decisions of a friend in one's seat", lender, here, "watching", "waiting"],
  ["a match of others", spectator, here, "watching", "waiting"],
  ["a film, whatever is asked", player, { film, hasArrived: false, draft: open }, "replay", "replay"],
  ["a film of a match that is over", { ...spectator, isOver: true }, { ...here, film }, "replay", "replay"],
  ["the way to the end", { ...player, isOver: true }, { ...here, hasArrived: false }, "following", "waiting"],
  ["the end", { ...player, isOver: true }, here, "over", "over"],
  ["the end of a match of others", { ...spectator, isOver: true }, here, "over", "over"],
] as const;

it.each(CASES)("%s", (_, { viewer, ...who }, local, is, mood) => {
  const {
    lent = undefined,
    isBorrowed = false,
    isOver = false,
  } = { ...who } as {
    lent?: object;
    isBorrowed?: boolean;
    isOver?: boolean;
  };
  const look = {
    viewer,
    match: { seats: [{ isMe: viewer === 0, ...(lent && { lent }) }] },
    table: { outcome: isOver ? {} : null },
    ...(isBorrowed && { isBorrowed }),
  } as unknown as MatchLook;
  const mode = tableMode(look, local);
  expect([mode.is, moodOf(mode)]).toEqual([is, mood]);
  expect("draft" in mode ? mode.draft : null).toBe(is === "asked" || is === "sealed" ? local.draft : null);
});
