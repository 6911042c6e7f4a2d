import type { Papers, RecapFrame } from "@consigliere/contract/play";
import type { Game } from "@consigliere/engine/game";
import type { AnswerInput, Input } from "@consigliere/engine/input";
import { canonicalJson, copyJson, type Json } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import type { Seat } from "@consigliere/engine/seat";
import { defaultSettings } from "@consigliere/engine/snapshot";

type Sealed = Papers["sealed"][number];

/**
 * The settings and sealed answers of the players in some seats, at each event that a viewer was told. It follows a match that is run once more. A change that nobody was told of counts for the moment at which it was made,
 * which lasts until the next event.
 */
export class PapersLeft {
  /** The settings of somebody who has set nothing. */
  readonly #usual: Readonly<Record<string, Json>>;
  readonly #seats: readonly Seat[];
  readonly #at = new Map<number, ReadonlyMap<Seat, Papers>>();
  /** By seat, the papers that were told last. */
  readonly #told = new Map<Seat, string>();
  #run: Run | null = null;
  #n = 0;

  constructor(game: Game, seats: readonly Seat[]) {
    this.#usual = defaultSettings(game) as Readonly<Record<string, Json>>;
    this.#seats = seats;
  }

  /** The run begins when the viewer has been told `n` events, with these settings by seat; none: nobody has set any. */
  begin(n: number, settings: readonly Json[]): void {
    this.#n = n;
    this.#at.set(n, new Map(this.#seats.map((seat) => [seat, this.#papers(settings[seat] ?? {}, [])])));
  }

  /** The run stands at its first prompts. */
  follow(run: Run): void {
    this.#run = run;
    this.#note();
  }

  /** The viewer has been told one more event. */
  noteEvent(): void {
    this.#n += 1;
    this.#note();
  }

  /** An input is about to be entered. A sealed answer that closes its window unannounced is revealed at once. */
  noteInput(input: Input): void {
    if (input.kind !== "answer") return;
    const asked = this.#run?.questions().find(({ seat, id }) => seat === input.seat && id === input.prompt);
    if (asked?.window.mode === "all" && asked.window.announce === null) this.#note(input);
  }

  /** An input has been entered. What it revealed was still sealed at the moment before. */
  noteApplied({ kind }: Input): void {
    const before = this.#at.get(this.#n);
    this.#note();
    if (kind === "undo" || before === undefined) return;
    const now = this.#at.get(this.#n) ?? before;
    const kept = [...now].map(([seat, papers]): [Seat, Papers] => {
      const earlier = before.get(seat)?.sealed ?? [];
      return [seat, papers.sealed.length > 0 ? papers : { ...papers, sealed: earlier }];
    });
    this.#at.set(this.#n, new Map(kept));
  }

  /** The papers that differ at event `n` from those told before; the first time, all. Ask in ascending order. */
  changedAt(n: number): Pick<RecapFrame, "papers"> {
    const last = [...this.#at.keys()].filter((at) => at <= n).at(-1);
    const changed = [...((last !== undefined && this.#at.get(last)) || [])].filter(([seat, papers]) => {
      const text = canonicalJson(papers);
      const isNew = this.#told.get(seat) !== text;
      this.#told.set(seat, text);
      return isNew;
    });
    return changed.length === 0 ? {} : { papers: Object.fromEntries(changed) };
  }

  /** Keeps the papers of now; `given` is an answer that is about to be sealed. */
  #note(given?: AnswerInput): void {
    const run = this.#run;
    if (run === null) return;
    const sealed = (seat: Seat) =>
      run.questions().flatMap((asked): Sealed[] => {
        if (asked.seat !== seat || asked.window.mode !== "all") return [];
        const isGiven = given?.seat === seat && given.prompt === asked.id;
        const { topic, about, sealed } = asked.shown();
        const value = isGiven ? given.value : sealed;
        return value === null ? [] : [copyJson({ topic, about, value }) as Sealed];
      });
    const papers = this.#seats.map((seat) => [seat, this.#papers(run.settings(seat), sealed(seat))] as const);
    this.#at.set(this.#n, new Map(papers));
  }

  /** The settings that differ from the usual ones, and sealed answers. */
  #papers(settings: Json, sealed: readonly Sealed[]): Papers {
    const own = Object.entries((settings ?? {}) as Readonly<Record<string, Json>>).filter(
      ([name, value]) => canonicalJson(value) !== canonicalJson(this.#usual[name] ?? null),
    );
    return { settings: copyJson(Object.fromEntries(own)) as Papers["settings"], sealed: [...sealed] };
  }
}
