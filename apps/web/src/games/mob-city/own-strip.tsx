"use client";

import { GROUPS } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { isPerson } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/**
 * Where the map fills the screen: who is in the viewer's groups, and what the others have. All of it is said in full
 * below the map.
 */
export function OwnStrip() {
  const { t, view, viewer } = useBoard();
  if (view.mine === null || viewer === null) return null;
  const { groups } = view.mine;
  return (
    <div className="mc-own-strip" aria-hidden="true">
      {GROUPS.map((group) => {
        const people = (groups[group - 1] ?? []).filter(isPerson);
        return (
          people.length > 0 && (
            <span key={group}>
              <b>{groupSign(group)}</b>
              {people.map((card) => (
                <Portrait key={card} of={faceOf(card)} />
              ))}
            </span>
          )
        );
      })}
      <i />
      {view.captains
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat, cash }) => (
          <span key={seat}>
            <SeatMark seat={seat} className="mc-own-mark" />
            {cash === null ? t("unknown") : t("thousands", { count: Math.round(cash / 100) / 10 })}
          </span>
        ))}
    </div>
  );
}
