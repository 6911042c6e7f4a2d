/** Names of what the page keeps of the service's answers. */
export const cacheKeys = {
  ownDevice: (listed: readonly string[]) => ["own-device", ...listed],
  dashboard: ["dashboard"],
  openMatches: ["open-matches"],
  games: ["games"],
  match: (id: string) => ["match", id],
  present: (id: string) => ["present", id],
  notes: (id: string) => ["notes", id],
  shown: (id: string) => ["shown", id],
  invitation: (token: string) => ["invitation", token],
} as const;
