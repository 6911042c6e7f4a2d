import { facesOf } from "@consigliere/games/nothing-personal/dice";
import { expect, it } from "vitest";
import { goodFor, outcomeOf, type RollAbout, wantAfter } from "./dice-wants.ts";

const roll = { wins: ["4", "5", "ring"], death: "knife" } as unknown as RollAbout;
const faces = facesOf("move-die").map((face) => [face, outcomeOf(roll, face)] as const);
const OFFERED = ["any", "success", "no-success", "no-death", "failure", "death"];
const press = (id: string | null, face: "knife" | "1" | "5") =>
  wantAfter(id === null ? null : { id, number: null }, face, faces, OFFERED).id;

it("tells from the roll what a face comes to", () => {
  expect(faces.map(([, outcome]) => outcome)).toEqual([
    "death",
    "failure",
    "failure",
    "success",
    "success",
    "success",
  ]);
  expect(outcomeOf({ ...roll, death: "none" }, "knife")).toBe("failure");
});

it("keeps with a face all that come to the same, as far as the question offers it", () => {
  expect(press(null, "5")).toBe("success");
  expect(press("success", "1")).toBe("no-death");
  expect(press("no-death", "knife")).toBe("any");
  expect(press("any", "5")).toBe("no-success");
  // Success or death is not offered: the pressed face alone is kept.
  expect(press("success", "knife")).toBe("death");
});

it("takes a number as the limit of what is wanted", () => {
  const numbers = facesOf("number-die").map((face) => [face, null] as const);
  const number = (now: { id: string; number: number | null } | null, face: "1" | "4") =>
    wantAfter(now, face, numbers, ["any", "at-least", "at-most", "not"]);
  expect(number(null, "4")).toEqual({ id: "at-least", number: 4 });
  expect(number({ id: "not", number: 2 }, "4")).toEqual({ id: "not", number: 4 });
  expect(number({ id: "at-least", number: 4 }, "1")).toEqual({ id: "any", number: null });
});

it("is good for whoever tries it, or for whoever controls the other, and for nobody else", () => {
  expect(goodFor("actor", "success")).toBe(true);
  expect(goodFor("actor", "death")).toBe(false);
  expect(goodFor("target", "success")).toBe(false);
  expect(goodFor("target", "death")).toBe(true);
  expect(goodFor("target", "failure")).toBeNull();
  expect(goodFor(null, "success")).toBeNull();
});
