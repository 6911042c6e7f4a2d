/**
 * Adds a language made by machine to the checkout in a folder, so that places without a translation show:
 * `node packages/languages/testing/pseudo.ts <folder>`. It is written like French: with accents, and a third longer.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Its entry in the list of languages. */
const ENTRY = `  fr: { name: "Français", region: "fr_FR", script: "latin", isSpaced: true },\n`;

const ACCENTED: Readonly<Record<string, string>> = { a: "à", e: "é", i: "î", o: "ô", u: "û", c: "ç" };

/** Each vowel becomes two with accents. */
function accented(text: string): string {
  return text.replace(/[aeiouc]/gi, (letter) => {
    const other = ACCENTED[letter.toLowerCase()] ?? "";
    return (
      (letter === letter.toLowerCase() ? other : other.toUpperCase()) +
      (letter.toLowerCase() === "c" ? "" : other)
    );
  });
}

/** A message with its blanks, tags and choices as they are. */
export function pseudo(message: string): string {
  let at = 0;
  const until = (pattern: RegExp) => {
    const end = message.slice(at).search(pattern);
    const part = end < 0 ? message.slice(at) : message.slice(at, at + end);
    at += part.length;
    return part;
  };
  const blank = (): string => {
    const head = until(/[{}]/);
    const isChoice = /,\s*(select|plural|selectordinal),/.test(head);
    let told = head;
    while (message[at] === "{") {
      at++;
      told += `{${isChoice ? text() : until(/\}/)}}`;
      at++;
      told += until(/[{}]/);
    }
    return told;
  };
  const text = (): string => {
    let told = "";
    while (at < message.length && message[at] !== "}") {
      if (message[at] === "<") told += until(/>/);
      else if (message[at] === "{") {
        at++;
        told += `{${blank()}}`;
        at++;
      } else told += accented(until(/[{}<]/));
    }
    return told;
  };
  return text();
}

function pseudoCatalogue(node: unknown): unknown {
  if (typeof node === "string") return pseudo(node);
  return Object.fromEntries(
    Object.entries(node as object).map(([key, value]) => [key, pseudoCatalogue(value)]),
  );
}

/** A rulebook with its marks, addresses and comments as they are. */
function pseudoRulebook(text: string): string {
  return text
    .split(/(<!--.*?-->|\]\([^)]*\)|`[^`]*`|\{[^}]*\}|<[^>]+>)/s)
    .map((part, index) => (index % 2 === 0 ? accented(part) : part))
    .join("");
}

/** Adds the language to the checkout in a folder. */
export function addPseudo(root: string): void {
  const table = join(root, "packages/languages/src/languages.ts");
  writeFileSync(table, readFileSync(table, "utf8").replace(/(?<=\n {2}ja: .*\n)/, ENTRY));
  const options = { cwd: root, exclude: ["**/node_modules"] };
  for (const path of globSync("{apps,packages}/*/{messages,src}/**/en.json", options)) {
    const catalogue: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
    const made = JSON.stringify(pseudoCatalogue(catalogue), null, 2);
    writeFileSync(join(root, path.replace(/en\.json$/, "fr.json")), `${made}\n`);
  }
  for (const path of globSync("packages/games/src/*/rulebook.en.md", options)) {
    const made = pseudoRulebook(readFileSync(join(root, path), "utf8"));
    writeFileSync(join(root, path.replace(/en\.md$/, "fr.md")), made);
  }
}

if (import.meta.main && process.argv[2] !== undefined) addPseudo(resolve(process.argv[2]));
