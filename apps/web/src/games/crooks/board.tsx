"use client";

import { TARGETS } from "@consigliere/games/crooks/cards";
import { type CSSProperties, useRef } from "react";
import { Movement } from "../../design/movement.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Alley } from "./alley.tsx";
import { BoardProvider } from "./board-context.ts";
import { BossCard } from "./boss-card.tsx";
import { seatingOf } from "./knowledge.ts";
import { targetName } from "./labels.ts";
import { Slot } from "./slot.tsx";
import { Spotlight } from "./spotlight.tsx";
import { TargetHead } from "./target-head.tsx";
import { useBoardFacts } from "./use-board-facts.ts";

/**
 * The town at night: an alley of doors above a ledger of jobs. On a phone the targets are below each other and the
 * seats side by side; on a wide screen the other way round. The current question gets the room: the doors, the people
 * behind one, or the places of my own row.
 */
export function CrooksBoard(props: BoardProps) {
  const facts = useBoardFacts(props);
  const { t, view, scene } = facts;
  const board = useRef<HTMLDivElement>(null);
  const seating = seatingOf(view, props.viewer);
  return (
    <Movement within={board}>
      <BoardProvider value={facts}>
        <div
          className="ck-board"
          ref={board}
          data-phase={phaseOf(props.draft)}
          data-act={scene.act ?? undefined}
          data-over={view.phase === "over" || undefined}
        >
          <Alley />
          <Spotlight />
          <section
            className="ck-town"
            aria-label={t("town")}
            onKeyDown={moveFocus}
            style={{ "--rivals": seating.length - 1 } as CSSProperties}
          >
            {seating.map((seat, column) => (
              <div key={seat} className="ck-head-cell" style={cell(-1, column)}>
                <BossCard seat={seat} />
              </div>
            ))}
            {TARGETS.map((target, row) => (
              <section
                key={target}
                className="ck-target-group"
                data-target={target}
                data-event={scene.target === target || undefined}
                aria-label={targetName(props.words, target)}
              >
                <div className="ck-target-cell" style={cell(row, -1)}>
                  <TargetHead target={target} />
                </div>
                {seating.map((seat, column) => (
                  <div
                    key={seat}
                    className="ck-slot-cell"
                    data-mine={seat === props.viewer || undefined}
                    style={cell(row, column)}
                  >
                    <Slot seat={seat} target={target} />
                  </div>
                ))}
              </section>
            ))}
          </section>
        </div>
      </BoardProvider>
    </Movement>
  );
}

type Phase = "rest" | "hiring" | "inside" | "placing";

/** The part of the board that the question is about. It gets the room. */
function phaseOf(draft: BoardProps["draft"]): Phase {
  if (draft === null) return "rest";
  const { topic } = draft.prompt;
  if (topic === "turn") return "hiring";
  if (topic === "place") return "placing";
  if (topic === "keep") return draft.isEmpty ? "inside" : "placing";
  return topic === "search-seen" ? "inside" : "rest";
}

/** The place of a cell: by target and by seat; −1 for the heads. */
function cell(target: number, seat: number): CSSProperties {
  return { "--target": target + 2, "--seat": seat + 2 } as CSSProperties;
}
