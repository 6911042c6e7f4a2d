import { describe, expect, it } from "vitest";
import { checkReadyToDeploy, parseStage } from "./stage.ts";
import { stageNamed, stageNames } from "./stages.ts";

const good = {
  name: "prod",
  region: "eu-central-1",
  keep: true,
  mail: { from: "office@mob.party" },
  alarmEmail: "me@mob.party",
  monthlyBudgetUsd: 10,
  logDays: 90,
  originKey: 1,
  tags: {},
};
const zone = { name: "play.mob.party", zoneId: "Z1", zoneName: "mob.party" };
const certificate = (region: string) => `arn:aws:acm:${region}:123456789012:certificate/abc`;

function complaint(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("a stage that is written wrong is refused in one line", () => {
  it.each<[string, object, string]>([
    ["a typo", { ...good, regoin: "x" }, "Stage prod: regoin is unknown."],
    ["a typo inside", { ...good, mail: { from: "a@b.party", form: 1 } }, "Stage prod: mail.form is unknown."],
    ["a region that is none", { ...good, region: "Frankfurt" }, "Stage prod: region is not a region."],
    ["an address that is none", { ...good, alarmEmail: "me" }, "Stage prod: alarmEmail is not an address."],
    ["an odd duration", { ...good, logDays: 8 }, "Stage prod: logDays must be one of 1, 3, 5, 7"],
    [
      "a certificate elsewhere",
      { ...good, domain: { name: "a.party", certificateArn: certificate("eu-west-1") } },
      "us-east-1",
    ],
    [
      "half a domain",
      { ...good, domain: { name: "a.party" } },
      "domain needs zoneId and zoneName, or certificateArn",
    ],
    [
      "both kinds of domain",
      { ...good, domain: { ...zone, certificateArn: certificate("us-east-1") } },
      "not both",
    ],
    [
      "a name outside its zone",
      { ...good, domain: { ...zone, name: "mob.example" } },
      "not within the zone mob.party",
    ],
    ["a foreign sender", { ...good, domain: zone }, "mail.from must be an address at play.mob.party"],
    ["no name", { ...good, name: undefined }, "The stage: name"],
  ])("%s", (_, written, message) => {
    const said = complaint(() => parseStage(written));
    expect(said).toContain(message);
    expect(said).not.toContain("\n");
  });

  it("with everything that is wrong at once", () => {
    const said = complaint(() => parseStage({ ...good, region: "x", keep: "yes", colour: "red" }));
    expect(said).toMatch(/region.*keep.*colour/);
  });
});

describe("stages that are right", () => {
  it.each<[string, object]>([
    ["without a domain", good],
    ["with a zone", { ...good, mail: { from: "office@play.mob.party" }, domain: zone }],
    [
      "with a certificate",
      { ...good, domain: { name: "a.party", certificateArn: certificate("us-east-1") } },
    ],
  ])("%s", (_, written) => {
    expect(parseStage(written)).toEqual(written);
    expect(() => checkReadyToDeploy(parseStage(written))).not.toThrow();
  });
});

describe("a stage that nobody has filled in", () => {
  it("can be read, and is not deployed: all example values are named in one line", () => {
    const written = {
      ...good,
      mail: { from: "office@play.example.com" },
      alarmEmail: "you@example.com",
      domain: { ...zone, name: "play.example.com", zoneName: "example.com" },
    };
    expect(complaint(() => checkReadyToDeploy(parseStage(written)))).toBe(
      "Stage prod still has example values: mail.from (office@play.example.com), alarmEmail (you@example.com), domain.name (play.example.com), domain.zoneName (example.com). Fill in infra/config.",
    );
  });

  it.each([
    ["half of it", { ...good, alarmEmail: "you@example.org" }, "alarmEmail (you@example.org)"],
    [
      "a sender below an example",
      { ...good, mail: { from: "a@b.example.net" } },
      "mail.from (a@b.example.net)",
    ],
  ])("%s", (_, written, values) => {
    const said = complaint(() => checkReadyToDeploy(parseStage(written)));
    expect(said).toBe(`Stage prod still has example values: ${values}. Fill in infra/config.`);
  });
});

// Whatever a maintainer has made of them: filled in, renamed, one more.
describe("the stages of this repository", () => {
  it.each(stageNames)("%s can be read", (name) => {
    expect(stageNamed(name).name).toBe(name);
  });

  it("do not have one that nobody wrote down", () => {
    expect(complaint(() => stageNamed("prdo"))).toBe(
      `There is no stage "prdo": infra/config has ${stageNames.join(" and ")}.`,
    );
  });
});
