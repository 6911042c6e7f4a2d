import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import { type PlayedView, strengthOf } from "@consigliere/games/crooks/view";
import type { CSSProperties } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Drawing } from "../drawing.tsx";
import { modifierOf } from "./knowledge.ts";
import { signed } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** "4+3", with the unknown ones in the dark: "4+?". */
export function ranksOf(stack: readonly Pick<PlayedView, "crook">[]): string {
  return stack.map(({ crook }) => (crook === null ? "?" : crookOf(crook).rank)).join("+");
}

/** The patch of ground that a stack stands on: its strength as far as the viewer knows, and what it does to the worth. */
export function Patch({ stack }: { readonly stack: readonly PlayedView[] }) {
  const { known, unknown } = strengthOf(stack);
  const modifier = modifierOf(stack);
  return (
    <span className="ck-patch">
      <b>{unknown === 0 ? known : ranksOf(stack)}</b>
      {modifier !== 0 && <small>{signed(modifier)}</small>}
    </span>
  );
}

interface ManProps {
  readonly crook: CrookId | null;
  /** The serial number by which he moves; absent: he is nothing that could move. */
  readonly play?: number;
  /** His place in the stack from the bottom. */
  readonly index?: number;
  /** In the dark, although the viewer knows who it is. */
  readonly isHidden?: boolean;
  readonly isEvent?: boolean;
}

/** A crook on the pavement as far as the viewer knows him; a shade for those who do not. */
export function Man({ crook, play, index = 0, isHidden = false, isEvent = false }: ManProps) {
  return (
    <span
      className="ck-man"
      data-piece={play === undefined ? undefined : `play-${play}`}
      data-hidden={isHidden || undefined}
      data-event={isEvent || undefined}
      style={{ "--i": index } as CSSProperties}
      aria-hidden="true"
    >
      {crook === null ? <Shade /> : <Portrait of={faceOf(crook)} />}
    </span>
  );
}

/** Somebody of whom no more is known than that he is there. */
export function Shade() {
  return <Drawing game="crooks" name="shade" size={32} />;
}
