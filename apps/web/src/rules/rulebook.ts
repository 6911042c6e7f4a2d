import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { catalogue } from "@consigliere/games/catalogue";
import { Marked } from "marked";
import type { Locale } from "../i18n/routing.ts";

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

export interface Rulebook {
  readonly html: string;
  readonly chapters: readonly Chapter[];
}

export const gamesWithRules = catalogue.map(({ id }) => id);

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
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) return "";
        if (depth > 2) return `<h${depth}>${text}</h${depth}>`;
        const id = `chapter-${chapters.length + 1}`;
        chapters.push({ id, title: text.replace(/<[^>]+>/g, "") });
        return `<h2 id="${id}">${text}</h2>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), chapters };
}
