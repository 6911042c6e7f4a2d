"use client";

import { Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import type { BoardProps } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import type { LiveTable } from "./use-live-table.ts";
import { useEventBefore } from "./use-moments.ts";

const SceneLayer = lazily(() => import("../stage/scene-layer.tsx"), Nothing);

interface TableSceneProps extends Pick<LiveTable, "moments" | "sceneLength"> {
  readonly board: BoardProps;
  readonly onSkip: () => void;
}

/** The great moment that the board shows; nothing stands over it while something is asked. */
export function TableScene({ board, moments, sceneLength, onSkip }: TableSceneProps) {
  const say = useAnyMessage();
  const { draft, event, view, viewer } = board;
  const { before, viewBefore, count } = useEventBefore(board);
  if (draft !== null || event === null) return null;
  const scene = moments?.scene(event, { board, before, viewBefore, say }) ?? null;
  if (scene === null) return null;
  return (
    <Suspense>
      <SceneLayer
        key={count}
        length={sceneLength(event, view)}
        scene={scene}
        viewer={viewer}
        onSkip={onSkip}
      />
    </Suspense>
  );
}
