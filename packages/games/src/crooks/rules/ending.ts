/** The end: all crooks are turned over and counted (8). */
import type { Outcome } from "@consigliere/engine/game";
import { TARGETS } from "../cards.ts";
import { finalScore } from "../scoring.ts";
import { crooksAt, type EndReason, playedCrooks } from "../state.ts";
import { archiveOf } from "../view.ts";
import { reveal } from "./placement.ts";
import type { CrooksTable } from "./table.ts";

export function endGame(table: CrooksTable, reason: EndReason): Outcome {
  const { state } = table;
  state.ending = reason;
  turnOver(table);
  const score = finalScore(state);
  for (const target of score.targets) table.emit({ type: "target-scored", ...target });
  for (const gang of score.gangs) table.emit({ type: "gang-scored", ...gang });
  const winners = score.seats.filter(({ placement }) => placement === 1).map(({ seat }) => seat);
  table.emit({ type: "game-ended", reason, scores: score.seats, winners });
  if (state.options.archiveAtEnd) openArchive(table);
  return {
    reason,
    placements: score.seats.map(({ placement }) => placement),
    stats: score.seats.map(({ total, targets, gangs, money }) => ({ points: total, targets, gangs, money })),
  };
}

function turnOver(table: CrooksTable): void {
  const { state } = table;
  const hidden = TARGETS.flatMap((target) =>
    crooksAt(state, target)
      .filter((played) => played.facing === "down")
      .map(({ owner, play, crook }) => ({ seat: owner, target, play, crook })),
  );
  reveal(playedCrooks(state));
  table.reveal({ type: "crooks-revealed", crooks: hidden });
}

function openArchive(table: CrooksTable): void {
  const { state } = table;
  reveal(state.removed);
  const { undealt, leftover, deck } = archiveOf(state);
  const removed = state.removed.map(({ play, crook }) => ({ play, crook }));
  table.reveal({ type: "archive-opened", undealt, removed, leftover, deck });
}
