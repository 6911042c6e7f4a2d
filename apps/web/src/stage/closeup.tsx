import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import "../design/spotlight.css";

interface CloseupProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * What is pointed at, large and in words. It lies over the paper, or before the reader, and never over the board; to
 * be drawn only while something is pointed at.
 */
export function Closeup({ className = "", children }: CloseupProps) {
  const stage = document.querySelector(".stage");
  return stage && createPortal(<div className={`spotlight paper ${className}`}>{children}</div>, stage);
}
