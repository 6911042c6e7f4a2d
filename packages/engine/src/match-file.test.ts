import { describe, expect, it } from "vitest";
import { auctionHouse } from "../testing/auction-house.ts";
import { playOut, randomBot } from "../testing/playout.ts";
import { commitmentOf, keepsCommitment, matchKey } from "./fairness.ts";
import type { Game } from "./game.ts";
import { matchFileSchema, replay } from "./match-file.ts";

const game = auctionHouse as Game;
const played = () => playOut(game, { seatCount: 3, seed: "file", bots: [randomBot, randomBot, randomBot] });

describe("a match file", () => {
  it("re-runs to the same events and state after a trip through JSON", () => {
    const file = matchFileSchema.parse(JSON.parse(JSON.stringify(played().file)));
    expect(replay(game, file)).toMatchObject({ keepsCommitment: true, sameEvents: true, sameState: true });
  });

  it("shows when an answer, the secret or a contribution was tampered with", () => {
    const { file } = played();
    const otherSecret = "ab".repeat(32);
    expect(replay(game, { ...file, state: "other" }).sameState).toBe(false);
    expect(keepsCommitment(otherSecret, file.commitment)).toBe(false);
    expect(keepsCommitment(file.secret, commitmentOf(file.secret))).toBe(true);
    const touched = { ...file, contributions: ["mine", null, null] };
    let verdict = "throws";
    try {
      verdict = String(replay(game, touched).sameEvents);
    } catch {
      // other dice make recorded answers illegal: seen as well
    }
    expect(["throws", "false"]).toContain(verdict);
  });
});

describe("the key of a match", () => {
  it("depends on the secret and on every contribution", () => {
    const secret = "00".repeat(32);
    const keys = [
      matchKey(secret, ["a", "b"]),
      matchKey(secret, ["b", "a"]),
      matchKey(secret, ["a", null]),
      matchKey("11".repeat(32), ["a", "b"]),
    ].map((key) => key.join());
    expect(new Set(keys).size).toBe(4);
  });
});
