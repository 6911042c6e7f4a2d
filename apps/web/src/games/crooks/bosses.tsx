"use client";

import type { SeatView } from "@consigliere/games/crooks/view";
import { Figure } from "../../design/figure.tsx";
import { Piece } from "../board/piece-button.tsx";
import { PlayerHead } from "../board/player-head.tsx";
import { useAwaited } from "../board/seats.ts";
import { usePresence } from "../shared/lamp.tsx";
import { useManner } from "../shared/manner.tsx";
import type { Standings } from "../standing.ts";
import { useBoard, useShowing } from "./board-context.ts";
import { gangTallies, nextPlay } from "./knowledge.ts";
import { crewName, gangName } from "./labels.ts";
import { Man } from "./man.tsx";
import { pointsInWords } from "./outcome.tsx";
import { scores } from "./scores.ts";
import { GangMark } from "./signs.tsx";

/** The bosses in a line at the near edge, the viewer last: money, gangs, and points as far as all know them. */
export function Bosses({ seats }: { readonly seats: readonly SeatView[] }) {
  const { view } = useBoard();
  const standings = scores(view);
  return (
    <ul className="ck-bosses" data-pinned>
      {seats.map((seat) => (
        <li key={seat.seat}>
          <Boss {...seat} points={standings[seat.seat]?.[0]} />
        </li>
      ))}
    </ul>
  );
}

interface BossProps extends SeatView {
  readonly points: Standings[number][number] | undefined;
}

function Boss({ seat, crew, money, passed, isResigned, points }: BossProps) {
  const { t, view, words, seats } = useBoard();
  const point = useShowing({ kind: "seat", seat });
  const presence = usePresence(seat);
  const manner = useManner()(seats.find((one) => one.seat === seat));
  const isAwaited = useAwaited(seat);
  const hand = view.hand?.seat === seat ? view.hand : null;
  const status = isResigned ? "resigned" : passed !== null ? "passed" : null;
  const gangs = gangTallies(view);
  const { value = 0, isOpen = false } = points ?? {};
  const label = [
    words.heading(seat),
    manner,
    crewName(words, crew),
    t("price", { money }),
    presence,
    pointsInWords(t, view, seat),
    ...gangs.map(({ gang, leader }) =>
      leader === seat ? t("majority", { gang: gangName(words, gang) }) : null,
    ),
    status === null ? null : t(`status.${status}`),
    isAwaited ? t("status.decides") : null,
    hand === null ? null : t("holdsOne"),
  ];
  return (
    <Piece
      className={passed === null ? "ck-boss player-head" : "ck-boss player-head ck-out"}
      isWritten
      site={`seat-${seat}`}
      owner={seat}
      label={label.filter((part) => part !== null).join(t("comma"))}
      onPoint={point}
    >
      <PlayerHead seat={seat}>
        <span className="ck-purse">
          <span className="ck-money">
            <Figure of={money} say={(n) => t("price", { money: n })} sound="coin" />
          </span>
          {gangs.map(({ gang, counts, leader }) =>
            (counts[seat] ?? 0) === 0 ? null : (
              <span key={gang} className="ck-gang" data-leads={leader === seat || undefined}>
                <GangMark gang={gang} />
                {counts[seat]}
              </span>
            ),
          )}
          {status !== null && <span className="player-tag">{t(`status.${status}`)}</span>}
        </span>
        <b className="ck-points">
          {t("standings.points", { value, open: String(isOpen) })} <small>{t("unit")}</small>
        </b>
        {hand !== null && <Man crook={hand.crook} play={nextPlay(view)} />}
      </PlayerHead>
    </Piece>
  );
}
