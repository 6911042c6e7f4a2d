/** The words that the boards bring, by game id: each game adds its own in its manifest. */
// biome-ignore lint/suspicious/noEmptyInterface: every game adds to it
export interface GameMessages {}
