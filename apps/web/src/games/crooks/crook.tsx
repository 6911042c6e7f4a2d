import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import { type PlayedView, strengthOf } from "@consigliere/games/crooks/view";
import { sum } from "@consigliere/games/sum";
import type { CSSProperties } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Drawing } from "../drawing.tsx";
import type { GameWords } from "../game-words.ts";
import { Parted } from "../shared/parted.tsx";
import { signed } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { AbilityMark, GangMark } from "./signs.tsx";

type Stack = readonly Pick<PlayedView, "crook">[];

/** "4+3", with the unknown ones in the dark: "4+?". */
export function ranksOf(stack: Stack): string {
  return stack.map(({ crook }) => (crook === null ? "?" : crookOf(crook).rank)).join("+");
}

/** The patch of ground that a stack stands on: its strength as far as the viewer knows, and what it does to the worth. */
export function Patch({ stack }: { readonly stack: Stack }) {
  const { known, unknown } = strengthOf(stack);
  const modifier = sum(stack.map(({ crook }) => (crook === null ? 0 : crookOf(crook).modifier)));
  return (
    <span className="ck-patch">
      <b>{unknown === 0 ? known : ranksOf(stack)}</b>
      {modifier !== 0 && <small> {signed(modifier)}</small>}
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
      {crook === null ? <Shade /> : <Portrait of={faceOf(crook)} shape="cut-out" />}
    </span>
  );
}

/** Somebody of whom no more is known than that he is there. */
export function Shade() {
  return <Drawing game="crooks" name="shade" size={32} />;
}

/** A crook, as wide as its box: the face, and on a plate at its foot everything else. Decoration beside words. */
export function CrookCard({ crook, words }: { readonly crook: CrookId; readonly words: GameWords }) {
  const { rank, modifier, ability, gangs } = crookOf(crook);
  return (
    <span className="ck-card printed" aria-hidden="true">
      <Portrait of={faceOf(crook)} />
      <span className="ck-plate">
        <b>{rank}</b>
        {modifier !== 0 && <i data-change={modifier > 0 ? "more" : "less"}>{signed(modifier)}</i>}
        <span className="ck-signs">
          {gangs.map((gang) => (
            <GangMark key={gang} gang={gang} />
          ))}
          {ability !== null && <AbilityMark ability={ability} />}
        </span>
        <em>
          <Parted name={words.short(crook)} />
        </em>
        <small>{ability !== null && <Parted name={words.text(`ability.${ability}.name`)} />}</small>
      </span>
    </span>
  );
}
