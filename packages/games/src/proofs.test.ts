/** Proofs of whole matches of each game, and the findings when anything in them is changed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quicknet } from "@consigliere/engine/beacon";
import { randomnessOf } from "@consigliere/engine/beacon-signature";
import { temperamentOf } from "@consigliere/engine/bot-id";
import { checkProof } from "@consigliere/engine/check-proof";
import { verdictOf } from "@consigliere/engine/finding";
import { DEFAULT_LEVEL, type Game } from "@consigliere/engine/game";
import { type Proof, printed } from "@consigliere/engine/proof";
import type { Receipt } from "@consigliere/engine/receipt";
import { forgeriesOf } from "@consigliere/engine/testing/forgeries";
import { liveCheatsOf } from "@consigliere/engine/testing/live-cheats";
import { oneRound, type ProvenSetup, provenMatch } from "@consigliere/engine/testing/proven-match";
import { IS_THOROUGH } from "@consigliere/engine/testing/thorough";
import { afterAll, describe, expect, it, vi } from "vitest";
import { checkFiles } from "../cli/check-files.ts";
import { catalogue } from "./catalogue.ts";

/** Round 123 of quicknet, as the League of Entropy published it. */
const SIGNATURE =
  "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";
const ROUND_123 = oneRound(quicknet, 123, SIGNATURE);

/** Long lists are sampled: this many records, and this many of their places for the slow checks. */
const RECORDS = 5;
const PLACES = 16;

/** The public beacon's own description of the round. */
const ROUND = {
  round: 123,
  randomness: randomnessOf(quicknet, 123, SIGNATURE),
};

const SCRIPT = fileURLToPath(new URL("../../../docs/check_dealing.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.warn("docs/check_dealing.py is not tried: there is no python3 here");
const folder = mkdtempSync(join(tmpdir(), "consigliere-forgeries-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Path = readonly (string | number)[];

describe.each(catalogue)("the proof of a match of $meta.id", async ({ rules, short }) => {
  const game = await rules();
  const level = DEFAULT_LEVEL;
  const plan: ProvenSetup = {
    seed: "proof",
    players: ["person", { bot: level }, "person"],
    options: short,
    ...ROUND_123,
  };
  const { proof, receipts } = provenMatch(game, plan);
  const cheats = liveCheatsOf(game, plan);
  const text = JSON.stringify(proof);
  const honest = [...findings(game, text, receipts)];

  it("holds in every part", () => {
    expect(honest.map((one) => one.split(" ")[0])).toEqual([
      "commitment/kept",
      "receipt/fits",
      "receipt/fits",
      "chain/kept",
      "beacon/valid",
      "choice/none",
      "seats/drawn",
      "draws/follow",
      "records/agree",
      "bots/agree",
      "outcome/agrees",
    ]);
  });

  const places = [...leavesOf(proof)];
  const header = places.filter(([name]) => name !== "records");
  const sampled = recordsOf(proof);
  const samples = someOfEachKind(
    places.filter(([name, number]) => name === "records" && sampled.includes(Number(number))),
  );

  it("with one byte changed, at each place, does not pass as the one that the house made", () => {
    for (const path of [...header, ...samples]) {
      const damaged = JSON.stringify(changedAt(proof, path, oneByte));
      if (damaged === text) continue;
      const [first] = findings(game, damaged, receipts);
      expect(first, path.join(".")).toMatch(/^(file|recipe)\//);
    }
  });

  it("is found out whatever its house tries with it", () => {
    vi.spyOn(console, "log").mockReturnValue();
    const verdictOn = (checked: object, kept: readonly Receipt[]) =>
      checkFiles(
        JSON.stringify(checked),
        kept.map((receipt) => JSON.stringify(receipt)),
      );
    expect(verdictOn(proof, receipts)).toBe("holds");
    expect(verdictOn(proof, [])).toBe("unchecked");
    for (const forgery of forgeriesOf(proof, receipts)) {
      expect(isBroken(game, forgery.proof, forgery.receipts), forgery.name).toBe(true);
    }
  });

  it("is found out where its house cheats while it is played, with a chain that fits", () => {
    vi.spyOn(console, "log").mockReturnValue();
    const ends = cheats.map((one) => [
      one.name,
      checkFiles(
        JSON.stringify(one.proof),
        one.receipts.map((receipt) => JSON.stringify(receipt)),
      ),
    ]);
    expect(ends).toEqual(cheats.map(({ name, verdict }) => [name, verdict]));
    const bots = cheats.flatMap(({ name }) => /\S+(?= plays,)/.exec(name)?.[0] ?? []);
    expect(bots.map((id) => temperamentOf(id) !== null)).toEqual(expect.arrayContaining([false, true]));
  });

  // The script knows no rules, so proofs of one game try it. A thorough run tries those of all.
  it.runIf(hasPython && (IS_THOROUGH || rules === catalogue[0]?.rules))(
    "is found out by a script that is not ours as far as one can without the rules",
    () => {
      const forgeries = [
        ...forgeriesOf(proof, receipts).map((one) => ({ ...one, isPlain: true })),
        ...cheats,
      ];
      const ends = endsOf([
        [proof, ...receipts, ROUND],
        [proof, ...receipts],
        ...forgeries.map((one) => [one.proof, ...one.receipts, ROUND]),
      ]);
      expect(ends.slice(0, 2)).toEqual([2, 2]);
      expect(ends.slice(2).map((end, i) => [forgeries[i]?.name, end])).toEqual(
        forgeries.map(({ name, isPlain }) => [name, isPlain ? 1 : 2]),
      );
    },
  );

  it("that somebody forged who can make fingerprints, too, is found wherever the dealing follows from it", () => {
    const inRecords = samples.filter((_, i) => i % Math.ceil(samples.length / PLACES) === 0);
    const isFollowed = ([name]: Path) => name !== "print";
    for (const path of [...header.filter(isFollowed), ...inRecords]) {
      const { print: _, ...forged } = changedAt(proof, path, another) as Proof;
      expect(isFoundOut(JSON.stringify(printed(forged))), path.join(".")).toBe(true);
    }
  });

  /** Whether the check finds anything that it does not find in the honest proof. Stops at the first such finding. */
  function isFoundOut(forged: string): boolean {
    let count = 0;
    for (const one of findings(game, forged, receipts)) {
      if (one !== honest[count]) return true;
      count += 1;
    }
    return count < honest.length;
  }
});

/** Runs docs/check_dealing.py on each line of paths, in the same way as it runs alone, and prints the exit codes. */
const EACH_LINE = `
import runpy, sys
for line in sys.stdin:
    sys.argv = line.split()
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except SystemExit as end:
        print(end.code, file=sys.stderr)
`;

/** The exit code of docs/check_dealing.py for each list of a proof, receipts and rounds. */
function endsOf(cases: readonly (readonly unknown[])[]): number[] {
  const lines = cases.map((files, number) => {
    const paths = files.map((_, i) => join(folder, `${number}-${i}.json`));
    for (const [i, path] of paths.entries()) writeFileSync(path, JSON.stringify(files[i]));
    return [SCRIPT, ...paths].join(" ");
  });
  const { stderr } = spawnSync("python3", ["-c", EACH_LINE], { encoding: "utf8", input: lines.join("\n") });
  return stderr.trim().split("\n").map(Number);
}

/** The codes of the findings with their data, one after the other. */
function* findings(game: Game, text: string, receipts: readonly Receipt[]): Generator<string> {
  for (const step of checkProof(text, { games: [game], receipts })) {
    if ("found" in step) yield `${step.found.code} ${JSON.stringify(step.found.data)}`;
  }
}

/** Whether the check finds anything broken. Stops at the first such finding. */
function isBroken(game: Game, proof: object, receipts: readonly Receipt[]): boolean {
  for (const step of checkProof(JSON.stringify(proof), { games: [game], receipts })) {
    if ("found" in step && verdictOf(step.found) === "broken") return true;
  }
  return false;
}

/** Some records: the first, the last, and as many between as the sample allows. */
function recordsOf({ records }: Proof): number[] {
  return Array.from({ length: RECORDS }, (_, i) => Math.round((i * (records.length - 1)) / (RECORDS - 1)));
}

/** The paths of all values in `value` that have no parts. */
function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) {
    if (value !== null) yield path;
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    yield* leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

/** The first and the last place of each kind. Places that differ only in numbers are of one kind. */
function someOfEachKind(places: readonly Path[]): Path[] {
  const kinds = Map.groupBy(places, (path) => path.filter((name) => typeof name === "string").join("."));
  return [...kinds.values()].flatMap((paths) =>
    [...new Set([paths[0], paths.at(-1)])].filter((path) => path !== undefined),
  );
}

/** A copy of `value` with the value at `path` changed. */
function changedAt(value: unknown, [name, ...rest]: Path, change: (leaf: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const parts = value as Record<string | number, unknown>;
  const part = changedAt(parts[name], rest, change);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...parts, [name]: part };
}

/**
 * Changes one byte: a hex digit stays a hex digit, a digit stays a digit. A value without such a byte stays the same.
 */
function oneByte(leaf: unknown): unknown {
  if (typeof leaf === "string") return leaf === "" ? leaf : turned(leaf.charAt(0)) + leaf.slice(1);
  if (typeof leaf === "number") return Number(String(leaf).replace(/.$/, turned));
  return leaf;
}

const turned = (sign: string) => (sign === "1" ? "2" : "1");

/** Another value of the same kind. */
function another(leaf: unknown): unknown {
  if (typeof leaf === "number") return leaf + 1;
  if (typeof leaf === "boolean") return !leaf;
  return oneByte(leaf);
}
