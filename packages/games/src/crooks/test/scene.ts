/** Crooks on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import type { OptionData } from "@consigliere/engine/question";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { Stage } from "@consigliere/engine/testing/stage";
import { StagePlay, stageScene } from "../../testing/play.ts";
import { type CrookId, type HideoutId, TARGETS } from "../cards.ts";
import type { CrooksEvent } from "../events.ts";
import { crooks } from "../game.ts";
import { type Options, optionsSchema } from "../options.ts";
import { type CrooksScene, type Letter, type Row, sceneState, type Target } from "../scene.ts";
import { emptyTable } from "../setup.ts";
import { type State, stackAt } from "../state.ts";
import { type View, view } from "../view.ts";

export function hideout(letter: Letter): HideoutId {
  return `hideout-${letter.toLowerCase()}` as HideoutId;
}

/** A match on the stage. */
export class Play extends StagePlay<State, CrooksEvent> {
  /** The crook kept by the answer that also gives its target. */
  private kept: CrookId | null = null;

  /** The seat that is asked. */
  get active(): Seat {
    return this.stage.run.waiting()[0]?.seat ?? -1;
  }

  /** The place of the active seat's question. */
  get about(): unknown {
    return this.stage.run.waiting()[0]?.about;
  }

  /** The topic of the active seat's question. */
  get topic(): string | undefined {
    return this.stage.run.waiting()[0]?.topic;
  }

  answers(value: AnswerValue, by: AnsweredBy = "player"): this {
    this.stage.answer(this.active, this.topic ?? "nothing", value, by);
    return this;
  }

  /** The active seat lets its time run out. */
  misses(): this {
    return this.answers(this.stage.prompt(this.active, this.topic ?? "nothing").fallback, "deadline");
  }

  hires(letter: Letter): this {
    return this.answers(`hire:${hideout(letter)}`);
  }

  /** Hires that crook. The next call gives its target. */
  takes(letter: Letter, crook: CrookId): this {
    this.hires(letter);
    this.kept = this.topic === "keep" ? crook : null;
    if (this.kept === null && this.now.hand?.crook !== crook) throw new Error(`${crook} was not alone`);
    return this;
  }

  places(placement: AnswerValue): this {
    const { kept } = this;
    this.kept = null;
    return this.answers(kept === null ? placement : { choose: `crook:${kept}`, with: placement });
  }

  up(target: Target): this {
    return this.places(`up:target-${target}`);
  }

  down(target: Target): this {
    return this.places(`down:target-${target}`);
  }

  join(target: Target): this {
    return this.places(`join:target-${target}`);
  }

  replace(target: Target): this {
    return this.places(`replace:target-${target}`);
  }

  switch(target: Target, destination: Target): this {
    return this.places({ choose: `switch:target-${target}`, with: `target:target-${destination}` });
  }

  passes(): this {
    return this.answers("pass");
  }

  resigns(seat: Seat): this {
    this.stage.enter({ kind: "resign", seat });
    return this;
  }

  /** The options of the active seat. A Switch is listed with each target: `switch:target-8 target:target-3`. */
  get options(): string[] {
    const isChoosingWhom = this.topic === "keep" && this.kept === null;
    return isChoosingWhom
      ? this.listed().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []))
      : this.listed().flatMap(openIds);
  }

  /** The options of the active seat that are blocked, with the reason. */
  get blocked(): string[] {
    return this.listed().flatMap((o) => (o.blocked === undefined ? [] : [`${o.id} (${o.blocked})`]));
  }

  /** A stack as the scenarios write it. */
  row(seat: Seat, target: Target): string[] {
    return stackAt(this.now, seat, `target-${target}`).map(
      ({ crook, facing }) => `${crook}${facing === "up" ? "↑" : "↓"}`,
    );
  }

  sees(viewer: Viewer): View {
    return view(this.now, viewer);
  }

  /** The crooks of a seat at a target, as `viewer` sees them; null: unknown. */
  seenAt(viewer: Viewer, seat: Seat, target: Target): (CrookId | null)[] {
    const stack = this.sees(viewer).seats[seat]?.row[TARGETS.indexOf(`target-${target}`)] ?? [];
    return stack.map(({ crook }) => crook);
  }

  /** The types of all events that `viewer` was told. */
  types(viewer: Viewer = "spectator"): string[] {
    return this.stage.told(viewer).map((event) => event.type);
  }

  private listed(): readonly OptionData[] {
    const { question } = this.stage.prompt(this.active, this.topic ?? "nothing");
    const options = question.form === "one" ? question.options : [];
    if (this.kept === null) return options;
    const placing = options.find(({ id }) => id === `crook:${this.kept}`)?.with;
    return placing?.form === "one" ? placing.options : [];
  }
}

function openIds(option: OptionData): string[] {
  if (option.blocked !== undefined) return [];
  if (option.with?.form !== "one") return [option.id];
  return option.with.options.flatMap(openIds).map((id) => `${option.id} ${id}`);
}

/** Sets the scene and begins the active seat's turn. */
export function set(scene: CrooksScene): Play {
  return new Play(stageScene(crooks, scene, sceneState(scene)));
}

/** A match from the deal onwards. */
export function deal(
  seats: number,
  options: Partial<Options> = {},
  given: Partial<State> = {},
  seed = "deal",
): Play {
  const state = { ...emptyTable(seats, optionsSchema.parse(options)), ...given };
  return new Play(Stage.set(crooks, { seatCount: seats, state, options, seed }));
}

/** Eight crooks without abilities, one for each target; `but` replaces some. */
export function fullRow(but: Row = {}): Row {
  const plain: Required<Row> = {
    2: ["leaky-luca↑"],
    3: ["clover-kid↑"],
    4: ["two-ledger-tony↑"],
    5: ["pinstripe-pat↑"],
    6: ["southpaw-shea↑"],
    7: ["blue-note-bessie↑"],
    8: ["freight-train-frank↑"],
    9: ["iron-hand-ilsa↑"],
  };
  return { ...plain, ...but };
}

/** The number of crooks in each hideout in play. */
export function counts(play: Play): number[] {
  return play.sees("spectator").hideouts.map(({ count }) => count);
}

export function moneyOf(play: Play): number[] {
  return seatsOf(play.now.seatCount).map((seat) => at(play.now.money, seat));
}
