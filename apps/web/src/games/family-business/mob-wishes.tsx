"use client";

import { MOBS } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { Piece } from "../board/piece-button.tsx";
import { PlayerHead } from "../board/player-head.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { useBoard } from "./board-context.ts";
import { FilmSet } from "./film-set.tsx";
import { Face } from "./man.tsx";
import { HatBadge } from "./mob-panel.tsx";

/** The six mobs as posters, pressed in the order of preference; above them the rivals, who choose as well. */
export function MobWishes({ rivals }: { readonly rivals: readonly { readonly seat: number }[] }) {
  const { view, words } = useBoard();
  return (
    <section className="fb-wall">
      <FilmSet view={view} />
      <ul className="fb-company row" data-gap="2">
        {rivals.map(({ seat }) => (
          <li key={seat} className="player-head">
            <PlayerHead seat={seat} />
          </li>
        ))}
      </ul>
      <ul className="fb-posters" onKeyDown={moveFocus}>
        {MOBS.map((mob) => (
          <li key={mob}>
            <Piece
              className="fb-poster paper"
              isWritten
              option={optionId("mob", mob)}
              label={words.text(`mob.${mob}`)}
            >
              <Face of={`${mob}-1`} owner={null} />
              <HatBadge mob={mob} />
              <b>
                <Parted name={words.text(`mob.${mob}`)} />
              </b>
            </Piece>
          </li>
        ))}
      </ul>
    </section>
  );
}
