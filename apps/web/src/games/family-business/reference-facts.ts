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

const ON_WAR = {
  hit: "hit",
  "mob-war": "starts",
  truce: "truce",
  "st-valentines-day-massacre": "ends",
  "federal-crackdown": "ends",
  ambush: "raises",
  vendetta: "raises",
  "take-it-on-the-lam": "emptied",
  "police-protection": "emptied",
  "pay-off": "emptied",
  substitution: "none",
  intrigue: "none",
} as const;

/** The possible effect of a card on the war, as a key of the reference card: of a contract, once the list is full. */
export const warEffect = (kind: ActionKind) =>
  kind in ON_WAR ? ON_WAR[kind as keyof typeof ON_WAR] : "atEnd";
