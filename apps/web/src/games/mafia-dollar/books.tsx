"use client";

import {
  cardOfKind,
  GANGSTER_COST,
  racketValue,
  WAREHOUSE_COST,
} from "@consigliere/games/mafia-dollar/cards";
import type { FinalAccount } from "@consigliere/games/mafia-dollar/events";
import { sum } from "@consigliere/games/sum";
import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useState } from "react";
import { Figure } from "../../design/figure.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { isStill } from "../../design/use-still.ts";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { thousands } from "./labels.ts";
import { Icon } from "./signs.tsx";

interface BooksProps {
  readonly accounts: readonly FinalAccount[];
  readonly board: BoardProps;
  /** Milliseconds for each family. */
  readonly each: number;
}

/** The end: family by family, the poorest first, the gates open and the bills are counted. A press goes on. */
export default function Books({ accounts, board, each }: BooksProps) {
  const t = useTranslations("board.mafia-dollar");
  const order = accounts.toSorted((a, b) => a.money - b.money);
  // Without motion it is one picture: the richest, and what everybody has.
  const isWhole = isStill();
  const [at, go] = useState(isWhole ? order.length - 1 : 0);
  const isLast = at >= order.length - 1;
  useEffect(() => {
    const timer = setTimeout(() => go(at + 1), each);
    if (isLast) clearTimeout(timer);
    return () => clearTimeout(timer);
  }, [at, isLast, each]);
  const open = order[at];
  /** The place of the one that is being counted. */
  const counted = isWhole ? order.length : at;
  const most = Math.max(...order.map(({ money }) => money), 1);
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
      {open !== undefined && <Book key={open.seat} account={open} board={board} />}
      <span className="md-columns">
        {order.map(({ seat, money }, index) => (
          <span key={seat}>
            <i style={{ "--part": index <= counted ? Math.max(money / most, 0) : 0 } as CSSProperties} />
            <Portrait of={portraitOf(board.seats, seat)} shape="round" />
            <b>{index < counted ? thousands(t, money) : "…"}</b>
          </span>
        ))}
      </span>
    </span>
  );
}

/** The open gates of a family, what they hold, what it costs, and what is left. */
function Book({ account, board }: { readonly account: FinalAccount } & Pick<BooksProps, "board">) {
  const t = useTranslations("board.mafia-dollar");
  const { seat, rackets, gangsters, warehouses, police, money } = account;
  const [counted, count] = useState(0);
  useEffect(() => count(money), [money]);
  const lines: readonly (readonly [string, number])[] = [
    [t("books.rackets"), sum(rackets.map(racketValue))],
    [t("books.gangsters", { count: gangsters }), -GANGSTER_COST * gangsters],
    [t("books.warehouses", { count: warehouses }), -WAREHOUSE_COST * warehouses],
  ];
  const rest = money - sum(lines.map(([, amount]) => amount));
  return (
    <span className="md-book">
      <span className="md-book-face">
        <Portrait of={portraitOf(board.seats, seat)} />
        <b>{board.words.heading(seat)}</b>
      </span>
      <span className="md-inside">
        {rackets.map((racket, index) => {
          const type = cardOfKind(racket, "racket").subtype;
          const className = `md-racket md-crate md-type-${type}`;
          return (
            <span key={racket} className={className} style={{ "--nth": index } as CSSProperties}>
              <Icon name={type} />
              {thousands(t, racketValue(racket))}
            </span>
          );
        })}
      </span>
      <span className="md-book-lines">
        {[...lines, ...(police.length > 0 ? [[t("books.police"), rest] as const] : [])].map(
          ([name, amount]) => (
            <span key={name}>
              {name} <b>{thousands(t, amount)}</b>
            </span>
          ),
        )}
      </span>
      <b className="md-total" data-negative={money < 0 || undefined}>
        <Figure of={counted} say={(dollars) => thousands(t, Math.round(dollars / 5_000) * 5_000)} />
      </b>
    </span>
  );
}
