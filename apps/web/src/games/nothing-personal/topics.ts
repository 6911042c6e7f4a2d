/** The kinds of questions, by topic. */

const CALLS: readonly string[] = ["last-call", "before-action", "feds-call", "final-call", "jailbreak"];

/** A call to all seats for cards. */
export const isCall = (topic: string | undefined): boolean => topic !== undefined && CALLS.includes(topic);

/** Terms of one's own are asked for. */
export const isTalk = (topic: string | undefined): boolean => topic === "talk" || topic === "solicited";

/** Families are tied, on one man or on several, or the order of families in a tie is asked. */
export const isTie = (topic: string | undefined): boolean => topic?.startsWith("tie") === true;
