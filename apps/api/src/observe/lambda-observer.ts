import type { Logger } from "@aws-lambda-powertools/logger";
import type { Metrics } from "@aws-lambda-powertools/metrics";
import type { Measure } from "@consigliere/service/context";
import type { Context } from "aws-lambda";
import type { Observer } from "./observer.ts";
import { summaryOf } from "./summary.ts";

/**
 * Powertools, set up by the variables of the template (POWERTOOLS_… and STAGE). Each part is loaded on first use: the
 * one that writes faults with a fault, and the one that measures with a measure.
 */
export function lambdaObserver(env: Readonly<Record<string, string | undefined>>): Observer {
  const measured: (readonly [name: Measure, value: number])[] = [];
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
    begin: (context) => {
      invocation = context;
    },
    end: async () => {
      await Promise.all(faults.splice(0));
      if (measured.length > 0) await publish();
    },
  };
}
