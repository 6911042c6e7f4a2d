import { parseStage, type Stage } from "../../config/stage.ts";

const common = {
  name: "dev",
  region: "eu-central-1",
  keep: false,
  mail: { from: "boss@family.test" },
  alarmEmail: "boss@family.test",
  monthlyBudgetUsd: 5,
  logDays: 7,
  originKey: 1,
  tags: {},
};

export const certificateArn = "arn:aws:acm:us-east-1:111122223333:certificate/12345678";

/** A stage without a domain. */
export const plainStage = parseStage(common);

/** A stage whose domain has a zone in the account. */
export const zoneStage = parseStage({
  ...common,
  mail: { from: "boss@play.family.test" },
  domain: { name: "play.family.test", zoneId: "Z1", zoneName: "family.test" },
});

/** A stage whose domain has its DNS elsewhere. */
export const certificateStage = parseStage({
  ...common,
  domain: { name: "play.family.test", certificateArn },
});

export function withMembers(stage: Stage, members: Partial<Stage>): Stage {
  return parseStage({ ...stage, ...members });
}
