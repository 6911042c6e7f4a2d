/** The gangsters' abilities (6.3): actions of the Crew, permanent abilities, and reactions. */

const ACTIONS = [
  "whack-6",
  "whack-8",
  "whack-10",
  "whack-second-try",
  "whack-careful",
  "whack-kamikaze",
  "whack-thankless",
  "whack-loud",
  "remove-1",
  "remove-2",
  "add-1",
  "swap-markers",
  "reassign",
  "neutral-2",
  "draw-1",
  "draw-2-give-1",
  "palm",
  "steal-4",
  "virus",
  "earn-4",
  "bet",
  "respect-2",
  "sell-respect",
  "blackmail",
  "omerta",
  "informer",
  "understudy",
  "step-aside",
  "fair-swap",
  "twilight-swap",
  "take-the-chair",
  "turn-himself-in",
  "death-roll",
  "hat-swap",
] as const;

const PERSISTENT = [
  "eager",
  "long-odds",
  "immovable",
  "hard-to-jail",
  "feds-magnet",
  "hard-to-whack",
  "death-benefit",
  "whack-toll",
  "cheap-fence",
  "sweethearts",
  "bazooka",
  "tiebreaker",
  "wild-values",
] as const;

const REACTIONS = ["free-reroll", "cheap-reroll", "cancel-whack", "coachman"] as const;

export type ActionAbilityId = (typeof ACTIONS)[number];
export type AbilityId = ActionAbilityId | (typeof PERSISTENT)[number] | (typeof REACTIONS)[number];

export const ABILITY_IDS: readonly AbilityId[] = [...ACTIONS, ...PERSISTENT, ...REACTIONS];

/** Kind A of 6.3: chosen in the Crew, stopped by coins. */
export function isActionAbility(ability: AbilityId): ability is ActionAbilityId {
  return (ACTIONS as readonly AbilityId[]).includes(ability);
}
