/** Characters that notes may have: without schemas, which are heavy, for the pages. */
export const LONGEST_NOTES = 4_000;
