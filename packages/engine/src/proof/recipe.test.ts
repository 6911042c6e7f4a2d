import { readFileSync } from "node:fs";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import { quicknet } from "../beacon.ts";
import { randomnessOf } from "../beacon-signature.ts";
import { botRandom, commitmentOf, matchKey, mixtureOf, seatOrderOf } from "../fairness.ts";
import { fingerprint } from "../fingerprint.ts";
import { canonicalJson } from "../json.ts";
import { chachaStream, randomFrom } from "../random.ts";

const page = readFileSync(new URL("../../../../docs/fair-dealing.md", import.meta.url), "utf8");
const vectors = JSON.parse(/```json\n([^`]+)```/.exec(page)?.[1] ?? "null");

it("docs/fair-dealing.md gives vectors that a stranger's code must agree with, as ours does", () => {
  const { secret, contributions, round, signature, bot, canonical } = vectors;
  const randomness = randomnessOf(quicknet, round, signature);
  const mixture = mixtureOf(contributions, { chain: quicknet.chain, round, randomness: randomness ?? "" });
  const key = matchKey(secret, mixture);
  const bytes = chachaStream(key);
  const thought = botRandom(key, bot.seat, bot.prompt);
  expect({
    secret,
    commitment: commitmentOf(secret),
    contributions,
    mixed: fingerprint(contributions),
    round,
    signature,
    randomness,
    mixture,
    key: bytesToHex(key),
    stream: bytesToHex(Uint8Array.from({ length: 32 }, () => bytes.next())),
    draws: drawn(key),
    shuffled: randomFrom(chachaStream(key)).shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    seats: seatOrderOf(key, 6),
    bot: { ...bot, below100: [thought.below(100), thought.below(100), thought.below(100)] },
    canonical: {
      value: canonical.value,
      text: canonicalJson(canonical.value),
      fingerprint: fingerprint(canonical.value),
    },
  }).toEqual(vectors);
});

function drawn(key: Uint8Array): number[][] {
  const stream = chachaStream(key);
  const { below } = randomFrom(stream);
  return vectors.draws.map(([, bound]: number[]) => [stream.position, bound, below(bound ?? 1)]);
}

it("the vectors show a draw that takes more than four bytes", () => {
  const starts = vectors.draws.map(([at]: number[]) => at);
  expect(starts.some((at: number, i: number) => at - (starts[i - 1] ?? at - 4) > 4)).toBe(true);
  expect(hexToBytes(vectors.secret)).toHaveLength(32);
});
