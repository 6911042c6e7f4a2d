/** For trying things out: cheap, and gone without a trace when its stacks are destroyed. */
export const dev = {
  name: "dev",
  region: "eu-central-1",
  keep: false,
  mail: { from: "consigliere@example.com" },
  alarmEmail: "you@example.com",
  monthlyBudgetUsd: 5,
  logDays: 7,
  originKey: 1,
  tags: {},
};
