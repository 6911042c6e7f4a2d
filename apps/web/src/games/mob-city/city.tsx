"use client";

import { blockOf, townEventOf } from "@consigliere/games/mob-city/cards";
import type { BlockView, View } from "@consigliere/games/mob-city/view";
import { memo } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { useBoard } from "./board-context.ts";
import { House } from "./house.tsx";

/** So many streets lie below each other on a tablet; more stand in two columns. */
const MOST_IN_COLUMN = 4;

/** The event of the day as far as the viewer knows it; null: not yet. */
const eventIn = ({ events, mine }: View) => events.today ?? mine?.tip ?? null;

/** The city by night: one sky over streets of five houses each, with everybody's cars at the kerb. */
export function City() {
  const { t, view, words } = useBoard();
  const rows = [...new Set(view.map.map(({ y }) => y))].sort();
  const known = eventIn(view);
  return (
    <section
      className="mc-city"
      data-many={view.map.length > MOST_IN_COLUMN || undefined}
      aria-label={t("city")}
    >
      <p className="mc-day row" data-over={view.will !== null || undefined}>
        <b>{t("day", { day: view.day })}</b>
        <span>
          {view.will !== null
            ? words.text(`will.${view.will}`)
            : known === null
              ? t("eventUnknown")
              : `${view.events.today === null ? t("yourTip") : ""}${words.text(`town-event.${known}.name`)}`}
        </span>
        {known !== null && view.will === null && <small>{words.text(`town-event.${known}.rule`)}</small>}
      </p>
      {rows.map((row) => (
        <div key={row} className="mc-row">
          {view.map
            .filter(({ y }) => y === row)
            .map((one) => (
              <Street key={one.position} block={one} />
            ))}
        </div>
      ))}
    </section>
  );
}

const Street = memo(function Street({ block }: { readonly block: BlockView }) {
  const { t, words, view } = useBoard();
  const { phase } = view;
  const isNow =
    (phase.at === "block" || phase.at === "fight") && view.map[phase.index]?.position === block.position;
  const event = eventIn(view);
  const district = event === null ? null : townEventOf(event).district;
  const isStruck = district !== null && block.districts.includes(district);
  return (
    <section
      className="mc-street"
      data-block={block.block}
      data-now={isNow || undefined}
      data-struck={isStruck || undefined}
      aria-label={words.text(`block.${block.block}`)}
      onKeyDown={moveFocus}
    >
      <Drawing game="mob-city" name="skyline" className="mc-skyline" size={400} high={80} keeps="foot" />
      <p className="mc-plate">
        <b>
          <Parted name={words.text(`block.${block.block}`)} />
        </b>
        <small>{block.districts.map((one) => words.text(`district.${one}`)).join(t("comma"))}</small>
      </p>
      {view.buildings
        .filter(({ id }) => blockOf(id) === block.block)
        .map((building) => (
          <House key={building.id} building={building} />
        ))}
      {isStruck && view.police !== null && (
        <span className="mc-patrol" role="img" aria-label={t("policeOf", { name: words.name(view.police) })}>
          <Drawing game="mob-city" name="favour-police" size={48} />
          <SeatMark seat={view.police} />
        </span>
      )}
    </section>
  );
});
