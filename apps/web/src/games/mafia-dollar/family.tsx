"use client";

import { isPolice, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView, SeatView } from "@consigliere/games/mafia-dollar/view";
import { sum } from "@consigliere/games/sum";
import type { CSSProperties } from "react";
import { Figure } from "../../design/figure.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { piece } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { PlayerPanel } from "../board/player-panel.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { SortArt } from "./card-art.tsx";
import { Gate } from "./gate.tsx";
import { thousands } from "./labels.ts";
import { Man } from "./man.tsx";
import { isPossible, ordersFor, reachOf } from "./orders.ts";
import { Icon } from "./signs.tsx";
import { TradeKey } from "./trade-key.tsx";

/** A family's stretch of the street: its houses behind, its men on the pavement before them. */
export function Family({ seat }: { readonly seat: SeatView }) {
  const { t, view, words, viewer, draft, far, lookAt } = useBoard();
  const [home, street] = (["hideout", "street"] as const).map((zone) =>
    seat.gangsters.filter((one) => one.zone === zone),
  ) as [GangsterView[], GangsterView[]];
  const isMine = seat.seat === viewer;
  const acts = view.phase === "play" && view.turn?.seat === seat.seat;
  const option = optionId("seat", seat.seat);
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
      isOpen={isMine || far === seat.seat}
      isOut={false}
      onPress={() => lookAt(seat.seat)}
      role={acts && view.resolving !== null ? "actor" : null}
      choice={draft?.marks.has(option) ? { option } : undefined}
      signs={<Tags seat={seat} />}
      count={<Ledger seat={seat} />}
      line={<Holdings seat={seat} />}
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
      <Door seat={seat.seat} />
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
  const { t, viewer } = useBoard();
  return (
    <ul
      className="md-people"
      data-zone={zone}
      {...piece({ site: `${zone}-${seat}` })}
      data-empty={gangsters.length === 0 || undefined}
      aria-label={t(zone)}
      onKeyDown={moveFocus}
      style={countOf(gangsters)}
    >
      {gangsters.map((gangster, index) => (
        <li key={gangster.card}>
          <Man gangster={gangster} seat={seat} isStop={index === 0} />
        </li>
      ))}
      <li className="md-panes" aria-hidden="true" />
      {zone === "street" && gangsters.length === 0 && (
        <li className="md-lone-lamp" aria-hidden="true">
          <Drawing game="mafia-dollar" name="lamp" />
        </li>
      )}
      {zone === "street" && seat === viewer && <Spots />}
    </ul>
  );
}

/** The door of a family, with its seal. A press on my own sends the one who is being ordered home. */
function Door({ seat }: { readonly seat: number }) {
  const { t, viewer, draft, ordered } = useBoard();
  const home = seat === viewer && ordered !== null ? optionId("go-home", ordered) : null;
  const mark = home === null ? undefined : draft?.marks.get(home);
  if (home === null || mark === undefined) {
    return (
      <span className="md-door" aria-hidden="true">
        <SeatMark seat={seat} />
      </span>
    );
  }
  return (
    <Piece className="md-door" option={home} mark={mark} label={t("order.go-home")}>
      <span className="md-key-words">{t("order.go-home")}</span>
    </Piece>
  );
}

/** The places in the light for one at home who can be told more than to come out. */
function Spots() {
  const { t, draft, ordered } = useBoard();
  const open = ordered === null ? [] : ordersFor(draft, ordered).filter(isPossible);
  const spots = (["move-out", "hand-over"] as const).filter((type) =>
    open.some(({ id }) => ordered !== null && id === optionId(type, ordered)),
  );
  if (ordered === null || open.length < 2) return null;
  return spots.map((type) => (
    <li key={type}>
      <Piece className="md-spot" option={optionId(type, ordered)} label={t(`order.${type}`)}>
        <span className="md-key-words">{t(`order.${type}`)}</span>
      </Piece>
    </li>
  ));
}

function Tags({ seat: { seat } }: { readonly seat: SeatView }) {
  const { t, view, viewer, seats } = useBoard();
  const player = seats.find((one) => one.seat === seat);
  const isActive = view.phase === "play" && view.turn?.seat === seat;
  return (
    <>
      {isActive && view.turn?.actionsLeft != null && (
        <span className="player-tag md-orders">{t("actionsLeft", { count: view.turn.actionsLeft })}</span>
      )}
      {player !== undefined && player.mode !== "player" && player.kind === "person" && (
        <span className="player-tag">{t(`mode.${player.mode}`)}</span>
      )}
      {seat === viewer && <TradeKey />}
    </>
  );
}

/** The holdings of a family in numbers; of my own also their worth. */
function Ledger({ seat }: { readonly seat: SeatView }) {
  const { t, viewer, event } = useBoard();
  const isTold = seat.seat === viewer || event === null;
  const worth = sum(seat.warehouses.flatMap(({ rackets }) => rackets ?? []).map(racketValue));
  return (
    <>
      <span className="md-count" aria-hidden="true" title={t("cardsInHand", { count: seat.handCount })}>
        <i className="md-hand-icon" aria-hidden="true" />
        <Figure of={seat.handCount} sound="card" />
      </span>
      {seat.seat !== viewer && (
        <span className="md-count" aria-hidden="true" title={t("rackets", { count: racketsOf(seat) })}>
          <i className="md-crate" aria-hidden="true" />
          <Figure of={racketsOf(seat)} />
        </span>
      )}
      {seat.hand
        ?.filter((card) => seat.seat !== viewer && isTold && isPolice(card))
        .map((card) => (
          <SortArt key={card} sort={card.split("-")[1] as "raid"} />
        ))}
      {seat.money !== null && isTold && (
        <span className="md-worth" title={t("figure.money")}>
          {seat.seat === viewer && (
            <small>
              {t("figure.sum", { value: thousands(t, worth), costs: thousands(t, worth - seat.money) })}
            </small>
          )}
          <b data-negative={seat.money < 0 || undefined}>
            <Figure of={seat.money} say={(money) => thousands(t, money)} sound="coin" />
          </b>
        </span>
      )}
    </>
  );
}

/** A closed row: who is out, and how much of it can be reached now. */
function Holdings({ seat }: { readonly seat: SeatView }) {
  const { t, draft, ordered } = useBoard();
  const reach = reachOf(seat, draft, ordered);
  if (reach === 0) return null;
  return (
    <span className="md-reach" title={t("reach", { count: reach })}>
      <Icon name="bullet" />
      {reach}
    </span>
  );
}

export function racketsOf({ warehouses }: SeatView): number {
  return sum(warehouses.map(({ racketCount }) => racketCount));
}
