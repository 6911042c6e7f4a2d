import { readFile } from "node:fs/promises";
import { SEAT_SIGNS } from "@consigliere/games/picture/seat-signs";
import { expect, it } from "vitest";

it("a seat has the same colours on the screen as in pictures", async () => {
  const tokens = await readFile(new URL("tokens.css", import.meta.url), "utf8");
  for (const [seat, { color, on }] of SEAT_SIGNS.entries()) {
    expect(tokens).toContain(`--seat-${seat}: ${color};`);
    expect(tokens).toContain(`--on-seat-${seat}: ${on};`);
  }
});
