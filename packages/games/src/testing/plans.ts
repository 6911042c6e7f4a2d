/**
 * The events that void a careful plan: every type of event that everybody is told is against somebody, or the game's
 * test states why it is not.
 */
import { readFileSync } from "node:fs";
import type { AnswerValue } from "@consigliere/engine/answer";
import type { GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { PlanStep } from "@consigliere/engine/plan";
import { describe, expect, it } from "vitest";

/** The reasons why a plan stands, and the events for which each reason holds. */
type Harmless = Readonly<Record<string, readonly string[]>>;

const THE_KERNEL: Harmless = {
  "the kernel sees to the plan of a seat that a bot plays or that is given up": ["autopilot", "resigned"],
  "somebody has decided nothing, or takes it back": ["default-applied", "taken-back"],
  "what stands is the same": ["step-restarted"],
  "the players were told what changes, and asked": ["corrected"],
};

/** The types that a file of events names. */
function typesIn(source: string): string[] {
  const text = readFileSync(new URL(source, import.meta.url), "utf8");
  const named = text.matchAll(/readonly type:((?:[\s|]*"[a-z0-9-]+")+)/g);
  return [...named].flatMap(([, types = ""]) => [...types.matchAll(/"([^"]+)"/g)].map(([, one = ""]) => one));
}

interface Told {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** An event of seat 1 against seat 0, and one that does not concern seat 0 or that seat 0 caused itself. */
interface Case {
  readonly against: Told;
  readonly not: readonly Told[];
}

interface Voiding {
  readonly harmless: Harmless;
  readonly cases: readonly Case[];
  /** The state of another seat's turn, where it matters whose turn it is. */
  readonly state?: unknown;
  /** The planned answer, where it matters. */
  readonly answer?: AnswerValue;
}

/** Registers the suite. */
export function voidsPlans<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  voiding: Voiding,
): void {
  suite(game as Game, voiding);
}

function suite({ meta, plans }: Game, { harmless, cases, state = {}, answer = "pass" }: Voiding): void {
  const against = plans?.against ?? {};

  describe(`a careful plan of ${meta.id}`, () => {
    it("has an answer to everything that can be told, and one only", () => {
      const told = [...typesIn(`../${meta.id}/events.ts`), ...typesIn("../../../engine/src/event.ts")];
      expect(told.length).toBeGreaterThan(5);
      const unmoved = [harmless, THE_KERNEL].flatMap((one) => Object.values(one).flat());
      expect([...Object.keys(against), ...unmoved].sort()).toEqual([...new Set(told)].sort());
    });

    it.each(cases)("is voided by a move against it: $against.type", (one) => {
      const step: PlanStep = { topic: "turn", answer, when: "undisturbed" };
      const voids = (event: Told) => against[event.type]?.(event, 0, { state, step });
      expect(voids(one.against)).toBe(true);
      for (const event of one.not) expect(voids(event), JSON.stringify(event)).toBe(false);
    });
  });
}
