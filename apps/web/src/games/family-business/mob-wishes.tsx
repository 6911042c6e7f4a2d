"use client";

import { MOBS } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { piece } from "../board/piece.ts";
import { PlayerHead } from "../board/player-head.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { useBoard } from "./board-context.ts";
import { FilmSet } from "./film-set.tsx";
import { HatBadge } from "./mob-panel.tsx";
import { faceOfMob } from "./portraits.ts";

/** The six mobs as posters, pressed in the order of preference; above them the rivals, who choose as well. */
export function MobWishes({ rivals }: { readonly rivals: readonly { readonly seat: number }[] }) {
  const { words, draft } = useBoard();
  return (
    <section className="fb-wall">
      <FilmSet dead={[]} styleOf={() => undefined} />
      <ul className="fb-company">
        {rivals.map(({ seat }) => (
          <li key={seat} className="player-head">
            <PlayerHead seat={seat} />
          </li>
        ))}
      </ul>
      <ul className="fb-posters" onKeyDown={moveFocus}>
        {MOBS.map((mob) => {
          const option = optionId("mob", mob);
          const mark = draft?.marks.get(option);
          return (
            <li key={mob}>
              <button
                type="button"
                className="fb-poster paper"
                {...piece({ option, mark })}
                disabled={mark === undefined}
                onClick={() => draft?.pickMarked(option)}
              >
                <Portrait of={faceOfMob(mob)} />
                <span>
                  <HatBadge mob={mob} />
                  <b>
                    <Parted name={words.text(`mob.${mob}`)} />
                  </b>
                </span>
                {mark?.rank != null && <i className="fb-poster-rank">{mark.rank}</i>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
