import { expect, it } from "vitest";
import { drawings } from "../out/drawings.ts";
import { faceMarkup } from "./face.ts";
import { faceFromSeed } from "./seed.ts";
import { PLAIN_FACE, type PortraitTraits, TRAITS } from "./traits.ts";

/** The plain face with each trait changed alone, as a man's and as a woman's. */
const faces = Object.entries(TRAITS).flatMap(([name, values]) =>
  values.flatMap((value) =>
    (["masculine", "feminine"] as const).map(
      (expression): PortraitTraits => ({ ...PLAIN_FACE, expression, [name]: value }),
    ),
  ),
);

it("differs for each value of each trait", () => {
  for (const [name, values] of Object.entries(TRAITS)) {
    const drawn = values.map((value) => faceMarkup({ ...PLAIN_FACE, [name]: value }, "a"));
    const same = name === "expression" ? 1 : 0;
    expect(new Set(drawn).size, name).toBe(values.length - same);
  }
});

it("uses every drawing, and needs none that is not there", () => {
  const beginnings = faces.map((face) => faceMarkup(face, "a")).join("");
  for (const [name, drawing] of Object.entries(drawings)) {
    // Its shape, whatever colours it is painted in.
    const shape = /\bd='([^']+)'|\bcx='[^']+' cy='[^']+' r='[^']+'/.exec(drawing)?.[0] ?? "nothing";
    expect(beginnings, name).toContain(shape);
  }
});

it("is painted in the colours of the person alone", () => {
  const teal = faceMarkup(
    { ...PLAIN_FACE, accent: "teal", tone: "deep", hairTone: "fair", hair: "waves" },
    "a",
  );
  for (const drawn of ["#b98a3e", "#d9bd84", "#ecd9ba", "#1d1712"]) expect(teal).not.toContain(drawn);
});

it("has no ids but those with the prefix that it is given", () => {
  for (const face of [...faces, faceFromSeed("Ada")]) {
    for (const [, id] of faceMarkup(face, "mine").matchAll(/\bid=["']([^"']+)/g)) expect(id).toMatch(/^mine/);
  }
});
