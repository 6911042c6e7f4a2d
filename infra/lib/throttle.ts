/**
 * Requests per second to the API, and the additional burst. A flood beyond it is refused before it costs anything. A
 * table of friends makes a few requests a minute.
 */
export const throttle = { rateLimit: 100, burstLimit: 200 } as const;
