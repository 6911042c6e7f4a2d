import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quicknet } from "@consigliere/engine/beacon";
import type { Game } from "@consigliere/engine/game";
import { printed } from "@consigliere/engine/proof";
import { oneRound, provenMatch } from "@consigliere/engine/testing/proven-match";
import { afterAll, describe, expect, it, vi } from "vitest";
import { games } from "../src/registry.ts";
import { replayFiles } from "./replay-files.ts";

const folder = mkdtempSync(join(tmpdir(), "consigliere-replay-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { proof, receipts } = provenMatch(games["crooks"] as Game, {
  seed: "command",
  players: ["person", { bot: "regular" }, "person"],
  ...oneRound(
    quicknet,
    123,
    "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
  ),
});

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

/** The command in a process of its own, as people run it. */
function run(...args: readonly string[]) {
  const script = fileURLToPath(new URL("replay.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  return { status, lines: (stdout + stderr).trim().split("\n") };
}

/** Its output and exit code, without the process. */
function replay(...args: readonly string[]) {
  const said: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void said.push(String(line))),
  );
  const status = replayFiles(args);
  for (const spy of spies) spy.mockRestore();
  return { status, lines: said.join("\n").split("\n") };
}

describe("the command replay", () => {
  it("says in words what it finds of a proof and its receipts", () => {
    const found = replay(file("proof.json", proof), file("receipt.json", receipts[0]));
    expect(found.lines).toContain("holds      The secret fits the seal.");
    expect(found.lines).toContain("holds      The match ended as it was told.");
    expect(found.lines.filter((line) => line.includes("The receipt fits"))).toHaveLength(1);
    expect(found.status).toBe(0);
  });

  it("ends with a code of its own where something was left open", () => {
    const found = run(file("proof.json", proof));
    expect(found.lines.join()).toMatch(/unchecked {2}There is no receipt/);
    expect(found.status).toBe(2);
  });

  it("says what does not fit, and fails", () => {
    const { print: _, ...rest } = { ...proof, secret: "00".repeat(32) };
    const found = replay(file("rigged.json", printed(rest)));
    expect(found.lines[0]).toMatch(/^BROKEN {5}The secret does not fit the seal/);
    expect(found.status).toBe(1);
  });

  it("fails with a sentence and no stack for what is no proof, no receipt or not there", () => {
    expect(replay(file("none.json", "{"))).toMatchObject({
      status: 1,
      lines: [expect.stringMatching(/^BROKEN {5}This cannot/)],
    });
    const spoiled = replay(file("proof.json", proof), file("spoiled.json", "{}"));
    expect(spoiled.lines[0]).toMatch(/^unchecked {2}One of the files is no receipt/);
    expect(replay(join(folder, "nowhere.json"))).toMatchObject({
      status: 1,
      lines: [expect.stringMatching(/^ENOENT/)],
    });
    expect(replay()).toMatchObject({ status: 1, lines: [expect.stringMatching(/^which file\?/)] });
  });

  it("still compares recorded matches, such as the golden ones", () => {
    const golden = fileURLToPath(new URL("../src/crooks/test/matches/choice.json", import.meta.url));
    expect(replay(golden)).toMatchObject({ status: 0 });
    const other = { ...JSON.parse(readFileSync(golden, "utf8")), state: "0" };
    expect(replay(file("other.json", other)).status).toBe(1);
    expect(replay(golden).lines[0]).toMatch(/no proof/);
  });

  it("takes no recorded match for a proof, so it does not pass over receipts", () => {
    const golden = fileURLToPath(new URL("../src/crooks/test/matches/choice.json", import.meta.url));
    for (const receipt of [receipts[0], {}]) {
      expect(replay(golden, file("receipt.json", receipt))).toEqual({
        status: 1,
        lines: [expect.stringMatching(/^a recorded match is no proof/)],
      });
    }
  });
});
