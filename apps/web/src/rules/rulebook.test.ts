import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bindRulebook, gamesWithRules } from "./rulebook.ts";

describe("rulebook", () => {
  const { html, chapters } = bindRulebook(
    "# The Game\n\n## The *turn*\n\nDraw.\n\n### A detail\n\n## The end\n",
  );

  it("lists its chapters, each with a place to go to", () => {
    expect(chapters).toEqual([
      { id: "chapter-1", title: "The turn" },
      { id: "chapter-2", title: "The end" },
    ]);
    expect(html).toContain('<h2 id="chapter-1">The <em>turn</em></h2>');
    expect(html).toContain("<h3>A detail</h3>");
  });

  it("leaves the title of the book to the page", () => {
    expect(html).not.toContain("<h1");
  });

  it("gives every cell of a table the name of its column", () => {
    const table = bindRulebook("| Card | What |\n| --- | --- |\n| Hit | buries |\n").html;
    expect(table).toContain('<td data-label="What">buries</td>');
  });

  describe("with an example", () => {
    const book =
      "## Turn\n\nDraw.\n\n<!-- example: draw -->\n\n1. Lou *draws*.\n2. Lou has it.\n\nThen play.\n";
    const picture = (html: string) => ({ html, text: "a card" });

    it("puts each sentence below its picture, between what stands before and after", () => {
      const bound = bindRulebook(book, { draw: [picture("<i>a</i>"), picture("<i>b</i>")] }).html;
      expect(bound).toMatch(
        /Draw\..*<i>a<\/i>.*Lou <em>draws<\/em>\..*<i>b<\/i>.*Lou has it\..*Then play\./s,
      );
      expect(bound).toContain('role="img" aria-label="a card"');
      expect(bound).not.toContain("<!--");
    });

    it("is refused when sentences and pictures are not as many", () => {
      expect(() => bindRulebook(book, { draw: [picture("a")] })).toThrow(
        "example draw: 1 pictures, 2 sentences",
      );
    });
  });
});

/**
 * The sections of a rulebook by their headings, as they are read: without tables, and without the text below pictures.
 */
function sectionsOf(markdown: string): (readonly [heading: string, text: string])[] {
  const read = markdown
    .replace(/^<!-- example: .*$\n\n(?:(?:\d+\. | +).*\n?)+/gm, "")
    .replace(/^\|.*$/gm, "");
  return read.split(/^#+ /m).flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return heading === "" ? [] : [[heading, lines.join("\n").replace(/[*_]/g, "")] as const];
  });
}

describe.each(gamesWithRules)("the rulebook of %s", (game) => {
  const read = (locale: string) =>
    readFileSync(
      new URL(`../../../../packages/games/src/${game}/rulebook.${locale}.md`, import.meta.url),
      "utf8",
    );
  const headings = (locale: string) => read(locale).match(/^#+(?= )/gm);

  it("is read in sections of at most 120 words", () => {
    const words = (text: string) => text.match(/[^\s–-]\S*/g)?.length ?? 0;
    const long = sectionsOf(read("en")).filter(([, text]) => words(text) > 120);
    expect(long.map(([heading, text]) => `${heading}: ${words(text)}`)).toEqual([]);
  });

  it("is read in sections as long in Japanese", () => {
    // About as much as 120 English words.
    const long = sectionsOf(read("ja")).filter(([, text]) => text.replace(/\s/g, "").length > 320);
    expect(long.map(([heading, text]) => `${heading}: ${text.length}`)).toEqual([]);
  });

  it("has the same sections in both languages", () => {
    expect(headings("ja")).toEqual(headings("en"));
  });
});
