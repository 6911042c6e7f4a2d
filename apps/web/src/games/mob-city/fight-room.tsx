import type { BuildingId } from "@consigliere/games/mob-city/cards";
import { typeOf } from "@consigliere/games/mob-city/cards";
import { useId } from "react";
import { Facade } from "./facade.tsx";

/** The place of a gunfight: inside a club in front of its bar, else in the street in front of the building. */
export function FightRoom({ building }: { readonly building: BuildingId }) {
  const id = useId().replace(/\W/g, "");
  const type = typeOf(building);
  return (
    <span className="mc-room" data-place={type.endsWith("club") ? "bar" : "street"} aria-hidden="true">
      {type.endsWith("club") ? <Bar id={id} /> : <Street id={id} />}
      {!type.endsWith("club") && (
        <span className="mc-room-house">
          <Facade type={type} />
        </span>
      )}
    </span>
  );
}

/** Shelves of bottles over a counter, lamps that hang before them, and the boards of the floor. */
function Bar({ id }: { readonly id: string }) {
  return (
    <svg role="presentation">
      <defs>
        <pattern id={`${id}s`} width="132" height="118" patternUnits="userSpaceOnUse">
          <path className="mc-panel" d="M0 0h132v118H0z" />
          <path className="mc-niche" d="M8 10q58-16 116 0v100H8z" />
          <path className="mc-plank" d="M8 54h116v5H8zM8 104h116v6H8z" />
          {BOTTLES.map(([x, y, height, color]) => (
            <path
              key={`${x} ${y}`}
              className="mc-bottle"
              data-color={color}
              d={`M${x} ${y}v${-height}q0-5 3.5-7v-7h4v7q3.5 2 3.5 7v${height}z`}
            />
          ))}
        </pattern>
        <pattern id={`${id}f`} width="90" height="46" patternUnits="userSpaceOnUse">
          <path className="mc-board-a" d="M0 0h90v46H0z" />
          <path className="mc-seam" d="M0 .5h90M0 23.5h90M30 0v23M75 23v23" />
        </pattern>
        <linearGradient id={`${id}l`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--candle)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="100%" height="118" fill={`url(#${id}s)`} />
      <rect y="118" width="100%" height="100%" fill={`url(#${id}f)`} />
      <rect className="mc-counter" y="112" width="100%" height="14" />
      <rect className="mc-counter-front" y="126" width="100%" height="26" />
      {[22, 50, 78].map((x) => (
        <svg key={x} x={`${x}%`} overflow="visible" role="presentation">
          <path d="M-26 44L-120 420H120L26 44z" fill={`url(#${id}l)`} />
          <path className="mc-cord" d="M0 0v26" />
          <path className="mc-shade" d="M-26 44q2-19 26-19t26 19z" />
          <path className="mc-bulb" d="M-9 44a9 6 0 0 0 18 0z" />
        </svg>
      ))}
    </svg>
  );
}

const BOTTLES = [
  [16, 54, 16, "green"],
  [34, 54, 20, "amber"],
  [52, 54, 14, "clear"],
  [72, 54, 19, "red"],
  [90, 54, 15, "amber"],
  [107, 54, 20, "green"],
  [20, 104, 22, "amber"],
  [42, 104, 16, "red"],
  [60, 104, 21, "green"],
  [82, 104, 17, "clear"],
  [101, 104, 22, "amber"],
] as const;

/** Brick in the dark, two lanterns, the kerb, and a street that is still wet. */
function Street({ id }: { readonly id: string }) {
  return (
    <svg role="presentation">
      <defs>
        <pattern id={`${id}b`} width="28" height="16" patternUnits="userSpaceOnUse">
          <path className="mc-brick" d="M0 0h28v16H0z" />
          <path className="mc-mortar" d="M0 .5h28M0 8.5h28M7 0v8M21 8v8" />
        </pattern>
        <pattern id={`${id}w`} width="118" height="200" patternUnits="userSpaceOnUse">
          <path className="mc-pane" d="M18 14h24v36H18zM76 14h24v36H76zM14 72h90v46H14z" />
          <path className="mc-pane" data-lit="" d="M76 14h24v36H76z" />
          <path className="mc-sill" d="M15 50h30v4H15zM73 50h30v4H73zM10 66h98v6H10z" />
          <path className="mc-mortar" d="M30 14v36M88 14v36M18 32h24M76 32h24M44 72v46M74 72v46" />
        </pattern>
        <pattern id={`${id}c`} width="44" height="22" patternUnits="userSpaceOnUse">
          <path className="mc-cobble" d="M0 0h44v22H0z" />
          <path className="mc-seam" d="M2 10q10-8 20 0t20 0M-9 21q10-8 20 0t20 0t20 0" />
        </pattern>
        <radialGradient id={`${id}l`}>
          <stop offset="0" stopColor="var(--candle)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100%" height="128" fill={`url(#${id}b)`} />
      <rect width="100%" height="128" fill={`url(#${id}w)`} />
      <rect y="128" width="100%" height="100%" fill={`url(#${id}c)`} />
      <rect className="mc-kerb" y="126" width="100%" height="12" />
      {[29, 71].map((x) => (
        <svg key={x} x={`${x}%`} overflow="visible" role="presentation">
          <path
            className="mc-parked"
            d="M-58 140v-14q0-7 8-8l17-3 11-16q3-4 8-4h30q5 0 8 4l11 16 14 3q9 2 9 10v12z"
          />
          <path className="mc-pane" d="M-27 115l9-12q2-3 5-3h11v15zM4 100h10q4 0 6 3l8 12H4z" />
          <path className="mc-tyre" d="M-48 140a13 13 0 0 1 26 0zM22 140a13 13 0 0 1 26 0z" />
          <path className="mc-bulb" d="M54 124h5v6h-5z" />
        </svg>
      ))}
      {[12, 88].map((x) => (
        <svg key={x} x={`${x}%`} overflow="visible" role="presentation">
          <circle cy="52" r="120" fill={`url(#${id}l)`} />
          <path className="mc-cord" d="M0 62v76" strokeWidth="5" />
          <path className="mc-bulb" d="M-8 62l-3-19h22l-3 19z" />
          <path className="mc-shade" d="M-14 43h28l-8-9h-12z" />
          <ellipse cy="214" rx="64" ry="46" fill={`url(#${id}l)`} opacity="0.5" />
        </svg>
      ))}
    </svg>
  );
}
