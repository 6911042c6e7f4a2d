"use client";
import { type ComponentType, memo } from "react";
import type { BoardProps } from "./game-ui.ts";

interface DrawnProps extends BoardProps {
  readonly part: ComponentType<BoardProps>;
}

/** A part of the table, drawn again only when something has changed for it: a board measures all its pieces then. */
export const Drawn = memo(function Drawn({ part: Part, ...props }: DrawnProps) {
  return <Part {...props} />;
});
