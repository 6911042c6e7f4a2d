"use client";

import { type BlockId, blockOf } from "@consigliere/games/mob-city/cards";
import { useCallback, useState } from "react";
import { useBoard } from "./board-context.ts";
import { markAt } from "./steps.ts";

/** The block that is shown where there is room for one only: the one gone to, else what is told or asked of. */
export function useBlock(): readonly [shown: BlockId | undefined, goTo: (block: BlockId) => void] {
  const { view, viewer, draft, step, event } = useBoard();
  const about = `${draft?.prompt.id} ${event === null ? "" : JSON.stringify(event)}`;
  const [gone, setGone] = useState<{ readonly about: string; readonly block: BlockId } | null>(null);
  const goTo = useCallback((block: BlockId) => setGone({ about, block }), [about]);
  if (gone?.about === about) return [gone.block, goTo];
  const told = view.buildings.find(
    ({ id }) => event !== null && "building" in event && event["building"] === id,
  );
  const open =
    step === null
      ? []
      : view.buildings.filter(({ id }) => ["open", "chosen"].includes(markAt(step, id)?.state ?? ""));
  const own = (open.length > 0 ? open : view.buildings).find(
    ({ owner }) => owner === viewer && owner !== null,
  );
  const now =
    view.phase.at === "block" || view.phase.at === "fight" ? view.map[view.phase.index]?.block : undefined;
  const house = told ?? (now === undefined || open.length > 0 ? (own ?? open[0]) : undefined);
  return [house === undefined ? (now ?? view.map[0]?.block) : blockOf(house.id), goTo];
}
