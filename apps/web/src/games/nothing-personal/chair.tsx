"use client";

import type { OptionId } from "@consigliere/contract/question";
import { gangsterOf } from "@consigliere/games/nothing-personal/cards";
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import { isPosition, type PlaceId, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import { memo, type PointerEvent, useContext } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
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
  const button = {
    type: "button",
    className: "np-chair",
    "data-mark": mark ?? undefined,
    ...(option === null ? {} : { "data-testid": `option-${option}`, "aria-pressed": mark === "chosen" }),
    ...(reason === null ? {} : { "aria-disabled": true }),
    onFocus: () => show(place),
    onBlur: () => show(null),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && show(place),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && show(null),
    onClick: () => onPress(place, option),
  } as const;
  if (man === null) {
    const says = t("vacant", { place: chairName(words, place) });
    return (
      <button {...button} data-vacant>
        <Said words={reason === null ? says : `${says}. ${reason}`}>
          <span className="np-seat" data-throne={place === "capo" || undefined}>
            {isPosition(place) && (
              <>
                <span className="np-velvet" />
                <span className="np-cushion" />
                <Furniture holder={null} isThrone={place === "capo"} />
              </>
            )}
            <b className="np-number">{plateOf(place)}</b>
          </span>
          <span className="np-card">
            <PlaceName {...chair} />
          </span>
        </Said>
      </button>
    );
  }
  const { leaders } = influenceOn(man, changes);
  const [first, second] = leaders;
  const says = [
    manLabel(t, words, man),
    ...(reason === null ? [] : [reason]),
    ...(wouldBe === null ? [] : [verdictLabel({ words, viewer }, man, wouldBe)]),
  ].join(". ");
  return (
    <button
      {...button}
      data-piece={`man-${man.id}`}
      data-seat={second === undefined ? first : undefined}
      data-tied={second !== undefined || undefined}
      data-side={man.side || undefined}
      data-acted={(man.acted && !man.side) || undefined}
      data-changes={changes.length > 0 || undefined}
    >
      <Said words={says}>
        <Seated t={t} man={man} holder={second === undefined ? (first ?? null) : null} />
        <span className="np-card">
          <PlaceName {...chair} />
          <span className="np-name">{words.short(man.id)}</span>
          <span className="np-types">
            {gangsterOf(man.id).types.map((type) => (
              <i key={type} className="np-type" data-type={type}>
                {t(`typeShort.${type}`)}
              </i>
            ))}
          </span>
        </span>
        {wouldBe !== null && <WouldBe {...chair} {...verdictOn(man, wouldBe, viewer)} />}
        <Rail key={man.id} man={man} changes={wouldBe ?? changes} />
      </Said>
    </button>
  );
}

interface SeatedProps extends Pick<ChairProps, "t"> {
  readonly man: ManView;
  readonly holder: number | null;
}

/** The man in his chair, with what he brings there; an associate has none, and stands. */
function Seated({ t, man, holder }: SeatedProps) {
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
          <b className="np-number">{plateOf(place)}</b>
          <span className="np-worth">
            <span data-minus={respect < 0 || undefined}>
              {signed(respect)}
              <Hat />
            </span>
            <span data-minus={money < 0 || undefined}>{dollars(t, money)}</span>
          </span>
        </>
      )}
      {!isPosition(place) && <b className="np-number">{plateOf(place)}</b>}
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

/** A phone has room for a word of the chair’s name. */
function PlaceName({ t, words, place }: Pick<ChairProps, "t" | "words" | "place">) {
  return (
    <span className="np-place">
      <span className="np-whole">{chairName(words, place)}</span>
      <span className="np-brief">{t(`chairShort.${place}`)}</span>
    </span>
  );
}
