"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { INTERESTS, type Interest } from "@consigliere/games/mob-city/cards";
import { ACCOUNTS, closesDay, type Evening, eveningOf } from "@consigliere/games/mob-city/evening";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { EditionProps } from "../game-ui.ts";
import type { GameWords } from "../game-words.ts";

const isClosing = ({ event }: LoggedEvent) => closesDay(event);

/** The evening edition of a day that ended in the turn: who bid what, and what became of everybody's cash. */
export default function EveningEdition({ words, viewer, turn, log, onOlder }: EditionProps) {
  const closing = turn.find(isClosing);
  const day = closing === undefined ? null : dayUpTo(log, closing.n);
  // The latest edition is always printed whole, earlier ones as far as one reads back.
  const isCut = closing !== undefined && day === null && log.find(isClosing)?.n === closing.n;
  useEffect(() => {
    if (isCut) onOlder?.();
  }, [isCut, onOlder]);
  const evening = day === null ? null : eveningOf(day);
  return evening && <Page evening={evening} words={words} viewer={viewer} />;
}

/** The events of the day that ended with event `n`, from its beginning; null: some have not been read. */
function dayUpTo(log: readonly LoggedEvent[], n: number): MobCityEvent[] | null {
  const told = log.filter((one) => one.n <= n);
  const first = told.findIndex(({ event }) => event.type === "day-started");
  if (first < 0) return null;
  return told
    .slice(0, first + 1)
    .toReversed()
    .map(({ event }) => event as unknown as MobCityEvent);
}

interface PageProps {
  readonly evening: Evening;
  readonly words: GameWords;
  readonly viewer: number | null;
}

function Page({ evening, words, viewer }: PageProps) {
  const t = useTranslations("board.mob-city");
  const { day, event, change } = evening;
  const best = Math.max(...change);
  const seats = change.map((_, seat) => seat);
  // More columns than four do not fit beside each other.
  const half = seats.length > 4 ? Math.ceil(seats.length / 2) : seats.length;
  return (
    <section className="mc-evening" aria-label={t("evening.label", { day })} data-testid={`evening-${day}`}>
      <header>
        <p className="row">
          {t("evening.kicker", { day })}
          {event !== null && <span>{words.text(`town-event.${event}.name`)}</span>}
        </p>
        <h3 className="headline" data-weight="column">
          {best > 0
            ? t("evening.best", { name: words.name(change.indexOf(best)), money: best })
            : t("evening.poor")}
        </h3>
      </header>
      {[seats.slice(0, half), seats.slice(half)].map(
        (some) =>
          some.length > 0 && (
            <Books key={some[0]} evening={evening} words={words} viewer={viewer} seats={some} />
          ),
      )}
    </section>
  );
}

/** A column for each captain: the tokens of the bid, and the books under a line. */
function Books({ evening, words, viewer, seats }: PageProps & { readonly seats: readonly number[] }) {
  const t = useTranslations("board.mob-city");
  const { bids, won, books, change } = evening;
  const row = (name: string, cell: (seat: number) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {seats.map((seat) => (
        <td key={seat} data-mine={seat === viewer || undefined}>
          {cell(seat)}
        </td>
      ))}
    </tr>
  );
  const part = (title: string, rows: readonly ReactNode[]) => (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={seats.length + 1}>
          {title}
        </th>
      </tr>
      {rows}
    </tbody>
  );
  const token = (interest: Interest) => (seat: number) => {
    const isWon = won[interest].includes(seat);
    return (
      <span className="mc-evening-token" data-won={isWon || undefined}>
        {(bids[seat]?.indexOf(interest) ?? -1) + 1}
        {isWon && <span className="visually-hidden"> {t("evening.got")}</span>}
      </span>
    );
  };
  const money = (dollars = 0) =>
    dollars !== 0 && t("evening.signed", { sign: dollars > 0 ? "up" : "down", money: Math.abs(dollars) });
  const accounts = ACCOUNTS.filter((account) => books[account].some((dollars) => dollars !== 0));
  return (
    <table>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" title={words.name(seat)}>
              <SeatMark seat={seat} label={words.name(seat)} />
            </th>
          ))}
        </tr>
      </thead>
      {part(
        t("evening.bids"),
        INTERESTS.map((interest) => row(words.text(`interest.${interest}`), token(interest))),
      )}
      {part(
        t("evening.books"),
        accounts.map((account) =>
          row(t(`evening.account.${account}`), (seat) => money(books[account][seat])),
        ),
      )}
      <tfoot>{row(t("evening.change"), (seat) => money(change[seat]) || "0")}</tfoot>
    </table>
  );
}
