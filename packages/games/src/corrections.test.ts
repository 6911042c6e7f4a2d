/** Every correction of a game's rules has its words, so that players can be told what changes for them. */
import type { Game } from "@consigliere/engine/game";
import { LOCALES } from "@consigliere/languages";
import { describe, expect, it } from "vitest";
import { allGames } from "./catalogue.ts";
import { format } from "./phrase.ts";
import { withTable } from "./table-story.ts";
import { inEveryLanguage } from "./testing/sentences.ts";
import { translator } from "./testing/translate.ts";
import { words } from "./words.ts";

/** The corrections without words, each with the language. */
const wordless = (game: Game) =>
  inEveryLanguage(game.meta.id).flatMap(({ language, has }) =>
    (game.meta.corrections ?? [])
      .filter((name) => !has(`correction.${name}`))
      .map((name) => `${language}: ${name}`),
  );

describe.each(allGames.map((manifest) => [manifest.meta.id, manifest] as const))("%s", (_, manifest) => {
  it("says in every language what each of its corrections changes", async () => {
    const game = await manifest.table();
    const names = game.meta.corrections ?? [];
    expect(wordless(game)).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(wordless({ ...game, meta: { ...game.meta, corrections: ["of-this-test"] } })).toEqual(
      LOCALES.map((locale) => `${locale}: of-this-test`),
    );
  });
});

it("a match that comes to go by a correction says so, in the words of the correction", async () => {
  const story = withTable("till", {} as never);
  const event = { type: "corrected", correction: "double" };
  for (const locale of LOCALES) {
    const till = { correction: { double: "Coins count double." } };
    const say = translator({ table: await words(locale, "table"), till }, locale);
    const told = format(say, story.phraseOfEvent(event), { seat: 0, nameOf: String });
    expect(told).toMatch(/Coins count double\.$/);
    expect(told.length).toBeGreaterThan(30);
  }
  expect(story.weightOf(event, 0)).toBe(2);
});
