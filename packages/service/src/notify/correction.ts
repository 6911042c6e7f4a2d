/** The players of a running match are asked about a correction of its rules. */
import type { CorrectionOffer } from "@consigliere/store/correction-offer";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { acceptedFrom, openOffers } from "../match/corrections.ts";
import type { Position } from "../match/position.ts";
import { zoneOf } from "../match/seats.ts";
import type { Words } from "../words.ts";
import { timeIn } from "./deadline-line.ts";

export const CORRECTION = "correction";

/** Names the notification about a correction. */
export function correctionKey(name: string): string {
  return `${CORRECTION}@${name}`;
}

const hasSaid = ({ agreed, objected }: CorrectionOffer, seat: number) =>
  agreed.includes(seat) || objected.includes(seat);

/** The corrections about which the player of a seat is asked and has said nothing. */
export function correctionsAskedOf(meta: MatchMeta, position: Position, seat: number): CorrectionOffer[] {
  if (position.modes[seat] === "resigned") return [];
  return openOffers(meta, position).filter((offer) => !hasSaid(offer, seat));
}

/** The offer that a notification is about, if it is still open and its reader has said nothing. */
export function correctionFor(
  { key, meta }: { readonly key: string; readonly meta: MatchMeta },
  seat: number | null,
): CorrectionOffer | undefined {
  const offer = meta.corrections?.find(({ name }) => key === correctionKey(name));
  const isOpen = meta.status === "playing" && offer !== undefined && offer.settled === undefined;
  return isOpen && seat !== null && !hasSaid(offer, seat) ? offer : undefined;
}

/** The change for the players, and the time from which it counts. */
export function correctionLines(
  words: Words,
  reader: Profile,
  { game }: MatchMeta,
  offer: CorrectionOffer,
): string[] {
  const until = timeIn(reader.locale, zoneOf(reader), new Date(acceptedFrom(offer)));
  return [
    words(`${game}.correction.${offer.name}`),
    words("notification.correction.line", until),
    words("notification.correction.what"),
  ];
}
