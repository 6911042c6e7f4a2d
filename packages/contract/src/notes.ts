/** Characters that notes may have: without schemas, which are heavy, for the pages. */
export const LONGEST_NOTES = 4_000;

/** The length of the message that a lender may leave for the friend, and the most days of a loan. */
export const LONGEST_BRIEF = 2_000;
export const LONGEST_LOAN = 14;
