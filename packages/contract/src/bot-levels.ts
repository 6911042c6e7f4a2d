/** How well bots may play, the weakest first: the levels that have a name for people. */
export const botLevels = ["easy", "regular", "shark"] as const;
