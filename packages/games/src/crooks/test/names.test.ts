import { expect, it } from "vitest";
import { CROOK_IDS } from "../cards.ts";
import ja from "../messages/ja.json" with { type: "json" };

it.each(CROOK_IDS)("a narrow card can break the Japanese name of %s before the name proper", (id) => {
  const [name, short] = [ja.crook[id], ja.short[id]];
  expect(name.endsWith(short)).toBe(true);
});
