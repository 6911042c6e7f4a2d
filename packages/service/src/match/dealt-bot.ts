import { levelOf, temperamentOf } from "@consigliere/engine/bot-id";
import type { Game } from "@consigliere/engine/game";
import type { SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { botIn } from "./people.ts";

const BYTES = 2;
const HEX = 16;

/** The bot of the level that the service chooses for a table: of a temperament that nobody there has, if there is one. */
export function dealtBot(
  { chance }: Pick<Context, "chance">,
  { bots }: Game,
  level: string,
  seats: readonly SeatMeta[],
): string {
  const characters = Object.keys(bots).filter((id) => levelOf(id) === level && temperamentOf(id) !== null);
  const seated = seats.map((seat) => temperamentOf(botIn(seat) ?? ""));
  const missing = characters.filter((id) => !seated.includes(temperamentOf(id)));
  const open = missing.length > 0 ? missing : characters;
  return open[Number.parseInt(chance.hex(BYTES), HEX) % open.length] ?? level;
}
