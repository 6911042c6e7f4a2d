import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { catalogue } from "@consigliere/games/catalogue";
import { Marked } from "marked";
import type { Locale } from "../i18n/routing.ts";

interface Chapter {
  readonly id: string;
  readonly title: string;
}

export interface Rulebook {
  readonly html: string;
  readonly chapters: readonly Chapter[];
}

export const gamesWithRules = catalogue.map(({ meta }) => meta.id);

/** The rulebook of a game, read from the games' own folder while the pages are made. */
export async function readRulebook(game: string, locale: Locale): Promise<Rulebook> {
  const folder = join(process.cwd(), "../../packages/games/src", game);
  return bindRulebook(await readFile(join(folder, `rulebook.${locale}.md`), "utf8"));
}

/** Markdown to pages: chapters can be linked to, and the book's own title is left to the page. */
export function bindRulebook(markdown: string): Rulebook {
  const chapters: Chapter[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      // On a phone a row is set as a small sheet, so that every cell brings its column's name along.
      table({ header, rows }) {
        const names = header.map(({ tokens }) => this.parser.parseInline(tokens));
        const head = names.map((name) => `<th role="columnheader">${name}</th>`).join("");
        const body = rows.map((row) => {
          const cells = row.map(
            ({ tokens }, i) =>
              `<td role="cell" data-label="${plain(names[i] ?? "")}">${this.parser.parseInline(tokens)}</td>`,
          );
          return `<tr role="row">${cells.join("")}</tr>`;
        });
        return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join("")}</tbody></table>`;
      },
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) return "";
        if (depth > 2) return `<h${depth}>${text}</h${depth}>`;
        const id = `chapter-${chapters.length + 1}`;
        chapters.push({ id, title: plain(text) });
        return `<h2 id="${id}">${text}</h2>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), chapters };
}

/** The words of a piece of HTML, fit for an attribute. */
function plain(html: string): string {
  return html.replace(/<[^>]+>/g, "").replaceAll('"', "&quot;");
}
