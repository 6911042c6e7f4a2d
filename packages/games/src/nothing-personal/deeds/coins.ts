/** Blackmail and Omertà (6.1). */
import { oneOf } from "@consigliere/engine/question";
import { placeCoin, placeOmerta, takeOff } from "../board/markers.ts";
import { outright } from "../control.ts";
import { optionId } from "../option-ids.ts";
import { active, everyone, familyOf } from "../state.ts";
import { act, type Deed, hit, targetChoices } from "./deed.ts";

/** `blackmail`: on an active gangster without a coin whom the seat does not control outright (R19). */
export const blackmail: Deed = (ctx) => {
  const { state, seat } = ctx;
  if (state.stock.blackmail === 0) return "no-coin";
  if (familyOf(state, seat).supply === 0) return "no-markers";
  const targets = active(state).filter(({ man }) => man.coin === null && outright(state, man) !== seat);
  if (targets.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      targets.map(({ man }) => ({
        id: optionId("gangster", man.id),
        act: act([optionId("gangster", man.id)], (table) => {
          const victim = outright(table.state, man);
          placeCoin(table, seat, man.id);
          hit(table, seat, victim);
        }),
        hits: outright(state, man),
      })),
    ),
  );
};

/** `pos-omerta`, `omerta`: not on the Third Guy's chair, and not on a gangster who has a coin. */
export const omerta: Deed = (ctx) => {
  const { state, seat } = ctx;
  if (state.stock.omerta === 0) return "no-coin";
  const targets = active(state).filter(({ place, man }) => place !== "third-guy" && !man.omerta);
  if (targets.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      targets.map(({ man }) => ({
        id: optionId("gangster", man.id),
        act: act([optionId("gangster", man.id)], (table) => placeOmerta(table, seat, man.id)),
      })),
    ),
  );
};

/** `remove-coin`: coin and marker go back. */
export const removeCoin: Deed = (ctx) => {
  const { state, seat } = ctx;
  const coined = everyone(state).flatMap(({ man }) => (man.coin === null ? [] : { man, owner: man.coin }));
  if (coined.length === 0) return "no-coin";
  return oneOf(
    targetChoices(
      ctx,
      coined.map(({ man, owner }) => ({
        id: optionId("gangster", man.id),
        act: act([optionId("gangster", man.id)], (table) => {
          takeOff(table, { gangster: man.id, owner, onCoin: true, copy: 1 }, seat);
          hit(table, seat, owner);
        }),
        hits: owner,
      })),
    ),
  );
};
