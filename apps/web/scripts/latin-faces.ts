/**
 * Makes the Latin faces that pages are set in, as `src/design/faces`: of each face a small file with what English is
 * written with and the features that the styles ask for, and the whole file, which a browser fetches when a page has
 * another letter, of a name for instance.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { ENGLISH, LATIN } from "./latin.ts";

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
    file: "@fontsource/playfair-display/files/playfair-display-latin-800-normal",
    weight: "800",
  },
  {
    ...playfair,
    style: "italic",
    weight: "700",
    file: "@fontsource/playfair-display/files/playfair-display-latin-700-italic",
  },
];

const text = ENGLISH.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join("");
const hex = (code: number) => code.toString(16).toUpperCase();
const english = ENGLISH.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");

const modules = new URL("../node_modules/", import.meta.url);
const target = new URL("../src/design/faces/", import.meta.url);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
let sheet = "";
for (const face of FACES) {
  const name = face.file.replace(/.*\//, "");
  const source = new URL(`${face.file}.woff2`, modules);
  const [min = 400, max = min] = face.weight.split(" ").map(Number);
  const small = await subsetFont(readFileSync(source), text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "lnum", "tnum"],
    ...(max > min && { variationAxes: { wght: { min, max } } }),
  });
  writeFileSync(new URL(`${name}-english.woff2`, target), small);
  copyFileSync(source, new URL(`${name}.woff2`, target));
  // Of two faces for a character the later one is taken.
  sheet += faceRule(face, `${name}.woff2`, LATIN) + faceRule(face, `${name}-english.woff2`, english);
}
writeFileSync(new URL("faces.css", target), sheet);

function faceRule({ family, weight, style }: Face, file: string, range: string): string {
  const source = `url(./${file}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:${source};unicode-range:${range}}\n`;
}
