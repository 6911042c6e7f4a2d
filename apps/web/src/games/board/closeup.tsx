import type { ReactNode } from "react";
import { createPortal } from "react-dom";

interface CloseupProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The thing pointed at, large and in words. It covers the paper, or the area before the reader, and never the board.
 * Draw it only while something is pointed at.
 */
export function Closeup({ className = "", children }: CloseupProps) {
  const stage = document.querySelector(".stage:not(.laying-stage)");
  return stage && createPortal(<div className={`spotlight paper ${className}`}>{children}</div>, stage);
}
