"use client";

import type { SeatView as MatchSeat } from "@consigliere/contract/match";
import { type HandCardId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import type { GangsterView, SeatView } from "@consigliere/games/mafia-dollar/view";
import { Figure } from "../../design/figure.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { WatchRing } from "../board/watch-ring.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Lamp } from "../shared/lamp.tsx";
import { Manner } from "../shared/manner.tsx";
import { aimOf } from "./act.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { Gangster } from "./gangster.tsx";
import { thousands } from "./labels.ts";
import { OrderSlip } from "./order-slip.tsx";
import { Telegraph } from "./trade-post.tsx";
import { Warehouse } from "./warehouse.tsx";

interface FamilyPanelProps {
  readonly seat: SeatView;
  readonly player: MatchSeat | undefined;
}

/** A family: its warehouses and hideout behind, its stretch of the street in front. */
export function FamilyPanel({ seat, player }: FamilyPanelProps) {
  const { t, view, words, viewer } = useBoard();
  const isMine = seat.seat === viewer;
  const home = seat.gangsters.filter((gangster) => gangster.zone === "hideout");
  const street = seat.gangsters.filter((gangster) => gangster.zone === "street");
  const aim = aimOf({ view });
  const isConcerned =
    aim !== null &&
    (seat.gangsters.some(({ card }) => aim.from === `gangster-${card}`) ||
      aim.at.some(({ owner }) => owner === seat.seat));
  return (
    <section
      className="md-family"
      data-seat={seat.seat}
      data-site={`seat-${seat.seat}`}
      data-mine={isMine || undefined}
      data-concerned={isConcerned || undefined}
      data-active={(view.phase === "play" && view.turn?.seat === seat.seat) || undefined}
      aria-label={t("familyLabel", {
        name: words.name(seat.seat),
        hand: seat.handCount,
        warehouses: seat.warehouses.length,
        rackets: racketsOf(seat),
        home: home.length,
        street: street.length,
      })}
    >
      <FamilyHead seat={seat} player={player} />
      {view.phase === "over" && seat.hand !== null && <LastHand hand={seat.hand} />}
      {isMine && <OrderSlip gangsters={seat.gangsters} />}
      <div className="md-place">
        <ul className="md-warehouses" aria-label={t("warehouses")} onKeyDown={moveFocus}>
          {seat.warehouses.map((warehouse, index) => (
            <li key={warehouse.card} data-known={(warehouse.rackets?.length ?? 0) > 0 || undefined}>
              <Warehouse warehouse={warehouse} isStop={index === 0} />
            </li>
          ))}
        </ul>
        <People seat={seat.seat} zone="hideout" gangsters={home} />
        <People seat={seat.seat} zone="street" gangsters={street} />
      </div>
    </section>
  );
}

/** The hand at the end of the match: police in it costs money. */
function LastHand({ hand }: { readonly hand: readonly HandCardId[] }) {
  const { t, words } = useBoard();
  return (
    <ul className="md-last-hand" aria-label={t("lastHand")}>
      {hand.map((card) => (
        <li key={card}>
          <DollarCard card={card} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface PeopleProps {
  readonly seat: number;
  readonly zone: "hideout" | "street";
  readonly gangsters: readonly GangsterView[];
}

/** The men inside, or out on the street where they can be hit. The kerb runs between. */
function People({ seat, zone, gangsters }: PeopleProps) {
  const { t } = useBoard();
  return (
    <ul
      className="md-people"
      data-zone={zone}
      data-site={`${zone}-${seat}`}
      data-empty={gangsters.length === 0 || undefined}
      aria-label={t(zone)}
      onKeyDown={moveFocus}
    >
      {gangsters.map((gangster, index) => (
        <li key={gangster.card}>
          <Gangster gangster={gangster} isStop={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function FamilyHead({ seat, player }: FamilyPanelProps) {
  const { t, view, words, waiting, viewer } = useBoard();
  const isActive = view.phase === "play" && view.turn?.seat === seat.seat;
  return (
    <header className="md-family-head">
      <SeatBand seat={seat.seat} className="md-band" />
      <WatchRing
        seat={seat.seat}
        isAwaited={waiting.some((one) => one.seat === seat.seat)}
        label={t("deciding")}
        className="md-player"
      >
        <Portrait of={player?.portrait ?? `bot-${seat.seat}`} shape="round" />
        <SeatMark seat={seat.seat} className="md-player-seal" />
      </WatchRing>
      <b className="md-player-name">
        <Lamp seat={seat.seat} />
        {words.heading(seat.seat)}
      </b>
      <Manner of={player} />
      <span className="md-tags">
        {isActive && view.turn?.actionsLeft != null && (
          <span className="md-tag" data-tone="turn">
            {t("actionsLeft", { count: view.turn.actionsLeft })}
          </span>
        )}
        {player !== undefined && player.mode !== "player" && player.kind === "person" && (
          <span className="md-tag">{t(`mode.${player.mode}`)}</span>
        )}
      </span>
      {seat.seat === viewer && <Telegraph />}
      <span className="md-counts">
        <span title={t("cardsInHand", { count: seat.handCount })}>
          <i className="md-hand-icon" aria-hidden="true" />
          <small>{t("figure.hand")}</small>
          <Figure of={seat.handCount} sound="card" />
        </span>
        <span title={t("rackets", { count: racketsOf(seat) })}>
          <i className="md-crate-icon md-crate" aria-hidden="true" />
          <small>{t("figure.rackets")}</small>
          <Figure of={racketsOf(seat)} />
        </span>
        {seat.money !== null && (
          <span className="md-sum">
            {seat.seat === viewer && <Sum seat={seat} />}
            {t("figure.money")}
            <b className="md-money" data-negative={seat.money < 0 || undefined}>
              <Figure of={seat.money} say={(money) => thousands(t, money)} sound="coin" />
            </b>
          </span>
        )}
      </span>
    </header>
  );
}

/** The parts of the net worth, where there is room. */
function Sum({ seat }: { readonly seat: SeatView }) {
  const { t } = useBoard();
  const rackets = seat.warehouses.flatMap((warehouse) => warehouse.rackets ?? []);
  const value = rackets.reduce((sum, racket) => sum + racketValue(racket), 0);
  return (
    <small className="md-sum-parts">
      {t("figure.sum", { value: thousands(t, value), costs: thousands(t, value - (seat.money ?? 0)) })}
    </small>
  );
}

function racketsOf({ warehouses }: SeatView): number {
  return warehouses.reduce((sum, warehouse) => sum + warehouse.racketCount, 0);
}
