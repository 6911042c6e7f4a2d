"use client";

import type { MobId } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import type { MobsterView, SeatView } from "@consigliere/games/family-business/view";
import type { CSSProperties } from "react";
import { Figure } from "../../design/figure.tsx";
import { canPress, piece } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { PlayerPanel } from "../board/player-panel.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { leadsIn } from "../standing.ts";
import { useBoard } from "./board-context.ts";
import { Hat } from "./film-set.tsx";
import { countsOf, hitsBefore, targetsOf } from "./labels.ts";
import { Mobster } from "./mobster.tsx";
import { scores } from "./scores.ts";

/** The answer that leaves it to my standing order who of mine goes on the list. */
export const SACRIFICE = "sacrifice-order";

/** A player with the mob, all men in one line: those at home, and the places of the others. */
export function MobPanel({ seat: { seat, mob, mobsters, ...one } }: { readonly seat: SeatView }) {
  const { t, view, words, viewer, seats, draft } = useBoard();
  const player = seats.find((other) => other.seat === seat);
  const atHome = mobsters.filter(({ status }) => status === "home").map(({ id }) => id);
  const targets = view.window === null ? [] : targetsOf(view.window.play);
  const isTouchable = mobsters.some(({ id }) => canPress(draft?.marks.get(optionId("mobster", id))));
  const option = optionId("seat", seat);
  const byOrder = draft?.marks.get(SACRIFICE);
  const hits = seat === viewer ? hitsBefore(view, viewer) : 0;
  return (
    <PlayerPanel
      seat={seat}
      className="fb-mob"
      label={t("seatLabel", {
        name: words.name(seat),
        mob: mob === null ? t("noMob") : words.text(`mob.${mob}`),
        ...countsOf(mobsters),
        hand: one.handCount,
      })}
      // Whoever is at the wall is seen there; of more than two, the hats are enough.
      isOpen={isTouchable || (targets.length <= 2 && atHome.some((id) => targets.includes(id)))}
      isOut={one.isEliminated}
      role={view.window?.attacker === seat ? "actor" : null}
      // If mobsters of the seat are to be named, pressing them is enough.
      choice={
        draft?.marks.get(option)?.hasFurther === false
          ? { option, label: t("chooseSeat", { name: words.name(seat) }) }
          : undefined
      }
      signs={
        <>
          {mob !== null && (
            <span className="fb-mob-name">
              <HatBadge mob={mob} />
              <span>{words.text(`mob.${mob}`)}</span>
            </span>
          )}
          {byOrder === undefined || seat !== viewer ? (
            hits > 0 && <span className="player-tag fb-danger">{t("hitsBefore", { hits })}</span>
          ) : (
            <Piece
              className="player-tag fb-by-order"
              isWritten
              option={SACRIFICE}
              label={words.option(SACRIFICE)}
            >
              {t("byOrder")}
            </Piece>
          )}
          {player !== undefined && player.mode !== "player" && player.kind === "person" && (
            <span className="player-tag">{t(`mode.${player.mode}`)}</span>
          )}
        </>
      }
      count={
        one.placement === null ? (
          <span className="player-count fb-hand-count" title={t("cardsInHand", { count: one.handCount })}>
            {leadsIn(scores(view), seat, "mobstersAlive") && "★"}
            <Drawing game="family-business" name="back" size={14} high={19} />
            <Figure of={one.handCount} sound="card" />
          </span>
        ) : (
          <span className="player-tag">{t("placed", { place: one.placement })}</span>
        )
      }
      line={mobsters.map((mobster) => <Peg key={mobster.id} mobster={mobster} seat={seat} />)}
    >
      <ul className="fb-mobsters" onKeyDown={moveFocus}>
        {mobsters.map((mobster) => (
          <li key={mobster.id}>
            {mobster.status === "home" ? (
              <Mobster id={mobster.id} isStop={mobster.id === atHome[0]} />
            ) : (
              <Peg mobster={mobster} seat={seat} />
            )}
          </li>
        ))}
      </ul>
    </PlayerPanel>
  );
}

interface PegProps {
  readonly mobster: MobsterView;
  readonly seat: number;
}

/** A man's peg: his hat if he is at home, the number of his place at the wall, or his hat on the floor. */
function Peg({ mobster: { id, status }, seat }: PegProps) {
  const { view } = useBoard();
  const name = `mobster-${id}`;
  return (
    <span
      className="fb-peg"
      data-status={status}
      aria-hidden="true"
      {...piece({ owner: seat, ...(status === "home" ? { id: name } : { site: name }) })}
    >
      {status === "listed" ? view.hitList.indexOf(id) + 1 : <Hat />}
    </span>
  );
}

/** The colour of each mob's hats. */
const FELTS: Readonly<Record<MobId, string>> = {
  capone: "teal",
  "new-york": "scarlet",
  purple: "violet",
  moran: "gold",
  "murder-inc": "smoke",
  "bank-robbers": "moss",
};

/** The sign of a mob: a hat in its colour. */
export function HatBadge({ mob }: { readonly mob: MobId }) {
  return (
    <i className="fb-badge" style={{ "--felt-hat": `var(--${FELTS[mob]})` } as CSSProperties}>
      <Hat />
    </i>
  );
}
