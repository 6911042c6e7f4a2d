"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { optionId, whatOf } from "@consigliere/games/family-business/option-ids";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { memo, useDeferredValue } from "react";
import { Board } from "../board/board.tsx";
import { Closeup, Shown, usePointed } from "../board/closeup.tsx";
import { canPress } from "../board/piece.ts";
import { type PressedOrder, usePressedOrder } from "../board/use-pressed-order.ts";
import type { BoardProps } from "../game-ui.ts";
import { clockwise } from "../shared/seating.ts";
import { BoardProvider, useBoard } from "./board-context.ts";
import { mobsterLabel, ownerOf } from "./labels.ts";
import { fewRivals, layout, posters } from "./layout.ts";
import { Face } from "./man.tsx";
import { MobPanel } from "./mob-panel.tsx";
import { MobWishes } from "./mob-wishes.tsx";
import { linesOf, Wall } from "./wall.tsx";

/**
 * The back room: the wall is the scene; the mobs are before it in the order of play, with mine nearest to me. What was
 * pressed is said beside it at once, and it is drawn in pieces right after; an order must not lag behind its presses.
 */
export function FamilyBusinessBoard(props: BoardProps) {
  return <Laid {...useDeferredValue(props)} order={usePressedOrder(props.draft)} />;
}

const Laid = memo(function Laid({ order, ...props }: BoardProps & { readonly order: PressedOrder | null }) {
  const t = useTranslations("board.family-business");
  const pointed = usePointed<MobsterId>();
  const view = props.view as View;
  const { mine, others } = clockwise(view.seats, props.viewer);
  // In a column, few rivals' men stand in more lines than one.
  const ranks = Math.min(3, Math.ceil(4 / others.length));
  const isDealt = view.phase !== "mobs";
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, mark]) => canPress(mark) && whatOf("mobster", id) !== undefined,
  );
  return (
    <BoardProvider value={{ ...props, ...pointed, view, t, order }}>
      <Board
        table={props}
        layout={!isDealt ? posters : others.length < 3 ? fewRivals : layout}
        className={isChoosing || order !== null ? "fb-board fb-choosing" : "fb-board"}
        counts={{
          "--rivals": Math.max(others.length, 1),
          "--ranks": ranks,
          "--abreast": Math.ceil(9 / ranks),
          "--lines": linesOf(view.hitList.length),
        }}
        mine={isDealt && mine !== undefined && <MobPanel seat={mine} />}
      >
        {isDealt ? <Wall /> : <MobWishes rivals={others} />}
        {isDealt && (
          <div className="board-rivals" data-many={others.length > 3 || undefined}>
            {others.map((seat) => (
              <MobPanel key={seat.seat} seat={seat} />
            ))}
          </div>
        )}
        <Shown onShow={pointed.onShow}>{(id) => <Spotlight id={id} />}</Shown>
      </Board>
    </BoardProvider>
  );
});

/** The mobster pointed at, large, with the whole name, and the reason why it cannot be chosen now. */
function Spotlight({ id }: { readonly id: MobsterId }) {
  const board = useBoard();
  const { t, view, words, draft } = board;
  const reason = draft?.marks.get(optionId("mobster", id))?.reason;
  const [, ...facts] = mobsterLabel(board, id).split(t("comma"));
  return (
    <Closeup picture={<Face of={id} owner={ownerOf(view, id)} />}>
      <b>{words.text(`mobster.${id}`)}</b>
      <p>{facts.join(t("comma"))}</p>
      {reason != null && <p className="reason">{words.blocked(reason)}</p>}
    </Closeup>
  );
}
