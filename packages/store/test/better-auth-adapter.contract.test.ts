import {
  authFlowTestSuite,
  caseInsensitiveTestSuite,
  joinsTestSuite,
  normalTestSuite,
  testAdapter,
  transactionsTestSuite,
  uuidTestSuite,
} from "@better-auth/test-utils/adapter";
import { betterAuthAdapter } from "../src/better-auth-adapter.ts";
import { freshTable } from "./fresh-store.ts";

const table = freshTable();

/**
 * Better Auth's own suites. The one for numeric ids is left out: nobody numbers rows in DynamoDB, and the
 * adapter says so (`supportsNumericIds: false`). The one test for transactions skips itself, since rows are
 * changed one by one.
 */
const { execute } = await testAdapter({
  adapter: async () => betterAuthAdapter(await table),
  runMigrations: () => {},
  tests: [
    normalTestSuite(),
    authFlowTestSuite(),
    caseInsensitiveTestSuite(),
    joinsTestSuite(),
    uuidTestSuite(),
    transactionsTestSuite(),
  ],
});

execute();
