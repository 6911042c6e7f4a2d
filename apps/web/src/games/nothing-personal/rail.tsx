"use client";

import type { ManView } from "@consigliere/games/nothing-personal/view";
import { useBoard } from "./board-context.ts";
import { countsOf } from "./preview.ts";
import "./rail.css";

/** The markers on somebody, the leader's first, against the number that draws the Feds. Drawn for who sees it. */
export function Rail({ man }: { readonly man: ManView }) {
  const { changes } = useBoard();
  const now = countsOf(man);
  const then = countsOf(man, changes);
  const owners = [...then.keys()].sort((a, b) => (then.get(b) ?? 0) - (then.get(a) ?? 0));
  const weight = [...then.values()].reduce((sum, n) => sum + n, 0);
  const slots = Math.max(man.limit + 1, weight);
  const heat = weight >= man.limit ? "over" : weight >= man.limit - 2 ? "near" : undefined;
  return (
    <span className="np-rail" data-heat={heat}>
      {owners.flatMap((owner) => {
        const [before, after] = [now.get(owner) ?? 0, then.get(owner) ?? 0];
        if (before === 0 && after === 0) return [];
        const count = Math.max(before, after);
        return [
          <span
            key={owner}
            className="np-beads"
            data-seat={owner}
            data-ghost={after > before || undefined}
            data-gone={after < before || undefined}
            style={{ width: `${(count / slots) * 100}%` }}
          >
            <b>{after}</b>
          </span>,
        ];
      })}
      <span className="np-post" style={{ left: `${(man.limit / slots) * 100}%` }} />
    </span>
  );
}
