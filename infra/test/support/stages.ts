/** Every shape that a stage can have. */
import { parseStage, type Stage } from "../../config/stage.ts";

const written = {
  name: "prod",
  region: "ap-northeast-1",
  keep: true,
  mail: { from: "office@mob.example.net" },
  alarmEmail: "keeper@example.net",
  monthlyBudgetUsd: 20,
  logDays: 90,
  originKey: 3,
  tags: { owner: "keeper" },
};
const zone = { name: "mob.example.net", zoneId: "Z0123456789", zoneName: "example.net" };
const certificateArn = "arn:aws:acm:us-east-1:123456789012:certificate/0f3a";

export const shapes = {
  dev: parseStage({ ...written, name: "dev", keep: false, logDays: 7 }),
  plain: parseStage(written),
  zone: parseStage({ ...written, domain: zone }),
  certificate: parseStage({ ...written, domain: { name: zone.name, certificateArn } }),
  firewall: parseStage({
    ...written,
    firewall: { requestsPerFiveMinutes: 1000 },
    requestsAtOnce: 50,
    tracing: true,
  }),
  /** Everything in us-east-1, under another name. */
  near: parseStage({
    ...written,
    region: "us-east-1",
    mail: { from: "office@play.example.net" },
    domain: { ...zone, name: "play.example.net" },
    firewall: { requestsPerFiveMinutes: 1000 },
  }),
} as const satisfies Record<string, Stage>;

export type ShapeName = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as ShapeName[];

/** Synthesized twice, to check that the result is the same. */
export const again = "zone" satisfies ShapeName;
