"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { Piece, Sign } from "../board/piece-button.tsx";
import { aimOf } from "./act.tsx";
import { useBoard } from "./board-context.ts";
import { mobsterLabel, ownerOf } from "./labels.ts";
import { Man } from "./man.tsx";
import { faceOf } from "./portraits.ts";

interface MobsterProps {
  readonly id: MobsterId;
  /** Place on the hit list, from 1. */
  readonly place?: number;
  /** Within reach of the hits before the viewer acts again. */
  readonly isInDanger?: boolean;
  /** The one of its group at which the tab key stops. Arrow keys reach the others. */
  readonly isStop?: boolean;
}

/** A mobster in any place. The same picture moves between mob, wall and cemetery. */
export function Mobster({ id, place, isInDanger = false, isStop = false }: MobsterProps) {
  const { t, view, words, show, viewer, order } = useBoard();
  const option = optionId("mobster", id);
  const owner = ownerOf(view, id);
  const name = `mobster-${id}`;
  const mark = place === undefined ? undefined : order?.markOf(option);
  return (
    <Piece
      id={name}
      owner={owner}
      option={option}
      mark={mark}
      role={aimOf({ view })?.at.some((one) => one.name === name) ? "victim" : null}
      className={isInDanger ? "fb-mobster fb-in-danger" : "fb-mobster"}
      label={mobsterLabel(t, words, view, id)}
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? id : null)}
      onPress={mark && (() => order?.press(option))}
    >
      {place === undefined ? (
        <>
          <Portrait of={faceOf(id)} />
          <Sign className="fb-mobster-name" text={words.short(id)} />
          {owner !== null && <SeatBand seat={owner} className="fb-mobster-band" />}
        </>
      ) : (
        <>
          <Man id={id} />
          <span className="fb-slate">
            {owner !== null && <SeatBand seat={owner} className="fb-mobster-band" />}
            <Sign className="fb-slate-place" text={place} />
            {owner !== null && <SeatMark seat={owner} className="fb-slate-seal" />}
            <Sign className="fb-mobster-name" text={words.short(id)} />
            {owner !== null && owner === viewer && <Sign className="fb-mobster-yours" text={t("yours")} />}
          </span>
        </>
      )}
    </Piece>
  );
}
