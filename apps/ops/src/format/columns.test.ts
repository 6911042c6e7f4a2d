import { expect, it } from "vitest";
import { columns, pairs, section } from "./columns.ts";

it("sets what belongs together in one column", () => {
  expect(
    columns(
      ["id", "name"],
      [
        ["1", "Ann"],
        ["23", "Bob"],
      ],
    ),
  ).toBe("ID  NAME\n1   Ann\n23  Bob");
});

it("says that there is nothing", () => {
  expect(columns(["id"], [])).toBe("none");
});

it("gives wide letters two cells", () => {
  expect(
    columns(
      ["name", "seat"],
      [
        ["健", "1"],
        ["Ann", "2"],
      ],
    ),
  ).toBe("NAME  SEAT\n健    1\nAnn   2");
});

it("sets a section in below its title", () => {
  expect(
    section(
      "Match",
      pairs([
        ["a", "1"],
        ["bcd", "2"],
      ]),
    ),
  ).toBe("Match\n  a    1\n  bcd  2");
});
