/** What reading a page of a large house costs beside the same page of a small one, in read units. */
import { randomUUID } from "node:crypto";
import { MOST_RESULTS } from "@consigliere/contract/clubs";
import { endpoints } from "@consigliere/contract/endpoints";
import { createClient } from "@consigliere/store/client";
import type { ClubResult } from "@consigliere/store/clubs";
import { letterId } from "@consigliere/store/letters";
import { connect, type Store } from "@consigliere/store/store";
import type { Cloud } from "../cloud/cloud.ts";
import { enterAsGuest, startMatch } from "../cloud/player.ts";
import { eachOf } from "./each-of.ts";
import { atMost, type Row } from "./row.ts";
import { leastSpent } from "./spent.ts";

const LETTERS = { few: 40, many: 5_000 };
const RESULTS = { few: MOST_RESULTS, many: 5_000 };
const TABLES = { few: 20, many: 200 };

export async function benchLarge(cloud: Cloud): Promise<Row[]> {
  const store = connect({
    client: createClient({ region: "eu-central-1", endpoint: cloud.endpoint }),
    tableName: cloud.table.tableName,
  });
  return [...(await letters(cloud, store)), ...(await clubs(cloud, store)), ...(await desks(cloud, store))];
}

async function letters(cloud: Cloud, store: Store): Promise<Row[]> {
  const reader = await enterAsGuest(cloud, "Reader of letters");
  const reads: number[] = [];
  for (const count of [LETTERS.few, LETTERS.many]) {
    const id = await startMatch([reader], { seats: 2 });
    await eachOf(count, (at) => {
      const when = new Date(cloud.now().getTime() - (count - at) * 1000);
      const letter = { at: when.toISOString(), seat: 0, userId: "writer", text: "Whose turn is it?" };
      return store.letters.write(id, { ...letter, id: letterId(when, randomUUID()) });
    });
    reads.push(
      (await leastSpent(cloud, () => reader.client.call(endpoints.readLetters, { params: { id } }))).reads,
    );
  }
  const [few = 0, many = 0] = reads;
  return [
    atMost(1.1, `newest page of ${LETTERS.many} letters: read units against ${LETTERS.few}`, many / few),
  ];
}

async function clubs(cloud: Cloud, store: Store): Promise<Row[]> {
  const founder = await enterAsGuest(cloud, "Founder");
  const reads: number[] = [];
  for (const count of [RESULTS.few, RESULTS.many]) {
    const { id } = await founder.client.call(endpoints.foundClub, { body: { name: "The Five" } });
    await eachOf(count, (at) => store.clubs.addResult(id, resultAt(at)));
    reads.push(
      (await leastSpent(cloud, () => founder.client.call(endpoints.viewClub, { params: { id } }))).reads,
    );
  }
  const [few = 0, many = 0] = reads;
  const name = `club of ${RESULTS.many} results, of which ${RESULTS.few} are sent: read units against ${RESULTS.few}`;
  return [atMost(1.1, name, many / few)];
}

function resultAt(at: number): ClubResult {
  const endedAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
  const seats = [1, 2, 3, 4].map((place) => ({ player: { userId: `member-${place}` }, place }));
  return { matchId: randomUUID(), game: "crooks", startedAt: endedAt, endedAt, seats };
}

async function desks(cloud: Cloud, store: Store): Promise<Row[]> {
  const costs: Awaited<ReturnType<typeof leastSpent>>[] = [];
  for (const count of [TABLES.few, TABLES.many]) {
    const owner = await enterAsGuest(cloud, "Owner of a desk");
    const id = await startMatch([owner], { seats: 2 });
    await cloud.source.drain();
    const { me } = await owner.client.call(endpoints.readMe, {});
    const row = await store.memberships.get(me?.userId ?? "", id);
    if (row === undefined) throw new Error("no row");
    await eachOf(count - 1, () =>
      store.memberships.project([{ row: { ...row, matchId: randomUUID() }, replaces: undefined }]),
    );
    costs.push(await leastSpent(cloud, () => owner.client.call(endpoints.readDashboard, {})));
  }
  const [few, many] = costs;
  const perRow = (many?.reads ?? 0) / TABLES.many / ((few?.reads ?? 1) / TABLES.few);
  return [
    atMost(1, `desk of ${TABLES.many} tables: calls`, many?.calls ?? 0),
    atMost(1.1, `desk of ${TABLES.many} tables: read units for a table against ${TABLES.few}`, perRow),
  ];
}
