/** Pictures for mails, because mails show no SVG. In WebAssembly, which gives the same result on every processor. */
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasm from "@resvg/resvg-wasm/index_bg.wasm";

let loaded: Promise<void> | undefined;

/** A PNG of an SVG document without text, with this width in pixels. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  loaded ??= readFile(new URL(wasm, import.meta.url)).then(initWasm);
  await loaded;
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const drawn = drawing.render();
  try {
    return drawn.asPng();
  } finally {
    drawn.free();
    drawing.free();
  }
}
