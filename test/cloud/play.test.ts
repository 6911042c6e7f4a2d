import { endpoints } from "@consigliere/contract/endpoints";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readAssembly } from "./assembly/assembly.ts";
import { type Cloud, startCloud } from "./cloud.ts";
import { enterAsGuest, playToTheEnd, startMatch } from "./player.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud(await readAssembly(inject("assembly")));
});
afterAll(() => cloud?.stop());

it("guests and a bot play a whole match of Family Business through the distribution", async () => {
  const ann = await enterAsGuest(cloud, "Ann");
  const ben = await enterAsGuest(cloud, "Ben");
  const id = await startMatch([ann, ben], { seats: 3, options: { mobSize: 5 } });
  const last = await playToTheEnd(cloud, [ann, ben], id);
  expect(last.match.status).toBe("over");
  expect(last.match.outcome?.placements).toHaveLength(3);
  const { rows } = await ben.client.call(endpoints.readDashboard, {});
  expect(rows).toMatchObject([{ matchId: id, status: "over", myTurn: false }]);
  const proof = await ann.client.call(endpoints.readProof, { params: { id } });
  expect(proof.verdict).toEqual({ commitment: true, replay: "agrees" });
});

describe("at the end of all this", () => {
  it("nothing was wanted that is not allowed", () => {
    expect(cloud.front.denials).toEqual([]);
    expect(cloud.front.unknown).toEqual([]);
  });
});
