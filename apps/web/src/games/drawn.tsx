"use client";
import { type ComponentType, memo } from "react";
import type { BoardProps } from "./game-ui.ts";

interface DrawnProps extends BoardProps {
  readonly part: ComponentType<BoardProps>;
}

/** A part of the table that is redrawn only when it has changed, because a board then measures all its pieces. */
export const Drawn = memo(function Drawn({ part: Part, ...props }: DrawnProps) {
  return <Part {...props} />;
});
