/** What loading and answering cost the store, in time and in DynamoDB capacity, for a young and an old match. */

import { randomUUID } from "node:crypto";
import type { MatchRecord } from "@consigliere/service/match/contents";
import { createBaseClient, createClient } from "@consigliere/store/client";
import { startEmbedded } from "@consigliere/store/embedded";
import { connect, type Store } from "@consigliere/store/store";
import { ensureTable } from "@consigliere/store/table";
import { report, sideBySide } from "./stopwatch.ts";

const AGES = [10, 2_000];

export async function benchStore(): Promise<void> {
  const server = await startEmbedded();
  try {
    const settings = { region: "local", endpoint: server.endpoint };
    const client = createClient(settings);
    const tableName = `bench-${randomUUID()}`;
    await ensureTable(createBaseClient(settings), tableName);
    const store = connect({ client, tableName });
    const matches = await Promise.all(AGES.map((age) => matchOfAge(store, age)));
    const loads = matches.map((id, i) => ({
      name: `load, ${AGES[i]} records`,
      act: () => store.matches.load(id),
    }));
    const appends = matches.map((id, i) => {
      let seq = AGES[i] ?? 0;
      return { name: `append, ${AGES[i]} records`, act: () => store.matches.append(record(id, ++seq)) };
    });
    report("store, load", await sideBySide(loads, 100));
    report("store, append", await sideBySide(appends, 100));
  } finally {
    await server.stop();
  }
}

/** Every fifth record ends a step, as in play. */
function record(matchId: string, seq: number): MatchRecord {
  return {
    matchId,
    seq,
    at: new Date().toISOString(),
    answerId: `answer-${seq}`,
    userId: "bench",
    rulesVersion: "1",
    input: { kind: "answer", seat: 0, prompt: `p${seq}`, value: "pass", by: "player" },
    events: [{ everyone: { type: "card-played", seat: 0, card: "contract-03" } }],
    told: { seats: [seq, seq], spectator: seq },
    waiting: [],
    draws: [],
    randomAt: seq,
    ...(seq % 5 === 1 && {
      snapshot: { turn: seq, deck: Array.from({ length: 56 }, (_, card) => `card-${card}`) },
    }),
  };
}

async function matchOfAge(store: Store, age: number): Promise<string> {
  const id = randomUUID();
  await store.matches.createLobby(
    {
      id,
      game: "family-business",
      rulesVersion: "1",
      options: {},
      seatCount: 2,
      seats: [
        { player: null, name: "" },
        { player: null, name: "" },
      ],
      host: "bench",
      status: "playing",
      houseRules: { visibility: "private" },
      inviteToken: randomUUID(),
      commitment: "",
      createdAt: new Date().toISOString(),
    },
    { secret: "00" },
  );
  for (let seq = 1; seq <= age; seq++) await store.matches.append(record(id, seq));
  return id;
}
