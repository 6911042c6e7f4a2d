"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { firstWord } from "../../design/first-word.ts";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Lamp } from "../shared/lamp.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { useTable } from "./board.tsx";
import type { Role } from "./piece.ts";
import { useAwaited } from "./seats.ts";
import { WatchRing } from "./watch-ring.tsx";

interface PlayerHeadProps {
  readonly seat: number;
  readonly role?: Role | null;
  readonly children?: ReactNode;
}

/** The line of a player: face and name, then what the game adds. */
export function PlayerHead({ seat, role = null, children }: PlayerHeadProps) {
  const t = useTranslations("play.stage");
  const { viewer, words, seats } = useTable();
  const { first, rest } = firstWord(seat === viewer ? t("you") : words.name(seat));
  return (
    <>
      <WatchRing
        seat={seat}
        isAwaited={useAwaited(seat)}
        label={t("deciding")}
        className="player-face"
        role={role}
      >
        <Portrait of={portraitOf(seats, seat)} shape="round" />
        <SeatMark seat={seat} className="player-seal" />
      </WatchRing>
      <b className="player-name">
        <Lamp seat={seat} />
        {first}
        <span className="player-rest">{rest}</span>
      </b>
      {children}
    </>
  );
}
