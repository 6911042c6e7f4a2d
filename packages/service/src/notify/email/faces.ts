/** Faces beside a headline: drawn as on the pages, each in the colour of its seat and with its seal. */
import { signsOf } from "@consigliere/games/picture/seat-signs";
import { BRASS, INK, seal, sheet } from "@consigliere/games/picture/sprite";
import { FACE_BOX, faceMarkup } from "@consigliere/portrait/face";
import type { Figure } from "../notification-text.ts";
import { EDGE, FACE, FACES_HEIGHT, facesWidth, GAP } from "./faces-size.ts";

/** An SVG document of the faces of some players, side by side. */
export function facesPicture(figures: readonly Figure[]): string {
  return sheet(
    figures.map((figure, at) => faceOf(figure, at, EDGE + at * (FACE + GAP))),
    "",
    { width: facesWidth(figures), height: FACES_HEIGHT },
  );
}

function faceOf({ portrait, seat }: Figure, at: number, x: number): string {
  const middle = EDGE + FACE / 2;
  const radius = FACE / 2;
  const face = [
    `<svg x="${x}" y="${EDGE}" width="${FACE}" height="${FACE}" viewBox="${FACE_BOX}">`,
    `<clipPath id="round${at}"><circle cx="50" cy="48.5" r="46"/></clipPath>`,
    `<g clip-path="url(#round${at})">${faceMarkup(portrait, `face${at}`)}</g></svg>`,
  ].join("");
  const color = seat === null ? BRASS : signsOf(seat).color;
  return [
    face,
    `<circle cx="${x + radius}" cy="${middle}" r="${radius}" fill="none" stroke="${INK}" stroke-width="5"/>`,
    `<circle cx="${x + radius}" cy="${middle}" r="${radius}" fill="none" stroke="${color}" stroke-width="3.4"/>`,
    ...(seat === null ? [] : [seal(seat, x + FACE - 9, EDGE + FACE - 9, 11)]),
  ].join("");
}
