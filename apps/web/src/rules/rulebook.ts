import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { catalogue } from "@consigliere/games/catalogue";
import type { Locale } from "@consigliere/languages";
import { Marked, type Token } from "marked";
import type { DrawnExamples } from "./examples/draw.ts";

interface Chapter {
  readonly id: string;
  readonly title: string;
}

export interface Rulebook {
  readonly html: string;
  readonly chapters: readonly Chapter[];
}

export const gamesWithRules = catalogue.map(({ meta }) => meta.id);

/** The rulebook of a game, read from the games' own folder while the pages are built, after its examples were drawn. */
export async function readRulebook(game: string, locale: Locale): Promise<Rulebook> {
  const folder = join(process.cwd(), "../../packages/games/src", game);
  const [text, drawn] = await Promise.all([
    readFile(join(folder, `rulebook.${locale}.md`), "utf8"),
    readFile(join(process.cwd(), ".examples", `${game}.${locale}.json`), "utf8"),
  ]);
  return bindRulebook(text, JSON.parse(drawn) as DrawnExamples);
}

/**
 * Converts Markdown to pages. Chapters can be linked to, the page shows the book's own title, and the list below `<!--
 * example: id -->` goes under the pictures of that example. Throws an error if it has other pictures.
 */
export function bindRulebook(markdown: string, drawn: DrawnExamples = {}): Rulebook {
  const chapters: Chapter[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      // On a phone, a row becomes a small sheet, so every cell repeats its column's name.
      table({ header, rows }) {
        const names = header.map(({ tokens }) => this.parser.parseInline(tokens));
        const head = names.map((name) => `<th>${name}</th>`).join("");
        const body = rows.map((row) => {
          const cells = row.map(
            ({ tokens }, i) =>
              `<td data-label="${plain(names[i] ?? "")}">${this.parser.parseInline(tokens)}</td>`,
          );
          return `<tr>${cells.join("")}</tr>`;
        });
        return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
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
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== "space");
  const captions = (list: Token | undefined) =>
    list?.type === "list" ? (list.items as { text: string }[]).map(({ text }) => text) : [];
  const parts: string[] = [];
  let text: Token[] = [];
  const endText = () => {
    if (text.length > 0) parts.push(`<div class="prose">${marked.parser(text)}</div>`);
    text = [];
  };
  for (const [index, token] of tokens.entries()) {
    const id = exampleIn(token);
    if (id !== null) {
      endText();
      const lines = captions(tokens[index + 1]).map((line) => marked.parseInline(line, { async: false }));
      parts.push(illustrated(id, lines, drawn[id] ?? []));
    } else if (exampleIn(tokens[index - 1]) === null) text.push(token);
  }
  endText();
  return { html: parts.join(""), chapters };
}

/** The example for a comment; null for anything else. */
function exampleIn(token: Token | undefined): string | null {
  if (token?.type !== "html") return null;
  return /^<!-- example: ([\w-]+) -->\s*$/.exec(token.raw)?.[1] ?? null;
}

/** The pictures of an example, numbered, each above its sentence. */
function illustrated(id: string, captions: readonly string[], pictures: DrawnExamples[string]): string {
  if (pictures.length !== captions.length || pictures.length === 0) {
    throw new Error(`example ${id}: ${pictures.length} pictures, ${captions.length} sentences`);
  }
  const figures = pictures.map(
    ({ html, text }, index) =>
      `<li><figure><div class="example-picture" role="img" aria-label="${plain(text)}">${html}</div>` +
      `<figcaption><b aria-hidden="true">${index + 1}</b> <span>${captions[index]}</span></figcaption></figure></li>`,
  );
  return `<ol class="example" data-example="${id}">${figures.join("")}</ol>`;
}

/** The words of a piece of HTML, fit for an attribute. */
function plain(html: string): string {
  return html.replace(/<[^>]+>/g, "").replaceAll('"', "&quot;");
}
