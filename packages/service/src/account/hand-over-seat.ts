import { RefusedError } from "@consigliere/engine/errors";
import { bestLevel, gameOf } from "../games.ts";
import type { House } from "../house.ts";
import { editMatch } from "../lobby/edit-lobby.ts";
import { peopleAt, seatOf } from "../play/seat.ts";
import { enter, openTable } from "../play/table.ts";

/** What stands where the name of somebody who is gone stood. */
const NOBODY = "—";

/** Takes a person out of a match that has started: the others are told, and a bot has the seat. */
export async function handOverSeat(house: House, userId: string, matchId: string): Promise<void> {
  const table = await openTable(house, matchId);
  const seat = seatOf(table.meta, userId);
  if (seat === null) return;
  if (table.run.outcome === null) {
    try {
      await enter(house, table, { input: { kind: "resign", seat }, userId });
    } catch (error) {
      // Already resigned, or over by now.
      if (!(error instanceof RefusedError)) throw error;
    }
  }
  await editMatch(house, matchId, (meta) => {
    if (seatOf(meta, userId) !== seat) return meta;
    const bot = bestLevel(gameOf(house, meta.game));
    const { contribution } = meta.seats[seat] ?? {};
    const seats = meta.seats.with(seat, {
      player: { bot },
      name: NOBODY,
      portrait: "nobody",
      ...(contribution === undefined ? {} : { contribution }),
    });
    const heir = peopleAt({ ...meta, seats })[0];
    return { ...meta, seats, host: meta.host === userId ? (heir?.userId ?? "") : meta.host };
  });
}
