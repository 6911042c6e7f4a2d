"use client";

import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import type { CSSProperties } from "react";
import { firstWord } from "../../design/first-word.ts";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Piece } from "../board/piece-button.tsx";
import { useBoard } from "./board-context.ts";
import { type ChairState, chairState } from "./chair-state.ts";
import { faceOf } from "./faces.ts";
import { Furniture, Hat } from "./furniture.tsx";
import { chairName, dollars, manLabel, signed } from "./labels.ts";
import { influenceOn } from "./preview.ts";
import { Rail } from "./rail.tsx";
import { verdictLabel, verdictOn } from "./verdict.ts";

interface ChairProps {
  readonly place: PlaceId;
  /** Whether whoever sits there acts now. */
  readonly isActor?: boolean;
}

/** A chair with whoever sits in it: upholstered by who controls him, or would by the answer in the making. */
export function Chair({ place, isActor = false }: ChairProps) {
  const board = useBoard();
  const { t, words, viewer, show } = board;
  const state = chairState(board, place);
  const { man, asked, changes, wouldBe } = state;
  const [holder = null, another] = man === null ? [] : influenceOn(man, changes).leaders;
  const isTied = another !== undefined;
  const would = man && wouldBe && verdictOn(man, wouldBe, viewer);
  const says = [
    man === null ? t("vacant", { place: chairName(words, place) }) : manLabel(t, words, man),
    ...(man && wouldBe ? [verdictLabel(board, man, wouldBe)] : []),
  ].join(". ");
  return (
    <div
      className="np-cell"
      data-place={place}
      data-site={`place-${place}`}
      data-seat={isTied ? "tie" : (holder ?? undefined)}
      data-actor={isActor || undefined}
      data-rests={man?.side ? "aside" : man?.acted || undefined}
      data-changes={changes.length > 0 || undefined}
    >
      <Piece
        className="np-chair"
        {...(man !== null && { id: `man-${man.id}` })}
        {...(asked !== null && { option: asked.id, mark: { ...asked, rank: null } })}
        label={says}
        isWritten
        isStop={place === "capo" || place === "associate-a"}
        onPoint={(isPointed) => show(isPointed ? place : null)}
        onPress={asked?.press}
      >
        <Seat {...state} />
        <Card {...state} holder={isTied ? null : holder} />
        {would !== null && (
          <b className="np-would" data-seat={would.is === "tie" ? undefined : would.leader}>
            {t(`would.${would.is}`, {
              name: would.leader === null ? "" : firstWord(words.name(would.leader)).first,
            })}
          </b>
        )}
        {man !== null && <Rail key={man.id} man={man} changes={wouldBe ?? changes} />}
      </Piece>
    </div>
  );
}

/** A chair and the man in it, with the coins on him; an associate has none, and stands. */
function Seat({ place, man }: ChairState) {
  return (
    <span className="np-seat">
      {isPosition(place) && <span className="np-velvet" />}
      {man !== null && <Portrait of={faceOf(man.id)} shape="cut-out" />}
      {isPosition(place) && <Furniture isThrone={place === "capo"} />}
      {man?.omerta && <span className="np-coin" data-coin="omerta" />}
      {man !== null && man.coin !== null && (
        <span className="np-coin">{man.coin !== "neutral" && <SeatMark seat={man.coin} size="tiny" />}</span>
      )}
    </span>
  );
}

/** The plate before him: the number of his chair, his name, what he brings there, and the crest of his holder. */
function Card({ place, man, holder }: ChairState & { readonly holder: number | null }) {
  const { t, words } = useBoard();
  const name = man === null ? "" : words.short(man.id);
  return (
    <span className="np-card">
      <b className="np-number">
        {isPosition(place) ? POSITIONS[place].number : place.slice(-1).toUpperCase()}
      </b>
      <b className="np-name" style={{ "--ems": emsOf(name) } as CSSProperties}>
        {name}
      </b>
      <span className="np-what">
        <span className="np-whole">{chairName(words, place)}</span>
        {/* A phone has room for a word of the chair’s name. */}
        <span className="np-brief">{t(`chairShort.${place}`)}</span>
        {man !== null &&
          gangsterOf(man.id).types.map((type) => (
            <i key={type} className="np-type" data-type={type}>
              {t(`typeShort.${type}`)}
            </i>
          ))}
      </span>
      {holder !== null && <SeatMark seat={holder} className="np-crest" />}
      {man !== null && isPosition(place) && (
        <>
          <span className="np-worth">
            {signed(yieldOf(man).respect)}
            <Hat />
          </span>
          <b className="np-worth">{dollars(t, yieldOf(man).money)}</b>
        </>
      )}
    </span>
  );
}

/** About how many times its height a name is wide: Latin letters are narrower than they are high. */
function emsOf(name: string): number {
  return [...name].reduce((ems, letter) => ems + (letter < "\u2e80" ? 0.58 : 1), 0);
}
