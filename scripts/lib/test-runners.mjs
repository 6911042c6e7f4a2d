import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { environment, playwright, root, run, say } from "./command.mjs";

const reports = mkdtempSync(join(tmpdir(), "consigliere-reports-"));

/** Unit, scenario, property and contract tests of all packages. */
export async function runVitest() {
  say("Testing packages …");
  const report = join(reports, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  // Modules that many processes load are compiled once.
  const env = { ...environment, NODE_COMPILE_CACHE: join(reports, "compiled") };
  const code = await run("vitest", args, { env });
  return withCode(resultsOfVitest(readReport(report)), code);
}

/** The tests of the product in browsers. */
export async function runPlaywright() {
  say("Testing the product in browsers …");
  const report = join(reports, "playwright.json");
  const code = await playwright([], { E2E_REPORT: report });
  return withCode(resultsOfPlaywright(readReport(report)), code);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function resultsOfVitest(report) {
  if (!report) return { passed: 0, failures: [] };
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    // A file that could not be loaded has no failed tests, but still counts as a failure.
    if (status === "failed" && failed.length === 0) return [relative(root, name)];
    return failed.map(({ fullName }) => `${relative(root, name)} › ${fullName}`);
  });
  return { passed: report.numPassedTests, failures };
}

function resultsOfPlaywright(report) {
  if (!report) return { passed: 0, failures: [] };
  const { expected, flaky } = report.stats;
  const specs = report.suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: expected + flaky,
    failures: [
      ...specs.map(({ file, title }) => `e2e/${file} › ${title}`),
      ...report.errors.map(({ message }) => message),
    ],
  };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A runner that fails without naming a test counts as one failure, so that no failure is silent. */
function withCode({ passed, failures }, code) {
  const unnamed = code !== 0 && failures.length === 0;
  return { passed, failures: unnamed ? [`a runner that ended with ${code}`] : failures };
}
