/** The favours on the bidding board, in resolution order (2.10). */
export const INTERESTS = ["event", "enforcer", "police", "whiskey"] as const;
export type Interest = (typeof INTERESTS)[number];
