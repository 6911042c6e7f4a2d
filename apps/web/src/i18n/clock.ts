/** A time of day, with 12 or 24 hours as the reader's language has it: on every page as in mails. */
export const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
