import { timeOfRound } from "../beacon.ts";
import { fingerprint } from "../fingerprint.ts";
import { type Finding, finding } from "./finding.ts";
import type { Proof } from "./proof.ts";
import type { Receipt } from "./receipt.ts";

/**
 * Clocks of people's devices are wrong by at most this number of seconds. With a larger difference, somebody is not
 * telling the truth.
 */
const CLOCK_TOLERANCE = 600;

/** Compares the proof with the receipts on players' own devices. */
export function checkReceipts(proof: Proof, receipts: readonly Receipt[]): Finding[] {
  if (receipts.length === 0) return [finding("receipt/none", { commitment: proof.commitment })];
  const findings = receipts.flatMap((receipt) => {
    if (receipt.match !== proof.match) return [finding("receipt/other-match")];
    const faults = faultsOf(proof, receipt);
    return faults.length === 0 ? [fits(proof, receipt)] : faults;
  });
  return [...findings, ...lacking(receipts.filter(({ match }) => match === proof.match))];
}

/** The facts that no receipt of the match shows, because no device saw them or an older page did not note them. */
function lacking(mine: readonly Receipt[]): Finding[] {
  if (mine.length === 0) return [];
  const starts = mine.flatMap(({ start }) => start ?? []);
  const isBound = starts.some(({ players }) => players !== undefined);
  const atStart = starts.length === 0 ? ["start"] : isBound ? [] : ["players"];
  const isDealt = mine.some(({ deal }) => deal !== undefined);
  return [...atStart, ...(isDealt ? [] : ["deal"])].map((what) => finding("receipt/lacks", { what }));
}

/**
 * Checks whether a receipt shows that everything was fixed before the beacon's round came out. Then nobody could
 * choose.
 */
export function checkChoice(proof: Proof, receipts: readonly Receipt[]): Finding {
  const { beacon } = proof;
  const isBefore = ({ start }: Receipt) =>
    start !== undefined && beacon !== null && Date.parse(start.at) < timeOfRound(beacon, beacon.round);
  const mine = receipts.filter((receipt) => receipt.match === proof.match);
  const isFixed = mine.some((receipt) => isBefore(receipt) && faultsOf(proof, receipt).length === 0);
  return finding(isFixed ? "choice/none" : "choice/open");
}

function fits(proof: Proof, { contribution }: Receipt): Finding {
  const place = placeOf(proof, contribution);
  return place === null
    ? finding("receipt/same-commitment")
    : finding("receipt/fits", { chair: place.seat + 1 });
}

function faultsOf(proof: Proof, receipt: Receipt): Finding[] {
  const faults: Finding[] = [];
  const { commitment, contribution, start, deal } = receipt;
  if (commitment !== proof.commitment) faults.push(finding("receipt/other-commitment"));
  const place = placeOf(proof, contribution);
  if (contribution !== null && place === null) faults.push(finding("receipt/not-mixed-in"));
  if (place !== null && deal?.seat != null && deal.seat !== place.seat) {
    faults.push(finding("receipt/other-seat", { chair: deal.seat + 1, found: place.seat + 1 }));
  }
  if (start !== undefined && start.mixed !== fingerprint(proof.joined.map((one) => one.contribution))) {
    faults.push(finding("receipt/other-mix"));
  }
  const round = proof.beacon?.round ?? 0;
  if (start !== undefined && (start.round ?? 0) !== round) {
    faults.push(finding("receipt/other-round", { round: start.round ?? 0, found: round }));
  }
  faults.push(...otherTerms(proof, receipt));
  return contribution === null ? faults : [...faults, ...lateness(proof, receipt)];
}

/** Other terms that were fixed at the start and differ here. */
function otherTerms(proof: Proof, { start, deal }: Receipt): Finding[] {
  const { recipe, game, startedAt, seatOrder, openAtEnd, beacon, options } = proof;
  const told = { recipe, game, startedAt, seatOrder, openAtEnd, chain: beacon?.chain ?? null };
  const terms = start === undefined ? [] : (Object.keys(told) as (keyof typeof told)[]);
  const others: string[] = terms.filter((what) => told[what] !== start?.[what]);
  const players = fingerprint(proof.joined.map(({ player }) => player));
  if (start?.players !== undefined && start.players !== players) others.push("players");
  if (deal !== undefined && deal.options !== fingerprint(options)) others.push("options");
  return others.map((what) => finding("receipt/other-terms", { what }));
}

/** A contribution made after the round came out could have been made by others with the same knowledge. */
function lateness({ beacon }: Proof, { at }: Receipt): Finding[] {
  if (beacon === null) return [];
  const seconds = Math.ceil((Date.parse(at) - timeOfRound(beacon, beacon.round)) / 1000);
  if (seconds <= 0) return [];
  return [finding(seconds > CLOCK_TOLERANCE ? "receipt/after-round" : "receipt/clock", { seconds })];
}

/** The player who contributed `contribution`; null if nobody did. */
function placeOf({ joined }: Proof, contribution: string | null) {
  if (contribution === null) return null;
  return joined.find((one) => one.player === "person" && one.contribution === contribution) ?? null;
}
