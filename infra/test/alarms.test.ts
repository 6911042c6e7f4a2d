import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shapeNames, shapeOf } from "./support/shapes.ts";

const runbook = readFileSync(new URL("../../docs/operate.md", import.meta.url), "utf8");
const sections = [...runbook.matchAll(/^### ([a-z-]+)$/gm)].map(([, name]) => name);

describe.each(shapeNames)("the alarms of shape %s", (name) => {
  const { resources, stage } = shapeOf(name);
  const alarms = resources("AWS::CloudWatch::Alarm");
  const topic = resources("AWS::SNS::Topic").find(({ id }) => id.startsWith("Alarms"));

  it("ring by mail, and tell when it is over", () => {
    for (const { Properties } of alarms) {
      expect(Properties["AlarmActions"]).toEqual([{ Ref: topic?.id }]);
      expect(Properties["OKActions"]).toEqual([{ Ref: topic?.id }]);
    }
    const mails = resources("AWS::SNS::Subscription").filter(
      ({ Properties }) => Properties["Protocol"] === "email",
    );
    expect(mails).toMatchObject([
      { Properties: { Endpoint: stage.alarmEmail, TopicArn: { Ref: topic?.id } } },
    ]);
  });

  it("each have a section of the runbook, and each section has one", () => {
    const named = alarms.map(({ Properties }) =>
      String(Properties["AlarmName"]).replace(`Consigliere-${stage.name}-`, ""),
    );
    expect(named.sort()).toEqual([...sections].sort());
    for (const { Properties } of alarms) {
      const anchor = String(Properties["AlarmName"]).replace(
        `Consigliere-${stage.name}-`,
        "docs/operate.md#",
      );
      expect(Properties["AlarmDescription"]).toContain(anchor);
    }
  });
});

describe("alarms", () => {
  const { resources, only } = shapeOf("plain");

  it("may be rung by CloudWatch of this account, though the topic has a policy of its own", () => {
    const policy = resources("AWS::SNS::TopicPolicy").find(({ id }) => id.startsWith("Alarms"));
    const allowed = policy?.Properties["PolicyDocument"].Statement.filter(
      (s: { Effect: string }) => s.Effect === "Allow",
    );
    expect(allowed).toMatchObject([
      {
        Action: "sns:Publish",
        Principal: { Service: "cloudwatch.amazonaws.com" },
        Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
      },
    ]);
  });

  it("ring when nothing comes from the tick, and only from it", () => {
    const breaching = resources("AWS::CloudWatch::Alarm").filter(
      ({ Properties }) => Properties["TreatMissingData"] === "breaching",
    );
    expect(breaching.map(({ Properties }) => Properties["AlarmName"])).toEqual([
      "Consigliere-prod-tick-missing",
    ]);
  });

  it("are joined by a budget", () => {
    const { Budget, NotificationsWithSubscribers } = only("AWS::Budgets::Budget").Properties;
    expect(Budget).toMatchObject({ BudgetLimit: { Amount: 20, Unit: "USD" }, TimeUnit: "MONTHLY" });
    const told = NotificationsWithSubscribers.map(
      (n: { Notification: { NotificationType: string; Threshold: number } }) => [
        n.Notification.NotificationType,
        n.Notification.Threshold,
      ],
    );
    expect(told).toEqual([
      ["ACTUAL", 80],
      ["ACTUAL", 100],
      ["FORECASTED", 100],
    ]);
  });

  it("can be seen at one look", () => {
    const { DashboardName, DashboardBody } = only("AWS::CloudWatch::Dashboard").Properties;
    expect(DashboardName).toBe("Consigliere-prod-ap-northeast-1");
    for (const { id } of resources("AWS::CloudWatch::Alarm"))
      expect(JSON.stringify(DashboardBody)).toContain(id);
  });
});
