"use client";

import { isPosition, type PlaceId } from "@consigliere/games/nothing-personal/positions";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Closeup } from "../board/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { chairState } from "./chair-state.ts";
import { faceOf } from "./faces.ts";
import { abilityLabel, chairAction, chairName, manFacts, manName } from "./labels.ts";
import { verdictLabel } from "./verdict.ts";

/** A man from near: his owner, and the yield and actions of him and his chair. */
export default function Closer({ place }: { readonly place: PlaceId }) {
  const board = useBoard();
  const { t, words } = board;
  const { man, asked, wouldBe } = chairState(board, place);
  const action = isPosition(place) ? chairAction(t, place) : null;
  const facts = man === null ? [] : manFacts(t, words, man);
  const ability = man === null ? null : abilityLabel(t, words, man.id);
  return (
    <Closeup picture={man !== null && <Portrait of={faceOf(man.id)} />}>
      {man !== null && <b>{manName(words, man.id)}</b>}
      {asked?.reason != null && <p className="reason">{words.blocked(asked.reason)}</p>}
      {man !== null && wouldBe !== null && (
        <p>
          <strong>{verdictLabel(board, man, wouldBe)}</strong>
        </p>
      )}
      <p>{[chairName(words, place), ...facts].join(t("comma"))}</p>
      {ability !== null && <p>{t("heCan", { what: ability })}</p>}
      {action !== null && <p>{t("chairCan", { what: action })}</p>}
    </Closeup>
  );
}
