/** The length limit of notes. No schemas here, because they are too heavy for pages. */
export const LONGEST_NOTES = 4_000;

/** The length of the message that a lender may leave for the friend, and the most days of a loan. */
export const LONGEST_BRIEF = 2_000;
export const LONGEST_LOAN = 14;
