/** Characters that notes may have: without schemas, which are heavy, for the pages. */
export const LONGEST_NOTES = 4_000;

/** What who lends a seat may say to the friend, and for how many days at most. */
export const LONGEST_BRIEF = 2_000;
export const LONGEST_LOAN = 14;
