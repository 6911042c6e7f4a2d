import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { GameWords } from "../game-words.ts";
import { Parted } from "../shared/parted.tsx";
import { abilityName, signed } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { AbilityMark, GangMark } from "./signs.tsx";

interface CrookCardProps {
  readonly crook: CrookId;
  readonly words: Pick<GameWords, "text" | "short">;
}

/** A crook, as wide as its box: the face, and on a plate at its foot everything else. Decoration beside words. */
export function CrookCard({ crook, words }: CrookCardProps) {
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
        <span className="ck-card-name">
          <Parted name={words.short(crook)} />
        </span>
        <small>{ability === null ? " " : <Parted name={abilityName(words, ability)} />}</small>
      </span>
    </span>
  );
}
