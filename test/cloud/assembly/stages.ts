/** Stages as a maintainer would write them: the small one without a domain, and one with everything. */
import { parseStage, type Stage } from "@consigliere/infra/stage";

const common = {
  region: "eu-central-1",
  alarmEmail: "maintainer@consigliere-harness.net",
  originKey: 1,
  tags: {},
};

export const harnessStages = {
  /** No domain: the address of the distribution, and a sender that was verified by hand. */
  small: () =>
    parseStage({
      ...common,
      name: "small",
      keep: false,
      mail: { from: "office@consigliere-harness.net" },
      monthlyBudgetUsd: 5,
      logDays: 7,
      tracing: true,
    }),
  /** A domain with its zone, a firewall, everything kept. */
  full: () =>
    parseStage({
      ...common,
      name: "full",
      account: "111122223333",
      keep: true,
      mail: { from: "office@play.consigliere-harness.net" },
      monthlyBudgetUsd: 15,
      logDays: 90,
      domain: {
        name: "play.consigliere-harness.net",
        zoneId: "Z0123456789ABCDEFGHIJ",
        zoneName: "consigliere-harness.net",
      },
      firewall: { requestsPerFiveMinutes: 2000 },
      tracing: true,
    }),
} as const satisfies Record<string, () => Stage>;

export type HarnessStage = keyof typeof harnessStages;
