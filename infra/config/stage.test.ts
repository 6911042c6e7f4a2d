import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { checkReadyToDeploy, parseStage, stageJsonSchema } from "./stage.ts";
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
      "Stage prod still has example values: mail.from (office@play.example.com), alarmEmail (you@example.com), domain.name (play.example.com), domain.zoneName (example.com). Fill in infra/stages/prod.json.",
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
    expect(said).toBe(`Stage prod still has example values: ${values}. Fill in infra/stages/prod.json.`);
  });
});

describe("the files of the stages", () => {
  const folder = mkdtempSync(join(tmpdir(), "stages-"));
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["no file", undefined, 'There is no stage "home": infra/stages has none yet. Fill in'],
    [
      "no JSON",
      '{ "region": "eu-central-1",\n  keep: true }',
      "infra/stages/home.json cannot be read: Expected",
    ],
    ["no object", "[]", "infra/stages/home.json cannot be read: it is not an object in JSON."],
    ["a typo", JSON.stringify({ ...good, regoin: "x" }), "Stage home: regoin is unknown."],
    ["a member that is missing", JSON.stringify({ region: "eu-central-1" }), "Stage home: mail is wrong"],
  ])("%s is told in one line", (_, text, line) => {
    vi.stubEnv("CONSIGLIERE_STAGES", folder);
    if (text !== undefined) writeFileSync(join(folder, "home.json"), text);
    const said = complaint(() => stageNamed("home"));
    expect(said.startsWith(line)).toBe(true);
    expect(said).not.toContain("\n");
  });

  it("may leave out what has a safe default, and are named by their files", () => {
    vi.stubEnv("CONSIGLIERE_STAGES", folder);
    const least = { region: "eu-central-1", mail: good.mail, alarmEmail: good.alarmEmail };
    writeFileSync(join(folder, "home.json"), JSON.stringify(least));
    expect(stageNamed("home")).toMatchObject({
      name: "home",
      keep: true,
      logDays: 90,
      originKey: 1,
      tags: {},
    });
    expect(stageNames()).toEqual(["home"]);
    expect(complaint(() => stageNamed("../home"))).toContain("is no name of a stage");
  });

  it("are shown how by an example that is not deployed, and by a schema for editors", async () => {
    expect(complaint(() => checkReadyToDeploy(stageNamed("example")))).toContain("example values");
    const schema = `${JSON.stringify(stageJsonSchema(), null, 2)}\n`;
    await expect(schema).toMatchFileSnapshot("../stages/stage.schema.json");
  });
});
