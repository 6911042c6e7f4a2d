"use client";

import type { MobId } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { hitsBeforeActing, type MobsterView, type SeatView } from "@consigliere/games/family-business/view";
import type { CSSProperties } from "react";
import { Figure } from "../../design/figure.tsx";
import { piece } from "../board/piece.ts";
import { PlayerPanel } from "../board/player-panel.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Hat } from "./film-set.tsx";
import { countsOf, targetsOf } from "./labels.ts";
import { Mobster } from "./mobster.tsx";

/** A player with the mob, all men in one line: those at home, and the places of the others. */
export function MobPanel({ seat: { seat, mob, mobsters, ...one } }: { readonly seat: SeatView }) {
  const { t, view, words, viewer, seats, draft } = useBoard();
  const counts = countsOf(mobsters);
  const stop = mobsters.find(({ status }) => status === "home");
  const player = seats.find((other) => other.seat === seat);
  const isActor = view.window?.attacker === seat;
  const targets = view.window === null ? [] : targetsOf(view.window.play);
  // Whoever is at the wall is seen there.
  const isAimedAt = mobsters.some(({ id, status }) => status === "home" && targets.includes(id));
  const isTouchable = mobsters.some(({ id }) => draft?.marks.has(optionId("mobster", id)));
  const option = optionId("seat", seat);
  // If mobsters of the seat are to be named, pressing them is enough.
  const isChoice = draft?.marks.get(option)?.hasFurther === false;
  return (
    <PlayerPanel
      seat={seat}
      className={view.turn?.seat === seat ? "fb-mob fb-acts" : "fb-mob"}
      label={t("seatLabel", {
        name: words.name(seat),
        mob: mob === null ? t("noMob") : words.text(`mob.${mob}`),
        ...counts,
        hand: one.handCount,
      })}
      isOpen={isAimedAt || isTouchable}
      isOut={one.isEliminated}
      role={isActor ? "actor" : null}
      choice={isChoice ? { option, label: t("chooseSeat", { name: words.name(seat) }) } : undefined}
      signs={
        <>
          {mob !== null && (
            <span className="fb-mob-name">
              <HatBadge mob={mob} />
              <span>{words.text(`mob.${mob}`)}</span>
            </span>
          )}
          {seat === viewer && <Danger />}
          {player !== undefined && player.mode !== "player" && player.kind === "person" && (
            <span className="player-tag">{t(`mode.${player.mode}`)}</span>
          )}
        </>
      }
      count={
        one.placement === null ? (
          <span className="fb-hand-count" title={t("cardsInHand", { count: one.handCount })}>
            <i aria-hidden="true" />
            <Figure of={one.handCount} sound="card" />
          </span>
        ) : (
          <span className="player-tag">{t("placed", { place: one.placement })}</span>
        )
      }
      line={mobsters.map((mobster) => <HungHat key={mobster.id} mobster={mobster} seat={seat} />)}
    >
      <ul
        className="fb-mobsters"
        style={{ "--count": mobsters.length } as CSSProperties}
        onKeyDown={moveFocus}
      >
        {mobsters.map((mobster) => (
          <li key={mobster.id}>
            {mobster.status === "home" ? (
              <Mobster id={mobster.id} isStop={mobster === stop} />
            ) : (
              <Gone mobster={mobster} />
            )}
          </li>
        ))}
      </ul>
    </PlayerPanel>
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

interface PlaceProps {
  readonly mobster: MobsterView;
}

/** A man's hat on the rack of a folded row: hung, on the floor, or the number of his place at the wall. */
function HungHat({ mobster: { id, status }, seat }: PlaceProps & { readonly seat: number }) {
  const { view } = useBoard();
  return (
    <span
      className="fb-hung"
      data-status={status}
      {...piece({
        owner: seat,
        ...(status === "home" ? { id: `mobster-${id}` } : { site: `mobster-${id}` }),
      })}
    >
      {status === "listed" ? (
        view.hitList.indexOf(id) + 1
      ) : (
        <svg viewBox="-15 -9 30 18" aria-hidden="true">
          <Hat />
        </svg>
      )}
    </span>
  );
}

/** A mobster's place: the number on the list, or a cross. */
function Gone({ mobster: { id, status } }: PlaceProps) {
  const { view } = useBoard();
  const place = view.hitList.indexOf(id) + 1;
  return (
    <span className="fb-gone" {...piece({ site: `mobster-${id}` })} data-status={status} aria-hidden="true">
      {place > 0 ? place : "✝"}
    </span>
  );
}
