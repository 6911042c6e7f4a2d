/**
 * Requests per second to the API, and how many more at once. A flood beyond it is refused before it costs
 * anything; a table of friends makes a few requests a minute.
 */
export const throttle = { rateLimit: 100, burstLimit: 200 } as const;
