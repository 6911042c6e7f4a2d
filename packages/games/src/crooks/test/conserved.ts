import type { CrookId } from "../cards.ts";
import { crooksIn, hideoutsInPlay, playedCrooks, type State } from "../state.ts";

/** The facts that no rule may change. */
export function conserved(state: State) {
  const money = state.money.reduce((sum, own) => sum + own, state.bank);
  return { crooks: everyCrook(state).sort(), money };
}

export function everyCrook(state: State): CrookId[] {
  return [
    ...hideoutsInPlay(state).flatMap((hideout) => crooksIn(state, hideout)),
    ...[...playedCrooks(state), ...state.removed].map((played) => played.crook),
    ...(state.hand === null ? [] : [state.hand.crook]),
    ...state.undealt,
  ];
}
