/** Into Prison and out of it (6.3, 6.5). */
import { choice, form, map, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { freshMan, place, removeGangster } from "../board/markers.ts";
import { seatMan } from "../board/moving.ts";
import type { NpTable } from "../board/table.ts";
import type { GangsterId } from "../cards.ts";
import { canBeSnitched, fedsLimit, has, weightOn } from "../control.ts";
import { vacantChairs } from "../legal/targets.ts";
import { optionId } from "../option-ids.ts";
import { ASSOCIATE_IDS, type PlaceId } from "../positions.ts";
import { active, everyone, familyOf, manIn, type State } from "../state.ts";
import { act, type Ctx, type Deed, targetChoices } from "./deed.ts";
import { markerIds, markersQuestion, remove } from "./markers.ts";

function jail(ctx: Ctx, ids: readonly GangsterId[]): ReturnType<Deed> {
  if (ids.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      ids.map((id) => ({
        id: optionId("gangster", id),
        act: act([optionId("gangster", id)], (table) => removeGangster(table, id, "prison")),
      })),
    ),
  );
}

/** The gangsters whom a Snitch may jail now. */
export function snitchable(state: State): GangsterId[] {
  return everyone(state).flatMap(({ man }) => (canBeSnitched(man) ? man.id : []));
}

/** `snitch`: ten markers, or twelve. */
export const snitch: Deed = (ctx) => jail(ctx, snitchable(ctx.state));

/**
 * `informer`: an active gangster near the limit, not the informer himself; twelve markers if the target is hard to
 * jail.
 */
export const informer: Deed = (ctx) => {
  const { state, man: own } = ctx;
  const targets = active(state).filter(
    ({ man }) =>
      man.id !== own && weightOn(man) >= fedsLimit(state, man) - (has(man, "hard-to-jail") ? 0 : 2),
  );
  return jail(
    ctx,
    targets.map(({ man }) => man.id),
  );
};

const TURNED_IN = 5;

/** `turn-himself-in`: to Prison, then five markers of any owner off any gangster. */
export const turnHimselfIn: Deed = (ctx) => {
  const { man, seat } = ctx;
  if (man === null) return "no-target";
  const question = markersQuestion(ctx, TURNED_IN, man);
  if (question === null) return act([], (table) => removeGangster(table, man, "prison"));
  return map(question, (markers) =>
    act(markerIds(markers), (table) => {
      removeGangster(table, man, "prison");
      remove(table, seat, markers);
    }),
  );
};

export interface Jailbreak {
  readonly man: GangsterId;
  readonly to: PlaceId;
}

/** The possible places of a jailbreak; a loud one leads only to a chair. */
export function jailbreakPlaces(state: State, isLoud: boolean): PlaceId[] {
  const spaces = ASSOCIATE_IDS.filter((space) => manIn(state, space) === null);
  return [...vacantChairs(state), ...(isLoud ? [] : spaces)];
}

export function jailbreakQuestion(state: State, isLoud: boolean): Question<Jailbreak> | null {
  const places = jailbreakPlaces(state, isLoud);
  const men = [...new Set(state.prison)];
  if (places.length === 0 || men.length === 0) return null;
  return form({
    man: oneOf(men.map((id) => choice(optionId("gangster", id), id))),
    to: oneOf(places.map((to) => choice(optionId("place", to), to))),
  });
}

/**
 * Upright, and with own markers as far as the supply goes. A gangster who acted this round does not act again (R51).
 */
export function breakOut(table: NpTable, seat: Seat, { man, to }: Jailbreak, isLoud: boolean): void {
  const { state } = table;
  state.prison.splice(state.prison.indexOf(man), 1);
  seatMan(state, freshMan(state, man), to);
  state.vacated = state.vacated.filter((chair) => chair !== to);
  table.emit({ type: "gangster-moved", gangster: man, from: "prison", to, why: "jailbreak" });
  const markers = Math.min(isLoud ? 2 : 1, familyOf(state, seat).supply);
  if (markers > 0) place(table, seat, man, markers, "jailbreak");
}

/** `jailbreak-quiet`, `jailbreak-loud` */
export function jailbreak(isLoud: boolean): Deed {
  return ({ state, seat }) => {
    const question = jailbreakQuestion(state, isLoud);
    if (question === null) return "no-target";
    return map(question, (out) =>
      act([optionId("gangster", out.man), optionId("place", out.to)], (table) =>
        breakOut(table, seat, out, isLoud),
      ),
    );
  };
}
