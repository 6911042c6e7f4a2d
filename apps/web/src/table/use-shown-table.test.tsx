// @vitest-environment jsdom
import type { RecapFrame, TableView } from "@consigliere/contract/play";
import { act, useMemo } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ShownTable, useShownTable } from "./use-shown-table.ts";

const PAUSE = 100;
/** Every so many events a turn begins. */
const TURN = 10;

let root: Root;
let shown: ShownTable;
/** `4` when the board rests at an event, `(4)` when it passes over it. */
let heard: string[];
let visibility: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  [heard, visibility] = [[], "visible"];
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => visibility as DocumentVisibilityState,
  );
  motion({ isStill: false });
  root = createRoot(document.createElement("div"));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function motion({ isStill }: { readonly isStill: boolean }): void {
  const nothing = () => undefined;
  vi.stubGlobal("matchMedia", () => ({
    matches: isStill,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
}

const viewAt = (n: number) => `view ${n}`;
const frameOf = (n: number) => ({ n, event: { type: String(n) }, view: viewAt(n) }) as unknown as RecapFrame;
/** Frames of the events from one number to another. */
const way = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => frameOf(from + at));

interface PageProps {
  readonly told: number;
  readonly frames?: readonly RecapFrame[] | undefined;
  /** Milliseconds for each event; by its number, if not for all. */
  readonly rests?: number | Readonly<Record<string, number>>;
  /** The match is over. */
  readonly isOver?: boolean;
  readonly seen?: number;
  readonly isReady?: boolean;
}

function Page({ told, frames, rests = PAUSE, isOver = false, seen = 0, isReady = true }: PageProps) {
  const pause = ({ type }: { type: string }) => (typeof rests === "number" ? rests : (rests[type] ?? 0));
  shown = useShownTable({
    table: useMemo(
      () => ({ told, seen, view: viewAt(told), outcome: isOver ? {} : null }) as unknown as TableView,
      [told, seen, isOver],
    ),
    recap: useMemo(() => frames && ({ frames } as never), [frames]),
    pause,
    stillPause: pause,
    isTurn: ({ type }) => Number(type) % TURN === 0,
    isReady,
    onEvent: ({ type }, isPassedOver) => heard.push(isPassedOver ? `(${type})` : type),
  });
  return null;
}

const render = (props: PageProps) => act(() => root.render(<Page {...props} />));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Follows from event 3 to the present, and returns which views the board showed on its way, each once. */
async function followed(props: PageProps): Promise<string[]> {
  const frames = props.frames;
  await render({ told: 3, frames });
  const views: string[] = [];
  await render(props);
  for (let ticks = 0; ticks < 200; ticks++) {
    if (views.at(-1) !== shown.view) views.push(String(shown.view));
    await wait(PAUSE);
  }
  expect(shown).toMatchObject({ view: viewAt(props.told), event: null, isBehind: false });
  return views;
}

describe("a board", () => {
  it.each<[string, PageProps, readonly string[], readonly string[]]>([
    ["rests at each event on the way", { told: 5, frames: way(4, 5) }, ["view 4", "view 5"], ["4", "5"]],
    ["has nothing to follow without a way", { told: 5 }, ["view 5"], []],
    ["jumps over a way with a gap at its start", { told: 6, frames: way(5, 6) }, ["view 6"], []],
    ["leaves out what it has shown before", { told: 5, frames: way(1, 5) }, ["view 4", "view 5"], ["4", "5"]],
    [
      "passes an event that needs no rest",
      { told: 6, frames: way(4, 6), rests: { 5: PAUSE } },
      ["view 5", "view 6"],
      ["4", "5", "6"],
    ],
    [
      "jumps where the recap tells more than an eye can follow",
      { told: 64, frames: way(4, 64) },
      ["view 64"],
      [],
    ],
    [
      "follows no longer than eight seconds, and the rest is heard",
      { told: 6, frames: way(4, 6), rests: 8_000 },
      ["view 4", "view 6"],
      ["4", "(5)", "(6)"],
    ],
  ])("%s", async (_, props, views, events) => {
    expect(await followed(props)).toEqual(views);
    expect(heard).toEqual(events);
  });

  it("does not follow where nobody looks, and everything is heard", async () => {
    visibility = "hidden";
    expect(await followed({ told: 5, frames: way(4, 5) })).toEqual(["view 5"]);
    expect(heard).toEqual(["(4)", "(5)"]);
  });

  it("without motion follows no longer than four seconds, and the rest is heard", async () => {
    motion({ isStill: true });
    expect(await followed({ told: 6, frames: way(4, 6), rests: 4_000 })).toEqual(["view 4", "view 6"]);
    expect(heard).toEqual(["4", "(5)", "(6)"]);
  });

  it("goes to the present when it is skipped, and every event is heard once", async () => {
    const frames = way(4, 6);
    await render({ told: 3, frames });
    await render({ told: 6, frames });
    expect(shown).toMatchObject({ view: "view 4", isBehind: true });
    await act(async () => shown.skip());
    expect(shown).toMatchObject({ view: "view 6", event: null, isBehind: false });
    await wait(10 * PAUSE);
    expect(heard).toEqual(["4", "(5)", "(6)"]);
  });

  it("goes on at once to the next event when asked to", async () => {
    const frames = way(4, 5);
    await render({ told: 3, frames });
    await render({ told: 5, frames });
    await act(async () => shown.next());
    expect(shown.view).toBe("view 5");
  });

  it("does not cut short the event that it shows when more happens meanwhile", async () => {
    await render({ told: 3 });
    await render({ told: 4, frames: way(4, 4) });
    await wait(PAUSE / 4);
    await render({ told: 5, frames: way(4, 5) });
    await wait(PAUSE / 2);
    expect(shown.view).toBe(viewAt(4));
    await wait(PAUSE / 2);
    expect(shown.view).toBe(viewAt(5));
  });

  it("goes on from where it is when more happens meanwhile, and every event is heard once", async () => {
    await render({ told: 3, frames: [] });
    await render({ told: 5, frames: way(4, 5) });
    await render({ told: 6, frames: way(4, 6) });
    await wait(10 * PAUSE);
    expect(shown).toMatchObject({ view: "view 6", isBehind: false });
    expect(heard).toEqual(["4", "5", "6"]);
  });

  it("arrives in the present after events that change nothing on it", async () => {
    await render({ told: 4 });
    await render({ told: 5 });
    expect(shown).toMatchObject({ event: null, isBehind: false });
  });

  describe("at the end of a match", () => {
    it("shows the last turn whole, however long it takes", async () => {
      await render({ told: 17, frames: [] });
      await render({ told: 23, frames: way(18, 23), rests: 5_000, isOver: true });
      await wait(60_000);
      expect(heard).toEqual(["18", "19", "20", "21", "22", "23"]);
    });

    it("is not over while its last event is shown", async () => {
      await render({ told: 17, frames: [] });
      await render({ told: 18, frames: way(18, 18), isOver: true });
      expect(shown).toMatchObject({ view: "view 18", isBehind: true });
      await wait(PAUSE);
      expect(shown.isBehind).toBe(false);
    });

    it("passes over what happened before the last turn when that takes too long", async () => {
      await render({ told: 15, frames: [] });
      await render({ told: 21, frames: way(16, 21), rests: 5_000, isOver: true });
      await wait(60_000);
      expect(heard).toEqual(["16", "17", "(18)", "(19)", "20", "21"]);
      expect(shown).toMatchObject({ view: "view 21", isBehind: false });
    });

    it("plays what its reader has not seen when they come to it, though it is long", async () => {
      await render({ told: 90, seen: 2, frames: way(3, 90), isOver: true });
      expect(shown).toMatchObject({ told: 31, isBehind: true });
      await wait(60 * PAUSE);
      expect([shown.isBehind, heard[0], heard.at(-1)]).toEqual([false, "31", "90"]);
    });

    it("is there at once for a reader who has seen it", async () => {
      await render({ told: 90, seen: 90, frames: [], isOver: true });
      expect(shown).toMatchObject({ view: "view 90", isBehind: false });
    });

    it("waits until somebody looks, and until the scenes are loaded", async () => {
      const end = { told: 5, frames: way(4, 5), isOver: true };
      await render({ told: 3, frames: [] });
      await render({ ...end, isReady: false });
      await wait(10 * PAUSE);
      expect(shown).toMatchObject({ told: 3, isBehind: true });
      visibility = "hidden";
      await render(end);
      await wait(10 * PAUSE);
      expect(heard).toEqual([]);
      visibility = "visible";
      await act(async () => document.dispatchEvent(new Event("visibilitychange")));
      await wait(10 * PAUSE);
      expect(heard).toEqual(["4", "5"]);
      expect(shown.isBehind).toBe(false);
    });

    it("does not shorten the event that it shows when the table is told again meanwhile", async () => {
      const end = { told: 5, frames: way(4, 5), isOver: true };
      await render({ told: 3, frames: [] });
      await render(end);
      await wait(PAUSE / 2);
      await render({ ...end, frames: way(4, 5) });
      expect(shown.view).toBe("view 4");
      await wait(10 * PAUSE);
      expect(heard).toEqual(["4", "5"]);
    });
  });

  it("follows a match that was taken back to earlier", async () => {
    await render({ told: 5, frames: way(4, 5) });
    await render({ told: 4, frames: way(4, 4) });
    expect(shown).toMatchObject({ view: "view 4", isBehind: false });
    expect(heard).toEqual([]);
  });
});
