/** The attributes by which the table finds the things on a board. Everything that looks for one reads these alone. */
import type { OptionId } from "@consigliere/contract/question";
import type { CSSProperties } from "react";
import { seatStyle } from "../../design/seats.ts";
import type { Mark } from "../../prompts/places.ts";

/** The part of a thing in what is pending: who acts, who is aimed at, what the question is about. */
export type Role = "actor" | "victim" | "subject";

export interface PieceFacts {
  /** Its name: it moves under it, and is pinned, pointed to and aimed at by it. */
  readonly id?: string;
  /** Its place by the rules. A piece glides when the place around it is another. */
  readonly site?: string | number;
  /** The seat that owns it; null: nobody. Its colours become `--owner` and `--on-owner`. */
  readonly owner?: number | null;
  /** The answer that a press gives, and the state of that answer; absent: it answers nothing now. */
  readonly option?: OptionId;
  readonly mark?: Pick<Mark, "state"> | undefined;
  readonly role?: Role | null;
}

export interface PieceAttributes {
  readonly "data-piece"?: string;
  readonly "data-site"?: string | number;
  readonly "data-mark"?: Mark["state"];
  readonly "data-testid"?: string;
  readonly "data-doer"?: string | number;
  readonly "data-victim"?: string | number;
  readonly "data-about"?: string | number;
  readonly "aria-pressed"?: boolean;
  readonly "aria-disabled"?: true;
  readonly style?: CSSProperties | undefined;
}

/** The attributes of a thing on a board. */
export function piece({ id, site, owner, option, mark, role }: PieceFacts): PieceAttributes {
  const name = id ?? site;
  return {
    ...(id !== undefined && { "data-piece": id }),
    ...(site !== undefined && { "data-site": site }),
    ...(mark !== undefined && { "data-mark": mark.state }),
    ...(mark?.state === "blocked" && { "aria-disabled": true as const }),
    ...(canPress(mark) && {
      ...(option !== undefined && { "data-testid": `option-${option}` }),
      "aria-pressed": mark?.state === "chosen",
    }),
    ...(role === "actor" && { "data-doer": name }),
    ...(role === "victim" && { "data-victim": name }),
    ...(role === "subject" && { "data-about": name }),
    ...(owner != null && { style: ownerStyle(owner) }),
  };
}

/** Whether a press on a thing answers. */
export function canPress(mark: Pick<Mark, "state"> | undefined): boolean {
  return mark !== undefined && mark.state !== "blocked";
}

/** The colours of a seat, as properties of whatever is its. */
export function ownerStyle(owner: number | null): CSSProperties | undefined {
  if (owner === null) return undefined;
  const { color, on } = seatStyle(owner);
  return { "--owner": color, "--on-owner": on } as CSSProperties;
}
