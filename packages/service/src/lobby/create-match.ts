import type { CallOf } from "@consigliere/contract/endpoint";
import type { createMatch as endpoint } from "@consigliere/contract/lobby";
import { commitmentOf } from "@consigliere/engine/fairness";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { checkSeatCount, gameOf, optionsOf } from "../games.ts";
import type { House } from "../house.ts";
import { projectMemberships } from "../project/memberships.ts";
import { OPEN_SEAT, seatFor } from "./seats.ts";

export type Creation = CallOf<typeof endpoint>["body"];

/** Bytes of the secret that decides the shuffles, and of what a player mixes in. */
const SECRET_BYTES = 32;

/** Opens a match with the host in its first seat. @throws Refusal `game/…` */
export async function createMatch(house: House, host: Profile, body: Creation): Promise<MatchMeta> {
  const game = gameOf(house, body.game);
  checkSeatCount(game, body.seats);
  const first = seatFor(host, body.contribution ?? newContribution(house));
  const free = Array.from({ length: body.seats - 1 }, () => OPEN_SEAT);
  return openLobby(house, {
    game: body.game,
    rulesVersion: game.meta.version,
    options: optionsOf(game, body.options ?? {}) as Json,
    seats: [first, ...free],
    host: host.userId,
    visibility: body.visibility ?? "private",
    seatOrder: body.seatOrder ?? "random",
  });
}

type NewLobby = Pick<
  MatchMeta,
  "game" | "rulesVersion" | "options" | "seats" | "host" | "visibility" | "seatOrder" | "rematchOf"
> & { readonly id?: string };

/** Writes a lobby with a fresh secret, committed to before anybody else sits down. */
export async function openLobby(house: House, lobby: NewLobby): Promise<MatchMeta> {
  const secret = house.chance.hex(SECRET_BYTES);
  const meta = await house.store.matches.createLobby(
    {
      ...lobby,
      id: lobby.id ?? house.chance.id(),
      seatCount: lobby.seats.length,
      status: "lobby",
      inviteToken: house.chance.id() + house.chance.id(),
      commitment: commitmentOf(secret),
      createdAt: house.clock().toISOString(),
    },
    { secret },
  );
  await projectMemberships(house, meta, null);
  return meta;
}

/** What the service mixes in for a player who brought nothing. */
export function newContribution(house: House): NonNullable<SeatMeta["contribution"]> {
  return house.chance.hex(SECRET_BYTES);
}
