/** Any position of Crooks, described in the words of the rulebook. For lessons and tests. */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { TableScene } from "../table-scene.ts";
import {
  ALL_MONEY,
  CROOK_IDS,
  type CrookId,
  DEAL,
  HIDEOUTS,
  type HideoutId,
  type TargetId,
} from "./cards.ts";
import { type Options, optionsSchema } from "./options.ts";
import type { Settings } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { type Facing, type PassReason, type PlayedCrook, type State, stackAt } from "./state.ts";

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
export type Target = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** `velvet-vito↑` lies face-up, `velvet-vito↓` face-down. */
type Lying = `${CrookId}${"↑" | "↓"}`;
export type Row = Partial<Record<Target, readonly Lying[]>>;

export interface CrooksScene extends TableScene<Options, Settings> {
  /** Hideouts in play that are not named are empty. */
  readonly hideouts?: Partial<Record<Letter, readonly CrookId[]>>;
  /** Stacks bottom to top. */
  readonly rows?: Readonly<Record<Seat, Row>>;
  /** Default $18 each. */
  readonly money?: Readonly<Record<Seat, number>>;
  readonly passed?: Readonly<Record<Seat, PassReason>>;
  /** Play numbers. The other crooks get the following numbers, in the order in which they are named. */
  readonly plays?: Partial<Record<CrookId, number>>;
  readonly missed?: Readonly<Record<Seat, number>>;
}

/** The state that a scene describes, at the start of the active seat's turn. */
export function sceneState(scene: CrooksScene): State {
  const { seats = 3, active = 0 } = scene;
  const state = emptyTable(seats, optionsSchema.parse(scene.options ?? {}));
  const named = Object.values(scene.hideouts ?? {}).flat();
  state.startSeat = 0;
  state.turn = 7;
  state.active = active;
  for (const id of HIDEOUTS.slice(0, DEAL[seats]?.length)) {
    state.hideouts[id] = [...(scene.hideouts?.[letterOf(id)] ?? [])];
  }
  for (const seat of seatsOf(seats)) {
    state.money[seat] = scene.money?.[seat] ?? 18;
    state.passed[seat] = scene.passed?.[seat] ?? null;
    state.missed[seat] = scene.missed?.[seat] ?? 0;
    for (const [target, stack] of Object.entries(scene.rows?.[seat] ?? {})) {
      stackAt(state, seat, `target-${target}` as TargetId).push(
        ...stack.map((lying) => lay(state, scene, seat, lying)),
      );
    }
  }
  state.bank = ALL_MONEY - state.money.reduce((sum, money) => sum + money, 0);
  const placed = state.rows.flat(2).map(({ crook }) => crook);
  state.undealt = CROOK_IDS.filter((crook) => !named.includes(crook) && !placed.includes(crook));
  state.deck = [...CROOK_IDS];
  return state;
}

function lay(state: State, scene: CrooksScene, seat: Seat, lying: Lying): PlayedCrook {
  const crook = lying.slice(0, -1) as CrookId;
  const facing: Facing = lying.endsWith("↑") ? "up" : "down";
  const play = scene.plays?.[crook] ?? state.nextPlay;
  state.nextPlay = Math.max(state.nextPlay, play) + 1;
  const isRevealed = facing === "up";
  return { play, crook, facing, from: "hideout-a", turn: 1, owner: seat, isRevealed, knownTo: [seat] };
}

function letterOf(id: HideoutId): Letter {
  return id.slice(-1).toUpperCase() as Letter;
}
