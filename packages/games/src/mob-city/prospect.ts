/**
 * A forecast: the gunfights that an answer leads to, played many times by the rules. It uses the asker's view and
 * nothing else. Face-down cards are dealt anew for every run, and everybody else plays as the house bot does.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import { seededRandom } from "@consigliere/engine/random";
import { rehearse } from "@consigliere/engine/rehearsal";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type BuildingId, type CharId, isCharacter } from "./cards.ts";
import { groupsAt } from "./groups.ts";
import { sheetQuestion, usualSheet } from "./legal/sheets.ts";
import { Course } from "./prospect/course.ts";
import { suppose } from "./prospect/suppose.ts";
import { type FightProspect, type Scene, tally } from "./prospect/tally.ts";
import { resolveBlock } from "./rules/block.ts";
import { fight } from "./rules/fight/fight.ts";
import type { MobTable } from "./rules/table.ts";
import { settingsSchema } from "./settings.ts";
import { captainOf, type State } from "./state.ts";
import { captainsAt } from "./town.ts";
import type { View } from "./view.ts";

/** Enough for "about 60 %": with this many runs, a share is usually off by 4 percentage points. */
const RUNS = 150;

/** An answer to `orders`, `fight-arm` or `fight-act` that has not been given yet. */
export interface Inquiry {
  /** The table as the asker sees it during the question. */
  readonly view: View;
  readonly topic: string;
  /** The acting character, for `fight-act`. */
  readonly character: CharId | null;
  readonly answer: AnswerValue;
}

export interface Prospect {
  /** In the order in which they are fought; fights without the asker are left out. */
  readonly fights: readonly FightProspect[];
  /** The average change of the asker's cash until the evening, in dollars; null: only a gunfight was played. */
  readonly cash: number | null;
}

const USUAL = settingsSchema.parse({});

/**
 * The same inquiry gets the same answer, and two sheets are compared with the same cards and the same luck.
 * @throws Error when the viewer has no seat, or the answer is not legal
 */
export function prospectOf(inquiry: Inquiry): Prospect {
  const { view, topic } = inquiry;
  const { viewer } = view;
  if (viewer === "spectator") throw new Error("a spectator gives no orders");
  const now = suppose(view, viewer, seededRandom("now"));
  const scenes = scenesOf(now, view, viewer);
  const runs = Array.from({ length: RUNS }, (_, run) => runOnce(inquiry, viewer, String(run)));
  const courses = runs.map(({ course }) => course);
  const before = captainOf(now, viewer).cash;
  return {
    fights: scenes.map((scene) => tally(scene, viewer, courses)),
    cash: topic === "orders" ? runs.reduce((sum, { cash }) => sum + cash - before, 0) / RUNS : null,
  };
}

/** The current gunfight, or those that the asker's groups may get into. */
function scenesOf(state: State, view: View, viewer: Seat): Scene[] {
  const sceneAt = (building: BuildingId, seats: readonly Seat[]): Scene => ({
    building,
    seats,
    people: seats
      .filter((seat) => seat === viewer || view.fight !== null)
      .flatMap((seat) =>
        groupsAt(state, seat, building).flatMap(({ cards }) =>
          cards
            .filter(isCharacter)
            .filter((card) => view.fight?.present.includes(card) ?? true)
            .map((card) => ({ seat, card })),
        ),
      ),
  });
  if (view.fight !== null) {
    const seats = new Set(view.fight.groups.map(({ seat }) => seat));
    return [sceneAt(view.fight.building, [...seats])];
  }
  return view.buildings
    .map(({ id }) => ({ id, seats: captainsAt(state, id) }))
    .filter(({ seats }) => seats.length > 1 && seats.includes(viewer))
    .map(({ id, seats }) => sceneAt(id, seats));
}

function runOnce({ view, topic, character, answer }: Inquiry, viewer: Seat, seed: string) {
  const state = suppose(view, viewer, seededRandom(`deal ${seed}`));
  if (topic === "orders") seal(state, viewer, answer);
  else if (state.fight !== null) {
    state.fight.acted = state.fight.acted.filter((one) => one !== character);
  }
  const course = new Course(view.fight?.building ?? null);
  let isGiven = topic === "orders";
  rehearse(topic === "orders" ? playDay : playFight, {
    state,
    seatCount: state.seatCount,
    seed,
    settings: USUAL,
    answer: (seat, asking) => {
      if (isGiven || seat !== viewer || asking.topic !== topic) return undefined;
      isGiven = true;
      return answer;
    },
    onEvent: (event) => course.note(event),
  });
  return { course, cash: captainOf(state, viewer).cash };
}

/** The asker's sheet, and for everybody else the sheet that the house bot seals. */
function seal(state: State, viewer: Seat, answer: AnswerValue): void {
  state.sealed.sheets = seatsOf(state.seatCount).map((seat) => usualSheet(state, seat, USUAL));
  const question = sheetQuestion(state, viewer, usualSheet(state, viewer, USUAL));
  if (question === null) throw new Error("there is nothing to order");
  state.sealed.sheets[viewer] = question.read(answer);
  state.phase = { at: "block", index: 0, part: "event" };
}

/** Plays block by block until the evening. */
function* playDay(table: MobTable): Rules {
  for (;;) {
    const { phase } = table.state;
    if (phase.at === "block") yield* resolveBlock(table, phase.index, phase.part);
    else if (phase.at === "fight") yield* fight(table, phase.index, phase.part);
    else return;
  }
}

/** Plays the current gunfight to its end. */
function* playFight(table: MobTable): Rules {
  for (;;) {
    const { phase } = table.state;
    if (phase.at !== "fight") return;
    yield* fight(table, phase.index, phase.part);
  }
}
