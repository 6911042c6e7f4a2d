/**
 * Makes the Latin faces that pages are set in, as `src/design/faces`: of each face a small file with every sign that
 * is said in a language of Latin letters, also as a capital, and the features that the styles ask for, and the whole file, which a browser
 * fetches when a page has another sign, of a name for instance.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LOCALES, languages } from "@consigliere/languages";
import subsetFont from "subset-font";

interface Face {
  readonly family: string;
  readonly file: string;
  /** As in `@font-face`: one weight, or the range that the file can be set in. */
  readonly weight: string;
  readonly style: "normal" | "italic";
}

const playfair = { family: "Playfair Display", style: "normal" } as const;
const FACES: readonly Face[] = [
  {
    family: "Inter",
    file: "@fontsource-variable/inter/files/inter-latin-wght-normal",
    weight: "400 700",
    style: "normal",
  },
  {
    family: "Limelight",
    file: "@fontsource/limelight/files/limelight-latin-400-normal",
    weight: "400",
    style: "normal",
  },
  {
    ...playfair,
    file: "@fontsource/playfair-display/files/playfair-display-latin-700-normal",
    weight: "700",
  },
  {
    ...playfair,
    style: "italic",
    weight: "700",
    file: "@fontsource/playfair-display/files/playfair-display-latin-700-italic",
  },
];

/** Everything in the whole files. */
const WHOLE =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const latin = LOCALES.filter((locale) => languages[locale].script === "latin");
const sources = globSync(
  [
    "apps/web/src/**/*.{tsx,css}",
    ...latin.flatMap((locale) => [
      `{apps,packages}/*/messages/**/${locale}.json`,
      `{apps,packages}/*/src/**/messages/**/${locale}.json`,
      `packages/games/src/*/rulebook.${locale}.md`,
    ]),
  ],
  { cwd: repository },
);
const said = sources.map((path) => readFileSync(repository + path, "utf8")).join("");
const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/** Where a line may break, and where it may not: words of all languages have them, and nobody sees them. */
const breaks = "\u200b\u2060";
const codes = [...new Set(ascii + breaks + said + said.toUpperCase())]
  .map((sign) => sign.codePointAt(0) ?? 0)
  .filter(isInWhole);
const text = String.fromCodePoint(...codes);
const small = codes.map((code) => `U+${code.toString(16)}`).join(",");

const modules = new URL("../node_modules/", import.meta.url);
const target = new URL("../src/design/faces/", import.meta.url);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
let sheet = "";
for (const face of FACES) {
  const name = face.file.replace(/.*\//, "");
  const source = new URL(`${face.file}.woff2`, modules);
  const [min = 400, max = min] = face.weight.split(" ").map(Number);
  const cut = await subsetFont(readFileSync(source), text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "lnum", "tnum"],
    ...(max > min && { variationAxes: { wght: { min, max } } }),
  });
  writeFileSync(new URL(`${name}-said.woff2`, target), cut);
  copyFileSync(source, new URL(`${name}.woff2`, target));
  // Of two faces for a character the later one is taken.
  sheet += faceRule(face, `${name}.woff2`, WHOLE) + faceRule(face, `${name}-said.woff2`, small);
}
writeFileSync(new URL("faces.css", target), sheet);

function isInWhole(code: number): boolean {
  return WHOLE.split(",").some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return code > 0x1f && from <= code && code <= to;
  });
}

function faceRule({ family, weight, style }: Face, file: string, range: string): string {
  const source = `url(./${file}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:${source};unicode-range:${range}}\n`;
}
