import { startEmbedded } from "@consigliere/store/embedded";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    endpoint: string;
  }
}

/** One database server in memory for the whole run; every test file makes tables of its own in it. */
export default async function server(project: TestProject): Promise<() => Promise<void>> {
  const { endpoint, stop } = await startEmbedded();
  project.provide("endpoint", endpoint);
  return stop;
}
