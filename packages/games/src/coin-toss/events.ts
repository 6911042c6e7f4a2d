/** Everything that people are told. */
import type { Seat } from "@consigliere/engine/seat";
import type { Side } from "./state.ts";

export type CoinTossEvent =
  | { readonly type: "match-started" }
  | { readonly type: "turn-started"; readonly seat: Seat }
  | { readonly type: "called"; readonly seat: Seat; readonly side: Side }
  | { readonly type: "tossed"; readonly side: Side };
