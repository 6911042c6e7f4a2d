"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { mobsterLabel, ownerOf, ownerStyle } from "./labels.ts";
import { Man } from "./man.tsx";
import { faceOf } from "./portraits.ts";

interface MobsterProps {
  readonly id: MobsterId;
  /** Place on the hit list, from 1. */
  readonly place?: number;
  readonly isBuried?: boolean;
  /** Within reach of the hits before the viewer acts again. */
  readonly isInDanger?: boolean;
  /** The one of its group at which the tab key stops. Arrow keys reach the others. */
  readonly isStop?: boolean;
}

/**
 * A mobster in any place. While there is a choice, a press chooses; otherwise it shows the mobster large. The same
 * picture moves between mob, wall and cemetery.
 */
export function Mobster({ id, place, isBuried = false, isInDanger = false, isStop = false }: MobsterProps) {
  const { t, view, words, draft, show, shown, viewer } = useBoard();
  const option = optionId("mobster", id);
  const mark = draft?.marks.get(option);
  const owner = ownerOf(view, id);
  const isMine = owner !== null && owner === viewer;
  const isTarget = mark?.state === "open" || mark?.state === "chosen";
  return (
    <button
      type="button"
      data-piece={`mobster-${id}`}
      className="fb-mobster"
      style={ownerStyle(view, id)}
      data-mark={mark?.state}
      data-buried={isBuried || undefined}
      data-danger={isInDanger || undefined}
      data-shown={shown === id || undefined}
      {...(isTarget ? { "data-testid": `option-${option}`, "aria-pressed": mark.state === "chosen" } : {})}
      {...(mark?.state === "blocked" ? { "aria-disabled": true } : {})}
      tabIndex={isTarget || isStop ? 0 : -1}
      aria-label={labelWithReason(mobsterLabel(t, words, view, id), mark?.reason, words)}
      onFocus={() => show(id)}
      onBlur={() => show(null)}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(id)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(null)}
      onClick={() => {
        show(isTarget ? null : id);
        if (isTarget) draft?.pickMarked(option);
      }}
    >
      {place === undefined ? (
        <>
          <Portrait of={faceOf(id)} />
          <Sign className="fb-mobster-name" text={words.short(id)} />
          {owner !== null && <SeatBand seat={owner} className="fb-mobster-band" />}
        </>
      ) : (
        <>
          <Man id={id} />
          <span className="fb-slate" data-mine={isMine || undefined}>
            {owner !== null && <SeatBand seat={owner} className="fb-mobster-band" />}
            <Sign className="fb-slate-place" text={place} />
            {owner !== null && <SeatMark seat={owner} className="fb-slate-seal" />}
            <Sign className="fb-mobster-name" text={words.short(id)} />
            {isMine && <Sign className="fb-mobster-yours" text={t("yours")} />}
          </span>
        </>
      )}
      {mark?.rank != null && <Sign className="fb-mobster-rank" text={mark.rank} />}
    </button>
  );
}

/** Drawn, not written, because the button's label already says it in full. */
function Sign({ className, text }: { readonly className: string; readonly text: string | number }) {
  return <span className={className} data-text={text} aria-hidden="true" />;
}

function labelWithReason(
  label: string,
  reason: string | null | undefined,
  words: { blocked(reason: string): string },
): string {
  return reason == null ? label : `${label}. ${words.blocked(reason)}`;
}
