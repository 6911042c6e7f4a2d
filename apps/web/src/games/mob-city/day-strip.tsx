"use client";

import { useBoard } from "./board-context.ts";

/** The day, today's event or the tip on it, and what is left of days. */
export function DayStrip() {
  const { t, view, words } = useBoard();
  const { today } = view.events;
  const tip = today === null ? (view.mine?.tip ?? null) : null;
  const known = today ?? tip;
  return (
    <p className="mc-day" data-over={view.will !== null || undefined}>
      <b>{t("day", { day: view.day })}</b>
      <span>
        {view.will !== null
          ? words.text(`will.${view.will}`)
          : known === null
            ? t("eventUnknown")
            : `${tip === null ? "" : t("yourTip")}${words.text(`town-event.${known}.name`)}`}
      </span>
      {known !== null && view.will === null && <small>{words.text(`town-event.${known}.rule`)}</small>}
    </p>
  );
}
