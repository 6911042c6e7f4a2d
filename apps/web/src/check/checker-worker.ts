/**
 * The checker on its own thread. This is the only place of the site that has the rules of the games. All of it is
 * loaded at once, so that a check needs no network.
 */
import { checkProof } from "@consigliere/engine/check-proof";
import { type Finding, type FindingVerdict, verdictOf } from "@consigliere/engine/finding";
import type { Receipt } from "@consigliere/engine/receipt";
import { games } from "@consigliere/games/registry";

/** A proof to check. It replaces any check in progress. */
export interface Order {
  readonly id: number;
  readonly proof: string;
  readonly receipts: readonly Receipt[];
}

export interface JudgedFinding extends Finding {
  readonly verdict: FindingVerdict;
}

/** The checker's messages: that it is ready, and the progress of a check. */
export type Report =
  | { readonly kind: "ready" }
  | { readonly kind: "found"; readonly id: number; readonly finding: JudgedFinding }
  | { readonly kind: "progress"; readonly id: number; readonly done: number; readonly of: number }
  | { readonly kind: "checked"; readonly id: number };

/** Milliseconds between two looks for a new request. */
const SLICE = 50;

let current = 0;

const tell = (report: Report) => postMessage(report);

async function check({ id, proof, receipts }: Order): Promise<void> {
  let since = performance.now();
  for (const step of checkProof(proof, { games: Object.values(games), receipts })) {
    if ("found" in step) {
      tell({ kind: "found", id, finding: { ...step.found, verdict: verdictOf(step.found) } });
    }
    if (performance.now() - since < SLICE) continue;
    if ("done" in step) tell({ kind: "progress", id, ...step });
    await new Promise((resolve) => setTimeout(resolve));
    if (current !== id) return;
    since = performance.now();
  }
  tell({ kind: "checked", id });
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  current = data.id;
  // The page hears errors of its worker, but not of its promises.
  check(data).catch(reportError);
});

tell({ kind: "ready" });
