/** What a look takes over HTTP, beside the bare query of the same emulator that it cannot do without. */
import { viewMatch } from "@consigliere/contract/play";
import { createClient } from "@consigliere/store/client";
import { connect } from "@consigliere/store/store";
import type { Cloud } from "../cloud/cloud.ts";
import { enterAsGuest, startMatch } from "../cloud/player.ts";
import { atMost, type Row } from "./row.ts";
import { report, sideBySide } from "./stopwatch.ts";

export async function benchLook(cloud: Cloud): Promise<Row[]> {
  const players = [await enterAsGuest(cloud, "Ann"), await enterAsGuest(cloud, "Ben")] as const;
  const id = await startMatch(players, { seats: 2 });
  for (let answers = 0; answers < 12; answers++) for (const player of players) await player.answerNow(id);
  const { matches } = connect({
    client: createClient({ region: "eu-central-1", endpoint: cloud.endpoint }),
    tableName: cloud.table.tableName,
  });
  const [ann] = players;
  const medians = await sideBySide(
    [
      { name: "a bare query for the newest records", act: () => matches.records(id, { limit: 7 }) },
      { name: "a look over HTTP", act: () => ann.client.call(viewMatch, { params: { id } }) },
    ],
    200,
  );
  report("look over HTTP", medians);
  const [query = 0, look = 0] = medians.values();
  return [
    atMost(
      2.5,
      "look, p50 over HTTP against a bare query of the same emulator",
      look / query,
      "A look also passes a gateway, a function's runtime and the check of who asks; on a busy machine each waits its turn.",
    ),
  ];
}
