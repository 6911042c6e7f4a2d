import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { CardState } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { GameWords } from "../game-words.ts";
import { AbilityMark } from "./ability-mark.tsx";
import { GangMark } from "./gang-mark.tsx";
import { abilityName, crookName, signed } from "./labels.ts";
import { faceOf } from "./portraits.ts";

interface CrookCardProps {
  readonly crook: CrookId;
  readonly words: Pick<GameWords, "text" | "short">;
  /** `card`: as in the hand; `tile`: square, as in a row. */
  readonly shape?: "card" | "tile";
  readonly state?: CardState;
  /** Face-down, but the viewer knows which crook it is. */
  readonly isHidden?: boolean;
}

/** A crook, as wide as its box: face, rank, effect on a target, ability, gangs. Decoration beside words. */
export function CrookCard({
  crook,
  words,
  shape = "card",
  state = "still",
  isHidden = false,
}: CrookCardProps) {
  const { rank, modifier, ability, gangs } = crookOf(crook);
  return (
    <span
      className="ck-card printed"
      data-shape={shape}
      data-state={state}
      data-hidden={isHidden || undefined}
      aria-hidden="true"
    >
      <Portrait of={faceOf(crook)} />
      <span className="ck-card-rank">{rank}</span>
      {modifier !== 0 && (
        <span className="ck-card-modifier" data-sign={modifier < 0 ? "minus" : "plus"}>
          {signed(modifier)}
        </span>
      )}
      <span className="ck-card-signs">
        {gangs.map((gang) => (
          <GangMark key={gang} gang={gang} />
        ))}
        {ability !== null && <AbilityMark ability={ability} />}
      </span>
      <span className="ck-card-name">
        {shape === "tile" ? (
          words.short(crook)
        ) : (
          <FullName name={crookName(words, crook)} short={words.short(crook)} />
        )}
      </span>
      {shape === "card" && (
        <span className="ck-card-ability">{ability === null ? " " : abilityName(words, ability)}</span>
      )}
    </span>
  );
}

/** Broken at most before the name proper; a narrow card says only that. */
function FullName({ name, short }: { readonly name: string; readonly short: string }) {
  if (!name.endsWith(short) || name === short) return name;
  const byname = name.slice(0, -short.length);
  return (
    <span>
      <span className="ck-card-byname">
        {/* A hyphen is no place to part a name. */}
        <span className="ck-card-whole">{byname.trimEnd()}</span>
        {byname.endsWith(" ") && " "}
      </span>
      <wbr />
      {short}
    </span>
  );
}
