"use client";

import type { OptionId } from "@consigliere/contract/question";
import { type ReactNode, useState } from "react";
import { Manner } from "../shared/manner.tsx";
import { useTable } from "./board.tsx";
import { piece, type Role } from "./piece.ts";
import { PlayerHead } from "./player-head.tsx";

interface PlayerPanelProps {
  readonly seat: number;
  readonly className: string;
  /** All about the player, for screen readers. */
  readonly label: string;
  /** Whether it is open although its row may fold: its player acts or is aimed at. */
  readonly isOpen: boolean;
  readonly isOut: boolean;
  /** Told of a press on the row; absent: the row opens and folds by itself. */
  readonly onPress?: () => void;
  readonly role: Role | null;
  /** The answer that the row itself gives, and its words; without them what is written there says it. */
  readonly choice?: { readonly option: OptionId; readonly label?: string } | undefined;
  /** Signs behind the name, and what counts at the end of the line. */
  readonly signs: ReactNode;
  readonly count: ReactNode;
  /** The player's things, drawn small, where the row is folded. */
  readonly line: ReactNode;
  /** The same at full size. */
  readonly children: ReactNode;
}

/**
 * A player's row: one line with face, first word of the name, signs and count where rivals fold, and opened by a press.
 * Mine is never folded, and is called "You".
 */
export function PlayerPanel(props: PlayerPanelProps) {
  const { seat, className, label, isOut, onPress, role, choice, signs, count, line, children } = props;
  const { viewer, words, seats, draft } = useTable();
  const player = seats.find((one) => one.seat === seat);
  const [isPressed, press] = useState(false);
  const isOpen = props.isOpen || isPressed;
  const isMine = seat === viewer;
  const mark = choice && draft?.marks.get(choice.option);
  const head = (
    <PlayerHead seat={seat} role={role}>
      <span className="player-signs">
        {player !== undefined && !isMine && <Manner of={player} />}
        {mark?.reason != null && <span className="player-tag">{words.blocked(mark.reason)}</span>}
        {signs}
      </span>
      {!isMine && <span className="player-line">{line}</span>}
      <span className="player-count">{count}</span>
    </PlayerHead>
  );
  return (
    <section
      className={`player ${className}`}
      {...piece({ site: `seat-${seat}`, owner: seat })}
      data-seat={seat}
      data-mine={isMine || undefined}
      data-pinned={isMine || undefined}
      data-open={isOpen || undefined}
      data-out={isOut || undefined}
      aria-label={label}
    >
      {choice !== undefined && mark !== undefined ? (
        <button
          type="button"
          className="player-head"
          {...piece({ option: choice.option, mark })}
          aria-label={
            mark.reason === null || choice.label === undefined
              ? choice.label
              : `${choice.label}. ${words.blocked(mark.reason)}`
          }
          onClick={() => draft?.pickMarked(choice.option)}
        >
          {head}
        </button>
      ) : isMine ? (
        <header className="player-head">{head}</header>
      ) : (
        <button
          type="button"
          className="player-head"
          aria-expanded={isOpen}
          onClick={onPress ?? (() => press(!isPressed))}
        >
          {head}
        </button>
      )}
      <div className="player-body">{children}</div>
    </section>
  );
}
