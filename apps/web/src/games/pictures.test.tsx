import { readFileSync } from "node:fs";
import { catalogue } from "@consigliere/games/catalogue";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { tableOf } from "./registry.ts";

/** The things pressed at the tables: cards, people, places, and players. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  "family-business": [
    "mob:capone",
    "mobster:capone-1",
    "play:double-contract-01",
    "discard:truce-01",
    "counter:mob-power",
    "seat:1",
  ],
  crooks: ["hire:hideout-a", "crook:leaky-luca", "up:target-2", "hideout:hideout-b", "seat:1"],
  "mafia-dollar": [
    "play:gangster-ivan-krol",
    "hit:gangster-ivan-krol",
    "pile:liquor",
    "item:weapon-revolver",
    "seat:1",
  ],
  "mob-city": ["card:lt-morosi", "hire:lt-morosi:2", "group:3", "squad:1-2", "seat:1"],
  "nothing-personal": [
    "gangster:mac-pheeto",
    "marker:mac-pheeto:1",
    "card:dock-strike:2",
    "move:capo",
    "seat:1",
  ],
};

it.each(Object.entries(OPTIONS))(
  "what is chosen at a table of %s can be drawn small",
  async (game, options) => {
    const ui = await tableOf(game)?.ui();
    for (const id of options) {
      expect(renderToStaticMarkup(ui?.question.picture(id, { seats: [] })), id).not.toBe("");
    }
    expect(ui?.question.picture("pass", { seats: [] })).toBeNull();
  },
);

it.each(catalogue)(
  "a link to a table of $meta.id has a picture of the size that messengers show",
  ({ meta }) => {
    const picture = readFileSync(new URL(`${meta.id}/poster.jpg`, import.meta.url));
    // The first frame of a baseline or progressive JPEG says its height, then its width.
    const frame = picture.findIndex(
      (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(picture[at + 1] ?? 0),
    );
    expect([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(150_000);
  },
);
