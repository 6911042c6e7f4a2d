/**
 * Draws the men at the wall of the landing page, as `public/wall.svg`: a picture apart from the page, which would hold
 * each drawing twice, as markup and as data. They are alike, so that together they weigh half; each is a view of it. The
 * first man is drawn without his hat, which is a view by itself.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FACE_BOX, faceMarkup, hatMarkup } from "@consigliere/portrait/face";
import { faceOf } from "../src/games/family-business/portraits.ts";
import { MEN } from "../src/landing/men.ts";

const target = fileURLToPath(new URL("../public/wall.svg", import.meta.url));
const [, , width = 0, height = 0] = FACE_BOX.split(" ").map(Number);

const views = MEN.flatMap((man, index): (readonly [name: string, content: string])[] => {
  const face = faceOf(man);
  if (index > 0) return [[man, faceMarkup(face, `f${index}`, true)]];
  return [
    [man, faceMarkup({ ...face, hat: "none" }, `f${index}`, true)],
    ["hat", hatMarkup(face)],
  ];
});
const drawn = views.map(([name, content], index) => {
  const x = index * width;
  const view = `<view id="${name}" viewBox="${x} 0 ${width} ${height}"/>`;
  return `${view}<svg x="${x}" width="${width}" height="${height}" viewBox="${FACE_BOX}">${content}</svg>`;
});
writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join("")}</svg>`,
);
