import { Logger } from "@aws-lambda-powertools/logger";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Tracer } from "@aws-lambda-powertools/tracer";
import type { Observer } from "./observer.ts";
import { summaryOf } from "./summary.ts";

/** Powertools, set up by the variables that the template gives: POWERTOOLS_… and STAGE. */
export function lambdaObserver(env: Readonly<Record<string, string | undefined>>): Observer {
  const logger = new Logger();
  const metrics = new Metrics({ defaultDimensions: { STAGE: env["STAGE"] ?? "unknown" } });
  // Only clients that are named are traced, not whatever speaks HTTPS.
  const tracer = new Tracer({ captureHTTPsRequests: false });
  const measure: Observer["measure"] = (name, value = 1) => {
    metrics.addMetric(name, name === "DueLagSeconds" ? MetricUnit.Seconds : MetricUnit.Count, value);
  };
  return {
    report: ({ what, where, error }) => {
      measure("Fault");
      logger.error(what, { where, cause: summaryOf(error) });
    },
    measure,
    traced: (client) => tracer.captureAWSv3Client(client),
    begin: (context) => logger.addContext(context),
    end: () => {
      if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
    },
  };
}
