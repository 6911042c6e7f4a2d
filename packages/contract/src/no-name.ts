/** Placeholder for the name of a deleted account. Readers see a word of the catalogues in its place. */
export const NO_NAME = "—";
