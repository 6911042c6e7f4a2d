/** The results of one run of a day's gunfights, as its events tell them. */
import type { Seat } from "@consigliere/engine/seat";
import { type BuildingId, type CharId, isCharacter } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";

/** A person who is out of a gunfight, and the reason. */
export interface Casualty {
  readonly seat: Seat;
  readonly card: CharId;
  /** Killed, or taken over by the other side; or gone home. */
  readonly how: "lost" | "wounded";
}

export interface FightCourse {
  /** Everyone who came, as they were shown; nobody for the current gunfight. */
  readonly present: readonly { readonly seat: Seat; readonly card: CharId }[];
  /** Null: nobody; all people went home. */
  winner: Seat | null;
  readonly casualties: Casualty[];
}

/** The gunfights of one run by building, in the order in which they were fought. */
export class Course {
  readonly fights = new Map<BuildingId, FightCourse>();
  #fight: FightCourse | null;

  /** `under`: the building of the current gunfight. */
  constructor(under: BuildingId | null) {
    this.#fight = under === null ? null : this.#open(under, []);
  }

  note(event: MobCityEvent): void {
    switch (event.type) {
      case "fight-started":
        this.#fight = this.#open(
          event.building,
          event.sides.flatMap(({ seat, groups }) =>
            groups.flatMap(({ cards }) => cards.filter(isCharacter).map((card) => ({ seat, card }))),
          ),
        );
        return;
      case "fight-shot":
        if (event.outcome !== "miss") {
          this.#out(event.victim, [event.target], event.outcome === "killed" ? "lost" : "wounded");
        }
        return;
      case "fight-killed-outright":
        this.#out(event.victim, [event.target], "lost");
        return;
      case "fight-grenade":
        this.#out(event.victim, event.targets, "lost");
        return;
      case "fight-captured":
        this.#out(event.from, event.cards, "lost");
        return;
      case "fight-won":
        if (this.#fight !== null) this.#fight.winner = event.seat;
        return;
      default:
    }
  }

  #open(building: BuildingId, present: FightCourse["present"]): FightCourse {
    const fight: FightCourse = { present, winner: null, casualties: [] };
    this.fights.set(building, fight);
    return fight;
  }

  #out(seat: Seat, cards: readonly CharId[], how: Casualty["how"]): void {
    this.#fight?.casualties.push(...cards.map((card) => ({ seat, card, how })));
  }
}
