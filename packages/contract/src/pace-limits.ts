/** The times to answer that are counted together. No schemas here, because they are too heavy for pages. */

/** The upper limits, in minutes, of the times to answer that are counted together; the last has none. */
export const paceLimits = [5, 30, 120, 480, 1440] as const;
