/** How long a learner sleeps, in minutes. */
export const NIGHT_MINUTES = 9 * 60;
