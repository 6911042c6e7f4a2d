/** Names of what the page keeps of the service's answers. */
export const cacheKeys = {
  ownDevice: (listed: readonly string[]) => ["own-device", ...listed],
  calendar: ["calendar"],
  tokens: ["tokens"],
  reached: ["reached"],
  dashboard: ["dashboard"],
  openMatches: ["open-matches"],
  games: ["games"],
  match: (id: string) => ["match", id],
  present: (id: string) => ["present", id],
  letters: (id: string) => ["letters", id],
  webhook: (id: string) => ["webhook", id],
  orderDeeds: (id: string) => ["order-deeds", id],
  notes: (id: string) => ["notes", id],
  shown: (id: string) => ["shown", id],
  act: (token: string) => ["act", token],
  invitation: (token: string) => ["invitation", token],
} as const;
