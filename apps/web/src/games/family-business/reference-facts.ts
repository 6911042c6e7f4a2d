import type { ActionKind, CounterKind } from "@consigliere/games/family-business/cards";

/** The effect of a counter on a card, as a key of the reference card. */
export function effectOf(kind: ActionKind, counter: CounterKind) {
  if (counter === "safe-house") return "exempts";
  if (counter === "finger") return "cancels";
  const isPower = counter === "mob-power";
  if (kind === "double-contract") return isPower ? "replacesOne" : "savesOne";
  if (!isPower) return "cancels";
  return kind === "priority-contract" ? "reversesFront" : "reverses";
}

/** The possible effect of a card on the war, as a key of the reference card. */
export function warEffect(kind: ActionKind) {
  switch (kind) {
    case "hit":
    case "mob-war":
    case "truce":
      return kind === "mob-war" ? "starts" : kind;
    case "st-valentines-day-massacre":
    case "federal-crackdown":
      return "ends";
    case "ambush":
    case "vendetta":
      return "raises";
    case "take-it-on-the-lam":
    case "police-protection":
    case "pay-off":
      return "emptied";
    case "substitution":
    case "intrigue":
      return "none";
    default:
      return "atEnd";
  }
}
