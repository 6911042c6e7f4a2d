/** Every game with its rules, by id, all loaded: for code that needs any of them at once. */
import type { Game } from "@consigliere/engine/game";
import { catalogue } from "./catalogue.ts";

export const games: Readonly<Record<string, Game>> = Object.fromEntries(
  await Promise.all(catalogue.map(async ({ meta, rules }) => [meta.id, await rules()] as const)),
);
