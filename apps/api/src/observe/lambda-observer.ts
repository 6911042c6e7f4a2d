import type { Logger } from "@aws-lambda-powertools/logger";
import type { Metrics } from "@aws-lambda-powertools/metrics";
import type { Measure } from "@consigliere/service/context";
import type { Context } from "aws-lambda";
import type { Observer } from "./observer.ts";
import { summaryOf } from "./summary.ts";

/**
 * Powertools, set up by the variables of the template (POWERTOOLS_… and STAGE), and X-Ray's SDK. They would be a fifth
 * of all code loaded at a start, so each is loaded on first use: the part that writes faults with a fault, and the part
 * that traces with an invocation that X-Ray has chosen.
 */
export function lambdaObserver(env: Readonly<Record<string, string | undefined>>): Observer {
  const measured: (readonly [name: Measure, value: number])[] = [];
  const tracer = clientTracer();
  const faults: Promise<void>[] = [];
  let invocation: Context | undefined;
  let logger: Promise<Logger> | undefined;
  let metrics: Metrics | undefined;
  const measure: Observer["measure"] = (name, value = 1) => void measured.push([name, value]);
  const ofStage = (made: Metrics) => {
    // With the function as a dimension, each would have a metric of its own, and each metric costs.
    made.clearDefaultDimensions();
    return made.setDefaultDimensions({ STAGE: env["STAGE"] ?? "unknown" });
  };
  const publish = async () => {
    const module = await import("@aws-lambda-powertools/metrics");
    metrics ??= ofStage(new module.Metrics());
    for (const [name, value] of measured.splice(0)) {
      const { Seconds, Count } = module.MetricUnit;
      metrics.addMetric(name, name === "DueLagSeconds" ? Seconds : Count, value);
    }
    metrics.publishStoredMetrics();
  };
  const write: Observer["report"] = ({ what, where, error }) => {
    logger ??= import("@aws-lambda-powertools/logger").then((module) => new module.Logger());
    const context = invocation;
    const written = logger.then((log) => {
      if (context !== undefined) log.addContext(context);
      log.error(what, { where, cause: summaryOf(error) });
    });
    faults.push(written);
  };
  return {
    report: (fault) => {
      measure("Fault");
      write(fault);
    },
    measure,
    traced: tracer.traced,
    begin: async (context) => {
      invocation = context;
      // Lambda sets it again for each invocation.
      if (env["_X_AMZN_TRACE_ID"]?.includes("Sampled=1")) await tracer.begin();
    },
    end: async () => {
      await Promise.all(faults.splice(0));
      if (measured.length > 0) await publish();
    },
  };
}

/** Traces the clients that it is given, once it has begun. Other HTTPS traffic is not traced. */
function clientTracer() {
  const waiting: object[] = [];
  let begun: Promise<void> | undefined;
  async function begin(): Promise<void> {
    const { captureAWSv3Client } = (await import("aws-xray-sdk-core")).default;
    for (const client of waiting) captureAWSv3Client(client as never);
  }
  return {
    begin: () => {
      begun ??= begin();
      return begun;
    },
    /** Clients are made before the first invocation, and outlast all of them. */
    traced: <Client extends object>(client: Client): Client => {
      waiting.push(client);
      return client;
    },
  };
}
