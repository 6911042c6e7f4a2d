import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, root, run, say } from "./command.mjs";

const reports = mkdtempSync(join(tmpdir(), "consigliere-reports-"));

/** Unit, scenario, property and contract tests of all packages. */
export async function runVitest() {
  say("Testing packages …");
  const report = join(reports, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  // Modules that many processes load are compiled once.
  const env = { ...environment, NODE_COMPILE_CACHE: join(reports, "compiled") };
  const code = await run("vitest", args, { env });
  return withFailure(countVitest(readReport(report)), code);
}

/** The tests of the product in browsers. */
export async function runPlaywright() {
  say("Testing the product in browsers …");
  const report = join(reports, "playwright.json");
  const code = await run("playwright", ["test"], {
    cwd: join(root, "test"),
    env: {
      ...environment,
      PATH: `${join(root, "test", "node_modules", ".bin")}:${environment.PATH}`,
      E2E_REPORT: report,
    },
  });
  return withFailure(countPlaywright(readReport(report)), code);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function countVitest(report) {
  if (!report) return { passed: 0, failed: 0 };
  // A file that could not be loaded has no failed tests, but still counts as a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** A runner that fails without naming a test counts as one failure, so that no failure is silent. */
function withFailure({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
