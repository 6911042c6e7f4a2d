import { GANGSTER_IDS } from "@consigliere/games/nothing-personal/cards";
import { encodeFace } from "@consigliere/portrait/seed";
import { expect, it } from "vitest";
import { faceOf } from "./faces.ts";

it("gives every gangster a face of their own, and always the same", () => {
  const faces = GANGSTER_IDS.map((id) => encodeFace(faceOf(id)));
  expect(new Set(faces).size).toBe(GANGSTER_IDS.length);
  expect(GANGSTER_IDS.map((id) => encodeFace(faceOf(id)))).toEqual(faces);
});
