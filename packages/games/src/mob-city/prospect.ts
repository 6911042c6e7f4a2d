/**
 * What would happen: the gunfights that an answer leads to, played many times over by the rules. It goes by the
 * view of whoever asks and by nothing else: cards that lie face-down are dealt anew for every run, and everybody else
 * does what the house bot does.
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

/** Enough for "about 60 %": the share of so many runs is off by 4 in a hundred, as a rule. */
const RUNS = 150;

/** An answer to `orders`, `fight-arm` or `fight-act` that is not given yet. */
export interface Inquiry {
  /** As the asker sees the table while it is asked. */
  readonly view: View;
  readonly topic: string;
  /** Who acts, of `fight-act`. */
  readonly character: CharId | null;
  readonly answer: AnswerValue;
}

export interface Prospect {
  /** In the order in which they are fought; those of others alone are left out. */
  readonly fights: readonly FightProspect[];
  /** What the asker's cash changes by until the evening, on the average, in dollars; null: only a gunfight was played. */
  readonly cash: number | null;
}

const USUAL = settingsSchema.parse({});

/**
 * The same inquiry gets the same answer, and two sheets are tried against the same cards and the same luck.
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

/** The gunfight under way, or those that the asker's groups may come to. */
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

/** The asker's sheet, and for everybody else the one that the house bot seals. */
function seal(state: State, viewer: Seat, answer: AnswerValue): void {
  state.sealed.sheets = seatsOf(state.seatCount).map((seat) => usualSheet(state, seat, USUAL));
  const question = sheetQuestion(state, viewer, usualSheet(state, viewer, USUAL));
  if (question === null) throw new Error("there is nothing to order");
  state.sealed.sheets[viewer] = question.read(answer);
  state.phase = { at: "block", index: 0, part: "event" };
}

/** Block by block to the evening. */
function* playDay(table: MobTable): Rules {
  for (;;) {
    const { phase } = table.state;
    if (phase.at === "block") yield* resolveBlock(table, phase.index, phase.part);
    else if (phase.at === "fight") yield* fight(table, phase.index, phase.part);
    else return;
  }
}

/** The gunfight under way to its end. */
function* playFight(table: MobTable): Rules {
  for (;;) {
    const { phase } = table.state;
    if (phase.at !== "fight") return;
    yield* fight(table, phase.index, phase.part);
  }
}
