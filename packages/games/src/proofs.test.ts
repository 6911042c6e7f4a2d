/** Proofs of whole matches of each game, and what is found when anything in them is changed. */
import { quicknet } from "@consigliere/engine/beacon";
import { checkProof } from "@consigliere/engine/check-proof";
import type { Game } from "@consigliere/engine/game";
import { type Proof, printed } from "@consigliere/engine/proof";
import type { Receipt } from "@consigliere/engine/receipt";
import { oneRound, provenMatch } from "@consigliere/engine/testing/proven-match";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";

/** Round 123 of quicknet, as the League of Entropy published it. */
const ROUND_123 = oneRound(
  quicknet,
  123,
  "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
);

/** What the dealing does not follow from: a house that changes these and makes the fingerprint anew is not found out. */
const CLAIMS = ["options", "openAtEnd", "startedAt"];

/** What is long is sampled: so many records, and so many places in each of them for what takes long to check. */
const RECORDS = 5;
const PLACES = 8;

const TIMEOUT = 300_000;

type Path = readonly (string | number)[];

describe.each(catalogue)("the proof of a match of $meta.id", async ({ rules, short }) => {
  const game = await rules();
  const level = Object.keys(game.bots).at(-1) ?? "";
  const { proof, receipts } = provenMatch(game, {
    seed: "proof",
    players: ["person", { bot: level }, "person"],
    options: short,
    ...ROUND_123,
  });
  const text = JSON.stringify(proof);
  const honest = [...findings(game, text, receipts)];

  it("holds in every part", () => {
    expect(honest.map((one) => one.split(" ")[0])).toEqual([
      "commitment/kept",
      "receipt/fits",
      "receipt/fits",
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
  const samples = recordsOf(proof).map((index) =>
    places.filter(([name, number]) => name === "records" && number === index),
  );

  it("with one byte changed, at each place, does not pass as the one that the house made", {
    timeout: TIMEOUT,
  }, () => {
    for (const path of [...header, ...samples.flat()]) {
      const damaged = JSON.stringify(changedAt(proof, path, oneByte));
      if (damaged === text) continue;
      const [first] = findings(game, damaged, receipts);
      expect(first, path.join(".")).toMatch(/^file\//);
    }
  });

  it("that somebody forged who can make fingerprints, too, is found wherever the dealing follows from it", {
    timeout: TIMEOUT,
  }, () => {
    const inRecords = samples.flatMap((paths) =>
      paths.filter((_, i) => i % Math.ceil(paths.length / PLACES) === 0),
    );
    const isFollowed = ([name]: Path) => !CLAIMS.includes(String(name)) && name !== "print";
    for (const path of [...header.filter(isFollowed), ...inRecords]) {
      const { print: _, ...forged } = changedAt(proof, path, another) as Proof;
      expect(isFoundOut(JSON.stringify(printed(forged))), path.join(".")).toBe(true);
    }
  });

  /** Whether anything is found that is not found of the honest one; looks no further than that. */
  function isFoundOut(forged: string): boolean {
    let count = 0;
    for (const one of findings(game, forged, receipts)) {
      if (one !== honest[count]) return true;
      count += 1;
    }
    return count < honest.length;
  }
});

/** Codes with their data, one after the other. */
function* findings(game: Game, text: string, receipts: readonly Receipt[]): Generator<string> {
  for (const step of checkProof(text, { games: [game], receipts })) {
    if ("found" in step) yield `${step.found.code} ${JSON.stringify(step.found.data)}`;
  }
}

/** Some records: the first, the last, and as many between. */
function recordsOf({ records }: Proof): number[] {
  return Array.from({ length: RECORDS }, (_, i) => Math.round((i * (records.length - 1)) / (RECORDS - 1)));
}

/** Where in `value` something stands that is not made of parts. */
function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) {
    if (value !== null) yield path;
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    yield* leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

/** A copy of `value` with what stands at `path` changed. */
function changedAt(value: unknown, [name, ...rest]: Path, change: (leaf: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const parts = value as Record<string | number, unknown>;
  const part = changedAt(parts[name], rest, change);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...parts, [name]: part };
}

/** One byte of it another: a hex digit stays one, a digit too. What has no such byte stays. */
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
