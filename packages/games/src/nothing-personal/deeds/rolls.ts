/** Dice thrown by an ability (6.3): what they do is settled when the face stands. */
import { openRoll } from "../board/dice.ts";
import { act, type Deed } from "./deed.ts";

/** `bet`: so many dollars. `death-roll`: the gangster of that chair to the Fishes. */
export function throwNumber(kind: "bet" | "death-roll"): Deed {
  return ({ seat, man }) => {
    if (man === null) return "no-target";
    return act([], (table) => {
      table.state.deed = { kind, seat, man, stage: "roll" };
      openRoll(table, ["number-die"], seat, man);
    });
  };
}
