/** Pictures for mails, because mails show no SVG. In WebAssembly, which gives the same result on every processor. */
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import { pngFile } from "./png-file.ts";

let loaded: Promise<void> | undefined;

/** A PNG of an SVG document without text, with this width in pixels. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  loaded ??= readFile(new URL(wasm, import.meta.url)).then(initWasm);
  await loaded;
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const drawn = drawing.render();
  try {
    return pngFile({ width: drawn.width, height: drawn.height, bytes: drawn.pixels });
  } finally {
    drawn.free();
    drawing.free();
  }
}
