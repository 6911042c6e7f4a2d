import type { Proof } from "@consigliere/contract/play";
import type { AddressedEvent } from "@consigliere/engine/event";
import { keepsCommitment } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { canonicalJson } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import type { LogRecord } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { Refusal } from "../refusal.ts";
import { newestFirst } from "./log.ts";
import { openTable, setupOf } from "./table.ts";

/** Everything that is needed to check the dealing of a match that is over. @throws Refusal `match/unknown`, `match/not-over` */
export async function readProof(house: House, userId: string, matchId: string): Promise<Proof> {
  const { meta, secret, game, run } = await openTable(house, matchId, userId);
  if (run.outcome === null) throw new Refusal("match/not-over");
  const records: LogRecord[] = [];
  for await (const record of newestFirst(house, matchId)) records.unshift(record);
  const setup = setupOf(game, meta, secret);
  return {
    game: meta.game,
    version: game.meta.version,
    seatCount: meta.seats.length,
    options: meta.options as Proof["options"],
    secret,
    commitment: meta.commitment,
    contributions: [...(meta.contributions ?? [])],
    inputs: records.slice(1).map((record) => record.input as Proof["options"]),
    verdict: {
      commitment: keepsCommitment(secret, meta.commitment),
      replay: verdictOn(game, setup, records),
    },
  };
}

function verdictOn(game: Game, setup: Parameters<typeof Run.begin>[1], records: readonly LogRecord[]) {
  if (records.some((record) => record.rulesVersion !== game.meta.version)) return "rules-changed";
  const { run, opening } = Run.begin(game, setup);
  const events: AddressedEvent[] = [...opening.events];
  for (const record of records.slice(1)) events.push(...run.apply(record.input as unknown as Input).events);
  const isSame = canonicalJson(events) === canonicalJson(records.flatMap((record) => record.events));
  return isSame ? "agrees" : "differs";
}
