/** Minutes by which spectators may see a match late. */
export const spectatorDelays = [0, 10, 60, 1440] as const;
