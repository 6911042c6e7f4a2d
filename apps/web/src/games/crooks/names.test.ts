import { CROOK_IDS } from "@consigliere/games/crooks/cards";
import ja from "@consigliere/games/crooks/messages/ja.json" with { type: "json" };
import { expect, it } from "vitest";

it.each(CROOK_IDS)("a narrow card can break the Japanese name of %s before the name proper", (id) => {
  const [name, short] = [ja.crook[id], ja.short[id]];
  expect(name.endsWith(short)).toBe(true);
});
