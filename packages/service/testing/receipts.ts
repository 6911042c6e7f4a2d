/** The data that a device keeps of a table that it sees. */
import type { MatchView } from "@consigliere/contract/play";
import { fingerprint } from "@consigliere/engine/fingerprint";
import { RECIPE } from "@consigliere/engine/proof";
import type { Receipt } from "@consigliere/engine/receipt";

/** The part of a receipt that follows from a look at the table after the deal, at a moment (ISO). */
export function startIn({ match, viewer }: MatchView, at: string): Pick<Receipt, "start" | "deal"> {
  const { game, dealing, seatOrder, openAtEnd, options } = match;
  const { joined, beacon, rules } = dealing;
  return {
    start: {
      at,
      recipe: RECIPE,
      game,
      seatOrder,
      openAtEnd,
      startedAt: match.startedAt ?? "",
      chain: beacon?.chain ?? null,
      round: beacon?.round ?? null,
      mixed: fingerprint(joined.map(({ contribution }) => contribution)),
      players: fingerprint(joined.map(({ player }) => player)),
    },
    deal: { seat: viewer, rules: rules ?? "", options: fingerprint(options) },
  };
}
