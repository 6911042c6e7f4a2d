/** Whole recorded matches, one for each way of ending, play today as they did when they were recorded. */
import { readFileSync } from "node:fs";
import { fingerprint } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import { matchFileSchema, replay } from "@consigliere/engine/match-file";
import { describe, expect, it } from "vitest";
import { mafiaDollar } from "../game.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`matches/${name}.json`, import.meta.url), "utf8"));
const { version } = mafiaDollar.meta;
const recorded = (read("index") as Record<string, Record<string, string>>)[version] ?? {};
const endings = ["end-drawn", "end-in-a-check", "target"];

describe(`golden matches of version ${version}`, () => {
  it("are one for each way of ending", () => {
    expect(Object.keys(recorded)).toEqual(endings);
  });

  it.each(endings)("%s: is the match that was recorded for this version", (name) => {
    // A match recorded anew under the same version would hide a change of the rules.
    expect(fingerprint(read(name))).toBe(recorded[name]);
  });

  it.each(endings)("%s: plays the same to its end (if not, raise the version and record anew)", (name) => {
    const file = matchFileSchema.parse(read(name));
    expect(file.rules).toBe(version);
    const { keepsCommitment, sameEvents, sameState, run } = replay(mafiaDollar as unknown as Game, file);
    expect({ keepsCommitment, sameEvents, sameState }).toEqual({
      keepsCommitment: true,
      sameEvents: true,
      sameState: true,
    });
    expect(run.outcome?.reason).toBe(name === "target" ? "target" : "prohibition");
  });
});
