import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { beforeAll, expect, it } from "vitest";
import { pngFile } from "./png-file.ts";

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(file));
});

const SIZE = { width: 24, height: 12 };

function pixelsOf(content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 12" width="24" height="12">${content}</svg>`;
  const { width, height, pixels } = new Resvg(svg).render();
  return { width, height, bytes: pixels };
}

it("is read as what was drawn, with colours, edges and what shines through", () => {
  // What is left of a larger picture is no part of the next one.
  const [width, height] = [40, 30];
  pngFile({ width, height, bytes: new Uint8Array(width * height * 4).fill(200) });
  const drawing = `<rect width="9" height="12" fill="#a3271f"/><circle cx="12" cy="6" r="5.3" fill="#1d5fa3" fill-opacity=".5"/>`;
  const drawn = pixelsOf(drawing);
  expect(new Set(drawn.bytes.filter((_, at) => at % 4 === 3)).size).toBeGreaterThan(5);
  const file = pngFile(pixelsOf(drawing));
  // Another program reads it: the decoder of the library that draws.
  const shown = pixelsOf(
    `<image width="24" height="12" xlink:href="data:image/png;base64,${file.toString("base64")}"/>`,
  );
  expect(shown).toMatchObject(SIZE);
  const most = Math.max(...shown.bytes.map((value, at) => Math.abs(value - (drawn.bytes[at] ?? 0))));
  expect(most).toBeLessThanOrEqual(1);
});
