import { expect, it } from "vitest";
import { letterText } from "./letters.ts";

it("keeps lines and emoji of a letter, and nothing that turns or breaks the page", () => {
  expect(letterText("  Lou,\r\n\r\n\r\n\r\nI saw you. 👨‍👩‍👧 ")).toBe("Lou,\n\nI saw you. 👨‍👩‍👧");
  expect(letterText("a\u202egnp.exe\u2066b\u0000c\u0007")).toBe("agnp.exebc");
  expect(letterText("<b>{{name}} {% x %}</b>")).toBe("<b>{{name}} {% x %}</b>");
  expect(letterText(" \u200e\n\t ")).toBe("");
});
