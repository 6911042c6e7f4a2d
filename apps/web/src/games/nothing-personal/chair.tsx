"use client";

import type { OptionId } from "@consigliere/contract/question";
import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import { type CSSProperties, memo, useContext } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { piece } from "../board/piece.ts";
import type { GameWords } from "../game-words.ts";
import { Said } from "../shared/said.tsx";
import { ShowContext } from "./board-context.ts";
import type { ChairState } from "./chair-state.ts";
import { faceOf } from "./faces.ts";
import { Furniture, Hat } from "./furniture.tsx";
import { chairName, dollars, manLabel, type Say, signed } from "./labels.ts";
import { influenceOn } from "./preview.ts";
import { Rail } from "./rail.tsx";
import { type OfferVerdict, verdictLabel, verdictOn } from "./verdict.ts";

export interface ChairProps extends ChairState {
  readonly t: Say;
  readonly words: GameWords;
  readonly viewer: number | null;
  readonly onPress: (place: PlaceId, option: OptionId | null) => void;
}

/** A chair with whoever sits in it: upholstered by who controls him, or would by the answer in the making. */
export const Chair = memo(DrawnChair, isSame);

/** Every view brings its men anew, mostly as they were. */
function isSame({ t, words, onPress, ...before }: ChairProps, now: ChairProps): boolean {
  if (t !== now.t || words !== now.words || onPress !== now.onPress) return false;
  const { t: _, words: __, onPress: ___, ...then } = now;
  return JSON.stringify(before) === JSON.stringify(then);
}

function DrawnChair(chair: ChairProps) {
  const { t, words, viewer, place, man, mark, option, reason, changes, wouldBe, onPress } = chair;
  const show = useContext(ShowContext);
  const [first, second] = man === null ? [] : influenceOn(man, changes).leaders;
  const holder = second === undefined ? (first ?? null) : null;
  const says = [
    man === null ? t("vacant", { place: chairName(words, place) }) : manLabel(t, words, man),
    ...(reason === null ? [] : [reason]),
    ...(man === null || wouldBe === null ? [] : [verdictLabel({ words, viewer }, man, wouldBe)]),
  ].join(". ");
  return (
    <button
      type="button"
      className="np-chair"
      {...piece({
        ...(man !== null && { id: `man-${man.id}` }),
        ...(option !== null && { option }),
        mark: mark === null ? undefined : { state: mark },
      })}
      data-vacant={man === null || undefined}
      data-seat={holder ?? undefined}
      data-tied={second !== undefined || undefined}
      data-side={man?.side || undefined}
      data-acted={(man?.acted && !man.side) || undefined}
      data-changes={changes.length > 0 || undefined}
      onFocus={() => show(place)}
      onBlur={() => show(null)}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(place)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(null)}
      onClick={() => onPress(place, option)}
    >
      <Said words={says}>
        <Seat t={t} place={place} man={man} holder={holder} />
        <span className="np-card">
          <span className="np-place">
            <span className="np-whole">{chairName(words, place)}</span>
            {/* A phone has room for a word of the chair’s name. */}
            <span className="np-brief">{t(`chairShort.${place}`)}</span>
          </span>
          {man !== null && <Name text={words.short(man.id)} />}
          {man !== null && (
            <span className="np-types">
              {gangsterOf(man.id).types.map((type) => (
                <i key={type} className="np-type" data-type={type}>
                  {t(`typeShort.${type}`)}
                </i>
              ))}
            </span>
          )}
        </span>
        {man !== null && wouldBe !== null && <WouldBe {...chair} {...verdictOn(man, wouldBe, viewer)} />}
        {man !== null && <Rail key={man.id} man={man} changes={wouldBe ?? changes} />}
      </Said>
    </button>
  );
}

interface SeatProps extends Pick<ChairProps, "t" | "place" | "man"> {
  readonly holder: number | null;
}

/** A chair and the man in it, with what he brings there; an associate has none, and stands. */
function Seat({ t, place, man, holder }: SeatProps) {
  const isChair = isPosition(place);
  const { respect, money } = man === null ? { respect: 0, money: 0 } : yieldOf(man);
  return (
    <span className="np-seat" data-throne={place === "capo" || undefined}>
      {isChair && <span className="np-velvet" />}
      {man !== null ? (
        <span className="np-sitter">
          <Portrait of={faceOf(man.id)} />
        </span>
      ) : (
        isChair && <span className="np-cushion" />
      )}
      {isChair && <Furniture isThrone={place === "capo"} />}
      {holder !== null && <SeatMark seat={holder} className="np-crest" />}
      <b className="np-number">{plateOf(place)}</b>
      {isChair && man !== null && (
        <span className="np-worth">
          <span data-minus={respect < 0 || undefined}>
            {signed(respect)}
            <Hat />
          </span>
          <span data-minus={money < 0 || undefined}>{dollars(t, money)}</span>
        </span>
      )}
      {man?.omerta && <span className="np-coin" data-coin="omerta" />}
      {man !== null && man.coin !== null && (
        <span className="np-coin" data-coin="blackmail">
          {man.coin !== "neutral" && <SeatMark seat={man.coin} size="tiny" />}
        </span>
      )}
    </span>
  );
}

function Name({ text }: { readonly text: string }) {
  return (
    <span className="np-name" style={{ "--ems": emsOf(text) } as CSSProperties}>
      {text}
    </span>
  );
}

/** About how many times its height a name is wide: Latin letters are narrower than they are high. */
function emsOf(name: string): number {
  return [...name].reduce((ems, letter) => ems + (letter < "\u2e80" ? 0.58 : 1), 0);
}

/** The number of a chair; the letter of a place below the stairs. */
function plateOf(place: PlaceId): string {
  return isPosition(place) ? String(POSITIONS[place].number) : place.slice(-1).toUpperCase();
}

/** His owner after a press on him, in a word. */
function WouldBe({ t, words, is, leader }: OfferVerdict & Pick<ChairProps, "t" | "words">) {
  const [name = ""] = leader === null ? [] : words.name(leader).split(" ");
  return (
    <b className="np-would" data-is={is} data-seat={is === "mine" || is === "other" ? leader : undefined}>
      {t(`would.${is}`, { name })}
    </b>
  );
}
