import { readFileSync } from "node:fs";
import { catalogue } from "@consigliere/games/catalogue";
import { LOCALES, type Locale } from "@consigliere/languages";
import { describe, expect, it } from "vitest";
import { tableOf } from "../../games/registry.ts";
import { bindRulebook } from "../rulebook.ts";
import { drawExamples } from "./draw.ts";
import { prune } from "./prune.ts";

const rulebookOf = (game: string, locale: Locale) =>
  readFileSync(
    new URL(`../../../../../packages/games/src/${game}/rulebook.${locale}.md`, import.meta.url),
    "utf8",
  );

describe.each(catalogue.map(({ meta }) => meta.id))("the examples of %s", (game) => {
  it("are many enough, each of two or three pictures", async () => {
    const { examples = [] } = (await tableOf(game)?.examples?.()) ?? {};
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const { pictures } of examples) expect([2, 3]).toContain(pictures.length);
  });

  it.each(LOCALES)("are played by the rules, drawn, and told by a sentence each: %s", async (locale) => {
    const drawn = await drawExamples(game, locale, new Map());
    const { html } = bindRulebook(rulebookOf(game, locale), drawn);
    const placed = [...html.matchAll(/data-example="([\w-]+)"/g)].map(([, id]) => id ?? "");
    expect(placed.toSorted()).toEqual(Object.keys(drawn).toSorted());
    for (const picture of Object.values(drawn).flat()) {
      expect(picture.text).not.toBe("");
      expect(picture.html).not.toMatch(/<button|tabindex|style="|aria-label/);
      // A key without words is shown as it is.
      expect(picture.text + picture.html).not.toMatch(/\b(board|play|moment)\.[a-z-]+\./);
    }
  });
});

describe("a picture", () => {
  const board =
    '<div class="board"><ul class="row"><li data-seat="0" class="man">' +
    '<button style="--i: 1" aria-label="Lou" tabindex="0">L</button></li>' +
    '<li data-seat="1" class="man"><span class="visually-hidden">Rosa</span></li></ul><p class="other">!</p></div>';

  it("keeps the pieces that are asked for, where they lie, with nothing to press", () => {
    const styles = new Map<string, string>();
    const { html, text } = prune(board, ['.man[data-seat="0"]'], styles);
    expect(html).toBe(
      '<div class="board"><ul class="row"><li data-seat="0" class="man"><div class="x1">L</div></li></ul></div>',
    );
    expect(text).toBe("Lou");
    expect([...styles]).toEqual([["--i: 1", "x1"]]);
  });

  it("leaves out of them what is not wanted", () => {
    const { html } = prune(board, [".row", '!.man[data-seat="0"]'], new Map());
    expect(html).toBe('<div class="board"><ul class="row"><li data-seat="1" class="man"></li></ul></div>');
  });

  it("is read out by words that are not drawn", () => {
    const { html, text } = prune(board, ['.man[data-seat="1"]'], new Map());
    expect(text).toBe("Rosa");
    expect(html).not.toContain("Rosa");
  });

  it("is refused without one of its pieces", () => {
    expect(() => prune(board, [".man", ".dog"], new Map())).toThrow(".dog");
  });
});
