import type { MobsterId } from "@consigliere/games/family-business/mobs";

/** The men at the wall of the landing page, the head of the hit list first. The script `wall.ts` draws their pictures. */
export const MEN: readonly MobsterId[] = [
  "moran-1",
  "capone-7",
  "purple-1",
  "bank-robbers-2",
  "murder-inc-8",
];

/** The one among them whose cigar smokes. */
export const SMOKER: MobsterId = "purple-1";
