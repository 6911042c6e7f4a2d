import { describe, expect, it } from "vitest";
import { bindRulebook } from "./rulebook.ts";

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
    expect(table).toContain('<td role="cell" data-label="What">buries</td>');
  });
});
