/**
 * Draws the men at the wall of the landing page, as `public/wall`: pictures apart from the page, which would hold each
 * drawing twice, as markup and as data. The first man is drawn without his hat, which is a picture by itself.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FACE_BOX, faceMarkup, hatMarkup } from "@consigliere/portrait/face";
import { faceOf } from "../src/games/family-business/portraits.ts";
import { MEN } from "../src/landing/men.ts";

const target = fileURLToPath(new URL("../public/wall", import.meta.url));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

for (const [index, man] of MEN.entries()) {
  const face = faceOf(man);
  const isFirst = index === 0;
  draw(man, faceMarkup(isFirst ? { ...face, hat: "none" } : face, "f", true));
  if (isFirst) draw("hat", hatMarkup(face));
}

function draw(name: string, content: string): void {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FACE_BOX}">${content}</svg>`;
  writeFileSync(`${target}/${name}.svg`, picture);
}
