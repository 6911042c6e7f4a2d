"use client";

import { optionId } from "@consigliere/games/crooks/option-ids";
import type { HideoutView } from "@consigliere/games/crooks/view";
import type { CSSProperties } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard, useShowing } from "./board-context.ts";
import { hideoutLabel, hideoutName, letterOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { Room, useFound } from "./room.tsx";

/** The alley: a door for each hideout, with the price on it and the faces that the viewer remembers; or one room. */
export function Alley() {
  const { t, view } = useBoard();
  const found = useFound();
  if (found !== null) {
    return (
      <section className="ck-alley" aria-label={t("alley")}>
        <Room found={found} />
      </section>
    );
  }
  return (
    <section className="ck-alley" aria-label={t("alley")}>
      <ol className="ck-doors" onKeyDown={moveFocus} data-count={view.hideouts.length}>
        {view.hideouts.map((hideout) => (
          <li key={hideout.id}>
            <Door hideout={hideout} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Door({ hideout }: { readonly hideout: HideoutView }) {
  const { t, words, draft, scene, show } = useBoard();
  const showing = useShowing({ kind: "door", hideout: hideout.id });
  const marks = draft?.marks;
  const option =
    marks?.has(optionId("hire", hideout.id)) === true
      ? optionId("hire", hideout.id)
      : optionId("hideout", hideout.id);
  const mark = marks?.get(option);
  const isOpen = mark !== undefined && mark.state !== "blocked";
  const certain = (hideout.notes ?? []).flatMap((note) => (note.status === "certain" ? [note.crook] : []));
  const others = (hideout.notes ?? []).filter((note) => note.status !== "certain");
  const isEvent = scene.hideout === hideout.id;
  const label = hideoutLabel(t, words, hideout);
  return (
    <button
      type="button"
      className="ck-door"
      data-site={`door-${hideout.id}`}
      data-mark={mark?.state}
      data-empty={hideout.count === 0 || undefined}
      data-event={isEvent || undefined}
      data-open={certain.length > 0 || isEvent || mark?.state === "chosen" || undefined}
      {...(mark === undefined
        ? {}
        : {
            "data-testid": `option-${option}`,
            "aria-pressed": mark.state === "chosen",
            "aria-disabled": !isOpen,
          })}
      {...showing}
      onClick={() => {
        show({ kind: "door", hideout: hideout.id });
        if (isOpen) draft?.pickMarked(option);
      }}
    >
      <span className="visually-hidden">
        {mark?.reason == null ? label : `${label}${t("stop")}${words.blocked(mark.reason)}`}
      </span>
      <Doorway />
      <span className="ck-door-men" aria-hidden="true" style={{ "--n": hideout.count } as CSSProperties}>
        {Array.from({ length: hideout.count }, (_, i) => (
          <span key={certain[i] ?? i}>
            {certain[i] === undefined ? <Shadow /> : <Portrait of={faceOf(certain[i])} />}
          </span>
        ))}
      </span>
      <Leaf />
      <span className="ck-door-letter" aria-hidden="true">
        {letterOf(hideout.id)}
      </span>
      <span className="ck-door-price" aria-hidden="true">
        {hideout.count === 0
          ? t("shut")
          : mark?.state === "chosen" && option === optionId("hire", hideout.id)
            ? t("priceAfter", { before: hideout.count, after: hideout.count - 1 })
            : t("price", { money: hideout.count })}
      </span>
      <span className="ck-door-name" aria-hidden="true">
        {hideoutName(words, hideout.id)}
      </span>
      {others.length > 0 && (
        <span className="ck-door-notes" aria-hidden="true">
          {others.map(({ crook, status }) => (
            <span key={crook} className="ck-face" data-status={status}>
              <Portrait of={faceOf(crook)} />
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

/** The lit room behind a door, seen when the door is open. */
function Doorway() {
  return (
    <svg className="ck-door-art" viewBox="0 0 80 110" preserveAspectRatio="none" aria-hidden="true">
      <path d="M8 110V24C8 6 72 6 72 24V110Z" fill="color-mix(in srgb, var(--mahogany) 38%, black)" />
      <path className="ck-door-room" d="M13 110V27C13 12 67 12 67 27V110Z" />
    </svg>
  );
}

/** Somebody in a lit door, of whom no more is known than that he is there. */
function Shadow() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="ck-door-shadow"
        d="M4 32C4 25 9 22.6 12 22V19.6C10.4 18.4 9.6 16.6 9.4 14.4L5 13.6C4.6 12.4 7.4 11.6 9.6 11.4L10.8 5.6C11.2 3.6 13.6 4.4 16 4.4S20.8 3.6 21.2 5.6L22.4 11.4C24.6 11.6 27.4 12.4 27 13.6L22.6 14.4C22.4 16.6 21.6 18.4 20 19.6V22C23 22.6 28 25 28 32Z"
      />
    </svg>
  );
}

/** A steel-bound door with a slot to look through. */
function Leaf() {
  return (
    <svg
      className="ck-door-art ck-door-swing"
      viewBox="0 0 80 110"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ck-door-leaf" d="M13 110V27C13 12 67 12 67 27V110Z" />
      <path
        d="M26.5 17V110M40 14V110M53.5 17V110"
        stroke="var(--pitch)"
        strokeWidth="1.4"
        opacity="0.55"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M13 44H67M13 88H67" stroke="color-mix(in srgb, var(--cream) 18%, black)" strokeWidth="6" />
      <path
        d="M17 44h.1M27 44h.1M53 44h.1M63 44h.1M17 88h.1M27 88h.1M53 88h.1M63 88h.1"
        stroke="color-mix(in srgb, var(--cream) 76%, black)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <rect className="ck-door-slot" x="28" y="24" width="24" height="9" rx="1.5" />
      <path className="ck-door-eyes" d="M34 28.5h4M42 28.5h4" strokeWidth="2.6" strokeLinecap="round" />
      <circle
        cx="61"
        cy="66"
        r="3"
        fill="color-mix(in srgb, var(--brass) 64%, var(--brass-lit))"
        stroke="var(--pitch)"
      />
    </svg>
  );
}
