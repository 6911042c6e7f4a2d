"use client";

import { GROUPS, gradeOf } from "@consigliere/games/mob-city/cards";
import type { CaptainView } from "@consigliere/games/mob-city/view";
import { Figure } from "../../design/figure.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { piece } from "../board/piece.ts";
import { PlayerHead } from "../board/player-head.tsx";
import { useAwaited } from "../board/seats.ts";
import { Drawing } from "../drawing.tsx";
import { usePresence } from "../shared/lamp.tsx";
import { useManner } from "../shared/manner.tsx";
import { leadsIn } from "../standing.ts";
import { useBoard } from "./board-context.ts";
import { groupIn, groupWords } from "./labels.ts";
import { scores, toEnd } from "./scores.ts";

/** Of more captains, the columns are narrow. */
export const MOST_WIDE = 4;

/** Dollars in thousands, to a tenth where there is room for one. */
export const thousandsOf = (money: number, isMany: boolean): number =>
  isMany && money >= 10_000 ? Math.round(money / 1_000) : Math.round(money / 100) / 10;

/** The captains in the order of their seats, with the two figures that the will may name, and the days that are left. */
export function Ledger() {
  const { t, view } = useBoard();
  return (
    <section
      className="mc-ledger leather"
      data-many={view.captains.length > MOST_WIDE || undefined}
      aria-label={t("captains")}
      data-testid="ledger"
    >
      {view.captains.map((captain) => (
        <Captain key={captain.seat} captain={captain} />
      ))}
      <p>{t("toEnd", toEnd(view) as { day: number; left: number })}</p>
    </section>
  );
}

function Captain({ captain }: { readonly captain: CaptainView }) {
  const board = useBoard();
  const { t, view, words, seats, viewer } = board;
  const { seat, cash, notoriety, whiskey } = captain;
  const presence = usePresence(seat);
  const manner = useManner()(seats.find((one) => one.seat === seat));
  const isAwaited = useAwaited(seat);
  const standings = scores(view);
  const isMany = view.captains.length > MOST_WIDE;
  const least = isMany ? 1_000 : 10_000;
  const leads = (stat: string) => leadsIn(standings, seat, stat) || undefined;
  const held = [
    ...(view.grace === seat ? [["sign-crown", t("grace")]] : []),
    ...(view.police === seat ? [["favour-police", t("police")]] : []),
    ...(view.tip === seat ? [["favour-event", t("tip")]] : []),
    ...(whiskey === null ? [] : [["favour-whiskey", t("grade", { grade: gradeOf(whiskey) })]]),
  ] as const;
  const label = [
    words.name(seat),
    presence ?? "",
    manner ?? "",
    cash === null ? t("hiddenCash") : t("earns", { money: cash }),
    t("notoriety", { count: notoriety }),
    ...held.map(([, words]) => words ?? ""),
    ...GROUPS.map((group) => groupIn(view, seat, group).count > 0 && groupWords(board, seat, group)),
    isAwaited ? t("decides") : "",
  ];
  return (
    <div
      className="mc-captain"
      {...piece({ site: `seat-${seat}`, owner: seat })}
      data-mine={seat === viewer || undefined}
      role="img"
      aria-label={label.filter(Boolean).join(t("comma"))}
    >
      <PlayerHead seat={seat} />
      <b className="mc-hat" data-leads={leads("notoriety")}>
        <Hat />
        <Figure of={notoriety} />
      </b>
      <b className="mc-cash" data-leads={leads("cash")}>
        {cash === null ? (
          t("unknown")
        ) : (
          <Figure
            of={cash}
            say={(money) =>
              t(money < least ? "earns" : "thousands", { money, count: thousandsOf(money, isMany) })
            }
            sound="coin"
          />
        )}
      </b>
      <span className="mc-held">
        {held.map(([what]) => (
          <Drawing key={what} game="mob-city" name={what ?? ""} size={48} />
        ))}
        {whiskey !== null && <small>{gradeOf(whiskey)}</small>}
      </span>
      <SeatMark seat={seat} className="mc-captain-mark" />
    </div>
  );
}

/** The hat of notoriety. */
export function Hat() {
  return (
    <svg className="mc-hat-art" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M1 12c4-2 4-2 5-8 1-4 11-4 12 0 1 6 1 6 5 8-5 4-17 4-22 0z" />
    </svg>
  );
}
