"use client";

import { heldUpBy } from "@consigliere/contract/held-up-by";
import type { SeatView as MatchSeat } from "@consigliere/contract/match";
import type { MobId } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { hitsBeforeActing, type MobsterView, type SeatView } from "@consigliere/games/family-business/view";
import type { CSSProperties } from "react";
import { Figure } from "../../design/figure.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Lamp } from "../shared/lamp.tsx";
import { Manner } from "../shared/manner.tsx";
import { WatchRing } from "../shared/watch-ring.tsx";
import { aimOf } from "./act.tsx";
import { useBoard } from "./board-context.ts";
import { countsOf } from "./labels.ts";
import { Mobster } from "./mobster.tsx";
import { SeatChoice } from "./seat-choice.tsx";

interface MobPanelProps {
  readonly seat: SeatView;
  readonly player: MatchSeat | undefined;
}

/** A player with the mob, all men in one line: those at home, and the places of the others. */
export function MobPanel({ seat, player }: MobPanelProps) {
  const { t, view, words, viewer, waiting, draft } = useBoard();
  const isMine = seat.seat === viewer;
  const isActive = view.phase === "play" && view.turn?.seat === seat.seat;
  const isAwaited = heldUpBy(waiting).some((one) => one.seat === seat.seat);
  const counts = countsOf(seat.mobsters);
  const stop = seat.mobsters.find((mobster) => mobster.status === "home");
  const aim = aimOf({ view });
  const isConcerned = aim?.at.some(({ owner }) => owner === seat.seat);
  const isTouchable = seat.mobsters.some(({ id }) => draft?.marks.has(optionId("mobster", id)));
  return (
    <section
      className="fb-mob"
      data-seat={seat.seat}
      data-site={`seat-${seat.seat}`}
      data-mine={isMine || undefined}
      data-active={isActive || undefined}
      data-out={seat.isEliminated || undefined}
      data-touchable={isTouchable || undefined}
      data-concerned={isConcerned || undefined}
      style={
        { "--count": Math.max(seat.mobsters.length, 1), "--home": Math.max(counts.home, 5) } as CSSProperties
      }
      aria-label={t("seatLabel", {
        name: words.name(seat.seat),
        mob: seat.mob === null ? t("noMob") : words.text(`mob.${seat.mob}`),
        ...counts,
        hand: seat.handCount,
      })}
    >
      <header className="fb-mob-head">
        <WatchRing seat={seat.seat} isAwaited={isAwaited} label={t("deciding")} className="fb-mob-face">
          <Portrait of={player?.portrait ?? `bot-${seat.seat}`} shape="round" />
          <SeatMark seat={seat.seat} className="fb-mob-seal" />
        </WatchRing>
        <b>
          <Lamp seat={seat.seat} />
          {words.name(seat.seat)}
        </b>
        <Manner of={player} />
        {seat.mob !== null && (
          <span className="fb-mob-name">
            <HatBadge mob={seat.mob} />
            {words.text(`mob.${seat.mob}`)}
          </span>
        )}
        {isMine && <Danger />}
        <SeatChoice seat={seat.seat} />
        {player !== undefined && player.mode !== "player" && player.kind === "person" && (
          <span className="fb-tag">{t(`mode.${player.mode}`)}</span>
        )}
        {seat.placement === null ? (
          <span className="fb-hand-count" title={t("cardsInHand", { count: seat.handCount })}>
            <i aria-hidden="true" />
            <Figure of={seat.handCount} sound="card" />
          </span>
        ) : (
          <span className="fb-tag">{t("placed", { place: seat.placement })}</span>
        )}
      </header>
      <ul className="fb-mobsters" onKeyDown={moveFocus}>
        {seat.mobsters.map((mobster) => (
          <li key={mobster.id}>
            {mobster.status === "home" ? (
              <Mobster id={mobster.id} isStop={mobster === stop} />
            ) : (
              <Gone mobster={mobster} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of men that fall before I act again. */
function Danger() {
  const { t, view, viewer } = useBoard();
  const isIn = viewer !== null && view.phase === "play" && view.seats[viewer]?.isEliminated === false;
  const hits = isIn ? hitsBeforeActing(view, viewer) : 0;
  return hits === 0 ? null : <span className="fb-danger">{t("hitsBefore", { hits })}</span>;
}

/** The sign of a mob: a hat in its colour. */
export function HatBadge({ mob }: { readonly mob: MobId }) {
  return (
    <svg className="fb-hat" data-mob={mob} viewBox="0 0 24 16" aria-hidden="true">
      <path d="M6 11L7 4.6C7.6 1.6 10.6 1.4 12 2.8C13.4 1.4 16.4 1.6 17 4.6L18 11Z" />
      <path d="M1 10.6C6 12.8 18 12.8 23 10.6C22 14.4 2 14.4 1 10.6Z" />
      <path className="fb-hat-band" d="M6.4 9.6C10 10.8 14 10.8 17.6 9.6" />
    </svg>
  );
}

/** A mobster's place: the number on the list, or a cross. */
function Gone({ mobster }: { readonly mobster: MobsterView }) {
  const { view } = useBoard();
  const place = view.hitList.indexOf(mobster.id) + 1;
  return (
    <span
      className="fb-gone"
      data-site={`mobster-${mobster.id}`}
      data-status={mobster.status}
      aria-hidden="true"
    >
      {place > 0 ? place : "✝"}
    </span>
  );
}
