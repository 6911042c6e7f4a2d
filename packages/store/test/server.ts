import type { TestProject } from "vitest/node";
import { startEmbedded } from "../src/embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    endpoint: string;
  }
}

/** One server in memory for the whole run; every test file makes tables of its own in it. */
export default async function server(project: TestProject): Promise<() => Promise<void>> {
  const { endpoint, stop } = await startEmbedded();
  project.provide("endpoint", endpoint);
  return stop;
}
