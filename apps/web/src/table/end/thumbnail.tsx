"use client";

import type { LoggedEvent, RecapFrame } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useApi } from "../../api/use-api.ts";
import type { GameMoments } from "../../games/game-ui.ts";
import { type AnyMessage, useAnyMessage } from "../../games/game-words.ts";
import { actorOf } from "../../games/shared/actor.tsx";
import type { MomentScene } from "../../stage/moments.ts";
import { ScenePicture } from "../../stage/scene-layer.tsx";
import type { AtTable } from "../at-table.ts";
import type { Rights } from "../rights.ts";

interface ThumbnailProps {
  readonly at: Pick<AtTable, "match" | "chair" | "board" | "may">;
  readonly moments: GameMoments | null;
  readonly point: LoggedEvent;
}

/** A moment as it stood on the stage, small and still. */
export function Thumbnail({ at, moments, point }: ThumbnailProps) {
  const say = useAnyMessage();
  const { data: frames = [] } = useFramesUpTo(at.match.match.id, at.chair.as, at.may, point.n);
  const scene = moments === null ? null : sceneOf(frames, { at, moments, say });
  return (
    <span className="end-thumb" aria-hidden="true">
      {scene !== null && (
        <span
          className="scene"
          data-light={scene.light}
          data-set={scene.set === undefined ? undefined : ""}
          style={{ "--actors": scene.actors.length, "--length": "0ms" } as CSSProperties}
        >
          {scene.set === undefined ? (
            <ScenePicture scene={scene} viewer={at.board.viewer} />
          ) : (
            <span className="scene-set">{scene.set}</span>
          )}
        </span>
      )}
    </span>
  );
}

/** A picture is of one of so many events: of the last that was staged. */
const BEFORE = 4;

/**
 * The table at an event, and at those just before it, with what was left then; nothing is loaded while the event is not
 * known.
 */
export function useFramesUpTo(
  id: string,
  as: string | undefined,
  { chairs, papers }: Pick<Rights, "chairs" | "papers">,
  n = 0,
) {
  const api = useApi();
  return useQuery({
    queryKey: ["moment", id, as ?? null, chairs, papers, n],
    enabled: n > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<readonly RecapFrame[]> => {
      const query = {
        since: String(Math.max(0, n - BEFORE)),
        until: String(n),
        ...(as !== undefined && { as }),
        ...(chairs && { hands: "open" as const }),
        ...(papers && { papers: "open" as const }),
      };
      const { recap } = await api.call(routes.viewMatch, { params: { id }, query });
      return recap?.frames ?? [];
    },
  });
}

interface Telling {
  readonly at: Pick<AtTable, "match" | "chair" | "board">;
  readonly moments: GameMoments;
  readonly say: AnyMessage;
}

/**
 * The scene of the last of `frames`, else that of a deed just before it, else those whom it concerns. One with a place
 * that is drawn comes first: it makes a picture.
 */
function sceneOf(frames: readonly RecapFrame[], { at, moments, say }: Telling): MomentScene | null {
  const scenes = frames.toReversed().flatMap((frame, back) => {
    if (frame.view === null) return [];
    const board = { ...at.board, view: frame.view, event: frame.event };
    const before = frames.at(-2 - back)?.event ?? null;
    return moments.scene(frame.event, { board, before, say }) ?? [];
  });
  const drawn = scenes.find(({ set }) => set !== undefined) ?? scenes[0];
  if (drawn !== undefined) return drawn;
  const last = frames.at(-1);
  if (last === undefined) return null;
  const seats = new Set(WHO.map((member) => (last.event as Readonly<Record<string, unknown>>)[member]));
  const actors = at.board.seats
    .filter(({ seat }) => seats.has(seat))
    .map(({ seat }) => actorOf(seat, "stands", { board: at.board, before: null, say }));
  return { light: "lamp", actors, caption: "" };
}

/** The members of an event that tell of people at the table. */
const WHO = ["seat", "by", "from", "to", "with", "victim", "owner"];
