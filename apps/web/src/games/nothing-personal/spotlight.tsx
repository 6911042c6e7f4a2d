"use client";

import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Closeup } from "../../stage/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import {
  abilityLabel,
  chairAction,
  chairName,
  controlLabel,
  manName,
  markersLabel,
  signed,
  typesLabel,
} from "./labels.ts";
import { useChair } from "./use-chair.ts";
import { verdictLabel } from "./verdict.ts";
import "./spotlight.css";

/** Whoever is pointed at, large: what he and his chair yield and can do, and whose he is. */
export function Spotlight() {
  const { shown } = useBoard();
  return shown === null ? null : (
    <Closeup>
      <Closer place={shown} />
    </Closeup>
  );
}

function Closer({ place }: { readonly place: PlaceId }) {
  const board = useBoard();
  const { t, view, words } = board;
  const man = view.board.find((one) => one.place === place);
  const { reason, wouldBe } = useChair(place, man);
  const chair = isPosition(place) ? POSITIONS[place] : null;
  const action = isPosition(place) ? chairAction(t, place) : null;
  const ability = man === undefined ? null : abilityLabel(t, words, man.id);
  return (
    <div className="np-closer">
      {man !== undefined && (
        <span className="np-closer-face">
          <Portrait of={faceOf(man.id)} />
        </span>
      )}
      <div>
        <b>{man === undefined ? t("vacant", { place: chairName(words, place) }) : manName(words, man.id)}</b>
        {reason !== null && <p className="reason">{reason}</p>}
        {man !== undefined && wouldBe !== null && (
          <p>
            <strong>{verdictLabel(board, man, wouldBe)}</strong>
          </p>
        )}
        {man !== undefined && (
          <p>
            {[
              typesLabel(t, words, man.id),
              t("prints", { respect: signed(man.respect), money: gangsterOf(man.id).money }),
            ].join(t("comma"))}
          </p>
        )}
        {ability !== null && <p>{t("heCan", { what: ability })}</p>}
        {chair !== null && (
          <p>
            {t("chairYields", {
              place: chairName(words, place),
              respect: signed(chair.respect),
              money: chair.money,
            })}
            {action !== null && ` ${t("chairCan", { what: action })}`}
          </p>
        )}
        {man !== undefined && (
          <p>
            <strong>{controlLabel(t, words, man.leaders)}</strong>
            {t("comma")}
            {markersLabel(t, words, man)}
            {t("comma")}
            {t("ofLimit", { n: man.weight, limit: man.limit })}
          </p>
        )}
      </div>
    </div>
  );
}
