import { expect, it } from "vitest";
import { enterAsGuest, startMatch } from "./player.ts";
import { faultsIn, useCloud } from "./use-cloud.ts";

const the = useCloud();

/** A table of two, each with a page that is open. */
async function table() {
  const { cloud } = the;
  const players = [await enterAsGuest(cloud, "Ann"), await enterAsGuest(cloud, "Ben")] as const;
  const id = await startMatch(players, { seats: 2, options: { mobSize: 5 } });
  await cloud.source.drain();
  const open = async (player: (typeof players)[number]) => {
    const { live } = await player.view(id);
    return { player, ticket: live.ticket, socket: await cloud.openSocket(live.ticket) };
  };
  return { cloud, id, pages: await Promise.all(players.map(open)) };
}

it("an answer comes to the other's page as the name of what it may see now", async () => {
  const { cloud, id, pages } = await table();
  const acted = [];
  for (const { player } of pages) acted.push(await player.answerNow(id));
  expect(acted).toContain(true);
  await cloud.source.drain();
  for (const { player, socket } of pages) {
    const { live } = await player.view(id);
    const heard = socket.heard.map((text) => JSON.parse(text));
    expect(heard.findLast((news) => "revision" in news)).toEqual({ revision: live.revision });
    // The reader of the page is told as well.
    expect(heard.filter((news) => "present" in news).at(-1)).toEqual({ present: [0, 1] });
  }
  const [page] = pages;
  const before = page?.socket.heard.length ?? 0;
  await page?.socket.say("still here");
  const [answer, ...more] = page?.socket.heard.slice(before) ?? [];
  expect(more).toEqual([]);
  expect(JSON.parse(answer ?? "{}")).toEqual({ revision: expect.any(String), present: [0, 1] });
  expect(faultsIn(cloud)).toEqual([]);
});

it("a page that is closed is told nothing, and is no fault", async () => {
  const { cloud, id, pages } = await table();
  for (const { socket } of pages) await socket.close();
  for (const { player } of pages) await player.answerNow(id);
  await cloud.source.drain();
  expect(pages.flatMap(({ socket }) => socket.heard)).toEqual([]);
  expect(faultsIn(cloud)).toEqual([]);
});

it("neither a forged ticket opens a socket nor a good one past the distribution", async () => {
  const { cloud, pages } = await table();
  const ticket = pages[0]?.ticket ?? "";
  await expect(cloud.openSocket(`${ticket}x`)).rejects.toThrow("401");
  const connect = { requestContext: { connectionId: "straight", eventType: "CONNECT" } };
  const asked = { ...connect, queryStringParameters: { ticket }, headers: { "x-origin-key": "guess" } };
  expect(await cloud.functions.live.invoke(asked)).toMatchObject({ statusCode: 401 });
});
