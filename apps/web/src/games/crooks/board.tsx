"use client";

import { TARGETS } from "@consigliere/games/crooks/cards";
import { memo, useDeferredValue } from "react";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Board } from "../board/board.tsx";
import { Shown } from "../board/closeup.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { meLast } from "../shared/seating.ts";
import { Alley } from "./alley.tsx";
import { BoardProvider, useBoardFacts } from "./board-context.tsx";
import { Bosses } from "./bosses.tsx";
import { aboutOf } from "./drafted.ts";
import { Job } from "./job.tsx";
import { layouts, type Phase } from "./layout.ts";
import { Room } from "./room.tsx";
import { reckoning } from "./scores.ts";

/** Loaded when something is pointed at. */
const Closer = lazily(() => import("./closer.tsx"), Nothing);

/**
 * A street at night: the alley with its doors above, the eight jobs on the opposite pavement below, with everybody's
 * crooks before them, and the bosses at the near edge. Behind a door is one room as high as the board. What was pressed
 * is said beside it at once; the board is drawn in pieces right after.
 */
export function CrooksBoard(props: BoardProps) {
  return <Laid {...useDeferredValue(props)} />;
}

const Laid = memo(function Laid(props: BoardProps) {
  const facts = useBoardFacts(props);
  const { t, view } = facts;
  const seats = meLast(view.seats, props.viewer);
  const phase = phaseOf(props.draft);
  const isCounting = reckoning(view, 0, props.event) !== null;
  return (
    <BoardProvider value={facts}>
      <Board
        table={props}
        layout={layouts[phase]}
        className={`ck-board ck-act-${props.event?.type} ck-at-${phase} ${isCounting ? "ck-counting" : ""}`}
        counts={{ "--seats": seats.length }}
        mine={<Bosses seats={seats} />}
      >
        {phase === "street" && <Alley />}
        {phase === "room" ? (
          <Room />
        ) : (
          <section className="ck-town" aria-label={t("town")} onKeyDown={moveFocus}>
            {TARGETS.map((target) => (
              <Job key={target} target={target} seats={seats} />
            ))}
          </section>
        )}
        <Shown onShow={facts.onShow}>{(subject) => <Closer shown={subject} />}</Shown>
      </Board>
    </BoardProvider>
  );
});

function phaseOf(draft: BoardProps["draft"]): Phase {
  const topic = draft?.prompt.topic;
  if (topic === "place" || (topic === "keep" && draft?.isEmpty === false)) return "jobs";
  return aboutOf(draft?.prompt).hideout === undefined ? "street" : "room";
}
