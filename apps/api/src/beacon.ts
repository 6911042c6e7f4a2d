import { type BeaconChain, quicknet } from "@consigliere/engine/beacon";
import type { Beacon } from "@consigliere/service/context";
import * as z from "zod";

/** Characters: an answer has three hundred. */
const LONGEST_ANSWER = 4_096;

/** The answer itself is not trusted: its signature is checked elsewhere. */
const answerSchema = z.object({ signature: z.string() });

/** A beacon that speaks drand's HTTP API at `url`. */
export function httpBeacon(url: string, chain: BeaconChain = quicknet): Beacon {
  const base = url.replace(/\/$/, "");
  return {
    chain,
    signatureOf: async ({ chain: hash, round }, patienceMs) => {
      try {
        const signal = AbortSignal.timeout(patienceMs);
        const response = await fetch(`${base}/${hash}/public/${round}`, { signal });
        return response.ok ? answerSchema.parse(JSON.parse(await shortBody(response))).signature : null;
      } catch {
        // Unreachable, late or nonsense: in each case the beacon has given no value.
        return null;
      }
    },
  };
}

/** The body as text. @throws Error when it is longer than a real answer can be */
async function shortBody({ body }: Response): Promise<string> {
  if (body === null) return "";
  let text = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > LONGEST_ANSWER) throw new Error("the beacon talks too much");
  }
  return text;
}
