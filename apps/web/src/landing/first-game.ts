/** The game on the landing page, whose first lesson begins there. */
export const FIRST_GAME = "family-business";
