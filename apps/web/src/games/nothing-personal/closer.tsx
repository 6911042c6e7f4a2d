"use client";

import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Closeup } from "../board/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { chairState } from "./chair-state.ts";
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
import { verdictLabel } from "./verdict.ts";

/** A man from near: his owner, and the yield and actions of him and his chair. */
export default function Closer({ place }: { readonly place: PlaceId }) {
  const board = useBoard();
  const { t, words } = board;
  const { man, reason, wouldBe } = chairState(board, place);
  const chair = isPosition(place) ? POSITIONS[place] : null;
  const action = isPosition(place) ? chairAction(t, place) : null;
  const ability = man === null ? null : abilityLabel(t, words, man.id);
  return (
    <Closeup picture={man !== null && <Portrait of={faceOf(man.id)} />}>
      <b>{man === null ? t("vacant", { place: chairName(words, place) }) : manName(words, man.id)}</b>
      {reason !== null && <p className="reason">{reason}</p>}
      {man !== null && wouldBe !== null && (
        <p>
          <strong>{verdictLabel(board, man, wouldBe)}</strong>
        </p>
      )}
      {man !== null && (
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
      {man !== null && (
        <p>
          <strong>{controlLabel(t, words, man.leaders)}</strong>
          {t("comma")}
          {markersLabel(t, words, man)}
          {t("comma")}
          {t("ofLimit", { n: man.weight, limit: man.limit })}
        </p>
      )}
    </Closeup>
  );
}
