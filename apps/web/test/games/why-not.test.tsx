// @vitest-environment jsdom
import { catalogue, manifestOf } from "@consigliere/games/catalogue";
import type { Moment } from "@consigliere/games/lessons/course";
import { momentsOf } from "@consigliere/games/lessons/example";
import { Practice } from "@consigliere/games/lessons/practice";
import { type MobCityScene, sceneState as mobCityState } from "@consigliere/games/mob-city/scene";
import {
  type NothingPersonalScene,
  sceneState as nothingPersonalState,
} from "@consigliere/games/nothing-personal/scene";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../src/games/game-ui.ts";
import { ActionBar } from "../../src/prompts/action-bar.tsx";
import PromptSheet from "../../src/prompts/prompt-sheet.tsx";
import { hiddenFromSheet, needsSheet } from "../../src/prompts/sheet-need.ts";
import { gameFor } from "../../src/rules/examples/game-for.ts";
import { type DrawnGame, Table } from "../../src/rules/examples/table-markup.tsx";

type Game = Parameters<typeof momentsOf>[0];

const NOTHING = () => undefined;
const BARRED = '[aria-disabled="true"]';

let root: Root | null = null;

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = NOTHING;
      disconnect = NOTHING;
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: NOTHING,
    removeEventListener: NOTHING,
  }));
});

afterEach(async () => {
  await act(() => root?.unmount());
  document.body.innerHTML = "";
});

/** A table of the game with what is asked at that moment, as on its page. */
async function sit(game: DrawnGame, moment: Moment): Promise<void> {
  // The picture of a table that is being laid stays on a page that was loaded with it, unseen.
  document.body.innerHTML = '<div class="stage laying-stage"></div><div class="stage"></div>';
  const stage = document.body.lastElementChild;
  if (stage === null) throw new Error("no stage");
  const place = stage.appendChild(document.createElement("div"));
  root = createRoot(place);
  const front = (board: BoardProps) => <Front game={game} board={board} />;
  await act(() => root?.render(<Table game={game} moment={moment} front={front} />));
  await loaded();
}

/** Ends when every part that is loaded when it is first drawn is there. */
const loaded = () => act(() => vi.dynamicImportSettled());

const none = () => null;

/** Sheet and cue. */
function Front({ game: { ui }, board }: { readonly game: DrawnGame; readonly board: BoardProps }) {
  const { draft, words } = board;
  if (draft === null) return null;
  const lies = (id: string) => ui.question.on(id, draft.prompt.topic);
  const hides = hiddenFromSheet(draft, lies, false);
  const common = {
    draft,
    words,
    picture: (id: string) => ui.question.picture(id, board.view),
    isSending: false,
  };
  return (
    <>
      {needsSheet(draft, hides) && <PromptSheet {...common} hides={hides} />}
      <ActionBar
        question={{
          ...common,
          lies,
          hasHand: ui.board.Hand !== undefined,
          title: "?",
          subject: ui.question.subject?.(board) ?? null,
          stakes: null,
          lossOf: none,
          verbOf: none,
        }}
        answering={{ list: { isListed: false, onList: NOTHING }, isSending: false, onAnswer: NOTHING }}
      />
    </>
  );
}

/** Focuses a thing and presses it, as by the keyboard. */
async function press(thing: HTMLElement): Promise<void> {
  await act(() => {
    thing.focus();
    thing.click();
  });
  await loaded();
}

/** The texts of a thing: its name, its description, and the red text before the reader. */
function saidOf(thing: HTMLElement): string {
  const described = thing.getAttribute("aria-describedby")?.split(" ") ?? [];
  const about = described.map((id) => document.getElementById(id)?.textContent ?? "");
  const blood = [...document.querySelectorAll(".reason")].map(({ textContent }) => textContent);
  return [thing.getAttribute("aria-label"), thing.textContent, ...about, ...blood].join(" ");
}

const things = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Presses whatever is barred, and every card in hand, and returns all that was read, asserting each says something. */
async function walk(reasons: readonly string[]): Promise<string> {
  const dead = things('[data-testid^="option-"]:disabled').map((one) => one.outerHTML.slice(0, 120));
  expect(dead).toEqual([]);
  let read = "";
  for (let at = 0; at < things(BARRED).length; at++) {
    const thing = things(BARRED)[at];
    if (thing === undefined || thing.closest(".prompt-amount") !== null) continue;
    await press(thing);
    const said = saidOf(thing);
    expect(
      reasons.filter((one) => said.includes(one)),
      said,
    ).not.toEqual([]);
    read += said;
    expect(things(".laying-stage .spotlight")).toEqual([]);
  }
  for (const card of things(".fan button")) {
    await press(card);
    read += things(".card-detail, .prompt-option, .action-bar-words").map(saidOf).join(" ");
    const barred = things(`.card-detail ${BARRED}`);
    for (const key of barred) {
      const said = saidOf(key);
      expect(
        reasons.filter((one) => said.includes(one)),
        said,
      ).not.toEqual([]);
    }
    // Laid back, so that nothing is chosen.
    await act(() => things('.card-detail [data-variant="quiet"]')[0]?.click());
    await act(() => things('[data-testid="answer-back"]')[0]?.click());
  }
  return read;
}

/** A table at which seat 0 is asked about a topic. */
interface Asked {
  readonly topic: string;
  readonly seatCount: number;
  readonly state: unknown;
  readonly options: object;
}

function firstAsked(game: Game, { topic, ...table }: Asked): Moment {
  const step = { name: topic, topic, hint: "" };
  const { view, prompts } = new Practice(game, { ...table, id: topic, steps: [step] }).table;
  return { event: null, view, prompts, step: topic };
}

const mobCity = (topic: string, scene: MobCityScene): Asked => ({
  topic,
  seatCount: 3,
  options: {},
  state: mobCityState({ seats: 3, ...scene }),
});

const commission = (scene: NothingPersonalScene): Asked => {
  const options = { negotiation: false, pleas: "off" } as const;
  const state = nothingPersonalState({ seats: 3, options, ...scene });
  return { topic: "commission-turn", seatCount: 3, options, state };
};

/** Cases that no lesson reaches: persons who cannot be hired or carried, and cards that cannot be played. */
const MORE: Readonly<Record<string, readonly Asked[]>> = {
  "mob-city": [
    mobCity("hire", {
      phase: { at: "hire", rank: 0 },
      captains: {
        0: { groups: { 1: ["lt-callan"], 2: ["lt-varelli"], 3: ["lt-brodsky"], 4: ["lt-ferrant"] } },
      },
      pool: ["lt-morosi"],
    }),
    mobCity("hire", { phase: { at: "hire", rank: 0 }, pool: ["we-shotgun-1"] }),
    mobCity("bomb", {
      phase: { at: "block", index: 1, part: "bombs" },
      event: "ev-boom",
      captains: {
        0: { groups: { 1: ["so-wheelman-1", "we-shotgun-1"] }, sends: { 1: "harbor-front-3" } },
        1: { owns: ["harbor-front-3"] },
      },
    }),
  ],
  "nothing-personal": [
    commission({
      board: { capo: { id: "mac-pheeto", on: { 1: 1 } } },
      money: { 0: 0 },
      supply: { 0: 0 },
      hands: { 0: ["shots-on-mulberry", "dock-strike", "long-shot-wins"] },
    }),
  ],
};

/** Reasons in a question, however deep. */
function reasonsIn(question: unknown): string[] {
  if (Array.isArray(question)) return question.flatMap(reasonsIn);
  if (typeof question !== "object" || question === null) return [];
  return Object.entries(question).flatMap(([key, value]) =>
    key === "blocked" && typeof value === "string" ? [value] : reasonsIn(value),
  );
}

/** Those of the options that are there before anything is chosen. */
function atFirst(question: unknown): string[] {
  const { options = [] } = question as { readonly options?: readonly { readonly blocked?: string }[] };
  return options.flatMap(({ blocked }) => blocked ?? []);
}

describe.each(catalogue.map(({ meta }) => meta.id))("whoever may not do something in %s", (id) => {
  it("reads why, wherever it is pressed", async () => {
    const game = await gameFor(id, "en");
    const rules = await manifestOf(id)?.rules();
    const lessons = (await manifestOf(id)?.course?.())?.positions ?? [];
    if (rules === undefined) throw new Error("no rules");
    const asked = [
      ...lessons.flatMap((position) => momentsOf(rules, position).filter(({ step }) => step !== null)),
      ...(MORE[id] ?? []).map((table) => firstAsked(rules, table)),
    ];
    const walked = new Set<string>();
    for (const moment of asked) {
      const [prompt] = moment.prompts;
      const reasons = reasonsIn(prompt?.question);
      const isNew = reasons.some((reason) => !walked.has(`${prompt?.topic} ${reason}`));
      if (!isNew) continue;
      for (const reason of reasons) walked.add(`${prompt?.topic} ${reason}`);
      await sit(game, moment);
      const read = await walk(reasons.map((reason) => blockedIn(game, reason)));
      for (const reason of atFirst(prompt?.question)) expect(read).toContain(blockedIn(game, reason));
      await act(() => root?.unmount());
    }
    expect(walked.size).toBeGreaterThan(0);
  });
});

/** The sentence of a reason in the game's own catalogue. */
function blockedIn(game: DrawnGame, reason: string): string {
  const { blocked } =
    (game.messages as unknown as Record<string, { blocked: Record<string, string> }>)[game.id] ?? {};
  const sentence = blocked?.[reason];
  if (sentence === undefined) throw new Error(`no words for ${reason}`);
  return sentence;
}
