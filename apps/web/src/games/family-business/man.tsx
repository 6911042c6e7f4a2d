import { type MobsterId, mobOf, numberOf } from "@consigliere/games/family-business/mobs";
import { useMemo } from "react";
import { FIGURE_BOX, Person } from "../shared/person.tsx";
import { faceOf } from "./portraits.ts";

/** A figure's outline, for the places at the wall that nobody has yet. */
const OUTLINE =
  "M31 40C30 22 36 12 50 12C64 12 70 22 69 40C78 38 84 39 84 43C76 49 70 48 68 49C68 66 60 80 58 80" +
  "C76 84 94 88 96 104C99 118 99 130 93 146L79 148L78 176L73 236H54L50 194L46 236H27L22 176L21 148L7 146" +
  "C1 130 1 118 4 104C6 88 24 84 42 80C40 80 32 66 32 49C30 48 24 49 16 43C16 39 22 38 31 40Z";

interface ManProps {
  readonly id: MobsterId;
  /** A man who has lost his hat wears none. */
  readonly isBareheaded?: boolean;
}

/** A mobster from hat to shoes. */
export function Man({ id, isBareheaded = false }: ManProps) {
  const face = useMemo(
    () => (isBareheaded ? ({ ...faceOf(id), hat: "none" } as const) : faceOf(id)),
    [id, isBareheaded],
  );
  return <Person of={face} className="fb-man" />;
}

/** The chalk outline of somebody who is not there yet. */
export function ChalkMan() {
  return (
    <svg
      className="person fb-man fb-chalk-man"
      viewBox={FIGURE_BOX}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d={OUTLINE} />
    </svg>
  );
}

/** How tall somebody is, as a part of the tallest: the same wherever he stands. */
export function statureOf(id: MobsterId): number {
  return 1 - ((numberOf(id) * 5 + mobOf(id).length * 3) % 9) / 72;
}
