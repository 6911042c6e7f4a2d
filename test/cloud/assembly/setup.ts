import type { TestProject } from "vitest/node";
import { synthesize } from "./assembly.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the cloud assembly that all tests share. */
    assembly: string;
  }
}

/** Synthesizes once for all tests; CLOUD_ASSEMBLY names an assembly that is there already. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env["CLOUD_ASSEMBLY"]) {
    provide("assembly", process.env["CLOUD_ASSEMBLY"]);
    return async () => {};
  }
  const { folder, dispose } = await synthesize("small");
  provide("assembly", folder);
  return dispose;
}
