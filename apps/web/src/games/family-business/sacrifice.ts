import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";

/** The numbers of a mob in the order of sacrifice: those named, then the others, highest first. */
export function completeOrder(wished: readonly number[], mobsters: readonly MobsterId[]): number[] {
  const numbers = mobsters.map(numberOf);
  const named = wished.filter((number) => numbers.includes(number));
  return [...named, ...numbers.filter((number) => !named.includes(number)).sort((a, b) => b - a)];
}
