/** A public randomness beacon of this world: drand's HTTP API over a key of its own, which signs no round too early. */
import { timeOfRound } from "@consigliere/engine/beacon";
import { ownBeacon } from "@consigliere/engine/testing/own-beacon";
import { serveOnLoopback } from "@consigliere/store/loopback";

export interface WorldBeacon {
  /** The variable that leads a function to it instead of the real one. */
  readonly variables: Readonly<Record<"BEACON_URL" | "BEACON_CHAIN", string>>;
  stop(): Promise<void>;
}

export async function startBeacon(now: () => Date): Promise<WorldBeacon> {
  const { chain, sign } = ownBeacon("the beacon of the cloud");
  const { url, stop } = await serveOnLoopback((request, response) => {
    const round = Number(new RegExp(`^/${chain.chain}/public/(\\d+)$`).exec(request.url ?? "")?.[1] ?? 0);
    if (round < 1 || timeOfRound(chain, round) > now().getTime()) {
      response.writeHead(404).end();
      return;
    }
    response.end(JSON.stringify({ round, signature: sign(round) }));
  });
  return { variables: { BEACON_URL: url, BEACON_CHAIN: JSON.stringify(chain) }, stop };
}
