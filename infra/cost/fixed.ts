import type { Fixed } from "./bill.ts";

/** The numbers for one stage; infra/test/cost.test.ts counts them in its template. */
export const fixed: Fixed = { alarmMetrics: 10, metrics: 7, firewallRules: 4 };
