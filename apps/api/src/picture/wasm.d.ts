/** Where the file lies beside the bundle. */
declare module "*.wasm" {
  const path: string;
  export default path;
}
