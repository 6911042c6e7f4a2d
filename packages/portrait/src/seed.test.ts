import { describe, expect, it } from "vitest";
import { encodeFace, faceFromSeed, faceFromText } from "./seed.ts";
import { PLAIN_FACE, TRAIT_NAMES, TRAITS } from "./traits.ts";

describe("faces", () => {
  it("are the same for the same seed, and differ between seeds", () => {
    expect(faceFromSeed("Ada")).toEqual(faceFromSeed("Ada"));
    const faces = new Set(Array.from({ length: 200 }, (_, i) => encodeFace(faceFromSeed(`seed ${i}`))));
    expect(faces.size).toBe(200);
  });

  it("come back from their text as they were", () => {
    for (let i = 0; i < 50; i++) {
      const face = faceFromSeed(`seed ${i}`);
      expect(faceFromText(encodeFace(face))).toEqual(face);
    }
  });

  it("fit the portrait field of a profile", () => {
    expect(encodeFace(faceFromSeed("Ada"))).toMatch(/^[\x20-\x7e]{1,64}$/);
  });

  it("are drawn whatever the text says", () => {
    expect(faceFromText("face:")).toEqual(PLAIN_FACE);
    expect(faceFromText(`face:${"z".repeat(40)}`)).toEqual(PLAIN_FACE);
    const face = faceFromText("<script>");
    for (const name of TRAIT_NAMES) expect(TRAITS[name]).toContain(face[name]);
  });
});
