import type { Ability } from "@consigliere/games/crooks/cards";
import { Drawing } from "../drawing.tsx";

/** The sign of an ability. Decoration beside its name. */
export function AbilityMark({
  ability,
  className = "",
}: {
  readonly ability: Ability;
  readonly className?: string;
}) {
  return <Drawing game="crooks" name={ability} size={32} className={`ck-ability-mark ${className}`} />;
}
