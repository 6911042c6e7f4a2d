import { test as base, expect } from "@playwright/test";
import { listenForComplaints } from "./complaints.ts";
import { type Stack, startStack } from "./stack.ts";

interface TestFixtures {
  /** Errors of pages so far; a test fails when it ends with any. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  /** The product, running; shared by the tests of a worker. */
  readonly stack: Stack;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.dispose();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  complaints: [
    async ({ browser }, use) => {
      const { complaints, stop } = listenForComplaints(browser);
      await use(complaints);
      stop();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
