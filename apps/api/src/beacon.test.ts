import type { RequestListener } from "node:http";
import { ownBeacon } from "@consigliere/engine/testing/own-beacon";
import { serveOnLoopback } from "@consigliere/store/loopback";
import { expect, it, onTestFinished } from "vitest";
import { httpBeacon } from "./beacon.ts";

const own = ownBeacon("over http");
const { chain } = own.chain;

/** The signature of round 7 according to a beacon with this answer. */
async function signatureFrom(answer: RequestListener, patienceMs = 60_000): Promise<string | null> {
  const { url, stop } = await serveOnLoopback(answer);
  onTestFinished(stop);
  return httpBeacon(`${url}/`, own.chain).signatureOf({ chain, round: 7 }, patienceMs);
}

const answered =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);

it("asks drand's HTTP API for the round of its chain", async () => {
  const paths: (string | undefined)[] = [];
  const signature = await signatureFrom((request, response) => {
    paths.push(request.url);
    response.end(JSON.stringify({ round: 7, randomness: "00", signature: own.sign(7) }));
  });
  expect(signature).toBe(own.sign(7));
  expect(paths).toEqual([`/${chain}/public/7`]);
});

it.each([
  ["says that the round is not there yet", answered('{"error":"too early"}', 425)],
  ["fails", answered("", 500)],
  ["gives no JSON", answered("<html>")],
  ["gives JSON of another shape", answered("[1, 2]")],
  ["gives a number for a signature", answered('{"signature": 7}')],
  ["gives more than any answer has", answered(`{"signature":"${"0".repeat(10_000)}"}`)],
  ["hangs up", ((request) => request.socket.destroy()) as RequestListener],
])("takes a beacon that %s for one that has not spoken", async (_, answer) => {
  expect(await signatureFrom(answer)).toBeNull();
});

it("takes a beacon that never ends its answer for one that has not spoken", async () => {
  expect(await signatureFrom((_, response) => response.write('{"signature":"'), 500)).toBeNull();
});

it("takes a beacon that is not there for one that has not spoken", async () => {
  const nowhere = httpBeacon("http://127.0.0.1:1", own.chain);
  expect(await nowhere.signatureOf({ chain, round: 7 }, 60_000)).toBeNull();
});
