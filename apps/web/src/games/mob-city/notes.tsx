"use client";

import { EVENT_IDS, townEventOf } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { useTranslations } from "next-intl";
import type { BoardProps } from "../game-ui.ts";

/** Beside the table: which events may still come, and how forecasts are made. */
export function MobCityNotes({ view: given, words }: BoardProps) {
  const t = useTranslations("board.mob-city");
  const view = given as View;
  const still = eventsToCome(view);
  return (
    <section className="mc-notes" aria-label={t("notes.label")}>
      {view.will === null && still.length > 0 && (
        <>
          <h2>{t("notes.toCome")}</h2>
          <p>{t("notes.left", { count: view.events.left })}</p>
          <ul>
            {still.map((id) => (
              <li key={id}>{words.text(`town-event.${id}.name`)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t("fightForecast.how")}</p>
    </section>
  );
}

/** Those not seen yet; where no block lies in a district, its cards are not in the match. */
function eventsToCome({ events: { past, today }, map }: View): (typeof EVENT_IDS)[number][] {
  const districts = new Set(map.flatMap((block) => block.districts));
  return EVENT_IDS.filter((id) => {
    const { district } = townEventOf(id);
    return !past.includes(id) && today !== id && (district === null || districts.has(district));
  });
}
