"use client";

import type { WillId } from "@consigliere/games/mob-city/cards";
import type { CaptainView, View } from "@consigliere/games/mob-city/view";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { ownerStyle } from "../board/piece.ts";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { Hat, MOST_WIDE, thousandsOf } from "./ledger.tsx";

/**
 * The Don's bedroom at dusk: the envelope is cut, its first words are read, then the rest. What the will names is
 * counted for all captains in the order of their seats, the other of the two answers a tie, and whoever has most gets
 * the chair.
 */
export function Will({ board, will }: { readonly board: BoardProps; readonly will: WillId }) {
  const t = useTranslations("board.mob-city");
  const view = board.view as View;
  const isCash = will === "will-money";
  const countOf = ({ cash, notoriety }: CaptainView) => (isCash ? (cash ?? 0) : notoriety);
  const most = Math.max(...view.captains.map(countOf), 1);
  const heir = view.ranking?.[0]?.seat;
  const isTied = view.captains.filter((captain) => countOf(captain) === most).length > 1;
  const isMany = view.captains.length > MOST_WIDE;
  const money = (cash: number) =>
    t(isMany ? "thousands" : "earns", { money: cash, count: thousandsOf(cash, isMany) });
  const other = ({ cash, notoriety }: CaptainView) =>
    isCash ? t("notoriety", { count: notoriety }) : money(cash ?? 0);
  return (
    <span className="mc-will">
      <Drawing game="mob-city" name="bedroom" className="mc-backdrop" size={400} high={260} keeps="foot" />
      <span className="mc-letter">
        <span>{t("will.first")}</span>
        <b>{t(`will.${will}`)}</b>
      </span>
      <span className="mc-heirs" style={{ "--captains": view.captains.length } as CSSProperties}>
        {view.captains.map((captain) => {
          const { seat, notoriety, cash } = captain;
          return (
            <span
              key={seat}
              className="mc-heir"
              data-heir={seat === heir || undefined}
              style={{ ...ownerStyle(seat), "--share": countOf(captain) / most } as CSSProperties}
            >
              <span className="mc-column" data-cash={isCash || undefined}>
                {Array.from({ length: isCash ? 0 : notoriety }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: hats are all alike
                  <i key={at} style={{ "--hat": at } as CSSProperties}>
                    <Hat />
                  </i>
                ))}
              </span>
              <span className="mc-heir-face">
                {seat === heir && (
                  <Drawing game="mob-city" name="chair" className="mc-chair" size={76} high={104} />
                )}
                <Portrait of={portraitOf(board.seats, seat)} shape="round" />
                <SeatMark seat={seat} />
              </span>
              <b>{isCash ? money(cash ?? 0) : notoriety}</b>
              {isTied && <small>{countOf(captain) === most ? other(captain) : " "}</small>}
            </span>
          );
        })}
      </span>
    </span>
  );
}
