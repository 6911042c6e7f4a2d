import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import type { CSSProperties } from "react";
import type { Fate, Light } from "../../stage/moments.ts";
import { ownerStyle } from "../board/piece.ts";
import { Drawing } from "../drawing.tsx";
import type { MomentContext } from "../game-ui.ts";
import { FilmSet, Hat } from "./film-set.tsx";
import { ownerOf } from "./labels.ts";
import { Man, Slate, statureOf } from "./man.tsx";

export interface WallSceneProps {
  readonly context: MomentContext;
  /** Of a lamp: the lamps over the wall go out one by one, and the rain stays. */
  readonly light: Light;
  /** From left to right; each meets the fate so many milliseconds from the start. */
  readonly men?: readonly MobsterId[];
  readonly fate?: Fate;
  readonly at?: (index: number) => number;
  /** Hits a turn, as cartridges on a sign. */
  readonly rate?: number;
}

/** The wall as high as the stage: those whom it concerns before it, in the light of a car. */
export function WallScene({ context, light, men = [], fate, at = () => 0, rate = 0 }: WallSceneProps) {
  const { board, say } = context;
  const view = board.view as View;
  const isHit = fate === "falls";
  const yours = say("board.family-business.yours");
  return (
    <span className="fb-wall fb-shot" data-light={light} data-many={men.length > 1 || undefined}>
      <FilmSet view={view} falling={men} />
      <span className="fb-line" style={{ "--columns": men.length } as CSSProperties}>
        {men.map((id, index) => {
          const owner = ownerOf(view, id);
          const style = { "--at": `${at(index)}ms`, "--tall": statureOf(id), ...ownerStyle(owner) };
          return (
            <span key={id} className="fb-spot" data-fate={fate} style={style as CSSProperties}>
              <span className="fb-mobster">
                <Man id={id} isBareheaded={isHit} />
                {isHit && <Hat className="fb-lost-hat" />}
                <Slate
                  owner={owner}
                  name={board.words.short(id)}
                  yours={owner !== null && owner === board.viewer ? yours : null}
                />
                {isHit && <b className="scene-stamp">{say("board.family-business.moment.killed")}</b>}
              </span>
            </span>
          );
        })}
      </span>
      {rate > 0 && (
        <Drawing game="family-business-wall" name={`rate-${rate}`} size={90} high={84} className="fb-sign" />
      )}
      <span className="fb-light">
        {light === "lamp" &&
          [400, 800, 1200, 1600].map((ms) => (
            <i key={ms} style={{ animationDelay: `${ms}ms` }}>
              <Drawing game="family-business-wall" name="cone" size={100} high={140} />
            </i>
          ))}
      </span>
    </span>
  );
}
