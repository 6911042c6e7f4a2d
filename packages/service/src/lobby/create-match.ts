import type { CallOf } from "@consigliere/contract/endpoint";
import { usualHouseRules } from "@consigliere/contract/house-rules";
import type { createMatch as endpoint } from "@consigliere/contract/lobby";
import { commitmentOf } from "@consigliere/engine/fairness";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { membersCalled } from "../club/call-members.ts";
import type { Context } from "../context.ts";
import { checkSeatCount, gameOf, optionsOf } from "../games.ts";
import { distinctNames } from "../match/distinct-names.ts";
import { houseRulesIn } from "../match/house-rules.ts";
import { writeRows } from "../match/rows.ts";
import { seatsFor } from "../match/seats.ts";

export type Creation = CallOf<typeof endpoint>["body"];

/** Bytes of the secret that decides the shuffles. */
const SECRET_BYTES = 32;

/**
 * Opens a match with the host in its first seat. Club members who are called to it also get seats. Then it starts when
 * all of them have contributed, like a rematch. @throws Refusal `game/…`, `club/…`, `match/full`
 */
export async function createMatch(context: Context, host: Profile, body: Creation): Promise<MatchMeta> {
  const game = await gameOf(context, body.game);
  checkSeatCount(game, body.seats);
  const { club } = body;
  const called = club === undefined ? [] : await membersCalled(context, host.userId, club);
  return openLobby(context, {
    game: body.game,
    rulesVersion: game.meta.version,
    options: optionsOf(game, body.options ?? {}) as Json,
    seats: seatsFor([host, ...called], body.seats),
    host: host.userId,
    houseRules: { ...usualHouseRules, ...houseRulesIn(body) },
    ...(club !== undefined && { club: club.id }),
    ...(called.length > 0 && { gathers: true }),
  });
}

type NewLobby = Pick<
  MatchMeta,
  | "game"
  | "rulesVersion"
  | "options"
  | "seats"
  | "queue"
  | "host"
  | "houseRules"
  | "club"
  | "season"
  | "follows"
  | "rematchOf"
  | "gathers"
> & { readonly id?: string };

/** Writes a lobby with a new secret. It is committed to before anybody else sits down. */
export async function openLobby(context: Context, lobby: NewLobby): Promise<MatchMeta> {
  const secret = context.chance.hex(SECRET_BYTES);
  const meta = await context.store.matches.createLobby(
    {
      ...lobby,
      seats: distinctNames(lobby.seats),
      id: lobby.id ?? context.chance.id(),
      seatCount: lobby.seats.length,
      status: "lobby",
      inviteToken: newInviteToken(context),
      commitment: commitmentOf(secret),
      createdAt: context.clock().toISOString(),
    },
    { secret, salt: context.chance.hex(SECRET_BYTES) },
  );
  await writeRows(context, meta, null);
  return meta;
}

/** A token that nobody can guess. */
export function newInviteToken({ chance }: Context): string {
  return chance.id() + chance.id();
}
