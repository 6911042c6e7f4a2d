/**
 * Copies the Japanese faces into `public/fonts` with one style sheet that only Japanese pages link: each block of
 * glyphs is fetched by the browser when a page has a character of its unicode-range. Characters beyond JIS level 1
 * (everyday kanji, kana, punctuation) are left out, but for those that the product itself writes.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FACES = [
  ["noto-sans-jp", [400, 700]],
  ["shippori-mincho", [700]],
] as const;

const root = new URL("../", import.meta.url);
const target = new URL("public/fonts/", root);

/** The rows of Shift JIS that hold punctuation, kana and the 2,965 kanji of level 1. */
function everydayCharacters(): Set<number> {
  const decoder = new TextDecoder("shift_jis");
  const found = new Set<number>();
  for (let lead = 0x81; lead <= 0x98; lead++) {
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const code = decoder.decode(new Uint8Array([lead, trail])).codePointAt(0);
      if (code !== undefined && code > 0x2fff && code !== 0xfffd) found.add(code);
    }
  }
  return found;
}

/** What catalogues and rulebooks are written with. */
function ownCharacters(): Set<number> {
  const games = "../../packages/games/src";
  const texts = globSync(
    ["{messages,src/games}/**/ja.json", `${games}/**/ja.json`, `${games}/*/rulebook.ja.md`],
    {
      cwd: fileURLToPath(root),
    },
  );
  const codes = texts.flatMap((text) =>
    [...readFileSync(new URL(text, root), "utf8")].map((character) => character.codePointAt(0) ?? 0),
  );
  return new Set(codes.filter((code) => code > 0x2fff));
}

/** The part of a block's unicode-range that is wanted, as a unicode-range; empty when there is none. */
function wantedPart(unicodeRange: string, wanted: ReadonlySet<number>): string {
  const codes = unicodeRange.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().replace("U+", "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i);
  });
  const runs: { from: number; to: number }[] = [];
  for (const code of codes.filter((one) => wanted.has(one)).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const wanted = everydayCharacters().union(ownCharacters());
let sheet = "";
for (const [family, weights] of FACES) {
  const folder = new URL(`node_modules/@fontsource/${family}/`, root);
  for (const weight of weights) {
    const blocks =
      readFileSync(new URL(`${weight}.css`, folder), "utf8").match(/@font-face \{[^}]+\}/g) ?? [];
    for (const block of blocks) {
      const file = /files\/([\w.-]+\.woff2)/.exec(block)?.[1];
      const range = /unicode-range: ([^;]+);/.exec(block)?.[1];
      const part = range === undefined ? "" : wantedPart(range, wanted);
      if (file === undefined || part === "") continue;
      cpSync(new URL(`files/${file}`, folder), new URL(file, target));
      sheet += block
        .replace(/src:[^;]+;/, `src:url(./${file}) format("woff2");`)
        .replace(/unicode-range: [^;]+;/, `unicode-range:${part};`)
        .replace(/\/\*.*?\*\//g, "")
        .replace(/\s+/g, " ");
    }
  }
}
writeFileSync(new URL("ja.css", target), sheet);
console.log(`Japanese faces: ${Math.round(sheet.length / 1024)} kB style sheet in ${fileURLToPath(target)}`);
