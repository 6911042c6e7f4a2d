"use client";

import { useStill } from "../design/use-still.ts";
import type { GameMoments, GameUi } from "../games/game-ui.ts";
import type { GameWords, TableEvent } from "../games/game-words.ts";
import { useSound } from "../sound/use-sound.ts";
import type { LaidMatch } from "./as-shown.ts";
import { type Announced, useAnnouncements } from "./use-announcements.ts";
import { type CalloutInHand, useCallout } from "./use-callout.ts";
import { useMoments } from "./use-moments.ts";
import { type ShownTable, useShownTable } from "./use-shown-table.ts";

/** How long a moment is shown to readers who want no motion; in a finale there is more to read. */
const stillOf = (length: number) => Math.max(1_600, length / 2);
/** A moment of at least this many milliseconds is important enough to stop for. */
const GREAT_MS = 900;
const NO_CALLOUTS = [] as const;

/** A table that follows its match: events are shown, heard and read out, one after the other. */
export interface LiveTable extends Omit<CalloutInHand, "note"> {
  readonly shown: ShownTable;
  readonly moments: GameMoments | null;
  /** Milliseconds for which the scene of an event is shown. */
  readonly sceneLength: (event: TableEvent, view: unknown) => number;
  /** The latest events, for those who do not see them. */
  readonly said: Announced["said"];
}

interface Followed {
  readonly match: LaidMatch;
  readonly ui: GameUi;
  readonly words: GameWords;
}

export function useLiveTable({ match, ui, words }: Followed): LiveTable {
  const { table } = match;
  const announcements = useAnnouncements(words);
  const { note, ...callouts } = useCallout({
    game: match.match.game,
    match: match.match.id,
    callouts: match.viewer === null ? NO_CALLOUTS : (ui.board.callouts ?? NO_CALLOUTS),
    prompt: table.prompts.find((one) => !one.optional) ?? table.prompts[0],
  });
  const moments = useMoments(ui.replay.moments);
  const sound = useSound();
  const isStill = useStill();
  const length = (event: TableEvent, view: unknown) => moments?.length(event, view) ?? 0;
  const shown = useShownTable({
    table,
    recap: match.recap,
    isTurn: (event) => words.turn(event) !== null,
    isReady: moments !== null,
    pause: (event, view) => Math.max(ui.replay.pause(event), length(event, view)),
    stillPause: (event, view) => (length(event, view) >= GREAT_MS ? stillOf(length(event, view)) : 0),
    onEvent: (event, isPassedOver) => {
      announcements.say(event);
      if (isPassedOver) return;
      note(event.type);
      for (const [name, at] of moments?.sounds(event) ?? []) sound(name, at);
    },
  });
  const sceneLength: typeof length = (event, view) =>
    isStill ? stillOf(length(event, view)) : length(event, view);
  return { shown, moments, sceneLength, said: announcements.said, ...callouts };
}
