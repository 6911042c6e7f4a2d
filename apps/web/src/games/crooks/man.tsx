import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { PlayedView } from "@consigliere/games/crooks/view";
import type { CSSProperties } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { faceOf } from "./portraits.ts";

/** "4+3", with the unknown ones in the dark: "4+?". */
export function ranksOf(stack: readonly Pick<PlayedView, "crook">[]): string {
  return stack.map(({ crook }) => (crook === null ? "?" : crookOf(crook).rank)).join("+");
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
  return (
    <svg viewBox="0 0 32 32" className="ck-shade" aria-hidden="true">
      <path d="M3 32C3 24.600 9 22.600 12 22V19.600C10.400 18.400 9.600 16.600 9.400 14.400L4.600 13.600C4.200 12.200 7.400 11.400 9.600 11L10.800 4.600C11.200 2.600 13.600 3.400 16 3.400S20.800 2.600 21.200 4.600L22.400 11C24.600 11.400 27.800 12.200 27.400 13.600L22.600 14.400C22.400 16.600 21.600 18.400 20 19.600V22C23 22.600 29 24.600 29 32Z" />
      <path className="ck-eyes" d="M12.400 15.200h2.400M17.200 15.200h2.400" />
    </svg>
  );
}
