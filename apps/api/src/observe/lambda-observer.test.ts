import { RulesError } from "@consigliere/engine/errors";
import type { Context } from "aws-lambda";
import { afterEach, expect, it, vi } from "vitest";
import { observerFor } from "./chosen-observer.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const env = {
  AWS_LAMBDA_FUNCTION_NAME: "Consigliere-test-tick",
  AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
  LAMBDA_TASK_ROOT: "/var/task",
  POWERTOOLS_SERVICE_NAME: "tick",
  POWERTOOLS_METRICS_NAMESPACE: "Consigliere",
  POWERTOOLS_LOG_LEVEL: "INFO",
  STAGE: "test",
  _X_AMZN_TRACE_ID: "Root=1-5e272390-8c398be037738dc042009320;Parent=94ae789b969f1cc5;Sampled=1",
};

async function lambda() {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((line) => written.push(String(line)) > 0);
  }
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { observer: await observerFor(process.env), lines };
}

const context = { functionName: "tick", awsRequestId: "request-1", memoryLimitInMB: "512" } as Context;

it("logs a fault as one structured line, with service, request and trace, and counts it", async () => {
  const { observer, lines } = await lambda();
  observer.begin(context);
  const error = new RulesError("rules/broken", "card:hit-7", { inputs: ["card:hit-7"] });
  observer.report({ what: "rules/broken", where: { matchId: "m1" }, error });
  await observer.end();
  const [fault, figures] = lines();
  expect(fault).toMatchObject({
    level: "ERROR",
    message: "rules/broken",
    service: "tick",
    function_request_id: "request-1",
    xray_trace_id: "1-5e272390-8c398be037738dc042009320",
    where: { matchId: "m1" },
    cause: { name: "RulesError", message: "rules/broken" },
  });
  expect(figures).toMatchObject({ Fault: 1, STAGE: "test" });
  expect(JSON.stringify(lines())).not.toContain("hit-7");
});

it("hands measures in once, at the end of the invocation", async () => {
  const { observer, lines } = await lambda();
  observer.begin(context);
  observer.measure("MailSent");
  observer.measure("MailSent");
  observer.measure("DueLagSeconds", 42.5);
  expect(lines()).toEqual([]);
  await observer.end();
  await observer.end();
  const [figures, ...more] = lines();
  expect(more).toEqual([]);
  expect(figures).toMatchObject({
    MailSent: [1, 1],
    DueLagSeconds: 42.5,
    _aws: {
      CloudWatchMetrics: [
        {
          Namespace: "Consigliere",
          Dimensions: [["STAGE"]],
          Metrics: expect.arrayContaining([{ Name: "DueLagSeconds", Unit: "Seconds" }]),
        },
      ],
    },
  });
});

it("outside Lambda a fault is a line on the terminal, and nothing is measured", async () => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  const observer = await observerFor({});
  observer.report({ what: "trouble", where: { matchId: "m1" }, error: new Error("why") });
  observer.measure("Fault");
  expect(JSON.parse(String(printed.mock.calls[0]?.[0]))).toMatchObject({
    level: "error",
    what: "trouble",
    where: { matchId: "m1" },
    cause: { message: "why" },
  });
});
