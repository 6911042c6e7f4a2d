"use client";

import type { CSSProperties, ReactNode } from "react";
import type { Mark } from "../../prompts/places.ts";
import { Said } from "../shared/said.tsx";
import { useTable } from "./board.tsx";
import { canPress, type PieceFacts, piece } from "./piece.ts";

interface PieceProps extends Omit<PieceFacts, "mark"> {
  /** The state of its answer where the draft does not tell it, such as in an order. */
  readonly mark?: Pick<Mark, "state" | "rank" | "reason"> | undefined;
  readonly className: string;
  /** All about it, for screen readers. */
  readonly label: string;
  /** Whether words are written on it: then they are the drawing of the label, and not read out besides. */
  readonly isWritten?: true;
  /** The kinds of answer to which a press leads, where it gives none itself. */
  readonly leads?: string | undefined;
  /** The one of its group at which the tab key stops. Arrow keys reach the others. */
  readonly isStop?: boolean;
  /** Told when it is pointed to, or no longer; absent: it has nothing more to show. */
  readonly onPoint?: (isPointed: boolean) => void;
  /** The press that answers; absent: the draft is told. */
  readonly onPress?: (() => void) | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * Something on a board that can be pressed, aimed at, pointed to and moved. A press answers if it can, and points to it
 * otherwise.
 */
export function Piece(props: PieceProps) {
  const { className, label, isWritten, leads, isStop, onPoint, onPress, style, children, ...facts } = props;
  const { draft, words } = useTable();
  const { option } = facts;
  const mark = facts.mark ?? (option === undefined ? undefined : draft?.marks.get(option));
  const { style: owned, ...attributes } = piece({ ...facts, mark });
  const isTarget = canPress(mark);
  const said = mark?.reason == null ? label : `${label}. ${words.blocked(mark.reason)}`;
  const isMouse = ({ pointerType }: { pointerType: string }) => pointerType === "mouse";
  return (
    <button
      type="button"
      className={`piece ${className}`}
      {...attributes}
      data-leads={leads}
      style={{ ...owned, ...style }}
      tabIndex={isTarget || isStop ? 0 : -1}
      aria-label={isWritten ? undefined : said}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onPointerEnter={(event) => isMouse(event) && onPoint?.(true)}
      onPointerLeave={(event) => isMouse(event) && onPoint?.(false)}
      onClick={() => {
        onPoint?.(!isTarget);
        if (!isTarget) return;
        if (onPress !== undefined) onPress();
        else if (option !== undefined) draft?.pickMarked(option);
      }}
    >
      {isWritten ? <Said words={said}>{children}</Said> : children}
      {mark?.rank != null && <Sign className="piece-rank" text={mark.rank} />}
    </button>
  );
}

/** Drawn, not written, because the label of the piece already says it in full. */
export function Sign({
  className = "",
  text,
}: {
  readonly className?: string;
  readonly text: string | number;
}) {
  return <span className={`sign ${className}`} data-text={text} aria-hidden="true" />;
}
