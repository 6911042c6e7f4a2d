/** The six mobs and their mobsters (spec 2.1). Names are in the message catalogues: `mob.<id>`, `mobster.<id>`. */

/** The mobs in canonical order. The order decides where nothing else does. */
export const MOBS = ["capone", "new-york", "purple", "moran", "murder-inc", "bank-robbers"] as const;
export type MobId = (typeof MOBS)[number];

/** The number of mobsters in a full mob. */
export const FULL_MOB = 9;

/** A mobster: its mob and its number, 1 = boss. `capone-6` */
export type MobsterId = `${MobId}-${number}`;

/** The numbers used when mobs have `size` mobsters: 1 to `size`. */
export function mobNumbers(size: number): number[] {
  return Array.from({ length: size }, (_, i) => i + 1);
}

/** Every mob whole: they are looked up thousands of times while a bot plays on. */
const WHOLE = new Map(MOBS.map((mob) => [mob, mobNumbers(FULL_MOB).map((n): MobsterId => `${mob}-${n}`)]));

/** The mobsters of a mob of `size`, boss first. */
export function mobstersOf(mob: MobId, size: number): MobsterId[] {
  return WHOLE.get(mob)?.slice(0, size) ?? [];
}

/** The mob that a mobster belongs to. */
export function mobOf(mobster: MobsterId): MobId {
  return mobster.slice(0, mobster.lastIndexOf("-")) as MobId;
}

/** The number of a mobster in its mob, 1 = boss. */
export function numberOf(mobster: MobsterId): number {
  return Number(mobster.slice(mobster.lastIndexOf("-") + 1));
}
