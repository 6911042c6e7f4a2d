/** The parts that the scenes of all games share. */

import type { GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Viewer } from "@consigliere/engine/seat";
import { Stage } from "@consigliere/engine/testing/stage";
import type { TableScene } from "../table-scene.ts";

/** A match on the stage. A game adds its own words for the moves and the state. */
export class StagePlay<State, E extends GameEvent> {
  readonly stage: Stage<State, E>;

  constructor(stage: Stage<State, E>) {
    this.stage = stage;
  }

  /** The state now, in the middle of a turn. */
  get now(): State {
    return this.stage.state;
  }

  /** The state between the last two turns. */
  get turnEnd(): State {
    return this.stage.run.snapshot.state as State;
  }

  /** The events that `viewer` was told, by type. */
  told<T extends E["type"]>(type: T, viewer: Viewer = "spectator"): Extract<E, { type: T }>[] {
    return this.stage.toldOf(viewer, type);
  }
}

/** Puts `state` on the stage and begins the active seat's turn. */
export function stageScene<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  { seats = 3, options = {}, settings = {} }: TableScene<Options, Settings>,
  state: State,
): Stage<State, E> {
  const parsed = Object.entries(settings).map(([seat, own]) => [seat, game.settings.parse(own)]);
  return Stage.set(game, { seatCount: seats, state, options, settings: Object.fromEntries(parsed) });
}
