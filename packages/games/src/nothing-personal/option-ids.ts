/** The option ids of every question of Nothing Personal. */
import type { Seat } from "@consigliere/engine/seat";
import { named, numbered, optionIds } from "../option-ids.ts";
import type { GangsterType } from "./cards/gangsters.ts";
import type { CardId, GangsterId } from "./cards.ts";
import type { MarkerPlace, Owner } from "./marker-place.ts";
import type { PlaceId, PositionId } from "./positions.ts";

/** A card of a hand, with the number of its copy if several may be named. */
export interface CardCopy {
  readonly card: CardId;
  readonly copy: number;
}

export function writeOwner(owner: Owner): string {
  return owner === "neutral" ? "n" : String(owner);
}

function readOwner(text: string | undefined): Owner {
  return text === "n" ? "neutral" : Number(text);
}

export const { optionId, readOption, whatOf } = optionIds({
  card: {
    write: ({ card, copy }: CardCopy) => (copy === 1 ? card : `${card}:${copy}`),
    read: (text) => {
      const [card = "", copy = "1"] = text.split(":");
      return { card: card as CardId, copy: Number(copy) };
    },
  },
  gangster: named<GangsterId>(),
  place: named<PlaceId>(),
  move: named<PositionId>(),
  /** Whom a jailbreak frees and where he goes, named before the Feds have come. */
  freed: named<GangsterId>(),
  refuge: named<PlaceId>(),
  seat: numbered<Seat>(),
  /** A marker: `marker:mac-pheeto:1`, `…:n` a neutral one, `…:1:coin` on the coin, `…:1:2` a second one. */
  marker: {
    write: ({ gangster, owner, onCoin, copy }: MarkerPlace) =>
      `${gangster}:${writeOwner(owner)}${onCoin ? ":coin" : copy === 1 ? "" : `:${copy}`}`,
    read: (text) => {
      const [gangster = "", owner, more = "1"] = text.split(":");
      const onCoin = more === "coin";
      return {
        gangster: gangster as GangsterId,
        owner: readOwner(owner),
        onCoin,
        copy: onCoin ? 1 : Number(more),
      };
    },
  },
  /** The first line of a card to be carried out. */
  line: named<GangsterType | "any" | "position">(),
  /** A standing offer, by its number among those of the moment. */
  offer: numbered<number>(),
  promise: numbered<number>(),
  /** A plain number. */
  count: numbered<number>(),
  /** Tallies: markers of one owner, ordinary markers on one gangster. */
  owner: { write: writeOwner, read: readOwner },
  on: named<GangsterId>(),
});
