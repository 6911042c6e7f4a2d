import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";

/**
 * Sends mail when the month costs more than intended. It counts the whole account. Costs by tag are only known where
 * somebody has switched on cost allocation, and a budget that sees nothing is worse than one that sees too much.
 */
export function createBudget(scope: Construct, { alarmEmail, monthlyBudgetUsd }: Stage): CfnBudget {
  const notify = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: "PERCENTAGE",
      comparisonOperator: "GREATER_THAN",
    },
    subscribers: [{ subscriptionType: "EMAIL", address: alarmEmail }],
  });
  return new CfnBudget(scope, "Budget", {
    budget: {
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: monthlyBudgetUsd, unit: "USD" },
    },
    notificationsWithSubscribers: [notify("ACTUAL", 80), notify("ACTUAL", 100), notify("FORECASTED", 100)],
  });
}
