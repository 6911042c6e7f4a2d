/** Standings are public: every viewer reads the same, whatever is in a hand or lies face-down. */
import type { Run } from "@consigliere/engine/kernel";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { catalogue } from "@consigliere/games/catalogue";
import { describe, expect, it } from "vitest";
import * as crooks from "./crooks/scores.ts";
import * as familyBusiness from "./family-business/scores.ts";
import * as mafiaDollar from "./mafia-dollar/scores.ts";
import * as mobCity from "./mob-city/scores.ts";
import * as nothingPersonal from "./nothing-personal/scores.ts";
import { figureIn, type Standings } from "./standing.ts";

const games: Readonly<Record<string, { readonly scores: (view: unknown) => Standings }>> = {
  crooks,
  "family-business": familyBusiness,
  "mafia-dollar": mafiaDollar,
  "mob-city": mobCity,
  "nothing-personal": nothingPersonal,
};

/** Milliseconds: matches are played through, on machines that are busy with other things. */
const PATIENCE = 120_000;

describe.each(catalogue)("standings of $meta.id", async ({ meta, rules, story: load, short }) => {
  const [game, story] = await Promise.all([rules(), load()]);
  const scores = games[meta.id]?.scores ?? (() => []);

  it(
    "are the same for everybody at each moment, and in the end name the winner",
    () => {
      const seatCount = Math.min(4, meta.seats.max);
      let looks = 0;
      const look = ({ state }: Pick<Run, "state">) => {
        const known = scores(game.view(state, "spectator"));
        for (const seat of seatsOf(seatCount)) expect(scores(game.view(state, seat))).toEqual(known);
        looks += 1;
        return known;
      };
      const { outcome, run } = playOut(game, {
        seatCount,
        options: short,
        seed: "standing",
        bots: seatsOf(seatCount).map(() => randomBot),
        watch: look,
      });
      expect(looks).toBeGreaterThan(10);
      const end = look(run);
      const [stat] = story.decides?.(outcome.reason) ?? ["mobstersAlive"];
      const winner = outcome.placements.indexOf(1);
      const most = Math.max(...end.map((_, seat) => figureIn(end, seat, stat ?? "")));
      expect(figureIn(end, winner, stat ?? "")).toBe(most);
      expect(most).toBe(outcome.stats?.[winner]?.[stat ?? ""]);
    },
    PATIENCE,
  );
});
