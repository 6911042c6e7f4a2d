"use client";

import type { SeatView as MatchSeat } from "@consigliere/contract/match";
import { optionId } from "@consigliere/games/family-business/option-ids";
import type { MobsterView, SeatView } from "@consigliere/games/family-business/view";
import { useState } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Lamp } from "../shared/lamp.tsx";
import { useBoard } from "./board-context.ts";
import { countsOf } from "./labels.ts";
import { Mobster } from "./mobster.tsx";
import "./mob-panel.css";

interface MobPanelProps {
  readonly seat: SeatView;
  readonly player: MatchSeat | undefined;
}

/** A player with the mob: who is at home, and where the others are. */
export function MobPanel({ seat, player }: MobPanelProps) {
  const { t, view, words, viewer, waiting } = useBoard();
  const isMine = seat.seat === viewer;
  const isActive = view.phase === "play" && view.turn?.seat === seat.seat;
  const isAwaited = waiting.some((one) => one.seat === seat.seat);
  const counts = countsOf(seat.mobsters);
  const stop = seat.mobsters.find((mobster) => mobster.status === "home");
  return (
    <section
      className="fb-mob"
      data-seat={seat.seat}
      data-mine={isMine || undefined}
      data-active={isActive || undefined}
      data-out={seat.isEliminated || undefined}
      aria-label={t("seatLabel", {
        name: words.name(seat.seat),
        mob: seat.mob === null ? t("noMob") : words.text(`mob.${seat.mob}`),
        ...counts,
        hand: seat.handCount,
      })}
    >
      <header className="fb-mob-head">
        <span className="fb-mob-face">
          <Portrait of={player?.portrait ?? `bot-${seat.seat}`} shape="round" />
          <SeatMark seat={seat.seat} className="fb-mob-seal" />
        </span>
        <span className="fb-mob-names">
          <b>
            <Lamp seat={seat.seat} />
            {words.name(seat.seat)}
          </b>
          <small>{seat.mob !== null && words.text(`mob.${seat.mob}`)}</small>
        </span>
        <SeatButton seat={seat.seat} />
        <span className="fb-tags">
          {isAwaited && (
            <span className="fb-tag" data-tone="wait">
              {t("deciding")}
            </span>
          )}
          {player !== undefined && player.mode !== "player" && player.kind === "person" && (
            <span className="fb-tag">{t(`mode.${player.mode}`)}</span>
          )}
          {seat.placement !== null && (
            <span className="fb-tag">{t("placed", { place: seat.placement })}</span>
          )}
        </span>
        {seat.placement === null && (
          <span className="fb-hand-count" title={t("cardsInHand", { count: seat.handCount })}>
            <i aria-hidden="true" />
            {seat.handCount}
          </span>
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

/** Where a mobster stood: the place on the list, or a cross. */
function Gone({ mobster }: { readonly mobster: MobsterView }) {
  const { view } = useBoard();
  const place = view.hitList.indexOf(mobster.id) + 1;
  return (
    <span className="fb-gone" data-status={mobster.status} aria-hidden="true">
      {place > 0 ? place : "✝"}
    </span>
  );
}

/** When a whole mob is to be chosen, its seat is pressed. */
function SeatButton({ seat }: { readonly seat: number }) {
  const { t, words, draft } = useBoard();
  const [isAsked, setAsked] = useState(false);
  const option = optionId("seat", seat);
  const mark = draft?.marks.get(option);
  // Where mobsters of the seat are to be named, pressing them says it.
  if (mark === undefined || mark.hasFurther) return null;
  const reason = mark.reason === null ? null : words.blocked(mark.reason);
  return (
    <button
      type="button"
      className="fb-seat-choice"
      data-mark={mark.state}
      data-testid={`option-${option}`}
      aria-pressed={mark.state === "chosen"}
      aria-disabled={reason !== null}
      aria-label={
        reason === null ? t("chooseSeat", { name: words.name(seat) }) : `${words.name(seat)}. ${reason}`
      }
      onFocus={() => setAsked(true)}
      onBlur={() => setAsked(false)}
      onClick={() => (reason === null ? draft?.pickMarked(option) : setAsked(true))}
    >
      {reason === null
        ? mark.state === "chosen"
          ? t("chosen")
          : t("choose")
        : isAsked
          ? reason
          : t("notNow")}
    </button>
  );
}
