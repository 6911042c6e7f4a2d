import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { billOf, fixed, totalOf } from "../cost/bill.ts";
import { readInputs } from "../cost/inputs.ts";
import { costTable, page, scales, totalFor, withTable } from "../cost/table.ts";
import { volumeOf } from "../cost/volume.ts";
import { shapeOf } from "./support/shapes.ts";

const inputs = readInputs();
const months = scales.map((matches) => {
  const volume = volumeOf(matches, inputs);
  return { matches, volume, bill: billOf(volume, inputs) };
});

describe("the cost table", () => {
  it("is the one in docs/deploy.md", () => {
    const text = readFileSync(page, "utf8");
    expect(withTable(text, costTable(inputs))).toBe(text);
  });

  it("counts what a stage has of alarms and metrics", () => {
    const { resources } = shapeOf("plain");
    const looked: number[] = resources("AWS::CloudWatch::Alarm").map(({ Properties }) => {
      const queries: { MetricStat?: { Metric: { Namespace: string } } }[] = Properties["Metrics"] ?? [];
      return queries.filter(({ MetricStat }) => MetricStat !== undefined).length || 1;
    });
    expect(looked.reduce((sum, count) => sum + count, 0)).toBe(fixed.alarmMetrics);
    const dashboard = JSON.stringify(resources("AWS::CloudWatch::Dashboard"));
    const counted = new Set(dashboard.match(/\\"Consigliere\\",\\"[\w-]+\\"/g));
    expect(counted.size).toBe(fixed.metrics);
    const { Rules } = shapeOf("firewall").only("AWS::WAFv2::WebACL").Properties;
    expect(Rules).toHaveLength(fixed.firewallRules);
  });

  it("grows with the matches, in every service that matches use", () => {
    for (const [earlier, later] of months.slice(1).map((month, i) => [months[i], month] as const)) {
      for (const [service, dollars] of Object.entries(earlier?.bill ?? {})) {
        expect(later.bill[service], service).toBeGreaterThanOrEqual(dollars);
      }
      expect(totalOf(later.bill)).toBeGreaterThan(totalOf(earlier?.bill ?? {}));
    }
  });

  it("takes all calls of functions for traced that are called less than once in a second", () => {
    const { traces, invocations } = volumeOf(10, inputs);
    expect(traces).toBe(invocations);
  });

  it("takes a twentieth of what a busy function is called more often for traced", () => {
    const [busy, busier] = [volumeOf(100_000, inputs), volumeOf(200_000, inputs)];
    expect(busier.traces - busy.traces).toBeCloseTo(0.05 * (busier.invocations - busy.invocations), 0);
  });

  it("pays for every page that is asked for, since the edge keeps none", () => {
    const asked = volumeOf(1000, inputs);
    const [without, withPages] = [{ ...asked, pageRequests: 0 }, asked].map(
      (volume) => billOf(volume, inputs)["S3"] ?? 0,
    );
    const each = ((withPages ?? 0) - (without ?? 0)) / asked.pageRequests;
    expect(each * 1_000_000).toBeCloseTo(inputs.prices.s3.getPerMillion);
  });

  it("is near enough to nothing for a few friends, and the README says the same", () => {
    const [idle, few, ten] = [0, 2, 10].map((matches) => totalFor(matches, inputs));
    expect(Number(idle)).toBeLessThanOrEqual(0.1);
    expect(Number(few)).toBeLessThanOrEqual(0.3);
    expect(Number(ten)).toBeLessThanOrEqual(0.9);
    const said = `${idle} dollars a month where nobody plays, ${few} with two matches, ${ten} with ten`;
    for (const file of ["../../README.md", "../../docs/deploy.md"]) {
      const page = readFileSync(new URL(file, import.meta.url), "utf8").replace(/\s+/g, " ");
      expect(page, file).toContain(said);
    }
  });
});
