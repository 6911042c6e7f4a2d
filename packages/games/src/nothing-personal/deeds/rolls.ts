/** Dice thrown by an ability (6.3). The effect is decided when the face is final. */
import { openRoll } from "../board/dice.ts";
import { act, type Deed } from "./deed.ts";

/** `bet`: the number in dollars. `death-roll`: the gangster in that chair goes to the Fishes. */
export function throwNumber(kind: "bet" | "death-roll"): Deed {
  return ({ seat, man }) => {
    if (man === null) return "no-target";
    return act([], (table) => {
      table.state.deed = { kind, seat, man, stage: "roll" };
      openRoll(table, ["number-die"], seat, man);
    });
  };
}
