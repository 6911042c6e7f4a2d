"use client";

import {
  cardOfKind,
  GANGSTER_COST,
  type RacketId,
  racketValue,
  WAREHOUSE_COST,
} from "@consigliere/games/mafia-dollar/cards";
import type { FinalAccount } from "@consigliere/games/mafia-dollar/events";
import { sum } from "@consigliere/games/sum";
import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useState } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand } from "../../design/seat-mark.tsx";
import { useStill } from "../../design/use-still.ts";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { thousands } from "./labels.ts";
import { RacketSign } from "./signs.tsx";

/** Milliseconds for each family, and for the last one besides. */
const BOOK_MS = 2_000;
const LAST_MS = 1_500;

/** How long it takes to count the money of so many families. */
export function countingMs(families: number): number {
  return BOOK_MS * families + LAST_MS;
}

interface BooksProps {
  readonly accounts: readonly FinalAccount[];
  readonly board: BoardProps;
}

/** The end: family by family, the poorest first, the gates open and the bills are counted. A press goes on. */
export function Books({ accounts, board }: BooksProps) {
  const order = accounts.toSorted((a, b) => a.money - b.money);
  const [at, go] = useState(0);
  const isLast = at >= order.length - 1;
  useEffect(() => {
    if (isLast) return;
    const timer = setTimeout(() => go(at + 1), BOOK_MS);
    return () => clearTimeout(timer);
  }, [at, isLast]);
  const open = order[at];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the scene around it is the key, and ends it at once
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className="md-books"
      onClick={(event) => {
        if (isLast) return;
        event.stopPropagation();
        go(at + 1);
      }}
    >
      {open !== undefined && <Book key={open.seat} account={open} board={board} isLast={isLast} />}
      <Columns order={order} counted={at} board={board} />
    </span>
  );
}

interface BookProps {
  readonly account: FinalAccount;
  readonly board: BoardProps;
  readonly isLast: boolean;
}

/** The open gates of a family, what they hold, what it costs, and what is left. */
function Book({ account, board, isLast }: BookProps) {
  const t = useTranslations("board.mafia-dollar");
  const { seat, rackets, gangsters, warehouses, police, money } = account;
  const worth = sum(rackets.map(racketValue));
  const costs = [GANGSTER_COST * gangsters, WAREHOUSE_COST * warehouses] as const;
  const fine = worth - costs[0] - costs[1] - money;
  const lines = [
    [t("books.rackets"), worth],
    [t("books.gangsters", { count: gangsters }), -costs[0]],
    [t("books.warehouses", { count: warehouses }), -costs[1]],
    ...(police.length > 0 ? [[t("books.police"), -fine] as const] : []),
  ] as const;
  return (
    <span className="md-book" data-last={isLast || undefined}>
      <span className="md-book-face">
        <Portrait of={portraitOf(board.seats, seat)} />
        <SeatBand seat={seat} className="md-side-band" />
        <b>{board.words.heading(seat)}</b>
      </span>
      <span className="md-rackets">
        {rackets.map((racket, index) => (
          <Crate key={racket} racket={racket} nth={index} />
        ))}
      </span>
      <span className="md-book-lines">
        {lines.map(([name, amount]) => (
          <span key={name}>
            {name} <b>{thousands(t, amount)}</b>
          </span>
        ))}
      </span>
      <b className="md-total">
        <Counted money={money} />
      </b>
    </span>
  );
}

function Crate({ racket, nth }: { readonly racket: RacketId; readonly nth: number }) {
  const t = useTranslations("board.mafia-dollar");
  const type = cardOfKind(racket, "racket").subtype;
  return (
    <span className={`md-racket md-crate md-type-${type}`} style={{ "--nth": nth } as CSSProperties}>
      <RacketSign type={type} />
      {thousands(t, racketValue(racket))}
    </span>
  );
}

/** Pictures of the sum until it is counted. */
const STEPS = 12;

/** A sum that is counted up from nothing; without motion it stands there at once. */
function Counted({ money }: { readonly money: number }) {
  const t = useTranslations("board.mafia-dollar");
  const isQuiet = useStill();
  const [step, count] = useState(0);
  useEffect(() => {
    if (step >= STEPS) return;
    const timer = setTimeout(() => count(step + 1), BOOK_MS / 2 / STEPS);
    return () => clearTimeout(timer);
  }, [step]);
  return thousands(t, isQuiet ? money : Math.round((money * step) / STEPS / 5_000) * 5_000);
}

interface ColumnsProps {
  readonly order: readonly FinalAccount[];
  /** The place of the one that is being counted. */
  readonly counted: number;
  readonly board: BoardProps;
}

/** The families in a row, each with the pile of its bills once they are counted. */
function Columns({ order, counted, board }: ColumnsProps) {
  const t = useTranslations("board.mafia-dollar");
  const most = Math.max(...order.map(({ money }) => money), 1);
  return (
    <span className="md-columns">
      {order.map(({ seat, money }, index) => (
        <span key={seat} data-counted={index <= counted || undefined}>
          <i style={{ "--part": index <= counted ? Math.max(money / most, 0) : 0 } as CSSProperties} />
          <Portrait of={portraitOf(board.seats, seat)} shape="round" />
          <b>{index < counted ? thousands(t, money) : "…"}</b>
        </span>
      ))}
    </span>
  );
}
