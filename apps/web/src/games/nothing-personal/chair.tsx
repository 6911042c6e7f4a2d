"use client";

import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { Furniture } from "./furniture.tsx";
import { chairName, manLabel, signed } from "./labels.ts";
import { influenceOn } from "./preview.ts";
import { Rail } from "./rail.tsx";
import { useChair } from "./use-chair.ts";
import { type Verdict, verdictLabel, verdictOn } from "./verdict.ts";
import "./chair.css";

/** A chair with whoever sits in it: upholstered by who controls him, or would by the answer in the making. */
export function Chair({ place }: { readonly place: PlaceId }) {
  const board = useBoard();
  const { t, view, words, changes } = board;
  const man = view.board.find((one) => one.place === place);
  const chair = useChair(place, man);
  if (man === undefined) {
    const says = t("vacant", { place: chairName(words, place) });
    return (
      <button className="np-chair" data-vacant {...chair.button}>
        <Said words={chair.reason === null ? says : `${says}. ${chair.reason}`}>
          <span className="np-seat" data-throne={place === "capo" || undefined}>
            {isPosition(place) && (
              <>
                <span className="np-velvet" />
                <span className="np-cushion" />
                <Furniture holder={null} isThrone={place === "capo"} />
                <b className="np-number">{POSITIONS[place].number}</b>
              </>
            )}
          </span>
          <span className="np-card">
            <PlaceName place={place} />
          </span>
        </Said>
      </button>
    );
  }
  const { leaders } = influenceOn(man, changes);
  const [first, second] = leaders;
  const { wouldBe } = chair;
  const says = [
    manLabel(t, words, man),
    ...(chair.reason === null ? [] : [chair.reason]),
    ...(wouldBe === null ? [] : [verdictLabel(board, man, wouldBe)]),
  ].join(". ");
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
      <Said words={says}>
        <Seated man={man} holder={second === undefined ? (first ?? null) : null} />
        <span className="np-card">
          <PlaceName place={place} />
          <span className="np-name">{words.short(man.id)}</span>
          <span className="np-types">
            {gangsterOf(man.id).types.map((type) => (
              <i key={type} className="np-type" data-type={type}>
                {t(`typeShort.${type}`)}
              </i>
            ))}
          </span>
        </span>
        {wouldBe !== null && <WouldBe {...verdictOn(man, wouldBe, board.viewer)} />}
        <Rail key={man.id} man={man} changes={wouldBe ?? changes} />
      </Said>
    </button>
  );
}

/** The man in his chair, with what he brings there; an associate has none, and stands. */
function Seated({ man, holder }: { readonly man: ManView; readonly holder: number | null }) {
  const { t } = useBoard();
  const { place } = man;
  const { respect, money } = yieldOf(man);
  const isThrone = place === "capo";
  return (
    <span className="np-seat" data-throne={isThrone || undefined}>
      {isPosition(place) && <span className="np-velvet" />}
      <span className="np-sitter">
        <Portrait of={faceOf(man.id)} />
      </span>
      {isPosition(place) && (
        <>
          <Furniture holder={holder} isThrone={isThrone} />
          <b className="np-number">{POSITIONS[place].number}</b>
          <span className="np-worth">
            <span data-minus={respect < 0 || undefined}>{t("respectShort", { n: signed(respect) })}</span>
            <span>{t("dollars", { n: money })}</span>
          </span>
        </>
      )}
      {!isPosition(place) && holder !== null && (
        <span className="np-crest">
          <SeatMark seat={holder} size="fill" />
        </span>
      )}
      {man.omerta && <span className="np-coin" data-coin="omerta" />}
      {man.coin !== null && (
        <span className="np-coin" data-coin="blackmail">
          {man.coin !== "neutral" && <SeatMark seat={man.coin} size="tiny" />}
        </span>
      )}
    </span>
  );
}

/** Whose he would be by a press on him, in a word. */
function WouldBe({ is, leader }: Verdict) {
  const { t, words } = useBoard();
  const [name = ""] = leader === null ? [] : words.name(leader).split(" ");
  return (
    <b className="np-would" data-is={is} data-seat={is === "mine" || is === "other" ? leader : undefined}>
      {t(`would.${is}`, { name })}
    </b>
  );
}

/** A phone has room for a word of the chair’s name. */
function PlaceName({ place }: { readonly place: PlaceId }) {
  const { t, words } = useBoard();
  return (
    <span className="np-place">
      <span className="np-whole">{chairName(words, place)}</span>
      <span className="np-brief">{t(`chairShort.${place}`)}</span>
    </span>
  );
}
