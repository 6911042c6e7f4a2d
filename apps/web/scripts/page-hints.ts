/**
 * After `next build`: tells browsers ahead what a page is about to need. Its first faces are named before its styles,
 * so that its first words are not drawn twice. The scripts that it loads at once are marked, so that Chromium compiles
 * all of them while they arrive, on a thread of its own, and not function by function on the page's.
 */

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LOCALES, type Locale, languages } from "@consigliere/languages";

const latin = (face: string) => `_next/static/media/${face}-said.*`;
const LATIN = [latin("inter-latin-wght-normal"), latin("limelight-latin-400-normal")];
/** Of headlines and numbers on a table: when one comes late, the whole table is laid out anew. */
const NUMBERS = latin("playfair-display-latin-700-normal");
const HEADINGS = ["landing", "headings"].map((part) => `fonts/shippori-mincho-700-${part}.woff2`);

/** Tables set more text in headings. */
function firstFaces(locale: Locale, page: string): readonly string[] {
  const isTable = page.startsWith(`${locale}/m/`) || page.startsWith(`${locale}/learn/`);
  const faces = isTable ? [...LATIN, NUMBERS] : LATIN;
  const isJapanese = languages[locale].script === "japanese";
  return isJapanese ? [...faces, ...HEADINGS.slice(0, isTable ? 2 : 1)] : faces;
}

/** Chromium's. */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

const out = fileURLToPath(new URL("../out/", import.meta.url));
const scripts = new Set<string>();
for (const locale of LOCALES) {
  for (const page of globSync(`${locale}/**/*.html`, { cwd: out })) {
    const file = join(out, page);
    const html = readFileSync(file, "utf8");
    const links = firstFaces(locale, page).map(faceLink).join("");
    for (const [, src = ""] of html.matchAll(/<script src="\/(_next\/[^"]+)"/g)) scripts.add(src);
    // Browsers look for the encoding first.
    writeFileSync(
      file,
      html.replace(/<meta charset="[^"]+"\/>/i, (encoding) => encoding + links),
    );
  }
}
for (const script of scripts) {
  const file = join(out, script);
  writeFileSync(file, COMPILE_AT_ONCE + readFileSync(file, "utf8"));
}
console.log(`Hints: ${scripts.size} scripts`);

function faceLink(pattern: string): string {
  const [face] = globSync(pattern, { cwd: out });
  if (face === undefined) throw new Error(`no ${pattern} in ${out}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/${face}"/>`;
}
