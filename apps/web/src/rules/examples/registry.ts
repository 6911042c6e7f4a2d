import type { Example } from "../../games/example.ts";

type Examples = () => Promise<{ readonly examples: readonly Example[] }>;

/** The examples of each game's rulebook. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  crooks: () => import("../../games/crooks/examples.ts"),
  "family-business": () => import("../../games/family-business/examples.ts"),
  "mafia-dollar": () => import("../../games/mafia-dollar/examples.ts"),
  "mob-city": () => import("../../games/mob-city/examples.ts"),
  "nothing-personal": () => import("../../games/nothing-personal/examples.ts"),
};

export async function examplesOf(game: string): Promise<readonly Example[]> {
  return (await EXAMPLES[game]?.())?.examples ?? [];
}
