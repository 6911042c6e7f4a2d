/** The public progress of a match. Its news is planned by it and made from it, and from nothing else. */

import { toldTo } from "@consigliere/engine/event";
import type { CorrectionOffer } from "@consigliere/store/correction-offer";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Webhook } from "@consigliere/store/webhooks";
import type { LogRecord } from "../../match/contents.ts";
import { openOffers } from "../../match/corrections.ts";
import { personIn } from "../../match/people.ts";
import type { AwaitedDecision } from "../../match/position.ts";
import { correctionKey } from "../correction.ts";

/** The public state of a match. Sealed answers and standing orders change none of it. */
export interface PublicPosition {
  /** The number of events that everybody was told. */
  readonly told: number;
  /** The questions to people, as everybody sees them, including people who have answered in secret. */
  readonly decisions: readonly AwaitedDecision[];
  /** The corrections of the rules about which the players are asked. */
  readonly corrections: readonly CorrectionOffer[];
  readonly isOver: boolean;
}

export function publicPosition(
  meta: MatchMeta,
  record: Pick<LogRecord, "waiting" | "told"> | null,
): PublicPosition {
  if (record === null) return { told: 0, decisions: [], corrections: [], isOver: false };
  const { awaited, modes, outcome } = record.waiting;
  const isPersons = ({ seat, byRule }: AwaitedDecision) =>
    modes[seat] === "player" && personIn(meta.seats[seat]) !== null && byRule !== true;
  return {
    told: toldTo(record.told, "spectator"),
    decisions: awaited.filter(isPersons),
    corrections: outcome === null ? openOffers(meta, record.waiting) : [],
    isOver: outcome !== null,
  };
}

/** Names a decision by what everybody knows of it. */
export function nameOfDecision({ seat, since }: AwaitedDecision): string {
  return `${seat}@${since}`;
}

/** Whether some events have not been sent there yet. */
export function hasNews(webhook: Webhook, position: PublicPosition): boolean {
  const { told, decisions, isOver } = position;
  const isAsked =
    decisions.some((each) => isNew(webhook, each)) || newCorrections(webhook, position).length > 0;
  return isOver || told > webhook.told || isAsked;
}

/** The corrections that have not been told there yet. */
export function newCorrections({ asked }: Webhook, { corrections }: PublicPosition): CorrectionOffer[] {
  return corrections.filter(({ name }) => !asked.includes(correctionKey(name)));
}

export function isNew({ asked }: Webhook, decision: AwaitedDecision): boolean {
  return !asked.includes(nameOfDecision(decision));
}
