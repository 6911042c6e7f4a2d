/** Where friends play. Without a domain of your own: leave `domain` out, and verify `mail.from` in SES. */
export const prod = {
  name: "prod",
  region: "eu-central-1",
  keep: true,
  mail: { from: "office@consigliere.example.com" },
  alarmEmail: "you@example.com",
  monthlyBudgetUsd: 15,
  logDays: 90,
  domain: { name: "consigliere.example.com", zoneId: "Z00000000000000000000", zoneName: "example.com" },
  originKey: 1,
  tags: {},
};
