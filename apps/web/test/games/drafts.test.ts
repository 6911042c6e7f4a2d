import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { games } from "@consigliere/games/registry";
import { matchesUpToFull, replayWatched } from "@consigliere/games/testing/golden-files";
import { expect, it } from "vitest";
import { crooksOrders } from "../../src/games/crooks/standing-orders.ts";
import { mafiaDollarOrders } from "../../src/games/mafia-dollar/standing-orders.ts";
import type { OrderUi } from "../../src/games/order-ui.ts";
import { tableOf } from "../../src/games/registry.ts";

/** Inputs of a match from one look to the next. */
const LOOKED_AT_EVERY = 25;

/** As many drafts as there are, one after the other, each with those that could be added instead. */
function allDrafts(
  { drafts }: OrderUi,
  view: unknown,
  isTaken: (orders: object[]) => boolean,
): StandingOrder[] {
  const orders: StandingOrder[] = [];
  for (let open = drafts(view, orders); open.length > 0; open = drafts(view, orders)) {
    for (const draft of open) expect(isTaken([...orders, draft])).toBe(true);
    orders.push(...open.slice(-1));
  }
  return orders;
}

it.each(Object.values(games).filter(({ orders }) => orders !== undefined))(
  "the drafts of $meta.id are orders that the game takes, as many as it takes",
  async (game) => {
    const ui = (await (await tableOf(game.meta.id)?.ui())?.orders?.load()) ?? expect.fail("no orders");
    const isTaken = (orders: object[]) => game.settings.safeParse({ orders }).success;
    let drafted = 0;
    for (const file of matchesUpToFull(game)) {
      replayWatched(game, file, ({ state }, nth) => {
        if (nth % LOOKED_AT_EVERY > 0) return;
        const orders = allDrafts(ui, game.view(state, nth % file.seatCount), isTaken);
        drafted += orders.length;
        expect(game.settings.parse({ orders })).toMatchObject({ orders });
      });
    }
    expect(drafted).toBeGreaterThan(0);
  },
);

it("nothing is drafted where nothing can be ordered", () => {
  const crooks = { nextOwnTurn: null, hideouts: [], options: { standingOrders: true } };
  expect(crooksOrders.drafts(crooks, [])).toEqual([]);
  const mafia = { hand: null, options: { tradeMode: "free" }, window: null };
  expect(mafiaDollarOrders.drafts(mafia, []).map(({ kind }) => kind)).toEqual([
    "pass-left",
    "gift",
    "rob-pick",
    "collect-more",
  ]);
});
