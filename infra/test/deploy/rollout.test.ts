import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Assembly, readAssembly } from "../../deploy/assembly.ts";
import type { Cdk } from "../../deploy/cdk.ts";
import { changeSetName, type PreparedStack } from "../../deploy/change-sets.ts";
import type { CloudFormation } from "../../deploy/cloudformation.ts";
import { deployStacks, prepareStacks, showDiff } from "../../deploy/rollout.ts";
import { describeChangeSets, describeDiff } from "../../deploy/summary.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consigliere-assembly-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** An assembly as CDK writes one: the service, named first, needs the other two. */
function writeAssembly(template = "{}", serviceTemplate = template): Assembly {
  const stack = (region: string, ...dependencies: string[]) => ({
    type: "aws:cloudformation:stack",
    environment: `aws://unknown-account/${region}`,
    properties: { templateFile: "template.json" },
    dependencies,
  });
  const artifacts = {
    Tree: { type: "cdk:tree" },
    "T-Service": {
      ...stack("eu-central-1", "T-Edge", "T-State", "T-Service.assets"),
      properties: { templateFile: "service.json" },
    },
    "T-Service.assets": { type: "cdk:asset-manifest" },
    "T-Edge": stack("us-east-1"),
    "T-State": stack("eu-central-1"),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "manifest.json"), JSON.stringify({ version: "50.0.0", artifacts }));
  writeFileSync(join(folder, "template.json"), template);
  writeFileSync(join(folder, "service.json"), serviceTemplate);
  return readAssembly(folder);
}

/** A CDK that notes its commands, fails for the stacks that are named, and writes outputs as the real one does. */
function fakeCdk(...failing: readonly string[]) {
  const commands: string[] = [];
  const cdk: Cdk = async (args) => {
    const [verb, stack = ""] = args;
    const option = (name: string) => args[args.indexOf(name) + 1] ?? "";
    const method = args.find((arg) => arg.startsWith("--method="))?.slice("--method=".length);
    commands.push([verb, stack, method ?? "from template"].join(" "));
    if (failing.includes(stack)) return { code: 1, output: "" };
    if (args.includes("--outputs-file") && stack === "T-Service") {
      writeFileSync(option("--outputs-file"), JSON.stringify({ [stack]: { Url: "https://play.test" } }));
    }
    return { code: 0, output: "the difference" };
  };
  return { cdk, commands };
}

const changes = (stack: string): PreparedStack => ({ stack, state: "changes", changes: [] });
const unchanged = (stack: string): PreparedStack => ({ stack, state: "unchanged", deployed: "v1" });

/** A CloudFormation whose change sets wait and say that everything changes, but for what a test says. */
function fakeCloudFormation(members: Partial<CloudFormation> = {}): CloudFormation {
  return {
    readChangeSet: async ({ id }) => changes(id),
    hasChangeSet: async () => true,
    readOutputs: async () => ["Table", "Certificate"],
    readDeployed: async () => "v1",
    releaseFailed: async () => false,
    ...members,
  };
}

const allUnchanged = fakeCloudFormation({ readChangeSet: async ({ id }) => unchanged(id) });
const executed = fakeCloudFormation({ hasChangeSet: async () => false });

/** What is told about a stack that stops a rollout. */
function complaints() {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => write.mock.calls.map(([text]) => String(text)).join("");
}

it("orders stacks after those that they need", () => {
  const { stacks } = writeAssembly();
  expect(stacks.map(({ id, region }) => `${id} in ${region}`)).toEqual([
    "T-Edge in us-east-1",
    "T-State in eu-central-1",
    "T-Service in eu-central-1",
  ]);
});

it("names a change set by the content that it was made from", () => {
  const name = changeSetName(writeAssembly());
  expect(name).toMatch(/^consigliere-[0-9a-f]{12}$/);
  expect(changeSetName(writeAssembly())).toBe(name);
  expect(changeSetName(writeAssembly('{ "Resources": {} }'))).not.toBe(name);
});

it("deploys from templates what was not prepared, and tells the outputs", async () => {
  const { cdk, commands } = fakeCdk();
  expect(await deployStacks(writeAssembly(), cdk, fakeCloudFormation())).toEqual({
    "T-Service": { Url: "https://play.test" },
  });
  expect(commands).toEqual([
    "deploy T-Edge from template",
    "deploy T-State from template",
    "deploy T-Service from template",
  ]);
});

it("ends a rollout with the first stack that fails", async () => {
  const { cdk, commands } = fakeCdk("T-State");
  expect(await deployStacks(writeAssembly(), cdk, fakeCloudFormation())).toBeUndefined();
  expect(commands.at(-1)).toBe("deploy T-State from template");
});

it("executes the very change sets that were prepared", async () => {
  const assembly = writeAssembly();
  const preparing = fakeCdk();
  const readChangeSet: CloudFormation["readChangeSet"] = async ({ id }) =>
    id === "T-Edge" ? unchanged(id) : changes(id);
  await prepareStacks(assembly, preparing.cdk, fakeCloudFormation({ readChangeSet }));
  expect(preparing.commands).toEqual([
    "deploy T-Edge prepare-change-set",
    "deploy T-State prepare-change-set",
    "deploy T-Service prepare-change-set",
  ]);
  const executing = fakeCdk();
  await deployStacks(assembly, executing.cdk, fakeCloudFormation());
  expect(executing.commands).toEqual([
    "deploy T-Edge from template",
    "deploy T-State execute-change-set",
    "deploy T-Service execute-change-set",
  ]);
});

it("goes on where a rollout that was prepared ended, but not over the changes of somebody else", async () => {
  const assembly = writeAssembly();
  await prepareStacks(assembly, fakeCdk().cdk, fakeCloudFormation());
  const again = fakeCdk();
  expect(await deployStacks(assembly, again.cdk, executed)).toBeDefined();
  expect(again.commands.slice(0, 2)).toEqual(["diff T-Edge template", "deploy T-Edge from template"]);
  const told = complaints();
  const other = fakeCdk("T-Edge");
  expect(await deployStacks(assembly, other.cdk, executed)).toBeUndefined();
  expect(other.commands).toEqual(["diff T-Edge template"]);
  expect(told()).toBe("T-Edge was changed since it was previewed: prepare the change sets anew.\n");
});

it("does not bring a stack up to date that was so at the preview and is not any more", async () => {
  const assembly = writeAssembly();
  await prepareStacks(assembly, fakeCdk().cdk, allUnchanged);
  const same = fakeCdk();
  expect(await deployStacks(assembly, same.cdk, allUnchanged)).toBeDefined();
  expect(same.commands).toHaveLength(3);
  const told = complaints();
  const { cdk, commands } = fakeCdk();
  const readDeployed: CloudFormation["readDeployed"] = async ({ id }) => (id === "T-State" ? "v0" : "v1");
  const changed = fakeCloudFormation({ readDeployed });
  expect(await deployStacks(assembly, cdk, changed)).toBeUndefined();
  expect(commands).toEqual(["deploy T-Edge from template"]);
  expect(told()).toBe("T-State was changed since it was previewed: prepare the change sets anew.\n");
});

it("forgets prepared change sets when the assembly is not the one that they were made from", async () => {
  await prepareStacks(writeAssembly(), fakeCdk().cdk, fakeCloudFormation());
  const { cdk, commands } = fakeCdk();
  await deployStacks(writeAssembly('{ "Resources": {} }'), cdk, fakeCloudFormation());
  expect(commands).not.toContainEqual(expect.stringContaining("execute-change-set"));
});

it.each([
  ["an export", { "Fn::ImportValue": "T-State:Table" }],
  [
    "an output in another region",
    { "Fn::GetStackOutput": { StackName: "T-Edge", OutputName: "Certificate" } },
  ],
])("lets a stack wait that needs %s that is still to be made", async (_, reference) => {
  const assembly = writeAssembly("{}", JSON.stringify({ Resources: { Api: { Properties: { reference } } } }));
  const preparing = fakeCdk();
  const nothingMade = fakeCloudFormation({ readOutputs: async () => ["Url"] });
  const prepared = await prepareStacks(assembly, preparing.cdk, nothingMade);
  expect(prepared?.map(({ stack, state }) => `${stack} ${state}`)).toEqual([
    "T-Edge changes",
    "T-State changes",
    "T-Service waits",
  ]);
  expect(preparing.commands.at(-1)).toBe("deploy T-State prepare-change-set");
  const { cdk, commands } = fakeCdk();
  await deployStacks(assembly, cdk, nothingMade);
  expect(commands.at(-1)).toBe("deploy T-Service from template");
  expect(await prepareStacks(assembly, cdk, fakeCloudFormation())).toContainEqual(changes("T-Service"));
});

it("fails when a stack cannot be previewed that waits for nothing", async () => {
  expect(
    await prepareStacks(writeAssembly(), fakeCdk("T-Service").cdk, fakeCloudFormation()),
  ).toBeUndefined();
});

it("looks at differences without making a change set", async () => {
  const { cdk, commands } = fakeCdk();
  expect(await showDiff(writeAssembly(), cdk)).toBe("the difference");
  expect(commands).toEqual(["diff --app template"]);
});

it("puts first in the summary what removes or replaces something", () => {
  const change = (action: string, id: string, replaces: "yes" | "maybe" | "no") => ({
    action,
    type: "AWS::X::Y",
    id,
    replaces,
  });
  const text = describeChangeSets("prod", "consigliere-1", [
    {
      stack: "T-State",
      state: "changes",
      changes: [change("Modify", "A", "no"), change("Remove", "B", "no"), change("Modify", "C", "yes")],
    },
    { stack: "T-Service", state: "waits" },
  ]);
  const rows = text.split("\n").filter((line) => line.includes("AWS::X::Y"));
  expect(rows).toEqual([
    "| **Remove** | AWS::X::Y | B |",
    "| **Modify (replaces)** | AWS::X::Y | C |",
    "| Modify | AWS::X::Y | A |",
  ]);
  expect(text).toContain("deployed from the same assembly after them");
});

it("keeps a difference within its code block", () => {
  const text = describeDiff("dev", "\u001b[32m[+] A\u001b[39m ``` b");
  expect(text).toBe("## What deploying dev would change\n\n```diff\n[+] A ''' b\n```\n");
});
