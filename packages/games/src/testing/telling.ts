/** Every event, question, option and refusal has a sentence in both languages. */
import { type AddressedEvent, eventFor, type GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { type Locale, languages } from "@consigliere/languages";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { listOf, type Owners, type Phrase } from "../phrase.ts";
import type { Stakes } from "../stakes.ts";
import { phraseOfQuestion, type Story } from "../story.ts";
import type { Ending } from "./ending.ts";
import { faultsIn, type Told } from "./second-person.ts";
import { inEnglish, inEveryLanguage } from "./sentences.ts";

/** The tellable parts of a game. */
export interface Telling<E extends GameEvent> {
  readonly optionsSchema: z.ZodObject;
  /** The reasons why an option may be blocked. */
  readonly reasons: readonly string[];
  readonly endings: readonly Pick<Ending<E>, "reason">[];
  /** Keys of the names of things and of their effects. */
  readonly names: readonly string[];
  /** The ids under `short` in the catalogue: persons whom boards also show small. */
  readonly small?: readonly string[];
  /** Matches that together ask every question, except those in `asked`. */
  readonly matches: readonly Pick<Ending, "seatCount" | "options" | "bots">[];
  /** Questions that are rare in such matches. */
  readonly asked?: readonly Pick<Prompt, "seat" | "topic" | "about" | "question">[];
  /** Stakes that are rare in such matches. */
  readonly staked?: readonly Stakes[];
  /** Options that are rare in such matches. */
  readonly offered?: readonly string[];
  /** Events that are rare in such matches or never occur: told to all, or to their addressees. */
  readonly rare: readonly (E | AddressedEvent<E>)[];
  /** Decisions that are no longer asked, but that appear in the logs of matches under older rules. */
  readonly formerDecisions?: readonly string[];
  /** The types among them that may not occur at all in the matches above. */
  readonly unheard?: readonly E["type"][];
}

/** The maximum number of letters in a short name, or of kana in Japanese. */
const short = (locale: Locale) => (languages[locale].script === "japanese" ? 6 : 9);

/** Milliseconds: matches are played through, on machines that are busy with other things. */
const PATIENCE = 120_000;

type Asked = Pick<Prompt, "seat" | "topic" | "about" | "question">;

/** The phrases told or asked while things had these owners. */
interface Heard {
  readonly events: readonly (AddressedEvent & { readonly owners?: Owners | undefined })[];
  readonly prompts: readonly (Asked & { readonly owners?: Owners | undefined })[];
  /** The viewer: the asked seat, or everybody. */
  readonly stakes: readonly { readonly stakes: Stakes; readonly viewer: Viewer }[];
  readonly stats: ReadonlySet<string>;
}

/** The messages that the story tells; the rest are names of things. */
const TOLD = [
  "event",
  "topic",
  "occasion",
  "stakes",
  "option",
  "part",
  "tally",
  "blocked",
  "decision",
  "outcome",
];

/** Registers the suite. */
export function tellsEverything<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  telling: Telling<E>,
): void {
  suite(game as Game, telling as Telling<GameEvent>);
}

function suite(game: Game, telling: Telling<GameEvent>): void {
  const { id } = game.meta;
  const corrections = game.meta.corrections ?? [];
  let heard: Heard = { events: [], prompts: [], stakes: [], stats: new Set() };
  beforeAll(() => {
    heard = listen(game, telling);
  }, PATIENCE);

  describe.each(inEveryLanguage(id))(`${id} in $language`, (sentences) => {
    const { story, has, keysUnder } = sentences;
    const missing = (keys: readonly string[]) => keys.filter((key) => !has(key));

    it("tells whoever it concerns and everybody else, rightly, everything that happens and is asked", () => {
      expect(
        faultsIn(
          sentences,
          everythingTold(story, heard, telling, { decisions: keysUnder("decision"), corrections }),
        ),
      ).toEqual([]);
      const keys = [...sentences.keysOf(TOLD), ...sentences.keysOf(["list", "event"], "table")].filter(
        (key) =>
          (key !== "table.event.resigned" || story.phraseOfResignation === undefined) &&
          (key !== "table.event.corrected" || corrections.length > 0),
      );
      // A key that is listed here needs a sample: in `rare`, `asked` or `offered`.
      expect(keys.filter((key) => !sentences.said.has(key))).toEqual([]);
    });

    it("says why only for reasons that an option can be blocked for", () => {
      expect(keysUnder("blocked").sort()).toEqual([...telling.reasons].sort());
    });

    it("names every thing, and says what it does", () => {
      expect(missing(telling.names)).toEqual([]);
    });

    it("has a short name for whom boards show small, and no two alike", () => {
      const { small = [] } = telling;
      expect(keysUnder("short").sort()).toEqual([...small].sort());
      const names = small.map((id) => sentences.say({ key: `${game.meta.id}.short.${id}` }));
      expect(names.filter((name) => name.length > short(sentences.language))).toEqual([]);
      expect(new Set(names).size).toBe(small.length);
    });

    it("explains every match option and its values, and every preset", () => {
      const options = Object.entries(telling.optionsSchema.shape).flatMap(([option, schema]) =>
        ["label", "help", ...valuesOf(schema)].map((key) => `options.${option}.${key}`),
      );
      const presets = Object.keys(game.meta.presets).flatMap((preset) => [
        `presets.${preset}.label`,
        `presets.${preset}.help`,
      ]);
      expect(missing([...options, ...presets])).toEqual([]);
      if (game.meta.trial !== undefined) expect(Object.keys(game.meta.presets)).toContain(game.meta.trial);
    });

    it("names what is kept for the record", () => {
      expect(keysUnder("stat").sort()).toEqual([...heard.stats].sort());
    });
  });

  const { keysUnder } = inEnglish(id);

  it("hears every question in the matches it tells, but for those known to be rare", () => {
    const topics = new Set(heard.prompts.map(({ topic }) => topic));
    expect(keysUnder("topic").sort()).toEqual([...topics].sort());
    expect(keysUnder("decision").sort()).toEqual([...topics, ...(telling.formerDecisions ?? [])].sort());
  });

  it("hears every type of event in the matches it tells, but for those known to be rare", () => {
    const types = new Set(heard.events.flatMap(versionsOf).map(({ type }) => type));
    // If a game has its own word for resigning, it replaces the kernel's event.
    const all = keysUnder("event").filter((type) => type !== "resigned");
    const known = new Set([...types, ...(telling.unheard ?? [])]);
    expect(all.filter((type) => !known.has(type))).toEqual([]);
    const rare = new Set(telling.rare.flatMap((event) => versionsOf(event).map(({ type }) => type)));
    expect((telling.unheard ?? []).filter((type) => !rare.has(type))).toEqual([]);
  });
}

/** The phrases of whole matches, and the rare questions. */
function listen(game: Game, { matches, asked = [] }: Telling<GameEvent>): Heard {
  const { story } = inEnglish(game.meta.id);
  const events: Heard["events"][number][] = [];
  const prompts: Heard["prompts"][number][] = [...asked];
  const stakes = new Map<string, Heard["stakes"][number]>();
  const stats = new Set<string>();
  for (const [index, { seatCount, options, bots }] of matches.entries()) {
    const bot = bots === "random" ? randomBot : (game.bots[bots] ?? randomBot);
    const seen = new Map<string, Heard["prompts"][number]>();
    const ownersAt = (state: unknown) => story.ownersIn?.(game.view(state, "spectator") as Json);
    const played = playOut(game, {
      seatCount,
      options,
      seed: `story ${index}`,
      bots: seatsOf(seatCount).map(() => bot),
      onEvent: (event, state) => events.push({ ...event, owners: ownersAt(state) }),
      watch: (run) => {
        const fresh = seatsOf(seatCount)
          .flatMap((seat) => run.prompts(seat))
          .filter(({ id }) => !seen.has(id));
        if (fresh.length === 0) return;
        const owners = ownersAt(run.state);
        for (const prompt of fresh) seen.set(prompt.id, { ...prompt, owners });
        for (const heard of stakesIn(game, run, fresh)) stakes.set(JSON.stringify(heard), heard);
      },
    });
    prompts.push(...seen.values());
    for (const stat of (played.outcome.stats ?? []).flatMap((kept) => Object.keys(kept))) stats.add(stat);
  }
  return { events, prompts, stakes: [...stakes.values()], stats };
}

/** The stakes of these prompts for their seats, and the stakes of the waiting for everybody. */
function stakesIn(game: Game, run: Run, prompts: readonly Prompt[]): Heard["stakes"] {
  const { story } = inEnglish(game.meta.id);
  const all = [
    ...prompts.map((asked) => ({ viewer: asked.seat, asked })),
    ...run.waiting().map((asked) => ({ viewer: "spectator" as const, asked })),
  ];
  return all.flatMap(({ viewer, asked }) => {
    const stakes = story.stakesOf(game.view(run.state, viewer) as Json, asked) ?? null;
    return stakes === null ? [] : [{ stakes, viewer }];
  });
}

function versionsOf(event: GameEvent | AddressedEvent): GameEvent[] {
  if ("type" in event) return [event];
  return [...Object.values(event.seats ?? {}), ...(event.everyone === null ? [] : [event.everyone])];
}

/** Everything that the story tells, with its readers. Equal phrases are listed once. */
function everythingTold(
  story: Story,
  heard: Heard,
  { rare, staked = [], offered = [], reasons, endings }: Telling<GameEvent>,
  { decisions, corrections }: Readonly<Record<"decisions" | "corrections", readonly string[]>>,
): Iterable<Told> {
  const all = new Map<string, Told>();
  const add = (told: Told) => all.set(JSON.stringify(told), told);
  const kernel = [
    ...decisions.map((topic) => ({ type: "default-applied", seat: 1, topic })),
    ...[true, false].map((on) => ({ type: "autopilot", seat: 1, on })),
    ...["resigned", "taken-back"].map((type) => ({ type, seat: 1 })),
    { type: "step-restarted", from: "1", to: "2" },
    ...corrections.map((correction) => ({ type: "corrected", correction })),
  ];
  const samples = [...rare, ...kernel].map((e) => ("type" in e ? { everyone: e } : e));
  for (const event of [...heard.events, ...samples] as Heard["events"]) {
    for (const viewer of VIEWERS) {
      const seen = eventFor(event, viewer);
      if (seen === null) continue;
      const isPrivate = viewer !== "spectator" && event.seats?.[viewer] !== undefined;
      add({ phrase: story.phraseOfEvent(seen), readers: [viewer], owners: event.owners, isPrivate });
    }
  }
  for (const { owners, ...prompt } of heard.prompts) {
    const { topic, about } = prompt;
    const own = { readers: [prompt.seat], owners, isPrivate: true };
    add({ phrase: phraseOfQuestion(story, prompt), ...own });
    // As for an answer that an order gave.
    add({ phrase: phraseOfQuestion(story, { topic, about }), ...own });
    for (const phrase of phrasesIn(story, prompt.question)) add({ phrase, ...own });
  }
  for (const { stakes, viewer } of heard.stakes)
    add({ phrase: story.phraseOfStakes(stakes), readers: [viewer], isPrivate: viewer !== "spectator" });
  for (const stakes of staked)
    add({ phrase: story.phraseOfStakes(stakes), readers: VIEWERS, isPrivate: false });
  for (const phrase of [
    ...offered.map((id) => story.phraseOfOption(id)),
    ...reasons.map((reason) => story.phraseOfBlocked(reason)),
    ...endings.map(({ reason }) => story.phraseOfOutcome(reason)),
    ...[listOf([]), listOf(["A", "B"]), listOf(["A", "B", "C"])].filter(
      (value) => typeof value === "object" && "key" in value,
    ),
  ]) {
    add({ phrase, readers: [0], isPrivate: true });
  }
  return all.values();
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, "spectator"];

/** The parts, options, tallies and reasons of a question. */
function phrasesIn(story: Story, question: QuestionData): Phrase[] {
  const ofOption = ({ id, blocked, with: further }: OptionData): Phrase[] => [
    story.phraseOfOption(id),
    ...(blocked === undefined ? [] : [story.phraseOfBlocked(blocked)]),
    ...(further === undefined ? [] : phrasesIn(story, further)),
  ];
  return [
    ...Object.keys(question.limits ?? {}).map((tally) => story.phraseOfTally(tally)),
    ...(question.form === "form"
      ? question.parts.flatMap((part) => [story.phraseOfPart(part.name), ...phrasesIn(story, part.question)])
      : []),
    ...("options" in question ? question.options.flatMap(ofOption) : []),
  ];
}

/** The possible values; none if a number is free. */
function valuesOf(schema: unknown): string[] {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (inner instanceof z.ZodBoolean) return ["true", "false"];
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String);
  return [];
}
