/** Compares the functions in the templates with their bundles. No function is started here. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checks } from "../smoke/checks.ts";
import { type Assembly, readAssembly, synthesize } from "./assembly/assembly.ts";
import { createResolver } from "./assembly/resolve.ts";
import { resourcesOf } from "./assembly/template.ts";
import { readRoles } from "./aws/roles.ts";
import { type FunctionSpec, readFunctions } from "./runtime/functions.ts";
import { readTable } from "./sources/table.ts";
import { parts, readWiring } from "./wiring.ts";

function specsOf(assembly: Assembly): FunctionSpec[] {
  const resolver = createResolver(assembly.stacks);
  const { arns } = readWiring(assembly.stacks, resolver);
  const specs = readFunctions(assembly, resolver);
  return parts
    .map((part) => specs.find(({ arn }) => arn === arns[part]))
    .filter((spec) => spec !== undefined);
}

/** Read by the runtime, the SDKs or Powertools under these names; the bundles contain them all the same. */
const readByNode = ["NODE_OPTIONS", "NODE_ENV"];

it("every variable of a function is read by its bundle", async () => {
  for (const { code, environment, name } of specsOf(await readAssembly(inject("assembly")))) {
    const files = (await readdir(code)).filter((file) => file.endsWith(".mjs"));
    const bundle = (await Promise.all(files.map((file) => readFile(join(code, file), "utf8")))).join();
    const dead = Object.keys(environment).filter((key) => !readByNode.includes(key) && !bundle.includes(key));
    expect([name, dead]).toEqual([name, []]);
  }
});

it("alarms that the smoke test points to exist", async () => {
  const { stacks } = await readAssembly(inject("assembly"));
  const alarms = resourcesOf(stacks, "AWS::CloudWatch::Alarm").map(({ resource }) =>
    String(resource.Properties?.["AlarmName"]),
  );
  const missing = checks
    .flatMap((check) => check.alarms ?? [])
    .filter((name) => !alarms.some((alarm) => alarm.endsWith(`-${name}`)));
  expect(missing).toEqual([]);
});

it("no variable and no template holds a secret", async () => {
  const { stacks } = await readAssembly(inject("assembly"));
  for (const { template } of stacks) {
    const text = JSON.stringify(template);
    expect(text).not.toMatch(/SecretString"|privateKey|"origin1":/);
  }
});

describe("a stage with a domain, a firewall and everything kept", () => {
  let assembly: Assembly;
  beforeAll(async () => {
    assembly = await synthesize("full", join(inject("assembly"), "functions"));
  });
  afterAll(() => assembly?.dispose());

  it("has the same functions with the same permissions as the small one", async () => {
    const shape = (one: Assembly) => {
      const resolver = createResolver(one.stacks);
      const roles = readRoles(one.stacks, resolver);
      return specsOf(one).map(({ handler, timeoutSeconds, memoryMegabytes, environment, roleArn }) => ({
        handler,
        timeoutSeconds,
        memoryMegabytes,
        variables: Object.keys(environment).sort(),
        actions: (roles.get(roleArn)?.statements ?? []).map(({ Action, Condition }) => [
          Action,
          Condition !== undefined,
        ]),
      }));
    };
    expect(shape(assembly)).toEqual(shape(await readAssembly(inject("assembly"))));
  });

  it("has the same table", async () => {
    const table = (one: Assembly) => readTable(one.stacks, createResolver(one.stacks));
    const { create, ttlAttribute } = table(assembly);
    const small = table(await readAssembly(inject("assembly")));
    expect({ ...create, TableName: "" }).toEqual({ ...small.create, TableName: "" });
    expect(ttlAttribute).toBe(small.ttlAttribute);
  });

  it("gives functions the domain as their address", () => {
    for (const { environment } of specsOf(assembly)) {
      if (environment["BASE_URL"])
        expect(environment["BASE_URL"]).toBe("https://play.consigliere-harness.net");
    }
  });
});
