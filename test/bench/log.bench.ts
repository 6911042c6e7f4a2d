/** What reading an old page of a long match's log takes beside the newest one. */
import { endpoints } from "@consigliere/contract/endpoints";
import { createClient } from "@consigliere/store/client";
import { connect } from "@consigliere/store/store";
import type { Cloud } from "../cloud/cloud.ts";
import { enterAsGuest, startMatch } from "../cloud/player.ts";
import { atMost, type Row } from "./row.ts";
import { report, sideBySide } from "./stopwatch.ts";

const RECORDS = 2_400;
const PAGE = 100;

const WHY_LONGER = "An old page begins where one or two small reads, one after the other, have found it.";

export async function benchLog(cloud: Cloud): Promise<Row[]> {
  const reader = await enterAsGuest(cloud, "Log");
  const id = await startMatch([reader], { seats: 2 });
  await lengthen(cloud, id);
  const page = (query: { before?: number; limit: number }) => () =>
    reader.client.call(endpoints.readLog, { params: { id }, query });
  const medians = await sideBySide(
    [
      { name: "the newest page", act: page({ limit: PAGE }) },
      { name: "the oldest page", act: page({ limit: PAGE, before: PAGE + 1 }) },
      { name: "a page in the middle", act: page({ limit: PAGE, before: RECORDS / 2 }) },
    ],
    40,
  );
  report(`log of ${RECORDS} records`, medians);
  const [newest = 0, oldest = 0, middle = 0] = medians.values();
  return [
    atMost(1.3, "log of 2,400 records: the oldest page against the newest", oldest / newest, WHY_LONGER),
    atMost(1.3, "log of 2,400 records: a page in the middle against the newest", middle / newest, WHY_LONGER),
  ];
}

/** Records as they might have been written: each told everybody one thing. Nothing runs the rules over them. */
async function lengthen({ endpoint, table }: Cloud, id: string): Promise<void> {
  const { matches } = connect({
    client: createClient({ region: "eu-central-1", endpoint }),
    tableName: table.tableName,
  });
  let [newest] = await matches.records(id, { limit: 1 });
  while (newest !== undefined && newest.seq < RECORDS) {
    const { seats, spectator } = newest.told as { seats: number[]; spectator: number };
    newest = {
      ...newest,
      seq: newest.seq + 1,
      events: [{ everyone: { type: "nothing-happened", seat: 0 } }],
      told: { seats: seats.map((count) => count + 1), spectator: spectator + 1 },
    };
    await matches.append(newest);
  }
}
