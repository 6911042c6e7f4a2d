import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { manifestOf } from "@consigliere/games/catalogue";
import { games } from "@consigliere/games/registry";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import * as crooks from "./crooks/standing.ts";
import * as familyBusiness from "./family-business/standing.ts";
import type { ToEnd } from "./game-ui.ts";
import * as mafiaDollar from "./mafia-dollar/standing.ts";
import * as mobCity from "./mob-city/standing.ts";
import * as nothingPersonal from "./nothing-personal/standing.ts";

interface Standing {
  readonly standing: (view: unknown) => readonly number[];
  readonly toEnd: (view: unknown) => ToEnd;
}

const STANDINGS: Readonly<Record<string, Standing>> = {
  crooks,
  "family-business": familyBusiness,
  "mafia-dollar": mafiaDollar,
  "mob-city": mobCity,
  "nothing-personal": nothingPersonal,
};

const LANGUAGES = ["en", "ja"] as const;

describe("how everybody stands", () => {
  it.each(Object.values(games))("is the same for all who look, and said in words: $meta.id", async (game) => {
    const { standing, toEnd } = STANDINGS[game.meta.id] as Standing;
    const says = await Promise.all(
      LANGUAGES.map(async (locale) => {
        const { default: messages } = await import(`./${game.meta.id}/messages/${locale}.json`);
        const t = createTranslator({ locale, messages, onError: (error) => expect.fail(error.message) });
        return (values: ToEnd) => t("toEnd", values);
      }),
    );
    const seatCount = game.meta.seats.max;
    const said = new Set<string>();
    playOut(game, {
      seatCount,
      seed: "standing",
      options: manifestOf(game.meta.id)?.short ?? {},
      bots: seatsOf(seatCount).map(() => randomBot),
      watch: ({ state }) => {
        const open = game.view(state, "spectator");
        const all = { had: standing(open), end: toEnd(open) };
        expect([0, seatCount]).toContain(all.had.length);
        for (const viewer of seatsOf(seatCount) as Viewer[]) {
          const view = game.view(state, viewer);
          expect({ had: standing(view), end: toEnd(view) }).toEqual(all);
        }
        for (const say of says) said.add(say(all.end));
      },
    });
    // It comes nearer, in both languages.
    expect(said.size).toBeGreaterThan(4);
    for (const sentence of said) expect(sentence).not.toMatch(/NaN|undefined|[{}]/);
  });
});
