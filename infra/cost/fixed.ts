import type { Fixed } from "./bill.ts";

/** Of one stage; infra/test/cost.test.ts counts them in its template. */
export const fixed: Fixed = { alarmMetrics: 31, metrics: 14, secrets: 1, firewallRules: 4 };
