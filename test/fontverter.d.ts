declare module "fontverter" {
  export function convert(font: Buffer, format: "truetype" | "woff" | "woff2"): Promise<Buffer>;
}
