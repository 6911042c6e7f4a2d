/** Whole recorded matches, one for each kind of ending, play today as they did when they were recorded. */
import { readFileSync } from "node:fs";
import type { GameEvent } from "@consigliere/engine/event";
import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Game } from "@consigliere/engine/game";
import { matchFileSchema, replay } from "@consigliere/engine/match-file";
import { describe, expect, it } from "vitest";
import { BOTS, botsPrint, entryOf, otherBots, otherPrints } from "./bots-print.ts";
import type { Ending } from "./ending.ts";
import { shortOf } from "./short-of.ts";

/** Registers the suite; `folder` holds the matches and their `index.json`. */
export function goldenMatches<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  endings: readonly Ending<E>[],
  folder: URL,
): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  const { version } = game.meta;
  const recorded = (read("index") as Record<string, Record<string, string>>)[version] ?? {};

  describe(`golden matches of version ${version}`, () => {
    it("are one for each way of ending", () => {
      expect(Object.keys(recorded)).toEqual([
        ...endings.map(({ name }) => name),
        BOTS,
        ...otherBots(game as Game).map(entryOf),
      ]);
    });

    it("have bots that choose as they did (if not, raise the version and record anew: proofs hold bots to it)", () => {
      expect(botsPrint(game as Game)).toBe(recorded[BOTS]);
    });

    it("have bots of the other levels and temperaments that choose as they did", () => {
      const others = otherBots(game as Game);
      expect(recorded).toMatchObject(otherPrints(game as Game, others, shortOf(game.meta.id)));
    });

    it.each(endings)("$name: is the match that was recorded for this version", ({ name }) => {
      // A match recorded anew under the same version would hide a change of the rules.
      expect(fingerprint(read(name))).toBe(recorded[name]);
    });

    it.each(endings)(
      "$name: plays the same to its end (if not, raise the version and record anew)",
      ({ name, reason }) => {
        const file = matchFileSchema.parse(read(name));
        expect(file.rules).toBe(version);
        const { keepsCommitment, sameEvents, sameState, run } = replay(game as Game, file);
        expect({ keepsCommitment, sameEvents, sameState }).toEqual({
          keepsCommitment: true,
          sameEvents: true,
          sameState: true,
        });
        expect(run.outcome?.reason).toBe(reason);
      },
    );
  });
}
