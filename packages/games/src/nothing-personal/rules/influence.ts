/** A card played in a turn of the Commission (5.2, 6.4). */
import { choice, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { place, placeNeutral, takeOff } from "../board/markers.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney } from "../board/wallet.ts";
import { type CardId, cardOf, type GangsterId } from "../cards.ts";
import { hit } from "../deeds/deed.ts";
import { drawToGive } from "../deeds/hands.ts";
import { optionId } from "../option-ids.ts";
import { commissionOf, everyone, familyOf, onBoard } from "../state.ts";
import type { CommissionAnswer, Influence } from "./commission-question.ts";
import { beginPlay, endPlay } from "./free-plays.ts";

type Play = Extract<CommissionAnswer, { type: "play" }>;

export function* playInTurn(table: NpTable, seat: Seat, { card, ante, use }: Play): Rules {
  const { state } = table;
  const sitting = commissionOf(state);
  beginPlay(state, seat, card);
  const or = use.mode === "or" ? (cardOf(card).or ?? null) : null;
  const paid = sitting.lap === 1 ? null : ante;
  table.reveal({ type: "card-played", seat, card, mode: use.mode, or, ante: paid, surcharge: 0 });
  changeMoney(table, seat, -ante);
  if (ante > sitting.ante) {
    sitting.ante = ante;
    table.emit({ type: "ante-raised", seat, ante });
  }
  switch (use.mode) {
    case "single":
      place(table, seat, use.target, 1, "card");
      break;
    case "or":
      use.act.perform(table);
      break;
    case "influence":
      yield* placeLines(table, seat, card, use);
  }
  endPlay(state);
}

function* placeLines(table: NpTable, seat: Seat, card: CardId, { steps, extra }: Influence): Rules {
  const { state } = table;
  const { lines } = cardOf(card);
  for (const [line, { n }] of lines.entries()) {
    const step = steps.find((one) => one.line === line);
    if (step === undefined) table.emit({ type: "line-skipped", card, line: line + 1 });
    else if (n === 0) throw new Error(`${card} has an empty line`);
  }
  for (const { line, target } of steps) {
    const n = lines[line]?.n ?? 0;
    // The first line may have removed Bazooka from the board (5.2).
    if (onBoard(state, target)) place(table, seat, target, n, "card");
    else table.emit({ type: "line-skipped", card, line: line + 1 });
  }
  const target = steps.at(-1)?.target;
  if (target !== undefined) yield* doExtra(table, seat, card, target, extra);
}

const MORE = 5;
const GAIN = 4;

/** 6.4 */
function* doExtra(
  table: NpTable,
  seat: Seat,
  card: CardId,
  target: GangsterId,
  { addOne, favored, neutralOn, discredits }: Influence["extra"],
): Rules {
  const { state } = table;
  switch (cardOf(card).extra) {
    case "pay-5-add-1":
      if (addOne !== true || !onBoard(state, target)) return;
      changeMoney(table, seat, -MORE);
      place(table, seat, target, 1, "card");
      break;
    case "favor":
      if (favored !== undefined) yield* favor(table, favored, seat);
      break;
    case "draw-2-give-1":
      drawToGive(table, seat, "card");
      break;
    case "gain-4":
      changeMoney(table, seat, GAIN);
      break;
    case "rival-gains-4":
      if (favored !== undefined) changeMoney(table, favored, GAIN);
      break;
    case "neutral-1":
      if (neutralOn !== undefined && onBoard(state, neutralOn)) placeNeutral(table, neutralOn, 1, "card");
      break;
    case "discredit":
      if (discredits === undefined || discredits === null || !onBoard(state, target)) return;
      takeOff(table, discredits, seat);
      hit(table, seat, discredits.owner);
  }
}

/** 6.4 `favor`: another seat may place one marker, on any gangster. */
export function* favor(table: NpTable, favored: Seat, by: Seat): Rules {
  const { state } = table;
  if (familyOf(state, favored).supply === 0) return;
  const target = yield* table.ask<GangsterId | null>(favored, {
    topic: "favor",
    question: oneOf<GangsterId | null>([
      ...everyone(state).map(({ man }) => choice(optionId("gangster", man.id), man.id)),
      choice("decline", null),
    ]),
    about: { by },
    fallback: "decline",
    clock: "window",
  });
  if (target !== null) place(table, favored, target, 1, "favor");
}
