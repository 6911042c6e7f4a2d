"use client";

import type { LoggedEvent, RecapFrame } from "@consigliere/contract/play";
import { useMemo } from "react";
import type { MomentStory } from "./film.ts";
import { numberForAll } from "./use-comments.ts";

interface Of {
  readonly log: readonly LoggedEvent[] | undefined;
  readonly left: MomentStory["papers"];
  /** By seat, if all hands are open. */
  readonly views: readonly unknown[] | undefined;
  /** The comments; undefined: none. */
  readonly said: MomentStory["comments"] | undefined;
}

const NOBODY: MomentStory["comments"] = [];

/** Everything told of a frame's moment beside its board; null: there is no frame. */
export function useStory(frame: RecapFrame | undefined, of: Of): MomentStory | null {
  const { log, left, views, said = NOBODY } = of;
  return useMemo(
    () =>
      frame === undefined
        ? null
        : {
            number: numberForAll(log ?? [], frame.n),
            papers: left,
            viewOf: (seat) => views?.[seat] ?? frame.view,
            comments: said,
          },
    [frame, log, left, views, said],
  );
}
