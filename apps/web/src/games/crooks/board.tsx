"use client";

import { TARGETS } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { type CSSProperties, useMemo, useRef, useState } from "react";
import { Movement } from "../../design/movement.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Alley } from "./alley.tsx";
import { type BoardContext, BoardProvider, type Subject } from "./board-context.ts";
import { BossCard } from "./boss-card.tsx";
import { Casebook } from "./casebook.tsx";
import { GangLedger } from "./gang-ledger.tsx";
import { seatingOf } from "./knowledge.ts";
import { targetName } from "./labels.ts";
import { River } from "./river.tsx";
import { sceneOf } from "./scene.ts";
import { Slot } from "./slot.tsx";
import { Spotlight } from "./spotlight.tsx";
import { TargetHead } from "./target-head.tsx";
import "./board.css";

/**
 * The town at night: the alley with its doors, the targets with everybody's stacks, and the notebooks.
 * On a phone the targets stand below each other and the seats side by side; on a wide screen the other way.
 */
export function CrooksBoard(props: BoardProps) {
  const t = useTranslations("board.crooks");
  const [shown, show] = useState<Subject | null>(null);
  const view = props.view as View;
  const scene = useMemo(() => sceneOf(props.event), [props.event]);
  const context = useMemo<BoardContext>(
    () => ({ ...props, view, t, scene, shown, show }),
    [props, view, t, scene, shown],
  );
  const board = useRef<HTMLDivElement>(null);
  const seating = seatingOf(view, props.viewer);
  return (
    <Movement within={board}>
      <BoardProvider value={context}>
        <div
          className="ck-board"
          ref={board}
          data-topic={props.draft?.prompt.topic}
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
              <section key={target} className="ck-target-group" aria-label={targetName(props.words, target)}>
                <div className="ck-target-cell" style={cell(row, -1)}>
                  <TargetHead target={target} />
                </div>
                {seating.map((seat, column) => (
                  <div key={seat} className="ck-slot-cell" style={cell(row, column)}>
                    <Slot seat={seat} target={target} />
                  </div>
                ))}
              </section>
            ))}
          </section>
          <div className="ck-notes">
            <GangLedger />
            <Casebook />
            <River />
          </div>
        </div>
      </BoardProvider>
    </Movement>
  );
}

/** Where something stands: by target and by seat; −1 for the heads. */
function cell(target: number, seat: number): CSSProperties {
  return { "--target": target + 2, "--seat": seat + 2 } as CSSProperties;
}
