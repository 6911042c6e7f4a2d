/** `gang-war` (6.5): all markers of A go to B, and A goes to the Fishes. Not a whack. */
import { choice, choiceThen, oneOf } from "@consigliere/engine/question";
import { inherit, removeGangster, touched } from "../board/markers.ts";
import { optionId } from "../option-ids.ts";
import { joinedTo } from "../positions.ts";
import { active, manIn, manOf } from "../state.ts";
import { type Act, act, type Deed } from "./deed.ts";

export const gangWar: Deed = ({ state }) => {
  const pairs = active(state).flatMap(({ place, man }) => {
    const joined = joinedTo(place).flatMap((chair) => manIn(state, chair)?.id ?? []);
    return joined.length === 0 ? [] : { from: man.id, joined };
  });
  if (pairs.length === 0) return "no-target";
  return oneOf(
    pairs.map(({ from, joined }) => {
      const targets = joined.map((to) =>
        choice(
          optionId("gangster", to),
          act([optionId("gangster", from), optionId("gangster", to)], (table) => {
            inherit(table.state, manOf(table.state, from), manOf(table.state, to), false);
            table.emit({ type: "markers-inherited", from, to });
            removeGangster(table, from, "fishes");
            touched(table, [to]);
          }),
        ),
      );
      return choiceThen<Act, Act>(optionId("gangster", from), oneOf(targets), (value) => value);
    }),
  );
};
