/** Everything that can happen, be asked, chosen or refused has a sentence in both languages. */
import { type AddressedEvent, eventFor, type GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Phrase } from "../phrase.ts";
import type { Ending } from "./ending.ts";
import { inBothLanguages, inEnglish, type Sentences } from "./sentences.ts";

/** What there is to tell of a game. */
export interface Telling<E extends GameEvent> {
  readonly optionsSchema: z.ZodObject;
  /** Why an option may be blocked. */
  readonly reasons: readonly string[];
  readonly endings: readonly Ending<E>[];
  /** Keys of the names of things and of what they do. */
  readonly names: readonly string[];
  /** Matches that between them ask every question, but for those in `asked`. */
  readonly matches: readonly Pick<Ending, "seatCount" | "options" | "bots">[];
  /** Questions that such matches seldom put. */
  readonly asked?: readonly Prompt[];
  /** Events that such matches seldom or never bring. */
  readonly rare: readonly E[];
  /** Decisions that are asked no more, but are told of in the logs of matches under older rules. */
  readonly formerDecisions?: readonly string[];
  /** The types among them that the matches above may not bring at all. */
  readonly unheard?: readonly E["type"][];
}

/** Milliseconds: matches are played through, on machines that have other things to do. */
const PATIENCE = 120_000;

interface Heard {
  readonly events: readonly AddressedEvent[];
  readonly prompts: readonly Prompt[];
  readonly stats: ReadonlySet<string>;
}

/** Registers the suite. */
export function tellsEverything<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  telling: Telling<E>,
): void {
  suite(game as Game, telling as Telling<GameEvent>);
}

function suite(game: Game, telling: Telling<GameEvent>): void {
  const { id } = game.meta;
  let heard: Heard = { events: [], prompts: [], stats: new Set() };
  beforeAll(() => {
    heard = listen(game, telling);
  }, PATIENCE);

  describe.each(inBothLanguages(id))(`${id} in $language`, (sentences) => {
    const { story, say, has, keysUnder } = sentences;
    const missing = (keys: readonly string[]) => keys.filter((key) => !has(key));

    it("tells every event of whole matches to everybody", () => {
      for (const event of heard.events) tellAll(sentences, event);
    });

    it.each(telling.rare)("tells what is rare: %j", (event) => {
      tellAll(sentences, { everyone: event });
    });

    it("puts every question and names every option and reason", () => {
      for (const prompt of heard.prompts) {
        expect(say(story.phraseOfTopic(prompt.topic, prompt.about))).toMatch(/\S/);
      }
      for (const phrase of phrasesIn(sentences, heard.prompts)) expect(say(phrase)).toMatch(/\S/);
    });

    it("says why for every reason that an option can be blocked for", () => {
      for (const reason of telling.reasons) expect(say(story.phraseOfBlocked(reason))).toMatch(/\S/);
      expect(keysUnder("blocked").sort()).toEqual([...telling.reasons].sort());
    });

    it("names every thing, and says what it does", () => {
      expect(missing(telling.names)).toEqual([]);
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
    });

    it("tells what the kernel tells", () => {
      for (const topic of keysUnder("decision")) {
        tellAll(sentences, { everyone: { type: "default-applied", seat: 1, topic } as GameEvent });
      }
      for (const event of [
        { type: "autopilot", seat: 1, on: true },
        { type: "autopilot", seat: 1, on: false },
        { type: "resigned", seat: 1 },
        { type: "taken-back", seat: 1 },
        { type: "step-restarted", from: "1", to: "2" },
      ]) {
        tellAll(sentences, { everyone: event });
      }
    });

    it("names the endings and what is kept for the record", () => {
      for (const { reason } of telling.endings) expect(say(story.phraseOfOutcome(reason))).toMatch(/\S/);
      expect(keysUnder("stat").sort()).toEqual([...heard.stats].sort());
    });
  });

  const { keysUnder } = inEnglish(id);

  it("hears every question in the matches it tells, but for those known to be rare", () => {
    const topics = new Set(heard.prompts.map(({ topic }) => topic));
    for (const of of ["topic", "waiting"]) expect(keysUnder(of).sort()).toEqual([...topics].sort());
    expect(keysUnder("decision").sort()).toEqual([...topics, ...(telling.formerDecisions ?? [])].sort());
  });

  it("hears every type of event in the matches it tells, but for those known to be rare", () => {
    const types = new Set(
      heard.events.flatMap((e) => [...Object.values(e.seats ?? {}), e.everyone].map((told) => told?.type)),
    );
    // Where a game has its own word for giving up, the kernel's event has it.
    const all = keysUnder("event").filter((type) => type !== "resigned");
    const known = new Set([...types, ...(telling.unheard ?? [])]);
    expect(all.filter((type) => !known.has(type))).toEqual([]);
    const rare = new Set(telling.rare.map(({ type }) => type));
    expect((telling.unheard ?? []).filter((type) => !rare.has(type))).toEqual([]);
  });
}

/** What whole matches bring, and the rare questions. */
function listen(game: Game, { matches, asked = [] }: Telling<GameEvent>): Heard {
  const events: AddressedEvent[] = [];
  const prompts: Prompt[] = [...asked];
  const stats = new Set<string>();
  for (const [index, { seatCount, options, bots }] of matches.entries()) {
    const bot = bots === "random" ? randomBot : (game.bots[bots] ?? randomBot);
    const seen = new Map<string, Prompt>();
    const played = playOut(game, {
      seatCount,
      options,
      seed: `story ${index}`,
      bots: seatsOf(seatCount).map(() => bot),
      watch: (run) => {
        for (const prompt of seatsOf(seatCount).flatMap((seat) => run.prompts(seat)))
          seen.set(prompt.id, prompt);
      },
    });
    events.push(...played.events);
    prompts.push(...seen.values());
    for (const stat of (played.outcome.stats ?? []).flatMap((kept) => Object.keys(kept))) stats.add(stat);
  }
  return { events, prompts, stats };
}

function tellAll({ story, say }: Sentences, event: AddressedEvent): void {
  for (const viewer of [0, 1, 2, 3, "spectator"] satisfies Viewer[]) {
    const seen = eventFor(event, viewer);
    if (seen !== null) expect(say(story.phraseOfEvent(seen, viewer))).toMatch(/\S/);
  }
}

/** Whom the prompts wait for, and their parts, options and reasons; what is named alike, once. */
function phrasesIn({ story }: Sentences, prompts: readonly Prompt[]): Iterable<Phrase> {
  const phrases = new Map<string, Phrase>();
  const visit = (question: QuestionData): void => {
    for (const tally of Object.keys(question.limits ?? {}))
      phrases.set(`tally ${tally}`, story.phraseOfTally(tally));
    if (question.form === "form") {
      for (const part of question.parts) {
        phrases.set(`part ${part.name}`, story.phraseOfPart(part.name));
        visit(part.question);
      }
    }
    if ("options" in question) for (const option of question.options) visitOption(option);
  };
  const visitOption = ({ id, blocked, with: further }: OptionData): void => {
    phrases.set(`option ${id}`, story.phraseOfOption(id));
    if (blocked !== undefined) phrases.set(`blocked ${blocked}`, story.phraseOfBlocked(blocked));
    if (further !== undefined) visit(further);
  };
  for (const { seat, topic, question } of prompts) {
    phrases.set(`waiting ${topic}`, story.phraseOfWaiting({ seat, topic }));
    visit(question);
  }
  return phrases.values();
}

/** The values to choose from; none where a number is free. */
function valuesOf(schema: unknown): string[] {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (inner instanceof z.ZodBoolean) return ["true", "false"];
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String);
  return [];
}
