import { randomUUID } from "node:crypto";
import { endpoints } from "@consigliere/contract/endpoints";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import { beforeAll, describe, expect, it } from "vitest";
import { look } from "./pennies-table.ts";
import { type Browser, myPrompt, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});

interface CrooksView {
  readonly phase: string;
  readonly hideouts: readonly { readonly notes: readonly unknown[] | null }[];
}

/** The number of hideouts that a view of Crooks has notes on. */
const notesIn = (view: unknown) => (view as CrooksView).hideouts.filter(({ notes }) => notes?.length).length;

async function crooksTable(casebook: boolean): Promise<{ id: string; players: readonly Browser[] }> {
  const players = [await town.guest("Ann"), await town.guest("Bob")];
  const [ann, bob] = players as [Browser, Browser];
  const body = { game: "crooks", seats: 2, options: { casebook }, seatOrder: "chosen" as const };
  const { match, inviteUrl } = await ann.call(endpoints.createMatch, { body });
  const token = inviteUrl?.split("/").at(-1) ?? "";
  await bob.call(endpoints.joinMatch, { params: { id: match.id }, body: { token } });
  await ann.call(endpoints.startMatch, { params: { id: match.id }, body: {} });
  return { id: match.id, players };
}

/** Plays to the end at random; returns how often somebody saw into a hideout. */
async function playOut(players: readonly Browser[], id: string): Promise<number> {
  const random = seededRandom("looks");
  for (let round = 0, looks = 0; round < 1000; round++) {
    for (const player of players) {
      const { table } = await look(player, id);
      if (table?.outcome != null) return looks;
      looks += notesIn(table?.view);
      const prompt = myPrompt(await look(player, id));
      if (prompt === null) continue;
      const value = randomAnswer(prompt.question, random);
      const body = { answerId: randomUUID(), prompt: prompt.id, value };
      await player.call(endpoints.answerPrompt, { params: { id }, body });
    }
  }
  throw new Error("the match did not end");
}

/** The notes in every account of the past, from any chair, and the names in its events of looks. */
async function toldOfThePast(player: Browser, id: string, as?: string) {
  const chair = as === undefined ? {} : { as };
  const params = { id };
  const { recap } = await player.call(endpoints.viewMatch, { params, query: { since: "0", ...chair } });
  const frames = recap?.frames ?? [];
  const { events } = await player.call(endpoints.readLog, { params, query: { limit: 200, ...chair } });
  const looks = [...frames, ...events].filter(({ event }) =>
    ["hideout-searched", "spy-looked"].includes(event.type),
  );
  const named = looks.filter(({ event }) => ["found", "crooks", "plays"].some((key) => key in event));
  return {
    frames: frames.length,
    notes: frames.reduce((sum, { view }) => sum + notesIn(view), 0),
    looks: looks.length,
    named: named.length,
  };
}

describe("what was seen in a hideout in Crooks", () => {
  it.each([true, false])("is shown again if and only if a casebook is kept (%s)", async (casebook) => {
    const { id, players } = await crooksTable(casebook);
    expect(await playOut(players, id)).toBeGreaterThan(0);
    for (const player of players) {
      for (const as of [undefined, "0", "1"]) {
        const told = await toldOfThePast(player, id, as);
        expect(told.looks).toBeGreaterThan(0);
        expect(told.notes > 0, JSON.stringify([as, told])).toBe(casebook);
        expect(told.named > 0, JSON.stringify([as, told])).toBe(casebook);
      }
    }
    expect(town.faults).toEqual([]);
  });
});
