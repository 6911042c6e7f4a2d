import type { ReactNode } from "react";

export interface SaidProps {
  /** What it is called for those who hear it. */
  readonly words: string;
  /** How it is drawn for those who see it. */
  readonly children: ReactNode;
}

/**
 * The inside of a thing of the board: words for who hears it, a drawing for who sees it. The name comes from
 * the content, so that what is seen never contradicts what is heard. Takes no part in the layout.
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
