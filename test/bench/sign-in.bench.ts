/** Whether the time of a reply tells if an address has an account: pairs of requests, one for each kind of address. */
import { requestSignIn, signIn, signInByCode } from "@consigliere/contract/account";
import { linksOf, waitForMail } from "../e2e/support/inbox.ts";
import { type Stack, startStack } from "../e2e/support/stack.ts";
import { atMost, type Row } from "./row.ts";
import { detail, median } from "./stopwatch.ts";

/** As many mails as an address gets in a quarter of an hour: the first makes the account, or warms up. */
const ADDRESSES = 50;
const TIMES = 4;
const PAIRS = ADDRESSES * TIMES;

/** With 200 pairs, chance stays within this of a half in 99 of 100 runs. */
const BY_CHANCE = 0.09;

type Pair = readonly [known: number, unknown: number];

export async function benchSignIn(): Promise<Row[]> {
  const stack = await startStack({ BEHIND_PROXY: "1" });
  try {
    for (let at = 0; at < ADDRESSES; at++) await makeKnown(stack, at);
    const mails = await pairsOf((email, at) => {
      const body = { email, locale: "en" as const };
      return timed(stack, at, requestSignIn.path, body);
    });
    const codes = await pairsOf((email, at) =>
      timed(stack, at, signInByCode.path, { email, code: "CDFHJKMN" }),
    );
    return [rowOf("a sign-in mail is asked for", mails), rowOf("a wrong code is typed", codes)];
  } finally {
    await stack.dispose();
  }
}

const known = (at: number) => `known-${at}@example.test`;
const unknown = (at: number) => `other-${at}@example.test`;

async function makeKnown(stack: Stack, at: number): Promise<void> {
  for (const email of [known(at), unknown(at)])
    await timed(stack, at, requestSignIn.path, { email, locale: "en" });
  const [link = ""] = linksOf(await waitForMail(stack.inboxUrl, known(at)));
  await timed(stack, at, signIn.path, { token: link.split("#")[1] ?? "" });
}

/** Asks for both in either order. */
async function pairsOf(ask: (email: string, at: number) => Promise<number>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const at = pair % ADDRESSES;
    if (Math.random() < 0.5) pairs.push([await ask(known(at), pair), await ask(unknown(at), pair)]);
    else {
      const other = await ask(unknown(at), pair);
      pairs.push([await ask(known(at), pair), other]);
    }
  }
  return pairs;
}

/** Milliseconds of a request, from another network each few times: a caller is limited. */
async function timed({ url }: Stack, nth: number, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${nth % 100}` };
  const started = performance.now();
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const took = performance.now() - started;
  if (response.status === 429) throw new Error("The bench has met a limit.");
  return took;
}

function rowOf(name: string, pairs: readonly Pair[]): Row {
  const [ofKnown, ofUnknown] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const longer = pairs.filter(([one, other]) => one > other).length;
  detail(
    `\n${name}: median ${median(ofKnown).toFixed(2)} ms for a known address, ${median(ofUnknown).toFixed(2)} for another; the known one took longer in ${longer} of ${pairs.length} pairs`,
  );
  const share = Math.abs(longer / pairs.length - 0.5);
  return atMost(BY_CHANCE, `${name}: how far the longer of a pair is from a coin's toss`, share);
}
