/** The option ids of every question of Mafia Dollar. */
import type { Seat } from "@consigliere/engine/seat";
import { named, numbered, optionIds } from "../option-ids.ts";
import type {
  GangsterId,
  HandCardId,
  ItemId,
  RacketId,
  RacketType,
  TradeClass,
  WarehouseId,
} from "./cards.ts";
import type { Disclosure, Want } from "./trade-terms.ts";

export const { optionId, readOption, whatOf } = optionIds({
  /** Cards of the hand. */
  play: named<HandCardId>(),
  discard: named<HandCardId>(),
  unblock: named<HandCardId>(),
  card: named<HandCardId>(),
  /** Orders to gangsters. */
  "move-out": named<GangsterId>(),
  "go-home": named<GangsterId>(),
  collect: named<GangsterId>(),
  hit: named<GangsterId>(),
  rob: named<GangsterId>(),
  "hand-over": named<GangsterId>(),
  /** The objects of an order or a card. */
  gangster: named<GangsterId>(),
  warehouse: named<WarehouseId>(),
  racket: named<RacketId>(),
  item: named<ItemId>(),
  pile: named<RacketType>(),
  seat: numbered<Seat>(),
  /** Trades. */
  withdraw: named(),
  accept: named<HandCardId>(),
  take: numbered<Seat>(),
  show: named<Disclosure>(),
  want: named<Want>(),
  tempt: named<TradeClass | "none">(),
});
