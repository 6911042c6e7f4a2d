import { test as base } from "@playwright/test";
import { type Stack, startStack } from "./stack.ts";

interface WorkerFixtures {
  /** The product, running; shared by the tests of a worker. */
  readonly stack: Stack;
}

export const test = base.extend<object, WorkerFixtures>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
});

export { expect } from "@playwright/test";
