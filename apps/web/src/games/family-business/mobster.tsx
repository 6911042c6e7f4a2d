"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { useMemo } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand } from "../../design/seat-mark.tsx";
import { Piece, Sign } from "../board/piece-button.tsx";
import { aimOf } from "./act.tsx";
import { useBoard } from "./board-context.ts";
import { mobsterLabel, ownerOf } from "./labels.ts";
import { Man, Slate } from "./man.tsx";
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

/** A mobster in any place: a portrait at home, and from hat to shoes at the wall. */
export function Mobster({ id, place, isInDanger = false, isStop = false }: MobsterProps) {
  const { t, view, words, show, viewer, order } = useBoard();
  const option = optionId("mobster", id);
  const owner = ownerOf(view, id);
  const piece = `mobster-${id}`;
  // While the list is put in order, everybody holds the place that he would have.
  const pressed = place === undefined ? undefined : order?.markOf(option);
  const mark = pressed && { ...pressed, rank: null };
  const name = words.short(id);
  const label = useMemo(() => mobsterLabel({ t, words, view }, id), [t, words, view, id]);
  return (
    <Piece
      id={piece}
      owner={owner}
      option={option}
      mark={mark}
      role={aimOf({ view })?.at.some((one) => one.name === piece) ? "victim" : null}
      className={isInDanger ? "fb-mobster fb-in-danger" : "fb-mobster"}
      label={label}
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? id : null)}
      onPress={mark && (() => order?.press(option))}
    >
      {place === undefined ? (
        <>
          <Portrait of={faceOf(id)} />
          <Sign className="fb-name" text={name} />
          {owner !== null && <SeatBand seat={owner} />}
        </>
      ) : (
        <>
          <Man id={id} />
          <Slate
            {...{ owner, name }}
            place={order === null ? place : order.order.indexOf(option) + 1}
            yours={owner !== null && owner === viewer ? t("yours") : null}
          />
        </>
      )}
    </Piece>
  );
}
