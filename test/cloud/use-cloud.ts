import { afterAll, beforeAll, expect, inject } from "vitest";
import { readAssembly } from "./assembly/assembly.ts";
import { type Cloud, startCloud } from "./cloud.ts";

/** A cloud of its own for the tests of a file; afterwards, nothing may have been wanted that is not allowed. */
export function useCloud(): { readonly cloud: Cloud } {
  let cloud: Cloud | undefined;
  beforeAll(async () => {
    cloud = await startCloud(await readAssembly(inject("assembly")));
  });
  afterAll(async () => {
    await cloud?.stop();
    expect(cloud?.front.denials).toEqual([]);
    expect(cloud?.front.unknown).toEqual([]);
  });
  return {
    get cloud() {
      if (!cloud) throw new Error("The cloud has not been started.");
      return cloud;
    },
  };
}

/** The errors that the functions logged. */
export function faultsIn({ logs }: Pick<Cloud, "logs">): string[] {
  return logs.filter((line) => /"level":"(ERROR|CRITICAL)"|^\w*Error\b/.test(line));
}
