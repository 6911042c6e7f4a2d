import type { Seat } from "@consigliere/engine/seat";
import type { ContractKind } from "./cards.ts";
import type { MobsterId } from "./mobs.ts";

/** A card played for effect, with everything declared for it (5.1, 6.0.1). */
export type CardPlay =
  | { readonly kind: ContractKind; readonly params: { readonly targets: readonly MobsterId[] } }
  | {
      readonly kind: "hit";
      /** `ownMobster` is absent when nobody is home, or when the sacrifice order decides. */
      readonly params: { readonly target: MobsterId; readonly ownMobster?: MobsterId };
    }
  | {
      readonly kind: "double-cross" | "vendetta";
      readonly params: { readonly sequence: readonly MobsterId[] };
    }
  | {
      readonly kind: "take-it-on-the-lam" | "police-protection";
      readonly params: { readonly target: MobsterId };
    }
  | { readonly kind: "substitution"; readonly params: { readonly out: MobsterId; readonly in: MobsterId } }
  | { readonly kind: "intrigue"; readonly params: { readonly order: readonly MobsterId[] } }
  | { readonly kind: "pay-off"; readonly params: { readonly seat: Seat } }
  | {
      readonly kind: "st-valentines-day-massacre" | "mob-war" | "ambush" | "truce" | "federal-crackdown";
      readonly params: Readonly<Record<never, never>>;
    };
