"use client";

import { type BlockId, blockOf, townEventOf } from "@consigliere/games/mob-city/cards";
import type { BlockView } from "@consigliere/games/mob-city/view";
import { memo } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { ownerStyle } from "../board/piece.ts";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { useBoard, usePerQuestion } from "./board-context.ts";
import { eventIn } from "./draft-effects.ts";
import { House } from "./house.tsx";
import { markAt } from "./steps.ts";

/** So many streets lie below each other on a phone; of more, one is shown at a time. On a low phone, of more than two. */
const MOST_AT_ONCE = 4;
const MOST_IF_LOW = 2;

/** The city by night: one sky over streets of five houses each, with everybody's cars at the kerb. */
export function City() {
  const { t, view, words } = useBoard();
  const [block, goTo] = useBlock();
  const rows = [...new Set(view.map.map(({ y }) => y))].sort();
  const known = eventIn(view);
  return (
    <section
      className="mc-city"
      data-many={view.map.length > MOST_AT_ONCE || undefined}
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
      {view.map.length > MOST_IF_LOW && (
        <nav className="mc-tabs" aria-label={t("blocks")}>
          {view.map.map((one) => (
            <Tab key={one.position} block={one} isShown={one.block === block} onPress={goTo} />
          ))}
        </nav>
      )}
      {rows.map((row) => (
        <div key={row} className="mc-row">
          {view.map
            .filter(({ y }) => y === row)
            .map((one) => (
              <Street key={one.position} block={one} isShown={one.block === block} />
            ))}
        </div>
      ))}
    </section>
  );
}

/** The block that is shown where there is room for one only: the one gone to, else what is told or asked of. */
function useBlock(): readonly [shown: BlockId | undefined, goTo: (block: BlockId) => void] {
  const { view, viewer, draft, step, event } = useBoard();
  const about = `${draft?.prompt.id} ${event === null ? "" : JSON.stringify(event)}`;
  const [gone, goTo] = usePerQuestion<BlockId>(about);
  if (gone !== null) return [gone, goTo];
  const told = view.buildings.find(
    ({ id }) => event !== null && "building" in event && event["building"] === id,
  );
  const open =
    step === null
      ? []
      : view.buildings.filter(({ id }) => ["open", "chosen"].includes(markAt(step, id)?.state ?? ""));
  const own = (open.length > 0 ? open : view.buildings).find(
    ({ owner }) => owner === viewer && owner !== null,
  );
  const now =
    view.phase.at === "block" || view.phase.at === "fight" ? view.map[view.phase.index]?.block : undefined;
  const house = told ?? (now === undefined || open.length > 0 ? (own ?? open[0]) : undefined);
  return [house === undefined ? (now ?? view.map[0]?.block) : blockOf(house.id), goTo];
}

interface StreetProps {
  readonly block: BlockView;
  /** The one to show where there is room for only one. */
  readonly isShown: boolean;
}

const Street = memo(function Street({ block, isShown }: StreetProps) {
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
      data-shown={isShown || undefined}
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
        {isStruck && view.police !== null && (
          <span role="img" aria-label={t("policeOf", { name: words.name(view.police) })}>
            <Drawing game="mob-city" name="favour-police" size={48} />
            <SeatMark seat={view.police} />
          </span>
        )}
      </p>
      {view.buildings
        .filter(({ id }) => blockOf(id) === block.block)
        .map((building) => (
          <House key={building.id} building={building} />
        ))}
    </section>
  );
});

interface TabProps extends StreetProps {
  readonly onPress: (block: BlockId) => void;
}

/** A street from above: whose houses stand there, and how many can be chosen. */
const Tab = memo(function Tab({ block, isShown, onPress }: TabProps) {
  const { t, view, words, step, meetings } = useBoard();
  const houses = view.buildings.filter(({ id }) => blockOf(id) === block.block);
  const open = houses.filter(({ id }) =>
    step === null ? meetings.includes(id) : markAt(step, id)?.state === "open",
  ).length;
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      aria-label={t("blockKey", { block: words.text(`block.${block.block}`), open })}
      onClick={() => onPress(block.block)}
    >
      <Parted name={words.text(`block.${block.block}`)} />
      <i aria-hidden="true">
        {houses.map(({ id, owner }) => (
          <u key={id} style={ownerStyle(owner)} />
        ))}
        {open > 0 && <b>{open}</b>}
      </i>
    </button>
  );
});
