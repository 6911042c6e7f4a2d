import { RefusedError } from "@consigliere/engine/errors";
import type { Seat } from "@consigliere/engine/seat";
import type { CorrectionOffer } from "@consigliere/store/correction-offer";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { openOffers } from "../match/corrections.ts";
import { editMatch } from "../match/edit.ts";
import { openTableAt } from "../match/load.ts";
import { Refusal } from "../refusal.ts";

/** A player's reply to a correction of the rules. */
interface Reply {
  readonly correction: string;
  /** False: they keep the old rules. */
  readonly agrees: boolean;
}

/**
 * Agrees to a correction of the rules that the match was asked about, or objects. Players may change their minds while
 * it is open. Everything else follows from the stored match (`follow-up/follow-corrections.ts`). Safe to repeat.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/over`, `match/no-correction`; RefusedError `match/resigned`
 */
export async function answerCorrection(
  context: Context,
  userId: string,
  matchId: string,
  { correction, agrees }: Reply,
): Promise<void> {
  const { run, position, seat } = await openTableAt(context, matchId, userId, "plays");
  if (run.outcome !== null) throw new Refusal("match/over");
  if (position.modes[seat] === "resigned") throw new RefusedError("match/resigned");
  await editMatch(context, matchId, (meta) => {
    const offer = openOffers(meta, position).find(({ name }) => name === correction);
    if (offer === undefined) throw new Refusal("match/no-correction");
    return replied(meta, offer, seat, agrees);
  });
}

function replied(meta: MatchMeta, offer: CorrectionOffer, seat: Seat, agrees: boolean): MatchMeta {
  if (offer[agrees ? "agreed" : "objected"].includes(seat)) return meta;
  const others = (seats: readonly Seat[]) => seats.filter((one) => one !== seat);
  const after = {
    ...offer,
    agreed: [...others(offer.agreed), ...(agrees ? [seat] : [])],
    objected: [...others(offer.objected), ...(agrees ? [] : [seat])],
  };
  return { ...meta, corrections: meta.corrections?.map((one) => (one === offer ? after : one)) ?? [] };
}
