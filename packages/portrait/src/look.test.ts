import { expect, it } from "vitest";
import { look } from "./look.ts";

it("a face in words has the traits that they name, and no others", () => {
  expect(look("homburg heavy walrus round-glasses")).toEqual({
    hat: "homburg",
    face: "heavy",
    moustache: "walrus",
    glasses: "round",
  });
  expect(look("woman flat heavy-brows")).toEqual({ expression: "feminine", brows: "heavy", mouth: "flat" });
  expect(() => look("homburg sombrero")).toThrow("sombrero");
});
