"use client";

import type { Owner } from "@consigliere/games/nothing-personal/marker-place";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import { useLayoutEffect, useRef } from "react";
import { isStill } from "../../design/use-still.ts";
import { type Change, countsOf } from "./preview.ts";

/** So many beads a rail holds one by one; on the last place the others are counted. */
const SLOTS = 12;
const DROP_MS = 260;
/** How near the Feds are, by the markers that are left until they come. */
const HEATS = ["over", "edge", "near"] as const;

interface Bead {
  readonly key: string;
  readonly owner: Owner;
  readonly is: "there" | "ghost" | "gone";
}

interface RailProps {
  readonly man: ManView;
  /** Changes by the choice, or by the one that a press on him would make. */
  readonly changes: readonly Change[];
}

/** The markers on somebody as beads, the leader’s first, against the post that draws the Feds. Drawn for who sees it. */
export function Rail({ man, changes }: RailProps) {
  const beads = beadsOf(man, changes);
  const rail = useRef<HTMLSpanElement>(null);
  useDrops(rail, beads);
  const weight = beads.filter((bead) => bead.is !== "gone").length;
  const shown = beads.length > SLOTS ? beads.slice(0, SLOTS - 1) : beads;
  const heat = HEATS[Math.max(0, man.limit - weight)];
  return (
    <span ref={rail} className="np-rail" data-heat={heat}>
      {shown.map((bead) => (
        <span
          key={bead.key}
          className="np-bead"
          data-bead={bead.key}
          data-seat={bead.owner}
          data-is={bead.is}
        />
      ))}
      {beads.length > SLOTS && <b className="np-surplus">+{beads.length - SLOTS + 1}</b>}
      <span className="np-post" style={{ left: `${((man.limit - 1) / SLOTS) * 100}%` }} />
    </span>
  );
}

/** All markers in the order of the rail. */
function beadsOf(man: ManView, changes: readonly Change[]): Bead[] {
  const now = countsOf(man);
  const then = countsOf(man, changes);
  const owners = [...then.keys()].sort((a, b) => (then.get(b) ?? 0) - (then.get(a) ?? 0));
  return owners.flatMap((owner) => {
    const [before, after] = [now.get(owner) ?? 0, then.get(owner) ?? 0];
    return Array.from(
      { length: Math.max(before, after) },
      (_, i): Bead => ({
        key: `${owner}-${i}`,
        owner,
        is: i >= before ? "ghost" : i >= after ? "gone" : "there",
      }),
    );
  });
}

/** Beads that were not there before drop onto the rail. */
function useDrops(rail: { readonly current: HTMLElement | null }, beads: readonly Bead[]): void {
  const before = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const lying = new Set(beads.flatMap(({ key, is }) => (is === "ghost" ? [] : [key])));
    const had = before.current;
    before.current = lying;
    if (had === null || isStill()) return;
    for (const bead of rail.current?.querySelectorAll<HTMLElement>("[data-bead]") ?? []) {
      const key = bead.dataset["bead"] ?? "";
      if (!lying.has(key) || had.has(key)) continue;
      bead.animate(
        [
          { transform: "translateY(-26px)", easing: "cubic-bezier(0.5, 0, 1, 0.6)" },
          { transform: "none", offset: 0.6, easing: "ease-out" },
          { transform: "translateY(-3px)", offset: 0.8, easing: "ease-in" },
          { transform: "none" },
        ],
        DROP_MS,
      );
    }
  });
}
