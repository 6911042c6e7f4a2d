"use client";

import { type BlockId, type BuildingId, blockOf, townEventOf } from "@consigliere/games/mob-city/cards";
import type { BlockView } from "@consigliere/games/mob-city/view";
import { type CSSProperties, type KeyboardEvent, memo, useCallback, useRef, useState } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { seatStyle } from "../../design/seats.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { useBoard } from "./board-context.ts";
import { Books } from "./books.tsx";
import { House, type ToggleSlip } from "./house.tsx";
import { HouseSlip } from "./house-slip.tsx";
import { markAt } from "./steps.ts";
import { useBlock } from "./use-block.ts";

/** So many blocks stand side by side on a phone; of more, one is shown at a time. */
const MOST_AT_ONCE = 4;

interface Opened {
  /** The current question: the close-up closes when it changes. */
  readonly asked: string | undefined;
  readonly id: BuildingId;
  readonly isByKey: boolean;
}

/**
 * The city by night, with its houses as keys. The avenue in its middle is kept free for the slip of a house; else the
 * viewer's books lie there.
 */
export function CityMap() {
  const { t, view, words, draft } = useBoard();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [block, goTo] = useBlock();
  const map = useRef<HTMLElement>(null);
  const columns = Math.max(...view.map.map(({ x }) => x)) + 1;
  const rows = Math.max(...view.map.map(({ y }) => y)) + 1;
  const hasHarbour = columns > 1 && !view.map.some(({ x, y }) => y === 1 && Math.floor(x) === 1);
  const asked = draft?.prompt.id;
  const slip = opened?.asked === asked ? opened : null;
  const building = view.buildings.find(({ id }) => id === slip?.id);
  const tile = slip === null ? undefined : view.map.find((one) => one.block === blockOf(slip.id));
  const toggle = useCallback<ToggleSlip>(
    (id, isByKey) =>
      setOpened((now) =>
        now !== null && now.asked === asked && now.id === id ? null : { asked, id, isByKey },
      ),
    [asked],
  );
  const close = () => {
    setOpened(null);
    map.current?.querySelector<HTMLElement>(`[data-site="building-${slip?.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || slip === null) return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={map}
      className="mc-map"
      data-many={view.map.length > MOST_AT_ONCE || undefined}
      data-harbour={hasHarbour || undefined}
      style={{ "--columns": columns, "--rows": rows } as CSSProperties}
      aria-label={t("city")}
      onKeyDown={onKeyDown}
    >
      <nav className="mc-minimap" aria-label={t("blocks")}>
        {view.map.map((one) => (
          <MiniBlock key={one.position} block={one} isShown={one.block === block} onPress={goTo} />
        ))}
      </nav>
      {view.map.map((one) => (
        <Block
          key={one.position}
          block={one}
          isShown={one.block === block}
          open={slip !== null && tile === one ? slip.id : null}
          onToggle={toggle}
        />
      ))}
      <div className="mc-avenue">
        {view.police !== null && (
          <span
            className="mc-patrol"
            role="img"
            aria-label={t("policeOf", { name: words.name(view.police) })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 1l3 3 4-1 1 4 3 2-1 4c0 5-5 8-10 10C7 21 2 18 2 13L1 9l3-2 1-4 4 1z" />
            </svg>
            <SeatMark seat={view.police} size="small" />
          </span>
        )}
        {building !== undefined && slip !== null && tile !== undefined ? (
          <HouseSlip
            key={building.id}
            building={building}
            isByKey={slip.isByKey}
            onClose={close}
            style={slipPlace(tile, building.id)}
          />
        ) : (
          <Books />
        )}
      </div>
    </section>
  );
}

/** Lots of a street: three in the upper one, two and the street's name in the lower one. */
const LOTS = 3;

/** The target of a slip's notch: the middle of the building's lot, up or down the avenue. */
function slipPlace({ x, y }: BlockView, id: BuildingId): CSSProperties {
  const column = (Number(id.slice(-1)) - 1) % LOTS;
  return { "--x": x, "--column": column, "--notch": y === 0 ? 0 : 1 } as CSSProperties;
}

interface BlockProps {
  readonly block: BlockView;
  /** The house whose slip is open; null: none here. */
  readonly open: BuildingId | null;
  readonly onToggle: ToggleSlip;
  /** The block to show where there is room for only one. */
  readonly isShown: boolean;
}

const Block = memo(function Block({ block, open, onToggle, isShown }: BlockProps) {
  const { t, words, view } = useBoard();
  const { phase } = view;
  const isNow =
    (phase.at === "block" || phase.at === "fight") && view.map[phase.index]?.position === block.position;
  const event = view.events.today ?? view.mine?.tip ?? null;
  const district = event === null ? null : townEventOf(event).district;
  return (
    <section
      className="mc-block"
      data-block={block.block}
      data-shown={isShown || undefined}
      data-now={isNow || undefined}
      data-struck={(district !== null && block.districts.includes(district)) || undefined}
      style={{ "--x": block.x, "--y": block.y } as CSSProperties}
      aria-label={words.text(`block.${block.block}`)}
      onKeyDown={moveFocus}
    >
      {view.buildings
        .filter(({ id }) => blockOf(id) === block.block)
        .map((building) => (
          <House key={building.id} building={building} isOpen={building.id === open} onToggle={onToggle} />
        ))}
      <p className="mc-street-sign">
        <b>
          <Parted name={words.text(`block.${block.block}`)} />
        </b>
        <small>{block.districts.map((one) => words.text(`district.${one}`)).join(t("comma"))}</small>
      </p>
    </section>
  );
});

interface MiniBlockProps {
  readonly block: BlockView;
  readonly isShown: boolean;
  readonly onPress: (block: BlockId) => void;
}

/** A block from above: whose houses stand there, and how many can be chosen. */
const MiniBlock = memo(function MiniBlock({ block, isShown, onPress }: MiniBlockProps) {
  const { t, view, words, step } = useBoard();
  const houses = view.buildings.filter(({ id }) => blockOf(id) === block.block);
  const open = step === null ? 0 : houses.filter(({ id }) => markAt(step, id)?.state === "open").length;
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      style={{ "--x": block.x, "--y": block.y } as CSSProperties}
      aria-label={t("blockKey", { block: words.text(`block.${block.block}`), open })}
      onClick={() => onPress(block.block)}
    >
      <span>
        <Parted name={words.text(`block.${block.block}`)} />
      </span>
      <i aria-hidden="true">
        {houses.map(({ id, owner }) => (
          <u key={id} style={owner === null ? undefined : { background: seatStyle(owner).color }} />
        ))}
        {open > 0 && <b>{open}</b>}
      </i>
    </button>
  );
});
