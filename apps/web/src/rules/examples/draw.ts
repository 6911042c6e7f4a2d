/** Draws the examples of a rulebook while the pages are built. No page loads any of it. */
import { manifestOf } from "@consigliere/games/catalogue";
import { momentsOf } from "@consigliere/games/lessons/example";
import type { Locale } from "@consigliere/languages";
import { shownMoments } from "../../games/example.ts";
import { tableOf } from "../../games/registry.ts";
import { gameFor } from "./game-for.ts";
import { type Pruned, prune, type StyleSheet } from "./prune.ts";
import { tableMarkup } from "./table-markup.tsx";

/** The pictures of a game's examples, by the id of the example. */
export type DrawnExamples = Readonly<Record<string, readonly Pruned[]>>;

/**
 * All examples of `game`, none if it has none. The rules of their classes are added to `styles`. @throws Error when one
 * cannot be drawn
 */
export async function drawExamples(game: string, locale: Locale, styles: StyleSheet): Promise<DrawnExamples> {
  const [rules, written] = await Promise.all([manifestOf(game)?.rules(), tableOf(game)?.examples?.()]);
  if (rules === undefined) throw new Error(`${game} has no rules`);
  if (written === undefined) return {};
  const drawn = await gameFor(game, locale);
  return Object.fromEntries(
    written.examples.map((example) => {
      const { id } = example.position;
      const moments = momentsOf(rules, example.position);
      const pictures = shownMoments(example, moments).map((moment, index) => {
        const before = moments[moments.indexOf(moment) - 1] ?? null;
        try {
          return prune(
            tableMarkup(drawn, `${id}-${index}`, moment, before),
            example.pictures[index]?.shows ?? [],
            styles,
          );
        } catch (error) {
          throw new Error(`${game}, ${id}, picture ${index + 1}: ${String(error)}`);
        }
      });
      return [id, pictures] as const;
    }),
  );
}
