import type { ManView } from "@consigliere/games/nothing-personal/view";
import { type Change, countsOf } from "./preview.ts";

/** So many beads a rail holds one by one; on the last place the others are counted. */
const SLOTS = 12;
/** How near the Feds are, by the markers that are left until they come. */
const HEATS = ["over", "edge", "near"] as const;

interface RailProps {
  readonly man: ManView;
  /** Changes by the choice, or by the one that a press on him would make. */
  readonly changes: readonly Change[];
}

/** The markers on somebody as beads, the leader’s first, against the post that draws the Feds. Drawn for who sees it. */
export function Rail({ man, changes }: RailProps) {
  const [now, then] = [countsOf(man), countsOf(man, changes)];
  const owners = [...then].sort(([, one], [, other]) => other - one);
  const beads = owners.flatMap(([owner, after]) => {
    const before = now.get(owner) ?? 0;
    return Array.from({ length: Math.max(before, after) }, (_, i) => {
      const is = i >= before ? "ghost" : i >= after ? "gone" : undefined;
      // biome-ignore lint/suspicious/noArrayIndexKey: the markers of a family are alike
      return <span key={`${owner}-${i}`} className="np-bead" data-seat={owner} data-is={is} />;
    });
  });
  const weight = owners.reduce((sum, [, n]) => sum + n, 0);
  const isFull = beads.length > SLOTS;
  return (
    <span className="np-rail" data-heat={HEATS[Math.max(0, man.limit - weight)]}>
      {isFull ? beads.slice(0, SLOTS - 1) : beads}
      {isFull && <b className="np-surplus">+{beads.length - SLOTS + 1}</b>}
      <span className="np-post" style={{ left: `${((man.limit - 1) / SLOTS) * 100}%` }} />
    </span>
  );
}
