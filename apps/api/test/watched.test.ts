/** Tables that somebody keeps in their list without a seat there. */
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, penniesTable } from "./pennies-table.ts";
import { type Browser, codeOf, openDoor, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

const watched = async (who: Browser) => (await who.call(endpoints.listWatched, {})).tables;
const watch = (who: Browser, id: string) => who.call(endpoints.watchTable, { params: { id } });

/** Opens a new link for spectators in `eve`'s browser; its address. */
async function comesByLink(host: Browser, eve: Browser, id: string, delayMinutes: 0 | 10): Promise<string> {
  const { spectatorsUrl = "" } = await host.call(endpoints.inviteSpectators, {
    params: { id },
    body: { delayMinutes },
  });
  await openDoor(eve, id, new URL(spectatorsUrl).hash.slice(1));
  return spectatorsUrl;
}

describe("a table that somebody watches", () => {
  it("is kept in their list until they take it off, if it is open", async () => {
    const { id } = await penniesTable(town, {}, { visibility: "open" });
    const eve = await town.guest("Eve");
    await watch(eve, id);
    await watch(eve, id);
    expect(await watched(eve)).toMatchObject([
      {
        matchId: id,
        game: "pennies",
        status: "playing",
        winners: [],
        seats: [{ name: "Ann" }, { name: "Bob" }],
      },
    ]);
    await eve.call(endpoints.stopWatching, { params: { id } });
    expect(await watched(eve)).toEqual([]);
  });

  it("is private: nobody watches it who may not see it, or who sits there", async () => {
    const { id, ann } = await penniesTable(town);
    const eve = await town.guest("Eve");
    expect(await codeOf(watch(eve, id))).toBe("match/unknown");
    expect(await codeOf(watch(eve, "none"))).toBe("match/unknown");
    expect(await codeOf(watch(town.browser(), id))).toBe("account/sign-in-first");
    await watch(ann, id);
    expect(await watched(ann)).toEqual([]);
  });

  it("by a link is reached again on any device, until the link is taken back", async () => {
    const { id, ann } = await penniesTable(town);
    const eve = await town.guest("Eve");
    const url = await comesByLink(ann, eve, id, 0);
    await watch(eve, id);
    expect(await watched(eve)).toMatchObject([{ matchId: id, url }]);
    await ann.call(endpoints.dismissSpectators, { params: { id } });
    expect(await watched(eve)).toEqual([]);
  });

  it("by a late link neither begins nor ends there before its time", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 });
    const eve = await town.guest("Eve");
    await comesByLink(ann, eve, id, 10);
    await watch(eve, id);
    expect(await watched(eve)).toMatchObject([{ status: "lobby", seats: [] }]);
    town.clock.advance(600);
    expect(await watched(eve)).toMatchObject([
      { status: "playing", seats: [{ name: "Ann" }, { name: "Bob" }] },
    ]);
    await answer(ann, id, "keep");
    await answer(bob, id, "fold");
    await town.settle();
    expect(await watched(eve)).toMatchObject([{ status: "playing", winners: [] }]);
    town.clock.advance(600);
    expect(await watched(eve)).toMatchObject([{ status: "over", winners: ["Ann"] }]);
  });
});
