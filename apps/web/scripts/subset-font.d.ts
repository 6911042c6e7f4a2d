/** The part of the package that we use; it brings no types. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** OpenType features that stay; the others go. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
