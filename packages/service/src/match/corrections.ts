/**
 * Corrections of the rules that came while a match was running. It goes by one as soon as everybody who plays agrees, or
 * when a day has passed in which nobody objected; until then, and after an objection, by the rules that it had. All of it
 * depends on public facts alone.
 */

import type { CorrectionView } from "@consigliere/contract/play";
import type { Seat } from "@consigliere/engine/seat";
import type { CorrectionOffer } from "@consigliere/store/correction-offer";
import type { MatchMeta } from "@consigliere/store/matches";
import { peopleAt } from "./people.ts";
import type { Position } from "./position.ts";

const DAY_MS = 86_400_000;

type AtTable = Pick<Position, "modes" | "corrections">;

/** When an offer counts as accepted, if nobody objects (ISO). */
export function acceptedFrom({ since }: Pick<CorrectionOffer, "since">): string {
  return new Date(Date.parse(since) + DAY_MS).toISOString();
}

/** The names among `all` that a match neither goes by nor has been asked about. */
export function newTo(
  { corrections: asked = [] }: Pick<MatchMeta, "corrections">,
  { corrections: has = [] }: AtTable,
  all: readonly string[],
): string[] {
  return all.filter((name) => !has.includes(name) && asked.every((offer) => offer.name !== name));
}

/** The offers that its players can say something to. */
export function openOffers(
  { corrections = [] }: Pick<MatchMeta, "corrections">,
  { corrections: has = [] }: AtTable,
): CorrectionOffer[] {
  return corrections.filter(({ name, settled }) => settled === undefined && !has.includes(name));
}

/** The names of corrections that were accepted, and by which the match does not go yet. */
export function acceptedIn({ corrections = [] }: MatchMeta, { corrections: has = [] }: AtTable): string[] {
  return corrections.flatMap(({ name, settled }) =>
    settled === "accepted" && !has.includes(name) ? [name] : [],
  );
}

/** The seats whose players are asked: people who have not given up. Bots agree. */
function votersAt(meta: MatchMeta, { modes }: AtTable): Seat[] {
  return peopleAt(meta).flatMap(({ seat }) => (modes[seat] === "resigned" ? [] : seat));
}

/** The offer as those at the table see it. */
export function offerAt(meta: MatchMeta, position: AtTable, offer: CorrectionOffer): CorrectionView {
  const voters = votersAt(meta, position);
  const said = (seats: readonly Seat[]) => voters.filter((seat) => seats.includes(seat));
  const [agreed, objected] = [said(offer.agreed), said(offer.objected)];
  return {
    name: offer.name,
    until: acceptedFrom(offer),
    agreed,
    objected,
    silent: voters.filter((seat) => !agreed.includes(seat) && !objected.includes(seat)),
  };
}

/** Whether an open offer is accepted: by everybody, or by this time (ISO). */
export function isAccepted(
  meta: MatchMeta,
  position: AtTable,
  offer: CorrectionOffer,
  by: string | null = null,
): boolean {
  const { objected, silent, until } = offerAt(meta, position, offer);
  return objected.length === 0 && (silent.length === 0 || (by !== null && until <= by));
}
