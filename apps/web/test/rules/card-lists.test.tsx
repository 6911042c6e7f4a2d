import { catalogue } from "@consigliere/games/catalogue";
import { LOCALES } from "@consigliere/languages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Cards } from "../../src/games/game-table.ts";
import { useGameWords } from "../../src/games/game-words.ts";
import { tableOf } from "../../src/games/registry.ts";
import { isFound } from "../../src/games/shared/card-shelf.tsx";
import { gameFor } from "../../src/rules/examples/game-for.ts";
import type { DrawnGame } from "../../src/rules/examples/table-markup.tsx";

function Shown({ game, List }: { readonly game: DrawnGame; readonly List: Cards }) {
  return <List words={useGameWords(game.id, game.story, [], null)} />;
}

describe.each(catalogue.map(({ meta }) => meta.id))("the cards of %s", (id) => {
  it.each(LOCALES)("are shown with their words: %s", async (locale) => {
    const [game, list] = await Promise.all([gameFor(id, locale), tableOf(id)?.cards?.()]);
    if (list === undefined) throw new Error("no cards");
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={game.messages} timeZone="UTC">
        <Shown game={game} List={list.default} />
      </NextIntlClientProvider>,
    );
    const ids = [...markup.matchAll(/data-card="([^"]+)"/g)].map(([, card]) => card);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    // A drawing's address is no message that is missing.
    expect(markup).not.toMatch(new RegExp(`\\b(${id}|board|rules)\\.(?!svg#)[a-z]`));
  });
});

describe("a card", () => {
  const card = { id: "lou", name: "Lou", facts: ["rank 3", ""], rule: "Looks behind doors", face: null };

  it("is found by any words of its own, wherever they stand and however they are written", () => {
    expect(isFound(card, "")).toBe(true);
    expect(isFound(card, " doors LOU ")).toBe(true);
    expect(isFound(card, "ｒａｎｋ")).toBe(true);
    expect(isFound(card, "lou windows")).toBe(false);
  });
});
