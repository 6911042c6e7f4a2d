import { type Command, InvalidArgumentError, Option } from "commander";
import { does, type Job, type Registry } from "../command.ts";
import type { Desk } from "../desk.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { describe, type FoundMatch, findMatches, type Wanted } from "../operate/find-matches.ts";
import { findPerson } from "../operate/people.ts";
import { STANDSTILL } from "../words.ts";

interface Options {
  readonly player?: string;
  readonly invite?: string;
  readonly status?: NonNullable<Wanted["status"]>;
  readonly stuck?: number;
}

/** `match find` */
export function matchFind(registry: Registry, parent: Command): void {
  const command = parent
    .command("find")
    .summary("matches by player, invitation or status, or those that stand still")
    .description(
      "Finds matches; several conditions together must all be met. Except by invitation, address or user id it reads the whole table.",
    )
    .option("--player <who>", "an address, a user id, or a name at the table")
    .option("--invite <token>", "the last part of an invitation link")
    .addOption(
      new Option("--status <status>", "only these").choices(["lobby", "playing", "over", "cancelled"]),
    )
    .option("--stuck <hours>", "running, and should have moved on that long ago", hours);
  does<Options>(registry, command, async (job) => {
    const { options } = job;
    const { player, invite, status, stuck } = options;
    if ([player, invite, status, stuck].every((condition) => condition === undefined)) {
      throw new OpsError("By what? --player, --invite, --status or --stuck.", UNUSABLE);
    }
    const desk = await job.desk();
    const found = invite === undefined ? await byConditions(desk, job) : await byInvitation(desk, invite);
    job.result(found, () => listOf(found, job.now));
    return DONE;
  });
}

async function byConditions(desk: Desk, { options, now }: Job<Options>): Promise<FoundMatch[]> {
  const { player, status, stuck } = options;
  const person = player === undefined ? null : await findPerson(desk.context, desk.accounts, player);
  return findMatches(desk.context, desk.operations, {
    ...(person !== null ? { userId: person.userId } : player === undefined ? {} : { name: player }),
    ...(status === undefined ? {} : { status }),
    ...(stuck === undefined ? {} : { stuckSince: new Date(now.getTime() - stuck * 3_600_000) }),
  });
}

async function byInvitation({ context }: Desk, link: string): Promise<FoundMatch[]> {
  const meta = await context.store.matches.findByInvite(link.split("/").at(-1) ?? "");
  return meta === undefined ? [] : [await describe(context, meta, context.clock())];
}

function listOf(found: readonly FoundMatch[], now: Date): string {
  const rows = found.map(({ id, game, status, names, waitingFor, changedAt, standstill }) => [
    id,
    game,
    status,
    names.join(", "),
    waitingFor.join(", ") || "-",
    when(changedAt, now),
    standstill === null ? "" : STANDSTILL[standstill],
  ]);
  return columns(
    ["match", "game", "status", "players", "waits for", "changed", ""],
    rows,
    "No match is like that.",
  );
}

function hours(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || Number.isNaN(value) || value < 0)
    throw new InvalidArgumentError("It is a number of hours.");
  return value;
}
