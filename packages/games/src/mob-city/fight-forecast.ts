/**
 * A forecast: the gunfights and the income that an answer leads to, played many times by the rules. It uses the asker's
 * view and nothing else. Face-down cards are dealt anew for every run, and everybody else plays as the house bot does.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import { RulesError } from "@consigliere/engine/errors";
import type { AddressedEvent } from "@consigliere/engine/event";
import { seededRandom } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import { rehearse } from "@consigliere/engine/rehearsal";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type BuildingId, type CharId, isCharacter } from "./cards.ts";
import type { MobCityEvent } from "./events.ts";
import { Course } from "./fight-forecast/course.ts";
import { suppose } from "./fight-forecast/suppose.ts";
import { type FightOdds, type FightScene, tally } from "./fight-forecast/tally.ts";
import { groupsAt } from "./groups.ts";
import { actQuestion } from "./legal/acts.ts";
import { sheetQuestion, usualSheet } from "./legal/forms.ts";
import { settleHit } from "./rules/fight/capture.ts";
import { resolveAct } from "./rules/fight/hit.ts";
import { play } from "./rules/step.ts";
import type { MobTable } from "./rules/table.ts";
import { settingsSchema } from "./settings.ts";
import { captainOf, type State } from "./state.ts";
import { captainsAt } from "./town.ts";
import type { View } from "./view.ts";

/** Enough for "about 60 %": with this many runs, a share is usually off by 4 percentage points. */
const RUNS = 150;

/** An answer not given yet. For topics `fight-...` only the gunfight is played, for others the day. */
export interface Inquiry {
  /** The table as the asker sees it during the question. */
  readonly view: View;
  readonly topic: string;
  /** The acting character, for `fight-act` and `fight-act2`. */
  readonly character: CharId | null;
  /** The owner of the captives, for `fight-capture`. */
  readonly from?: Seat | null;
  readonly answer: AnswerValue;
}

const isOfFight = (topic: string) => topic.startsWith("fight-");

export interface FightForecast {
  /** In the order in which they are fought; fights without the asker are left out. */
  readonly fights: readonly FightOdds[];
  /** The average change of the asker's cash until the evening, in dollars; null: only a gunfight was played. */
  readonly cash: number | null;
}

const USUAL = settingsSchema.parse({});

/**
 * The same inquiry gets the same answer, and two sheets are compared with the same cards and the same luck.
 * @throws Error when the viewer has no seat, or the answer is not legal
 */
export function fightForecastOf(inquiry: Inquiry): FightForecast {
  const { view, topic } = inquiry;
  const { viewer } = view;
  if (viewer === "spectator") throw new Error("a spectator gives no orders");
  const now = suppose(view, viewer, seededRandom("now"));
  const runs = Array.from({ length: RUNS }, (_, run) => runOnce(inquiry, viewer, String(run)));
  const courses = runs.map(({ course }) => course);
  const before = captainOf(now, viewer).cash;
  // Where groups are not out yet, gunfights are wherever they come to.
  const scenes =
    view.phase.at === "business" || view.phase.at === "plans"
      ? scenesIn(courses, viewer)
      : scenesOf(now, view, viewer);
  return {
    fights: scenes.map((scene) => tally(scene, viewer, courses)),
    cash: isOfFight(topic) ? null : runs.reduce((sum, { cash }) => sum + cash - before, 0) / RUNS,
  };
}

/** The current gunfight, or those that the asker's groups may get into. */
function scenesOf(state: State, view: View, viewer: Seat): FightScene[] {
  const sceneAt = (building: BuildingId, seats: readonly Seat[]): FightScene => ({
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

/** The gunfights of all runs that the viewer's groups came to, the likeliest first. */
function scenesIn(courses: readonly Course[], viewer: Seat): FightScene[] {
  const met = new Map<BuildingId, { times: number; readonly all: Map<CharId, Seat> }>();
  for (const [building, { present }] of courses.flatMap(({ fights }) => [...fights])) {
    if (present.every(({ seat }) => seat !== viewer)) continue;
    const here = met.get(building) ?? { times: 0, all: new Map() };
    met.set(building, here);
    here.times += 1;
    for (const { seat, card } of present) here.all.set(card, seat);
  }
  return [...met]
    .sort(([, one], [, other]) => other.times - one.times)
    .map(([building, { all }]) => ({
      building,
      seats: [...new Set(all.values())],
      // Other arrivals are dealt by chance.
      people: [...all].flatMap(([card, seat]) => (seat === viewer ? [{ seat, card }] : [])),
    }));
}

function runOnce(inquiry: Inquiry, viewer: Seat, seed: string) {
  const { view, topic, character, answer } = inquiry;
  const state = suppose(view, viewer, seededRandom(`deal ${seed}`));
  if (topic === "orders") seal(state, viewer, answer);
  else if (topic === "fight-act" && state.fight !== null) {
    state.fight.acted = state.fight.acted.filter((one) => one !== character);
  }
  const course = new Course(view.fight?.building ?? null);
  let isGiven = topic === "orders" || topic === "fight-act2";
  rehearse((table: MobTable) => rulesOf(table, inquiry), {
    state,
    seatCount: state.seatCount,
    seed,
    settings: USUAL,
    answer: (seat, asking) => {
      if (isGiven || seat !== viewer || asking.topic !== topic) return undefined;
      isGiven = true;
      return answer;
    },
    onEvent: ({ everyone }: AddressedEvent<MobCityEvent>) => everyone !== null && course.note(everyone),
  });
  if (!isGiven) throw new Error(`${topic} is not asked`);
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

/** Plays the rest of the current gunfight, or of the day. */
function* rulesOf(table: MobTable, { topic, character, from, answer }: Inquiry): Rules {
  const { state } = table;
  const hasHit = topic === "fight-act2" || topic === "fight-capture";
  if (state.fight !== null && hasHit) state.fight.didSomething = true;
  if (topic === "fight-act2" && character !== null) yield* actOnce(table, character, answer);
  const hitter = state.fight?.acted.at(-1);
  if (topic === "fight-capture" && from != null && hitter !== undefined)
    yield* settleHit(table, hitter, from);
  const isFight = isOfFight(topic);
  while (isFight ? state.fight !== null : state.phase.at !== "night" && state.phase.at !== "end") {
    yield* play(table);
  }
}

/** The second attack of a character who has acted. */
function* actOnce(table: MobTable, character: CharId, answer: AnswerValue): Rules {
  if (answer === "stop") return;
  const question = actQuestion(table.state, character);
  if (refusalOf(question.data, answer) !== null) throw new RulesError("rules/illegal-fallback", "fight-act2");
  yield* resolveAct(table, character, question.read(answer));
}
