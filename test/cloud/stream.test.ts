/** Records that fail for good are put aside, and everything else goes on. */
import { endpoints } from "@consigliere/contract/endpoints";
import { expect, it } from "vitest";
import { enterAsGuest, startMatch } from "./player.ts";
import { call } from "./sources/table.ts";
import { useCloud } from "./use-cloud.ts";

const the = useCloud();

it("a record that only newer code can read ends in the failure queue, and the matches around it are followed up", async () => {
  const { cloud } = the;
  const ann = await enterAsGuest(cloud, "Ann");
  const before = await startMatch([ann], { seats: 2, options: { mobSize: 5 } });
  const Item = {
    pk: { S: "MATCH#poison" },
    sk: { S: "R#000000001" },
    v: { N: "99" },
    body: { S: "{}" },
  };
  await call(cloud.endpoint, "PutItem", { TableName: cloud.table.tableName, Item });
  const after = await startMatch([ann], { seats: 2, options: { mobSize: 5 } });
  await cloud.source.drain();

  expect(cloud.streamFailures).toHaveLength(1);
  expect(cloud.streamFailures[0]).toMatchObject({
    requestContext: { condition: "RetryAttemptsExhausted" },
    DDBStreamBatchInfo: { batchSize: 1 },
  });
  const { rows } = await ann.client.call(endpoints.readDashboard, {});
  expect(rows.map(({ matchId }) => matchId).sort()).toEqual([before, after].sort());
});

it("the function is not woken by what it does not follow up", async () => {
  const { cloud } = the;
  await cloud.source.drain();
  const before = cloud.source.delivered.length;
  await enterAsGuest(cloud, "Ben");
  await cloud.source.drain();
  expect(cloud.source.delivered).toHaveLength(before);
});
