import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";

const workflow = readFileSync(new URL("../../../.github/workflows/deploy.yml", import.meta.url), "utf8");
const step = z
  .object({ id: z.string().optional(), run: z.string().default("") })
  .array()
  .parse(parse(workflow).jobs.preview.steps)
  .find(({ id }) => id === "running");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consigliere-running-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const author = {
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@a",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@a",
};

/** A repository of a commit for each of the tags. */
function tagged(...tags: string[]): void {
  const env = { ...process.env, ...author, GIT_CONFIG_GLOBAL: "/dev/null" };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, env });
  git("init", "--quiet");
  for (const tag of tags) {
    git("commit", "--quiet", "--allow-empty", "--message", tag);
    git("tag", tag);
  }
}

/** The version that the workflow takes for the running one, given this answer of GitHub. */
function lookUp(answer: string): string {
  const output = join(folder, "output");
  writeFileSync(join(folder, "gh"), `#!/bin/sh\n${answer}\n`);
  chmodSync(join(folder, "gh"), 0o755);
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env["PATH"]}`,
    GITHUB_REPOSITORY: "family/consigliere",
    GITHUB_OUTPUT: output,
  };
  execFileSync("bash", ["-e", "-c", step?.run ?? ""], { cwd: folder, env, stdio: "pipe" });
  return /^version=(.*)$/m.exec(readFileSync(output, "utf8"))?.[1] ?? "nothing";
}

it("rehearses over what was deployed last, and not over a tag that was turned down since", () => {
  tagged("v1.0.0", "v1.1.0", "v1.2.0");
  expect(lookUp("echo 0c1d2e3f")).toBe("0c1d2e3f");
});

it("rehearses over the nearest tag while GitHub has deployed nothing", () => {
  tagged("v1.0.0", "v1.1.0", "v1.2.0");
  expect(lookUp("true")).toBe("v1.1.0");
});

it("rehearses over nothing when there was no version", () => {
  tagged("v1.0.0");
  expect(lookUp("true")).toBe("");
});

it("ends when GitHub does not answer", () => {
  tagged("v1.0.0", "v1.1.0");
  expect(() => lookUp("exit 1")).toThrow();
});
