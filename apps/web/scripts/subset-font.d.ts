/** The part of the package that we use; it brings no types. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "truetype" | "woff2";
    /** OpenType features that stay; the others go. Absent: all of them stay that a subset keeps by itself. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
