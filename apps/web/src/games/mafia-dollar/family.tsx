"use client";

import { racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView, SeatView } from "@consigliere/games/mafia-dollar/view";
import { sum } from "@consigliere/games/sum";
import type { CSSProperties } from "react";
import { Button } from "../../design/button.tsx";
import { CardBack } from "../../design/card.tsx";
import { Figure } from "../../design/figure.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { piece } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { PlayerPanel } from "../board/player-panel.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Gate } from "./gate.tsx";
import { racketsOf, thousands } from "./labels.ts";
import { Man } from "./man.tsx";
import { isPossible, ordersFor, reachOf } from "./orders.ts";
import { Icon } from "./signs.tsx";

/** A family's stretch of the street: its houses behind, its men on the pavement before them. */
export function Family({ seat }: { readonly seat: SeatView }) {
  const { t, view, words, viewer, draft, far, lookAt } = useBoard();
  const [home, street] = (["hideout", "street"] as const).map((zone) =>
    seat.gangsters.filter((one) => one.zone === zone),
  ) as [GangsterView[], GangsterView[]];
  const acts = view.phase === "play" && view.turn?.seat === seat.seat;
  const option = optionId("seat", seat.seat);
  const [door] = usePlaces(seat.seat, ["go-home"], "md-door");
  return (
    <PlayerPanel
      seat={seat.seat}
      className={acts ? "md-family md-acts" : "md-family"}
      label={t("familyLabel", {
        name: words.name(seat.seat),
        hand: seat.handCount,
        warehouses: seat.warehouses.length,
        rackets: racketsOf(seat),
        home: home.length,
        street: street.length,
      })}
      isOpen={seat.seat === viewer || far === seat.seat}
      isOut={false}
      onPress={() => lookAt(seat.seat)}
      role={acts && view.resolving !== null ? "actor" : null}
      choice={draft?.marks.has(option) ? { option } : undefined}
      signs={<Tags seat={seat} />}
      count={<Ledger seat={seat} />}
      line={<Reach seat={seat} />}
    >
      <SeatBand seat={seat.seat} className="md-cornice" />
      <ul
        className="md-gates"
        aria-label={t("warehouses")}
        onKeyDown={moveFocus}
        style={countOf(seat.warehouses)}
      >
        {seat.warehouses.map((warehouse, index) => (
          <li key={warehouse.card}>
            <Gate warehouse={warehouse} seat={seat.seat} isStop={index === 0} />
          </li>
        ))}
      </ul>
      {door ?? (
        <span className="md-door" aria-hidden="true">
          <SeatMark seat={seat.seat} />
        </span>
      )}
      <People seat={seat.seat} zone="hideout" gangsters={home} />
      <People seat={seat.seat} zone="street" gangsters={street} />
    </PlayerPanel>
  );
}

const countOf = (things: readonly unknown[]) => ({ "--count": things.length }) as CSSProperties;

interface PeopleProps {
  readonly seat: number;
  readonly zone: "hideout" | "street";
  readonly gangsters: readonly GangsterView[];
}

/** Those who look out of the lit windows, or those out on the pavement, where they can be hit. */
function People({ seat, zone, gangsters }: PeopleProps) {
  const { t } = useBoard();
  const spots = usePlaces(seat, zone === "street" ? ["move-out", "hand-over"] : [], "md-spot");
  return (
    <ul
      className="md-people"
      data-zone={zone}
      {...piece({ site: `${zone}-${seat}` })}
      aria-label={t(zone)}
      onKeyDown={moveFocus}
      style={countOf(gangsters)}
    >
      {gangsters.map((gangster, index) => (
        <li key={gangster.card}>
          <Man gangster={gangster} seat={seat} isStop={index === 0} />
        </li>
      ))}
      {spots.map((spot) => (
        <li key={spot.key}>{spot}</li>
      ))}
      <li className="md-panes" aria-hidden="true" />
    </ul>
  );
}

/** Places of my street that order the man who is being ordered: my door to go home, the light to come out. */
function usePlaces(
  seat: number,
  types: readonly ("go-home" | "move-out" | "hand-over")[],
  className: string,
) {
  const { t, viewer, draft, ordered } = useBoard();
  if (seat !== viewer || ordered === null) return [];
  const open = ordersFor(draft, ordered).filter(isPossible);
  return types
    .filter((type) => open.length > 1 && open.some(({ id }) => id === optionId(type, ordered)))
    .map((type) => (
      <Piece key={type} className={className} option={optionId(type, ordered)} label={t(`order.${type}`)}>
        <span className="md-key-words">{t(`order.${type}`)}</span>
      </Piece>
    ));
}

/** The orders that are left, a bot at the seat, and my way to a trade. */
function Tags({ seat: { seat } }: { readonly seat: SeatView }) {
  const { t, view, viewer, seats } = useBoard();
  const player = seats.find((one) => one.seat === seat);
  const left = view.phase === "play" && view.turn?.seat === seat ? view.turn.actionsLeft : null;
  return (
    <>
      {left != null && <span className="player-tag">{t("actionsLeft", { count: left })}</span>}
      {player !== undefined && player.mode !== "player" && player.kind === "person" && (
        <span className="player-tag">{t(`mode.${player.mode}`)}</span>
      )}
      {seat === viewer && <TradeKey />}
    </>
  );
}

/** Leads to an offer, or to a market, and back. */
function TradeKey() {
  const { t, prompts, draft, onPrompt } = useBoard();
  const start = prompts.find(({ topic }) => topic === "trade" || topic === "open-market");
  if (start === undefined) return null;
  const isOpen = draft?.prompt.id === start.id;
  return (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      data-testid={`turn-to-${start.topic}`}
      onClick={() => onPrompt(isOpen ? null : start.id)}
    >
      {t(isOpen ? "trade.notNow" : start.topic === "trade" ? "trade.start.offer" : "trade.start.market")}
    </Button>
  );
}

/** The holdings of a family in numbers; of my own also their worth. */
function Ledger({ seat }: { readonly seat: SeatView }) {
  const { t, viewer, event } = useBoard();
  const { handCount, money, warehouses } = seat;
  const isMine = seat.seat === viewer;
  const worth = sum(warehouses.flatMap(({ rackets }) => rackets ?? []).map(racketValue));
  return (
    <>
      <span className="md-count" aria-hidden="true" title={t("cardsInHand", { count: handCount })}>
        <CardBack />
        <Figure of={handCount} sound="card" />
      </span>
      {!isMine && (
        <span className="md-count" aria-hidden="true" title={t("rackets", { count: racketsOf(seat) })}>
          <i className="md-crate" />
          <Figure of={racketsOf(seat)} />
        </span>
      )}
      {money !== null && (isMine || event === null) && (
        <b
          className="md-worth"
          data-negative={money < 0 || undefined}
          title={t("figure.sum", { value: thousands(t, worth), costs: thousands(t, worth - money) })}
        >
          <Figure of={money} say={(dollars) => thousands(t, dollars)} sound="coin" />
        </b>
      )}
    </>
  );
}

/** Above a family across the street: how much of it can be reached now. */
function Reach({ seat }: { readonly seat: SeatView }) {
  const { t, draft, ordered } = useBoard();
  const count = reachOf(seat, draft, ordered);
  return count === 0 ? null : (
    <span className="md-reach" title={t("reach", { count })}>
      <Icon name="bullet" />
      {count}
    </span>
  );
}
