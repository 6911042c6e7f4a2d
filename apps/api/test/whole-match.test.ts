import { randomUUID } from "node:crypto";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { seededRandom } from "@consigliere/engine/random";
import { games } from "@consigliere/games/registry";
import { openTable } from "@consigliere/service/match/load";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, myPrompt, openTown, type Town } from "./town.ts";

const familyBusiness = games["family-business"];
const bot = familyBusiness?.bots["regular"];

let town: Town;
beforeAll(async () => {
  town = await openTown();
});

const view = (browser: Browser, id: string) => browser.call(endpoints.viewMatch, { params: { id } });

/** Nothing that a player gets may name a card in another player's hand. */
async function expectNoForeignCards(seen: MatchView): Promise<void> {
  const { run } = await openTable(town.backend.context, seen.match.id);
  const { hands } = run.state as { hands: readonly (readonly string[])[] };
  const text = JSON.stringify(seen.table);
  const names = (card: string) => text.includes(`"${card}"`) || text.includes(`:${card}"`);
  expect(hands[seen.viewer ?? -1]?.every(names)).toBe(true);
  const foreign = hands.flatMap((hand, seat) => (seat === seen.viewer ? [] : hand));
  expect(foreign.filter(names)).toEqual([]);
}

/** Each player's desk shows the board by an address that may be cached. Strangers get no picture of a private match. */
async function expectPictures(players: readonly Browser[], id: string): Promise<void> {
  const pictures = await Promise.all(
    players.map(async (player) => {
      const [row] = (await player.call(endpoints.readDashboard, {})).rows;
      const address = player.addressOf(endpoints.readPicture, {
        params: { id },
        query: { at: row?.picture ?? "" },
      });
      const response = await player.request(new URL(address).pathname + new URL(address).search);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(response.headers.get("cache-control")).toContain("immutable");
      return response.text();
    }),
  );
  expect(new Set(pictures).size).toBe(players.length);
  for (const picture of pictures) expect(picture).toMatch(/^<svg .*<\/svg>$/s);
  const stranger = await town.guest("Eve");
  const asked = stranger.call(endpoints.readPicture, { params: { id }, query: { at: "1" } });
  await expect(asked).rejects.toMatchObject({ problem: { code: "match/unknown" } });
}

/** Answers everything for everybody, as the game's bot would, until the match is over. */
async function playToTheEnd(
  players: readonly Browser[],
  id: string,
): Promise<{ last: MatchView; answers: number }> {
  const random = seededRandom("whole match");
  for (let answers = 0; answers < 3000; ) {
    let acted = false;
    for (const player of players) {
      const seen = await view(player, id);
      if (answers % 10 === 0) await expectNoForeignCards(seen);
      if (seen.table?.outcome != null) return { last: seen, answers };
      const prompt = myPrompt(seen);
      if (prompt === null) continue;
      const value = bot?.choose(seen.table?.view, prompt, random) ?? prompt.fallback;
      const body = { answerId: randomUUID(), prompt: prompt.id, value };
      await player.call(endpoints.answerPrompt, { params: { id }, body });
      answers += 1;
      acted = true;
    }
    if (!acted) throw new Error("nobody was asked, and it is not over");
  }
  throw new Error("the match did not end");
}

describe("a whole match of Family Business", () => {
  it("is played by four guests from the invitation to the last mobster", async () => {
    const [host, ...friends] = await Promise.all(
      ["Ann", "Bob", "Cleo", "ダン"].map((name) => town.guest(name)),
    );
    if (host === undefined) throw new Error("no host");
    const created = await host.call(endpoints.createMatch, { body: { game: "family-business", seats: 4 } });
    const id = created.match.id;
    const token = created.inviteUrl?.split("/").at(-1) ?? "";
    for (const friend of friends) {
      const invitation = await friend.call(endpoints.readInvitation, { params: { token } });
      expect(invitation).toMatchObject({ id, closed: null, host: "Ann" });
      await friend.call(endpoints.joinMatch, { params: { id }, body: { token } });
    }
    await town.settle();
    expect((await view(host, id)).match.status).toBe("playing");

    await expectPictures([host, ...friends], id);
    const { last, answers } = await playToTheEnd([host, ...friends], id);
    await town.settle();

    expect(answers).toBeGreaterThan(20);
    expect(last.match.status).toBe("over");
    expect(last.match.outcome?.placements).toHaveLength(4);
    const rows = (await host.call(endpoints.readDashboard, {})).rows;
    expect(rows).toMatchObject([{ matchId: id, status: "over", myTurn: false }]);
    const proof = await host.call(endpoints.readProof, { params: { id } });
    expect(proof.commitment).toBe((await view(host, id)).match.commitment);
    expect(proof.joined.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3]);
    expect(proof.records.every(({ input, events, draws }) => input && events && draws)).toBe(true);
    const { recap, table } = await host.call(endpoints.viewMatch, { params: { id }, query: { since: "0" } });
    expect(recap?.frames.every((frame) => frame.view !== null)).toBe(true);
    // The seats have different numbers of events, and the last view may be another player's.
    expect(recap?.frames.at(-1)?.n).toBe(table?.told);
    expect(town.faults).toEqual([]);
  });

  it("is played against bots by a guest who came for a try", async () => {
    const guest = town.browser();
    const { matchId } = await guest.call(endpoints.tryGame, {
      body: { game: "family-business", locale: "en" },
    });
    const random = seededRandom("try");
    const { commitment } = (await view(guest, matchId)).match;
    let seen = await guest.call(endpoints.contribute, {
      params: { id: matchId },
      body: { commitment, contribution: "ab".repeat(32) },
    });
    expect(seen.match.status).toBe("playing");
    for (let round = 0; round < 500 && seen.table?.outcome == null; round++) {
      await town.settle();
      seen = await view(guest, matchId);
      const prompt = myPrompt(seen);
      if (prompt === null) continue;
      const value = bot?.choose(seen.table?.view, prompt, random) ?? prompt.fallback;
      const body = { answerId: randomUUID(), prompt: prompt.id, value };
      seen = await guest.call(endpoints.answerPrompt, { params: { id: matchId }, body });
    }
    expect(seen.match.status).toBe("over");
    expect(town.faults).toEqual([]);
  });
});
