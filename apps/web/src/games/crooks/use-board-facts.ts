"use client";

import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { BoardProps } from "../game-ui.ts";
import type { BoardContext, Subject } from "./board-context.ts";
import { sceneOf } from "./scene.ts";

/** The data for every part of the board and of the notes beside it. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.crooks");
  const [shown, show] = useState<Subject | null>(null);
  const view = props.view as View;
  const scene = useMemo(() => sceneOf(props.event), [props.event]);
  return useMemo(() => ({ ...props, view, t, scene, shown, show }), [props, view, t, scene, shown]);
}
