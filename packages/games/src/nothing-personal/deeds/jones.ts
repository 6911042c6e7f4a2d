/** “Jones”: another gangster takes the chair and everything on it (6.5). The chair is never vacant. */
import { choice, form, map, oneOf } from "@consigliere/engine/question";
import { freshMan, inherit, touched } from "../board/markers.ts";
import type { NpTable } from "../board/table.ts";
import type { GangsterId } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { ASSOCIATE_IDS, type AssociateId, isPosition, type PositionId } from "../positions.ts";
import { active, type Man, manIn, manOf, placeOf } from "../state.ts";
import { act, type Deed, targetChoices } from "./deed.ts";

/** `jones-deck`: the top card of the gangster deck; there must be one (R20). */
export const jonesDeck: Deed = (ctx) => {
  const { state } = ctx;
  if (state.gangsterDeck.length === 0) return "no-cards";
  return oneOf(
    targetChoices(
      ctx,
      active(state).map(({ man, place }) => ({
        id: optionId("gangster", man.id),
        act: act([optionId("gangster", man.id)], (table) => {
          const top = table.state.gangsterDeck.shift();
          if (top === undefined) throw new Error("the gangster deck is empty");
          const newcomer = freshMan(table.state, top);
          replace(table, man.id, place, newcomer, "deck");
        }),
      })),
    ),
  );
};

/** `jones-associate`: an associate, who keeps his markers. His coin stays, and the prisoner's goes to stock. */
export const jonesAssociate: Deed = ({ state }) => {
  const spaces = ASSOCIATE_IDS.flatMap((space) => {
    const man = manIn(state, space);
    return man === null ? [] : { space, id: man.id };
  });
  if (spaces.length === 0 || active(state).length === 0) return "no-target";
  const question = form<{ prisoner: GangsterId; associate: { space: AssociateId; id: GangsterId } }>({
    prisoner: oneOf(active(state).map(({ man }) => choice(optionId("gangster", man.id), man.id))),
    associate: oneOf(spaces.map((one) => choice(optionId("gangster", one.id), one))),
  });
  return map(question, ({ prisoner, associate }) =>
    act([optionId("gangster", prisoner), optionId("gangster", associate.id)], (table) => {
      const chair = placeOf(table.state, prisoner);
      if (chair === null || !isPosition(chair)) throw new Error(`${prisoner} has no chair`);
      const newcomer = manOf(table.state, associate.id);
      delete table.state.board[associate.space];
      replace(table, prisoner, chair, newcomer, associate.space);
    }),
  );
};

function replace(
  table: NpTable,
  old: GangsterId,
  chair: PositionId,
  newcomer: Man,
  from: "deck" | AssociateId,
): void {
  const { state } = table;
  inherit(state, manOf(state, old), newcomer, true);
  state.prison.push(old);
  newcomer.side = false;
  state.board[chair] = newcomer;
  table.emit({ type: "gangster-removed", gangster: old, from: chair, to: "prison" });
  table.emit({ type: "gangster-moved", gangster: newcomer.id, from, to: chair, why: "jones" });
  table.emit({ type: "markers-inherited", from: old, to: newcomer.id });
  touched(table, [newcomer.id]);
}
