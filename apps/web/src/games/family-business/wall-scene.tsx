import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import type { CSSProperties } from "react";
import { SeatBand } from "../../design/seat-mark.tsx";
import type { Fate } from "../../stage/moments.ts";
import { ownerStyle } from "../board/piece.ts";
import type { BoardProps } from "../game-ui.ts";
import { FilmSet, Hat } from "./film-set.tsx";
import { ownerOf } from "./labels.ts";
import { Man, statureOf } from "./man.tsx";

interface Extra {
  readonly id: MobsterId;
  readonly fate: Fate;
  /** Milliseconds from the start to the fate. */
  readonly at: number;
}

interface WallSceneProps {
  readonly board: BoardProps;
  /** From left to right. */
  readonly men: readonly Extra[];
  readonly light: "muzzle" | "headlights" | "day";
  readonly yours: string;
  readonly stamp?: string;
  /** Hits a turn, as cartridges on a sign. */
  readonly rate?: number;
}

/** The wall as high as the stage: those whom it concerns before it, in the light of a car. */
export function WallScene({ board, men, light, yours, stamp, rate }: WallSceneProps) {
  const view = board.view as View;
  const falling = new Set(men.map(({ id }) => id));
  const before = view.cemetery.filter((id) => !falling.has(id));
  return (
    <span
      className="fb-shot"
      data-light={light}
      data-many={men.length > 1 || undefined}
      style={{ "--men": Math.max(men.length, 1) } as CSSProperties}
    >
      <FilmSet dead={before} styleOf={(id) => ownerStyle(ownerOf(view, id))} />
      <span className="fb-shot-men">
        {men.map(({ id, fate, at }) => {
          const owner = ownerOf(view, id);
          const isHit = fate === "falls";
          return (
            <span
              key={id}
              className="fb-shot-man"
              data-fate={fate}
              style={
                {
                  ...ownerStyle(ownerOf(view, id)),
                  "--at": `${at}ms`,
                  "--tall": statureOf(id),
                } as CSSProperties
              }
            >
              <span className="fb-shot-body">
                <Man id={id} isBareheaded={isHit} />
              </span>
              {isHit && (
                <svg className="fb-shot-hat" viewBox="-15 -10 30 20" aria-hidden="true">
                  <Hat />
                </svg>
              )}
              <span className="fb-shot-name">
                {owner !== null && <SeatBand seat={owner} className="fb-shot-band" />}
                {board.words.short(id)}
                {owner !== null && owner === board.viewer && <b>{yours}</b>}
              </span>
              {isHit && stamp !== undefined && <b className="fb-shot-stamp">{stamp}</b>}
            </span>
          );
        })}
      </span>
      {rate !== undefined && (
        <span className="fb-shot-sign">
          {[1, 2].slice(0, rate).map((cartridge) => (
            <svg key={cartridge} viewBox="0 0 20 60" aria-hidden="true">
              <path d="M3 22C3 10 7 2 10 2C13 2 17 10 17 22Z" fill="var(--coral)" stroke="var(--ink)" />
              <path d="M3 22H17V52H3Z" fill="var(--gold)" stroke="var(--ink)" />
              <path d="M2 52H18V57H2Z" fill="var(--brass)" stroke="var(--ink)" />
            </svg>
          ))}
        </span>
      )}
      <span className="fb-shot-light" />
    </span>
  );
}

/** The lamps over the wall, from left to right. */
const LAMPS = [0, 1, 2, 3] as const;

/** The empty wall after the last shot: its lamps go out one by one, and the rain stays. */
export function LastShot({ view }: { readonly view: View }) {
  return (
    <span className="fb-shot" data-light="out">
      <FilmSet dead={view.cemetery} styleOf={(id) => ownerStyle(ownerOf(view, id))} />
      <span className="fb-lamps">
        {LAMPS.map((lamp) => (
          <i key={lamp} style={{ "--n": lamp } as CSSProperties} />
        ))}
      </span>
    </span>
  );
}
