import { manifestOf } from "../catalogue.ts";

/** The options that make a match of a game short. */
export function shortOf(id: string): unknown {
  return manifestOf(id)?.short ?? {};
}
