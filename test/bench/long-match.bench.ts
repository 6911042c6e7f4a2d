/** What replay, log and export of a match of thousands of answers cost beside those of a short one, in read units. */

import { endpoints } from "@consigliere/contract/endpoints";
import { closedPart, headAfter } from "@consigliere/engine/chain";
import { fingerprint } from "@consigliere/engine/fingerprint";
import type { MatchRecord } from "@consigliere/service/match/contents";
import { createClient } from "@consigliere/store/client";
import type { Json } from "@consigliere/store/json";
import { connect, type Store } from "@consigliere/store/store";
import type { Cloud } from "../cloud/cloud.ts";
import { enterAsGuest, type Player, startMatch } from "../cloud/player.ts";
import { atMost, type Row } from "./row.ts";
import { leastSpent } from "./spent.ts";

const ANSWERS = { short: 240, long: 2_400 };
/** What the page of a replay asks for at a time, and the page of a log. */
const FRAMES = 50;
const PAGE = 100;
/** Answers that are really given; what they told is told again and again. */
const GIVEN = 40;

export async function benchLongMatch(cloud: Cloud): Promise<Row[]> {
  const store = connect({
    client: createClient({ region: "eu-central-1", endpoint: cloud.endpoint }),
    tableName: cloud.table.tableName,
  });
  const short = await costs(cloud, store, ANSWERS.short);
  const long = await costs(cloud, store, ANSWERS.long);
  const name = (what: string) => `${what} of a match of ${ANSWERS.long} answers: read units`;
  return [
    atMost(1.3, `${name("page of the replay")} against ${ANSWERS.short}`, long.replay / short.replay),
    atMost(1.3, `${name("page of the log")} against ${ANSWERS.short}`, long.log / short.log),
    atMost(
      1.1,
      `${name("export")} for an answer against ${ANSWERS.short}`,
      long.export / ANSWERS.long / (short.export / ANSWERS.short),
    ),
    atMost(6, `export of a match of ${ANSWERS.long} answers, MB (a function may send 6)`, long.megabytes),
  ];
}

async function costs(cloud: Cloud, store: Store, answers: number) {
  const player = await enterAsGuest(cloud, `Played ${answers}`);
  const id = await startMatch([player], { seats: 2 });
  for (let given = 0; given < GIVEN; given++) {
    await player.answerNow(id);
    await cloud.source.drain();
  }
  await lengthen(store, id, answers);
  const { client } = player;
  const told = (await player.view(id)).table?.told ?? 0;
  const middle = Math.floor(told / 2);
  const replay = await leastSpent(cloud, () => framesAt(player, id, middle));
  const log = await leastSpent(cloud, () =>
    client.call(endpoints.readLog, { params: { id }, query: { limit: PAGE, before: middle } }),
  );
  let megabytes = 0;
  const taken = await leastSpent(cloud, async () => {
    const all = await client.call(endpoints.readOwnData, {});
    megabytes = Buffer.byteLength(JSON.stringify(all)) / 1_000_000;
  });
  return { replay: replay.reads, log: log.reads, export: taken.reads, megabytes };
}

async function framesAt({ client }: Player, id: string, at: number): Promise<void> {
  const query = { since: String(at), until: String(at + FRAMES) };
  const { recap } = await client.call(endpoints.viewMatch, { params: { id }, query });
  if (recap?.frames.length !== FRAMES) throw new Error("the long match cannot be replayed");
}

/**
 * Tells what happened again and again, until there are so many records. No rules run over what was told by others than
 * today's, so only the last record is by them: it has the state from which the match goes on.
 */
async function lengthen({ matches }: Store, id: string, answers: number): Promise<void> {
  const [newest] = await matches.records(id, { limit: 1 });
  if (newest === undefined) throw new Error("no records");
  const all = await matches.stretch(id, newest.seq, () => false);
  const period = newest.told;
  const { salt = "" } = (await matches.loadSecret(id)) ?? {};
  let head = newest.link?.head ?? "";
  for (let { seq } = newest, isLast = false; !isLast; ) {
    const round = Math.floor(seq / all.length);
    const record = all[seq % all.length] as MatchRecord;
    isLast = ++seq >= answers && record.snapshot !== undefined;
    const told = after(round, record.told, period);
    const snapshot = record.snapshot as Readonly<Record<string, Json>> | undefined;
    const again: MatchRecord = {
      ...record,
      seq,
      told,
      answerId: `again-${seq}`,
      ...(!isLast && { rulesVersion: "0" }),
      ...(snapshot !== undefined && { snapshot: { ...snapshot, told } }),
    };
    const { input, events, draws, rulesVersion: rules } = again;
    const state = again.snapshot === undefined ? null : fingerprint(again.snapshot);
    head = headAfter(head, { seq, rules, draws }, closedPart(salt, { seq, input, events, state }));
    const link = { head, shown: record.link?.shown ?? [], ...(state !== null && { state }) };
    await matches.append({ ...again, link });
  }
}

/** What each had been told then, if everything was told so many times before. */
function after(rounds: number, told: Json, { seats, spectator }: Told): Json {
  const then = told;
  return {
    seats: then.seats.map((count, seat) => count + rounds * (seats[seat] ?? 0)),
    spectator: then.spectator + rounds * spectator,
  };
}

interface Told {
  readonly seats: readonly number[];
  readonly spectator: number;
}
