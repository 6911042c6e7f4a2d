/** The words of the boards, by game id. Each game adds its own in its manifest. */
// biome-ignore lint/suspicious/noEmptyInterface: every game adds to it
export interface GameMessages {}
