"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import type { AtTable } from "../at-table.ts";

interface ToldPlaceProps {
  readonly at: Pick<AtTable, "match" | "ui" | "words" | "past" | "paper" | "pins">;
  readonly told: LoggedEvent;
}

/** The sentence of an event, with the number of its pin. Pressing it shows its subject on the board. */
export function EventLink({ at, told }: ToldPlaceProps) {
  const { words, ui, pins, paper, past, match } = at;
  const sentence = words.event(told.event);
  const isShown = past.film === null && match.table.outcome === null;
  if (!isShown || ui.replay.places(told.event).length === 0) return sentence;
  const pin = pins.shown.find(({ frame }) => frame.n === told.n);
  return (
    <button
      type="button"
      className="told-place"
      onClick={() => {
        // On a phone the paper is over the board.
        if (matchMedia("(width < 520px)").matches) paper.close();
        pins.point(told.event);
      }}
    >
      {pin !== undefined && <span className="told-pin" aria-hidden="true" data-text={pin.number} />}
      {sentence}
    </button>
  );
}
