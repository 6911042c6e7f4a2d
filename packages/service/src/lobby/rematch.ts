import { createHash } from "node:crypto";
import type { Outcome } from "@consigliere/engine/game";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import { freshRandom } from "../chance.ts";
import { gameOf, optionsOf } from "../games.ts";
import type { House } from "../house.ts";
import { mySeat, peopleAt, personIn } from "../play/seat.ts";
import { openTable } from "../play/table.ts";
import { Refusal } from "../refusal.ts";
import { isStoreError } from "../store-error.ts";
import { newContribution, openLobby } from "./create-match.ts";
import { editMatch } from "./edit-lobby.ts";
import { start } from "./start-match.ts";

/**
 * The same people, bots and options once more, started at once. Whoever asks first is the host, and everybody
 * who asks gets the same match. @throws Refusal `match/unknown`, `match/not-over`, `match/not-yours`
 */
export async function rematch(house: House, userId: string, matchId: string): Promise<MatchMeta> {
  const { meta, run } = await openTable(house, matchId, userId);
  mySeat(meta, userId);
  if (run.outcome === null) throw new Refusal("match/not-over");
  const id = rematchId(matchId);
  const next = await newLobby(house, meta, { id, host: userId, outcome: run.outcome });
  await editMatch(house, matchId, (old) => (old.nextMatch === id ? old : { ...old, nextMatch: id }));
  return next;
}

/** The id follows from the old match, so that two who ask at the same moment cannot make two matches. */
function rematchId(matchId: string): string {
  return createHash("sha256").update(`rematch ${matchId}`).digest("base64url").slice(0, 16);
}

async function newLobby(
  house: House,
  old: MatchMeta,
  { id, host, outcome }: { id: string; host: string; outcome: Outcome },
): Promise<MatchMeta> {
  const game = gameOf(house, old.game);
  // The seats are drawn here and not at the start: the options may depend on who sits where.
  const order = freshRandom(house.chance).shuffled(old.seats.map((seat, place) => ({ seat, place })));
  const placements = order.map(({ place }) => outcome.placements[place] ?? old.seats.length);
  const options = optionsOf(game, old.options);
  try {
    await openLobby(house, {
      id,
      game: old.game,
      rulesVersion: game.meta.version,
      options: (game.meta.playAgain?.(options, placements) ?? options) as Json,
      seats: order.map(({ seat }) => seatAgain(house, seat)),
      host: peopleAt(old).some((person) => person.userId === host) ? host : old.host,
      visibility: "private",
      seatOrder: "chosen",
      rematchOf: old.id,
    });
  } catch (error) {
    if (!isStoreError(error, "store/exists")) throw error;
  }
  return start(house, id, (meta) => meta);
}

function seatAgain(house: House, seat: SeatMeta): SeatMeta {
  const { contribution: _, ...plain } = seat;
  return personIn(seat) === null ? plain : { ...plain, contribution: newContribution(house) };
}
