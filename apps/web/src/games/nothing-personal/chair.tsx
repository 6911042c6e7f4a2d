"use client";

import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { chairName, manLabel, signed } from "./labels.ts";
import { influenceOn } from "./preview.ts";
import { Rail } from "./rail.tsx";
import { useChair } from "./use-chair.ts";
import "./chair.css";

/** A chair with whoever sits in it: ringed by who controls him, or would by the answer in the making. */
export function Chair({ place }: { readonly place: PlaceId }) {
  const { t, view, words, changes } = useBoard();
  const man = view.board.find((one) => one.place === place);
  const chair = useChair(place, man);
  const number = isPosition(place) ? POSITIONS[place].number : null;
  if (man === undefined) {
    const says = t("vacant", { place: chairName(words, place) });
    return (
      <button className="np-chair" data-vacant {...chair.button}>
        <Said words={chair.reason === null ? says : `${says}. ${chair.reason}`}>
          {number !== null && <span className="np-number">{number}</span>}
          <span className="np-place">{chairName(words, place)}</span>
        </Said>
      </button>
    );
  }
  const { leaders } = influenceOn(man, changes);
  const [first, second] = leaders;
  const { respect, money } = yieldOf(man);
  const says = manLabel(t, words, man);
  return (
    <button
      className="np-chair"
      data-piece={`man-${man.id}`}
      data-seat={second === undefined ? first : undefined}
      data-tied={second !== undefined || undefined}
      data-side={man.side || undefined}
      data-acted={(man.acted && !man.side) || undefined}
      data-changes={changes.some(({ gangster }) => gangster === man.id) || undefined}
      {...chair.button}
    >
      <Said words={chair.reason === null ? says : `${says}. ${chair.reason}`}>
        <span className="np-face">
          <Portrait of={faceOf(man.id)} />
          <span className="np-types">
            {gangsterOf(man.id).types.map((type) => (
              <i key={type} className="np-type" data-type={type}>
                {t(`typeShort.${type}`)}
              </i>
            ))}
          </span>
          {man.omerta && <span className="np-coin" data-coin="omerta" />}
          {man.coin !== null && (
            <span className="np-coin" data-coin="blackmail">
              {man.coin !== "neutral" && <SeatMark seat={man.coin} className="size-4" />}
            </span>
          )}
        </span>
        <span className="np-facts">
          <span className="np-place">
            {number !== null && <b className="np-number">{number}</b>}
            <span className="np-place-whole">{chairName(words, place)}</span>
            <span className="np-place-brief">{t(`chairShort.${place}`)}</span>
          </span>
          <span className="np-name">{words.short(man.id)}</span>
          <span className="np-worth">
            {isPosition(place) ? (
              <>
                <b data-minus={respect < 0 || undefined}>{t("respectShort", { n: signed(respect) })}</b>
                <b>{t("dollars", { n: money })}</b>
              </>
            ) : null}
          </span>
        </span>
        {first !== undefined && second === undefined && (
          <span className="np-holder">
            <SeatMark seat={first} className="size-5" />
          </span>
        )}
        <Rail man={man} />
      </Said>
    </button>
  );
}
