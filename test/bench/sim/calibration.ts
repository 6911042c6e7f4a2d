/** How often what a forecast says comes true: what was said against what came, by tenths. */
import type { Game } from "@consigliere/engine/game";
import type { Run } from "@consigliere/engine/kernel";
import type { Seat } from "@consigliere/engine/seat";
import { awaited } from "@consigliere/engine/testing/playout";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Forecast } from "@consigliere/games/forecast";
import { forecastQuestions } from "@consigliere/games/question-forecast";

interface Tenth {
  count: number;
  said: number;
  came: number;
}

/** Forecasts of one seat in several matches. */
export class Calibration {
  readonly #game: Game;
  readonly #forecast: Forecast;
  readonly #tenths: Tenth[] = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  #open: { readonly said: ReadonlyMap<string, number>; readonly came: Set<string> } | null = null;
  #isDue = false;

  private constructor(game: Game, forecast: Forecast) {
    this.#game = game;
    this.#forecast = forecast;
  }

  /** @throws Error for a game without an forecast */
  static async of(game: Game): Promise<Calibration> {
    const forecast = await manifestOf(game.meta.id)?.forecast?.();
    if (forecast === undefined) throw new Error(`${game.meta.id} has no forecast`);
    return new Calibration(game, forecast);
  }

  /** Forgets the forecast under way: another match begins. */
  begin(): void {
    this.#open = null;
    this.#isDue = false;
  }

  /**
   * Notes that a seat is about to answer. A forecast is made after each of `viewer`'s turns, as soon as nothing more of
   * it is asked, and closed at the next.
   */
  watch(run: Run, viewer: Seat, { seat, topic }: { readonly seat: Seat; readonly topic: string }): void {
    const isOwnTurn = seat === viewer && this.#forecast.ownTurn.includes(topic);
    if (isOwnTurn) {
      this.#close();
      this.#isDue = true;
      return;
    }
    if (this.#isDue && awaited(run).every((asked) => asked.seat !== viewer))
      this.#forecastQuestions(run, viewer);
    if (seat === viewer) this.#open?.came.add(topic);
  }

  #forecastQuestions(run: Run, viewer: Seat): void {
    this.#isDue = false;
    const view = this.#game.view(run.state, viewer);
    const said = new Map<string, number>();
    for (const { topic, share } of forecastQuestions(this.#game, this.#forecast, view, {
      viewer,
      orders: [],
    })) {
      said.set(topic, share);
    }
    this.#open = { said, came: new Set() };
  }

  #close(): void {
    if (this.#open === null) return;
    const { said, came } = this.#open;
    for (const topic of new Set([...said.keys(), ...came])) {
      const share = said.get(topic) ?? 0;
      const tenth = this.#tenths[Math.min(9, Math.floor(share / 10))];
      if (tenth === undefined) continue;
      tenth.count += 1;
      tenth.said += share;
      tenth.came += came.has(topic) ? 1 : 0;
    }
    this.#open = null;
  }

  /** Two rows: said and come, in percent, for each tenth that was said. */
  table(): string {
    const said = this.#tenths.filter(({ count }) => count > 0);
    const row = (name: string, cell: (tenth: Tenth) => number) =>
      `${name.padEnd(6)}${said.map((tenth) => String(Math.round(cell(tenth))).padStart(6)).join("")}`;
    return [
      row("said %", ({ said: sum, count }) => sum / count),
      row("came %", ({ came, count }) => (100 * came) / count),
      row("times", ({ count }) => count),
    ].join("\n");
  }
}
