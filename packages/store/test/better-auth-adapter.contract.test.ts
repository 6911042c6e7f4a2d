import {
  authFlowTestSuite,
  caseInsensitiveTestSuite,
  joinsTestSuite,
  normalTestSuite,
  testAdapter,
  transactionsTestSuite,
} from "@better-auth/test-utils/adapter";
import { betterAuthAdapter } from "../src/better-auth-adapter.ts";
import { freshTable } from "../testing/table.ts";

const table = freshTable();

/**
 * Better Auth's own suites. Those for numeric ids and UUIDs are left out. Nobody numbers rows in DynamoDB, and the
 * adapter says so (`supportsNumericIds: false`). The suite for UUIDs repeats the checks of other ids. The one test for
 * transactions skips itself, because rows are changed one by one.
 */
const { execute } = await testAdapter({
  adapter: async () => betterAuthAdapter(await table),
  runMigrations: () => {},
  tests: [
    normalTestSuite(),
    authFlowTestSuite(),
    caseInsensitiveTestSuite(),
    joinsTestSuite(),
    transactionsTestSuite(),
  ],
});

execute();
