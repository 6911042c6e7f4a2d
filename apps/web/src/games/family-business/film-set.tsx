"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import { ownerStyle } from "../board/piece.ts";
import { Drawing } from "../drawing.tsx";
import { ownerOf } from "./labels.ts";
import { tracesOf } from "./traces.ts";

interface FilmSetProps {
  readonly view: View;
  /** The dead who are still to fall, and have left no trace. */
  readonly falling?: readonly MobsterId[];
}

/**
 * The place where it happens, to fill its box: bricks in the rain with the holes of every shot of the match, and a wet
 * pavement where the hats of the dead lie.
 */
export function FilmSet({ view, falling = [] }: FilmSetProps) {
  const traces = tracesOf(view.cemetery.filter((id) => !falling.includes(id)));
  return (
    <span className="fb-set" aria-hidden="true">
      <svg aria-hidden="true">
        {traces.flatMap(({ id, holes }) =>
          holes.map(({ x, y }) => (
            <use
              key={`${id}${x}`}
              href="/drawings/family-business-wall.svg#hole"
              {...{ x: `${x}%`, y: `${y}%`, width: 12, height: 12 }}
            />
          )),
        )}
      </svg>
      <span className="fb-pavement">
        {traces.map(({ id, hat: { x, y, turn } }) => (
          <i
            key={id}
            style={{ ...ownerStyle(ownerOf(view, id)), left: `${x}%`, top: `${y}%`, rotate: `${turn}deg` }}
          >
            <Hat />
          </i>
        ))}
      </span>
    </span>
  );
}

/** A hat with a ribbon in its owner's colour; its felt is `--felt-hat`. */
export function Hat({ className }: { readonly className?: string }) {
  return <Drawing game="family-business-wall" name="hat" size={30} high={18} className={className} />;
}
