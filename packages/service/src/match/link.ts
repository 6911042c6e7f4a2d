/** The place of a record in the chain over all records of its match, and the head that each viewer is shown. */

import { closedPart, headAfter } from "@consigliere/engine/chain";
import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Viewer } from "@consigliere/engine/seat";
import type { MatchMeta, RecordLink } from "@consigliere/store/matches";
import type { LogRecord, MatchRecord } from "./contents.ts";

interface ChainOf {
  readonly meta: MatchMeta;
  readonly salt: string;
}

/** `record` with its link to `last`, the record before. */
export function linked(
  record: Omit<MatchRecord, "link">,
  last: MatchRecord | undefined,
  { meta, salt }: ChainOf,
): MatchRecord {
  const { snapshot, viewHashes } = record;
  const state = snapshot === undefined ? {} : { state: fingerprint(snapshot) };
  const head = headOf({ ...record, link: state }, last, meta, salt);
  // A record that a viewer must not notice changes nothing for them, not even the head.
  const shown = viewHashes.map((viewHash, at) => {
    if (viewHash === null) return null;
    return viewHash === last?.viewHashes[at] ? headAt(last, at) : "";
  });
  return { ...record, link: { head, ...state, shown } };
}

/** The head of the chain after `record`, which follows `last`. */
export function headOf(
  record: LogRecord | (Omit<LogRecord, "link"> & { readonly link: Pick<RecordLink, "state"> }),
  last: Pick<MatchRecord, "link"> | undefined,
  { commitment }: Pick<MatchMeta, "commitment">,
  salt: string,
): string {
  const { seq, rulesVersion: rules, draws } = record;
  return headAfter(last?.link.head ?? commitment, { seq, rules, draws }, closedIn(record, salt));
}

/** The hash that represents the hidden part of a record in the chain. */
export function closedIn(
  {
    seq,
    input,
    events,
    link,
  }: Pick<LogRecord, "seq" | "input" | "events"> & {
    readonly link: Pick<RecordLink, "state">;
  },
  salt: string,
): string {
  return closedPart(salt, { seq, input, events, state: link.state ?? null });
}

/** The head that `viewer` is shown after a record; null: none. */
export function headShown(record: Pick<MatchRecord, "link">, viewer: Viewer): string | null {
  return headAt(record, viewer === "spectator" ? record.link.shown.length - 1 : viewer);
}

function headAt({ link }: Pick<MatchRecord, "link">, at: number): string | null {
  const shown = link.shown[at] ?? null;
  return shown === "" ? link.head : shown;
}
