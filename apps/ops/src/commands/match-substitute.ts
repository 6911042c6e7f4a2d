import type { Person } from "@consigliere/service/account/person";
import { profileOf } from "@consigliere/service/account/profile";
import { gameOf } from "@consigliere/service/games";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import type { Desk } from "../desk.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import { checkSubstitute, type Substitute, substitutePlayer } from "../operate/substitute-player.ts";
import { nameOf, personNamed } from "../person.ts";

interface Options {
  readonly with?: string;
  readonly bot?: string;
}

/** `match substitute <id> <seat>` */
export function matchSubstitute(registry: Registry, parent: Command): void {
  const command = parent
    .command("substitute <id> <seat>")
    .summary("gives a seat to another person or to a bot")
    .description(
      "Gives a seat of a running match, its hand and all, to somebody else. The one who sat there loses the match from their desk, their notifications and standing orders; everybody sees the new name at the table; a newcomer is told by mail, and their clock begins anew. A bot that was put there can be replaced by a person again, the same way. Seats are counted from 0, as `match show` has them.",
    )
    .option("--with <who>", "the address or user id of somebody with an account")
    .option("--bot <level>", "the level of a bot of the game, such as regular");
  does<Options>(registry, command, async (job, id = "", seatText = "") => {
    const desk = await job.desk();
    const seat = seatIn(seatText);
    const newcomer = await newcomerNamed(desk, job.options);
    const meta = await desk.context.store.matches.meta(id);
    await checkBot(desk, meta?.game, job.options.bot);
    const former = await checkSubstitute(desk.context, id, seat, newcomer);
    const sentence = `Gives seat ${seat} of match ${id} from ${meta?.seats[seat]?.name} (${former ?? "a bot"}) to ${callOf(newcomer)} in ${job.target.label}.`;
    if (!(await job.mayWrite(sentence))) return DONE;
    const saved = await substitutePlayer(desk.context, id, seat, await substituteFor(desk, newcomer));
    job.result(
      { id, seat, seats: saved.seats.map(({ name: at, player }) => ({ name: at, player })) },
      () => `Seat ${seat} is ${saved.seats[seat]?.name}'s now.`,
    );
    return DONE;
  });
}

type Newcomer = { readonly person: Person } | { readonly bot: string };

async function newcomerNamed(desk: Desk, { with: who, bot }: Options): Promise<Newcomer> {
  if ((who === undefined) === (bot === undefined)) {
    throw new OpsError("To whom? --with <address or user id>, or --bot <level>.", UNUSABLE);
  }
  return bot !== undefined ? { bot } : { person: await personNamed(desk, who ?? "") };
}

function callOf(newcomer: Newcomer): string {
  return "bot" in newcomer ? `a bot of level ${newcomer.bot}` : nameOf(newcomer.person);
}

/** A person who has never been at a desk gets a profile only now, not while the command only asks. */
async function substituteFor({ context }: Desk, newcomer: Newcomer): Promise<Substitute> {
  return "bot" in newcomer ? newcomer : { person: await profileOf(context, newcomer.person, "en") };
}

/** @throws OpsError that names the bots there are */
async function checkBot(
  { context }: Desk,
  gameId: string | undefined,
  level: string | undefined,
): Promise<void> {
  if (level === undefined || !context.games.some(({ meta }) => meta.id === gameId)) return;
  const game = await gameOf(context, String(gameId));
  if (Object.hasOwn(game.bots, level)) return;
  throw new OpsError(`${gameId} has no bot ${level}; it has ${Object.keys(game.bots).join(", ")}.`);
}

function seatIn(text: string): number {
  if (!/^\d+$/.test(text)) throw new OpsError(`"${text}" is no seat: they are counted from 0.`, UNUSABLE);
  return Number(text);
}
