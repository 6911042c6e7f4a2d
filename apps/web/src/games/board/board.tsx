"use client";

import { type CSSProperties, createContext, type ReactNode, useContext, useRef } from "react";
import { Movement } from "../../design/movement.tsx";
import type { BoardProps } from "../game-ui.ts";
import { type BoardLayout, layoutStyle } from "./layout.ts";

const Table = createContext<BoardProps | null>(null);

/** The table that a part of a board stands on. Throws outside of a board. */
export function useTable(): BoardProps {
  const table = useContext(Table);
  if (table === null) throw new Error("a part of the board outside of the board");
  return table;
}

interface BoardFrameProps {
  readonly table: BoardProps;
  readonly layout: BoardLayout;
  readonly className: string;
  /** Counts that the layout depends on, as properties. */
  readonly counts: Readonly<Record<`--${string}`, number>>;
  /** My own row, pinned to the lower edge; absent: I have none. */
  readonly mine?: ReactNode;
  /** The areas above it. */
  readonly children: ReactNode;
}

/** The root of a board: its areas lie as its layout says, and its pieces glide between their sites. */
export function Board({ table, layout, className, counts, mine, children }: BoardFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Movement within={root}>
      <Table value={table}>
        <div
          ref={root}
          className={`board ${className}`}
          style={{ ...layoutStyle(layout), ...counts } as CSSProperties}
        >
          <div className="board-scene">{children}</div>
          {mine}
        </div>
      </Table>
    </Movement>
  );
}
