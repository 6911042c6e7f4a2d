"use client";

import type { SeatView } from "@consigliere/games/crooks/view";
import { Figure } from "../../design/figure.tsx";
import { PlayerHead } from "../board/player-head.tsx";
import { useAwaited } from "../board/seats.ts";
import { usePresence } from "../shared/lamp.tsx";
import { useManner } from "../shared/manner.tsx";
import { leadsIn } from "../standing.ts";
import { Thing, useBoard } from "./board-context.tsx";
import { Man } from "./crook.tsx";
import { gangTallies, nextPlay } from "./knowledge.ts";
import { reckoning, scores, toEnd } from "./scores.ts";
import { GangMark } from "./signs.tsx";

/** The bosses in a line at the near edge, the viewer last: money, gangs, and points as far as all know them. */
export function Bosses({ seats }: { readonly seats: readonly SeatView[] }) {
  const { t, view } = useBoard();
  return (
    <ul className="ck-bosses" data-pinned aria-label={t("toEnd", toEnd(view))}>
      {seats.map((seat) => (
        <li key={seat.seat}>
          <Boss {...seat} />
        </li>
      ))}
    </ul>
  );
}

function Boss({ seat, crew, money, passed, isResigned }: SeatView) {
  const board = useBoard();
  const { t, view, words, seats, event } = board;
  const presence = usePresence(seat);
  const manner = useManner()(seats.find((one) => one.seat === seat));
  const isAwaited = useAwaited(seat);
  const hand = view.hand?.seat === seat ? view.hand : null;
  const status = isResigned ? "resigned" : passed !== null ? "passed" : null;
  const gangs = gangTallies(view);
  const standings = scores(view);
  const counted = reckoning(view, seat, event);
  const { value = 0, isOpen = false } = standings[seat]?.[0] ?? {};
  const points = (n: number) => t("standings.points", { value: n, open: String(isOpen) });
  const facts = [
    words.heading(seat),
    manner,
    words.text(`crew.${crew}`),
    t("price", { money }),
    presence,
    `${points(counted ?? value)} ${t("unit")}`,
    ...gangs.map(({ gang, leader }) =>
      leader === seat ? t("majority", { gang: words.text(`gang.${gang}`) }) : null,
    ),
    status && t(`status.${status}`),
    isAwaited ? t("status.decides") : null,
    hand && t("holdsOne"),
  ];
  return (
    <Thing
      className={passed === null || counted !== null ? "ck-boss player-head" : "ck-boss player-head ck-out"}
      site={`seat-${seat}`}
      owner={seat}
      says={[facts.filter((fact) => fact !== null).join(t("comma"))]}
    >
      <PlayerHead seat={seat}>
        <span className="ck-purse">
          <span className="ck-money">
            <Figure of={money} say={(n) => t("price", { money: n })} sound="coin" />
          </span>
          {gangs
            .filter(({ counts }) => counts[seat] !== 0)
            .map(({ gang, counts, leader }) => (
              <span key={gang} className="ck-gang" data-leads={leader === seat || undefined}>
                <GangMark gang={gang} />
                {counts[seat]}
              </span>
            ))}
          {status !== null && <span className="player-tag">{t(`status.${status}`)}</span>}
        </span>
        <b
          className="ck-points"
          data-leads={(counted === null && leadsIn(standings, seat, "points")) || undefined}
        >
          <Figure of={counted ?? value} say={points} /> <small>{t("unit")}</small>
        </b>
        {hand !== null && <Man crook={hand.crook} play={nextPlay(view)} />}
      </PlayerHead>
    </Thing>
  );
}
