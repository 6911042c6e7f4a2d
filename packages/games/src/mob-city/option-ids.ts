/** The option ids of every question of Mob City. */
import type { Seat } from "@consigliere/engine/seat";
import { named, numbered, optionIds } from "../option-ids.ts";
import type { BuildingId, CardId, CharId, Grade, GroupNo, Interest, WeaponId } from "./cards.ts";
import type { Condition } from "./sealed.ts";

export const { optionId, readOption, whatOf } = optionIds({
  interest: named<Interest>(),
  grade: numbered<Grade>(),
  card: named<CardId>(),
  group: numbered<GroupNo>(),
  /** A card for one of the captain's groups: `hire:lt-morosi:2`. */
  hire: {
    write: ({ card, group }: { readonly card: CardId; readonly group: GroupNo }) => `${card}:${group}`,
    read: (text) => {
      const [card = "", group] = text.split(":");
      return { card: card as CardId, group: Number(group) as GroupNo };
    },
  },
  building: named<BuildingId>(),
  /** A speakeasy. It needs its own form, because sending a group to the same building is asked in the same question. */
  pour: named<BuildingId>(),
  condition: named<Condition>(),
  seat: numbered<Seat>(),
  /** The group of a captain: `squad:1-2`. */
  squad: {
    write: ({ seat, group }: { readonly seat: Seat; readonly group: GroupNo }) => `${seat}-${group}`,
    read: (text) => {
      const [seat, group] = text.split("-").map(Number);
      return { seat: seat ?? 0, group: (group ?? 0) as GroupNo };
    },
  },
  shoot: named<WeaponId>(),
  throw: named<WeaponId>(),
  collect: named<WeaponId>(),
  drop: named<WeaponId>(),
  carrier: named<CharId>(),
  target: named<CharId>(),
  /** The tally of the weapons that somebody carries. */
  hands: named<CharId>(),
});
