/**
 * The possible questions before a player's next turn, on a separate thread. It gets the seat's own view and nothing
 * else.
 */
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { manifestOf } from "@consigliere/games/catalogue";
import { type Foreseen, foresee } from "@consigliere/games/foresight";

export interface Order {
  readonly game: string;
  readonly view: unknown;
  readonly viewer: number;
  readonly seats: number;
  readonly orders: readonly StandingOrder[];
  /** The fact that distinguishes questions on one topic. */
  readonly occasion?: string;
}

export type Report = readonly Foreseen[] | null;

async function carryOut({ game, view, ...asker }: Order): Promise<Report> {
  const manifest = manifestOf(game);
  if (manifest?.outlook === undefined) return null;
  const [rules, outlook] = await Promise.all([manifest.rules(), manifest.outlook()]);
  return foresee(rules, outlook, view, asker);
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((): Report => null)
    .then((report) => postMessage(report));
});
