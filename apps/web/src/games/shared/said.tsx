import type { ReactNode } from "react";

export interface SaidProps {
  /** Its name for screen readers. */
  readonly words: string;
  /** Its drawing for the eye. */
  readonly children: ReactNode;
}

/**
 * The inside of a thing of the board: words for screen readers, a drawing for the eye. The name comes from the content,
 * so that both always agree. It takes no part in the layout.
 */
export function Said({ words, children }: SaidProps) {
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" style={{ display: "contents" }}>
        {children}
      </span>
    </>
  );
}
