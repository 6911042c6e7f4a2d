"use client";

import { characterOf } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import type { View } from "@consigliere/games/mob-city/view";
import type { CSSProperties, ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, useBoard, useBoardFacts } from "./board-context.ts";
import { castOf } from "./cast.ts";
import { Die } from "./die.tsx";
import FightForecastBox from "./fight-forecast.tsx";
import { FightRoom } from "./fight-room.tsx";
import { Forecasts } from "./forecast-chips.tsx";
import { type TheatreProps, useActing } from "./gunfight-acting.ts";
import { Side } from "./gunfight-side.tsx";
import { Arms, Ground } from "./gunfight-weapons.tsx";
import { canBeTried } from "./inquiry.ts";
import { buildingName, shortName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { Shots } from "./shots.tsx";

/** The gunfight under way, on the board: what is ordered in it is pressed there. */
export function Gunfight() {
  const { view, draft } = useBoard();
  const cast = castOf(view);
  if (cast === null) return null;
  if (draft === null || !canBeTried(draft.prompt.topic)) return <Theatre cast={cast} told={null} />;
  return (
    <Forecasts draft={draft}>
      <Theatre cast={cast} told={null}>
        <FightForecastBox key={draft.prompt.id} draft={draft} isShort />
      </Theatre>
    </Forecasts>
  );
}

interface FightSceneProps {
  readonly board: BoardProps;
  readonly told: MobCityEvent;
  readonly before: View | null;
}

/** The events of a gunfight, acted where they happen. */
export function FightScene({ board, told, before }: FightSceneProps) {
  const facts = useBoardFacts(board);
  const cast = castOf(facts.view, told, before);
  return <BoardProvider value={facts}>{cast && <Theatre cast={cast} told={told} />}</BoardProvider>;
}

/** A room or a street with the sides facing each other: who acts when, what they carry, and what lies between them. */
function Theatre({ cast, told, children }: TheatreProps & { readonly children?: ReactNode }) {
  const { t, words, draft } = useBoard();
  const { fight, sides } = cast;
  const [mine, ...others] = sides.toReversed();
  const longest = Math.max(...sides.map(({ groups }) => groups.flatMap(({ people }) => people).length));
  return (
    <section
      className="mc-fight"
      aria-label={t("fight")}
      data-act={told?.type}
      data-about={draft === null ? undefined : ""}
      style={{ "--row": longest, "--sides": sides.length } as CSSProperties}
    >
      <FightRoom building={fight.building} />
      <header>
        <h2>
          {buildingName(words, fight.building)}
          <small>{t("turn", { turn: fight.turn })}</small>
        </h2>
        <Initiative cast={cast} told={told} />
      </header>
      <div className="mc-sides">
        {others.toReversed().map((side) => (
          <Side key={side.seat} side={side} cast={cast} told={told} />
        ))}
      </div>
      <div className="mc-between">
        <Roll told={told} />
        <Arms />
        <Ground cast={cast} told={told} />
        {children}
      </div>
      {mine !== undefined && <Side side={mine} cast={cast} told={told} />}
      {told !== null && <Shots told={told} />}
    </section>
  );
}

/** The speeds of all present, in the order in which they act; whoever has acted is grey. */
function Initiative({ cast: { fight, order }, told }: TheatreProps) {
  const { t, words } = useBoard();
  const acting = useActing(told);
  return (
    <ol className="mc-initiative" aria-label={t("initiative")}>
      {order.map((one) => (
        <li
          key={one}
          data-acting={acting === one || undefined}
          data-done={fight.acted.includes(one) || undefined}
        >
          <Portrait of={faceOf(one)} />
          <b>{characterOf(one).speed}</b>
          <span className="visually-hidden">{shortName(words, one)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The die, what the weapon adds, and the stamina that they are up against. */
function Roll({ told }: { readonly told: MobCityEvent | null }) {
  const { t } = useBoard();
  if (told?.type !== "fight-shot") return null;
  return (
    <p className="mc-roll" data-outcome={told.outcome}>
      <Die value={told.die} />
      {told.bonus > 0 && <b>+{told.bonus}</b>}
      <small>{t("against")}</small>
      <b className="mc-roll-stamina">{told.stamina}</b>
    </p>
  );
}
