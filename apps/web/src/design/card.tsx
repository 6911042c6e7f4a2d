import type { CSSProperties, ReactNode } from "react";
import { Monogram } from "./monogram.tsx";

type CardTone = "plain" | "attack" | "rescue" | "counter";
export type CardState = "still" | "playable" | "selected" | "blocked";

export interface CardFaceProps {
  readonly title: ReactNode;
  /** The title in plain words, if it is not plain text. */
  readonly name?: string;
  /** A picture; it is drawn in the colour of the tone and fills its box. */
  readonly art?: ReactNode;
  /** The rule in words; hidden on very small cards. */
  readonly text?: ReactNode;
  readonly foot?: ReactNode;
  readonly tone?: CardTone;
  readonly state?: CardState;
  /** No style of its own, as on pages that are files: what shows the card says `--letters`. */
  readonly isPlain?: boolean;
  readonly className?: string;
}

/** The face of a card, as wide as its box (5 : 7). To press it, put it inside a `<button>`. */
export function CardFace({
  title,
  name = typeof title === "string" ? title : "",
  art,
  text,
  foot,
  tone = "plain",
  state = "still",
  isPlain = false,
  className = "",
}: CardFaceProps) {
  return (
    <span className={`card-face ${className}`} data-tone={tone} data-state={state}>
      <span className="card-inner">
        <span
          className="card-title"
          style={isPlain ? undefined : ({ "--letters": longestIn(name) } as CSSProperties)}
        >
          {title}
        </span>
        <span className="card-art">{art}</span>
        {text !== undefined && <span className="card-text">{text}</span>}
      </span>
      {foot !== undefined && <span className="card-foot">{foot}</span>}
    </span>
  );
}

/** A title is set small enough that no word of it is broken. */
function longestIn(name: string): number {
  return Math.max(1, ...(name.match(/[\w'’.-]+/g) ?? []).map(({ length }) => length));
}

export interface CardBackProps {
  /** Words for it; without them it is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A face-down card: a fan of brass rays and the service's monogram. */
export function CardBack({ label, className = "" }: CardBackProps) {
  return (
    <span
      className={`card-back ${className}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <Monogram className="card-back-medal" />
    </span>
  );
}
