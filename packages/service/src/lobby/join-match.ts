import { isStartedByHost } from "@consigliere/contract/house-rules";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { metaOf } from "../match/meta.ts";
import { isRemoved, placeOf } from "../match/people.ts";
import { seated, seatFor } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { checkCommitment, isFull, startsWhenGathered } from "./contribute.ts";
import { editLobby } from "./edit-lobby.ts";
import { start } from "./start-match.ts";

interface Joining {
  readonly token?: string;
  /** The commitment on the invitation, and the contribution of somebody who was shown it. */
  readonly commitment?: string;
  readonly contribution?: string;
}

/**
 * Sits down at a match. When the last free seat is taken, it starts at once, unless its host starts it or it waits for
 * everybody's contribution. Joining twice counts once, and starts the match if the first attempt was
 * interrupted before that. A contribution without the commitment is left out: its maker has not seen the commitment.
 * @throws Refusal `match/…`
 */
export async function joinMatch(
  context: Context,
  who: Profile,
  matchId: string,
  { token, commitment, contribution }: Joining,
): Promise<MatchMeta> {
  const known = await metaOf(context, matchId);
  const isSeated = placeOf(known, who.userId).plays !== null;
  const joined = isSeated
    ? known
    : await editLobby(context, matchId, { userId: who.userId, token }, (meta) => {
        if (placeOf(meta, who.userId).plays !== null) return meta;
        if (isRemoved(meta, who.userId)) throw new Refusal("match/removed");
        if (commitment !== undefined) checkCommitment(meta, { commitment });
        const brought = commitment === undefined || contribution === undefined ? {} : { contribution };
        return { ...meta, seats: seated(meta.seats, { ...seatFor(who), ...brought }) };
      });
  return startsItself(joined) ? start(context, joined.id, (meta) => meta) : joined;
}

function startsItself(meta: MatchMeta): boolean {
  if (meta.gathers === true) return startsWhenGathered(meta);
  return meta.status === "lobby" && isFull(meta) && !isStartedByHost(houseRulesOf(meta));
}
