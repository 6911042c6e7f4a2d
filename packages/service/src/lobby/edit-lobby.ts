import type { MatchMeta } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { viewerOf } from "../play/seat.ts";
import { projectMemberships } from "../project/memberships.ts";
import { Refusal } from "../refusal.ts";
import { isStoreError } from "../store-error.ts";

const TRIES = 6;

/** Refuses a match that is no longer in its lobby. @throws Refusal `match/started`, `match/cancelled` */
export function checkInLobby(meta: MatchMeta): void {
  if (meta.status === "cancelled") throw new Refusal("match/cancelled");
  if (meta.status !== "lobby") throw new Refusal("match/started");
}

/** @throws Refusal `match/not-host` */
export function checkHost(meta: MatchMeta, userId: string): void {
  if (meta.host !== userId) throw new Refusal("match/not-host");
}

/**
 * Changes a match by `change`, which may refuse; tried again on what somebody else saved meanwhile.
 * Returning the meta unchanged saves nothing. @throws Refusal `match/unknown`, `match/busy`
 */
export async function editMatch(
  house: House,
  matchId: string,
  change: (meta: MatchMeta) => MatchMeta,
): Promise<MatchMeta> {
  for (let tries = 0; tries < TRIES; tries++) {
    const meta = await house.store.matches.meta(matchId);
    if (meta === undefined) throw new Refusal("match/unknown");
    const changed = change(meta);
    if (changed === meta) return meta;
    // An invitation is there before anybody is told of it.
    if (changed.inviteToken !== meta.inviteToken)
      await house.store.matches.addInvite(matchId, changed.inviteToken);
    try {
      return await house.store.matches.saveMeta(changed);
    } catch (error) {
      if (!isStoreError(error, "store/conflict")) throw error;
    }
  }
  throw new Refusal("match/busy");
}

/** Who asks, and the invitation in their hand if they have one. */
export interface Visitor {
  readonly userId: string;
  readonly token?: string | undefined;
}

/**
 * {@link editMatch} for a match in its lobby; the dashboards of everybody there follow at once.
 * @throws Refusal `match/started`, `match/cancelled`, and `match/unknown` to strangers without an invitation
 */
export async function editLobby(
  house: House,
  matchId: string,
  { userId, token }: Visitor,
  change: (meta: MatchMeta) => MatchMeta,
): Promise<MatchMeta> {
  const saved = await editMatch(house, matchId, (meta) => {
    if (token !== meta.inviteToken) viewerOf(meta, userId);
    checkInLobby(meta);
    return change(meta);
  });
  await projectMemberships(house, saved, null);
  return saved;
}
