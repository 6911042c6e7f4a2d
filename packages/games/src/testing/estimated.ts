import type { Game, GameMeta } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";
import { seatsOf } from "@consigliere/engine/seat";
import { fallbackBot, playOut } from "@consigliere/engine/testing/playout";
import type { Estimate, RuleSet } from "../estimates.ts";

/** The options of one of the sets of rules that every game offers. */
export function optionsOf(meta: GameMeta, ruleSet: RuleSet): unknown {
  return meta.options.parse(meta.presets[ruleSet] ?? {});
}

/** What a seat of a simulated person sets before the match: the orders that the form proposes; nothing where it proposes none. */
export function recommendedSettings({ orders }: Game): { readonly settings?: Json } {
  return orders?.recommended === undefined
    ? {}
    : { settings: { orders: orders.recommended as unknown as Json } };
}

/** What matches of the game's best bots take on average, with the standing orders that people are recommended. */
export function estimated(game: Game, ruleSet: RuleSet, seats: number, matches: number): Estimate {
  const options = optionsOf(game.meta, ruleSet);
  const bot = Object.values(game.bots).at(-1) ?? fallbackBot;
  const bots = seatsOf(seats).map(() => bot);
  let waits = 0;
  let asks = 0;
  for (let match = 0; match < matches; match++) {
    const played = playOut(game, {
      seatCount: seats,
      options,
      seed: `estimate ${match}`,
      bots,
      ...recommendedSettings(game),
    });
    waits += played.waits;
    asks += played.inputs.filter((input) => input.kind === "answer" && input.by === "bot").length;
  }
  return { seats, waits: Math.round(waits / matches), asks: Math.round(asks / matches / seats) };
}
