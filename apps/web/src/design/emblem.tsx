import { EMBLEM_PATHS, type Emblem } from "@consigliere/games/picture/seat-signs";

/** The bare sign of a seat, as a path for a picture of 24 × 24 units. */
export const emblemPath = (name: Emblem) => EMBLEM_PATHS[name];
