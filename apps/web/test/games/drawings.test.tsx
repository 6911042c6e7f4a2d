import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ABILITIES, TARGETS } from "@consigliere/games/crooks/cards";
import { CARDS, type CardKind } from "@consigliere/games/family-business/cards";
import { ALL_CARDS, RACKET_TYPES, SYMBOLS } from "@consigliere/games/mafia-dollar/cards";
import { WEAPON_IDS, weaponOf } from "@consigliere/games/mob-city/cards";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AbilityMark, House, TargetArt } from "../../src/games/crooks/signs.tsx";
import { CardArt } from "../../src/games/family-business/family-card.tsx";
import { CardArt as DollarArt, Icon } from "../../src/games/mafia-dollar/signs.tsx";
import { WeaponArt } from "../../src/games/mob-city/man.tsx";

const games = fileURLToPath(new URL("../../src/games/", import.meta.url));

const SHOWN: Readonly<Record<string, readonly ReactNode[]>> = {
  crooks: [
    ...TARGETS.map((target) => <TargetArt key={target} target={target} />),
    ...TARGETS.map((target) => <House key={`${target} house`} target={target} />),
    ...ABILITIES.map((ability) => <AbilityMark key={ability} ability={ability} />),
  ],
  "family-business": Object.keys(CARDS).map((kind) => <CardArt key={kind} kind={kind as CardKind} />),
  "mafia-dollar": [
    ...ALL_CARDS.map((card) => <DollarArt key={card} card={card} />),
    ...([...SYMBOLS, ...RACKET_TYPES, "bullet", "padlock", "dog"] as const).map((name) => (
      <Icon key={name} name={name} />
    )),
  ],
  "mob-city": WEAPON_IDS.map((id) => <WeaponArt key={id} kind={weaponOf(id).kind} />),
};

/**
 * A drawing as pages show it: the box that it is drawn in, and where it is to be had. With a size of its own it has
 * that box, of which a part is shown.
 */
const USED =
  /viewBox="([^"]+)"[^>]*><use href="\/drawings\/([\w-]+)\.svg#([\w-]+)"(?: width="(\d+)" height="(\d+)")?/g;

describe.each(Object.entries(SHOWN))("the drawings of %s", (game, shown) => {
  it("are there, each in the box that it was drawn for", () => {
    const used = [...renderToStaticMarkup(shown).matchAll(USED)];
    expect(used.length).toBeGreaterThan(3);
    for (const [, shownBox, of, name, width, height] of used) {
      const box = width === undefined ? shownBox : `0 0 ${width} ${height}`;
      const file = `${games}${of}/drawings/${name}.svg`;
      expect(of).toBe(game);
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, "utf8")).toContain(`viewBox="${box}"`);
    }
  });
});
