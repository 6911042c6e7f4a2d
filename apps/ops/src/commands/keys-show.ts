import { createHash } from "node:crypto";
import { type Keys, type RingName, signingKey } from "@consigliere/api/keys";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { when } from "../format/when.ts";

const RINGS: readonly RingName[] = ["auth", "link", "push"];

/** `keys show` */
export function keysShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show")
    .summary("ages and fingerprints of the keys, never the keys")
    .description(
      "Lists every key by a fingerprint, with its age and whether it signs now, waits for its time, or is only accepted.",
    );
  does(registry, command, async (job) => {
    const entries = listOf(await job.target.keys.read(), job.now);
    job.result(entries, () =>
      columns(
        ["ring", "fingerprint", "from", "use"],
        entries.map(({ ring, fingerprint, from, use }) => [ring, fingerprint, when(from, job.now), use]),
      ),
    );
    return DONE;
  });
}

function listOf(keys: Keys, now: Date) {
  const rings = RINGS.flatMap((ring) => {
    const entries = keys[ring];
    const signing = signingKey<{ readonly from: string }>(entries, now);
    return entries.map((key) => ({
      ring,
      fingerprint: fingerprint("value" in key ? key.value : key.privateKey),
      from: key.from,
      use: key === signing ? "signs" : Date.parse(key.from) > now.getTime() ? "will sign" : "accepted",
    }));
  });
  const origins = Object.entries(keys)
    .filter(([name]) => name.startsWith("origin"))
    .map(([ring, value]) => ({ ring, fingerprint: fingerprint(String(value)), from: null, use: "accepted" }));
  return [...rings, ...origins];
}

/** Distinguishes two keys and reveals nothing about either: they have 256 random bits. */
function fingerprint(value: string): string {
  return createHash("sha256").update(`consigliere key ${value}`).digest("hex").slice(0, 12);
}
