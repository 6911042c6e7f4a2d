"use client";

import type { BuildingId } from "@consigliere/games/mob-city/cards";
import { planOf, townEventOf, typeOf } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { BlockView } from "@consigliere/games/mob-city/view";
import { type CSSProperties, type TouchEvent, useRef, useState } from "react";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { Facade } from "./facade.tsx";
import { buildingName, groupSign } from "./labels.ts";
import { chosenAt, isInk, markAt, pressBuilding, sentTo } from "./steps.ts";
import "./city-map.css";

const MOST_ZOOM = 3;
const ZOOM_STEP = 0.5;

const clamped = (zoom: number) => Math.min(MOST_ZOOM, Math.max(1, zoom));

/**
 * The city as a drawn map. It is panned as pages are, and zoomed by two fingers or by its buttons. All that can be
 * pressed on it stands in the list of buildings as well: the map is a picture for those who point.
 */
export function CityMap() {
  const { t, view } = useBoard();
  const [zoom, setZoom] = useState(1);
  const fingers = useRef<{ readonly apart: number; readonly zoom: number } | null>(null);
  const width = Math.max(...view.map.map(({ x }) => x)) + 1;
  const pinch = ({ touches }: TouchEvent) => {
    const apart = distanceOf(touches);
    if (apart === null) {
      fingers.current = null;
      return;
    }
    fingers.current ??= { apart, zoom };
    setZoom(clamped((fingers.current.zoom * apart) / fingers.current.apart));
  };
  return (
    <div className="mc-map">
      {/* The list of buildings says the same. */}
      <div
        className="mc-map-window"
        aria-hidden="true"
        onTouchStart={pinch}
        onTouchMove={pinch}
        onTouchEnd={pinch}
      >
        <div className="mc-town" style={{ "--columns": width, "--zoom": zoom } as CSSProperties}>
          {view.map.map((block) => (
            <Block key={block.position} block={block} />
          ))}
        </div>
      </div>
      <div className="mc-zoom">
        <button type="button" disabled={zoom >= MOST_ZOOM} onClick={() => setZoom(clamped(zoom + ZOOM_STEP))}>
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">{t("zoomIn")}</span>
        </button>
        <button type="button" disabled={zoom <= 1} onClick={() => setZoom(clamped(zoom - ZOOM_STEP))}>
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">{t("zoomOut")}</span>
        </button>
      </div>
    </div>
  );
}

function distanceOf(touches: TouchEvent["touches"]): number | null {
  const [a, b] = [touches[0], touches[1]];
  return a === undefined || b === undefined ? null : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function Block({ block }: { readonly block: BlockView }) {
  const { words, view } = useBoard();
  const { phase } = view;
  const isNow =
    (phase.at === "block" || phase.at === "fight") && view.map[phase.index]?.position === block.position;
  const event = view.events.today ?? view.mine?.tip ?? null;
  const district = event === null ? null : townEventOf(event).district;
  const lots = view.buildings.filter(({ id }) => id.startsWith(`${block.block}-`));
  return (
    <div
      className="mc-block"
      data-block={block.block}
      data-now={isNow || undefined}
      data-struck={(district !== null && block.districts.includes(district)) || undefined}
      style={{ "--x": block.x, "--y": block.y } as CSSProperties}
    >
      <b className="mc-block-name">{words.text(`block.${block.block}`)}</b>
      {lots.map(({ id }) => (
        <House key={id} id={id} />
      ))}
    </div>
  );
}

function House({ id }: { readonly id: BuildingId }) {
  const { t, view, words, draft, step, steps, viewer, show } = useBoard();
  const building = view.buildings.find((one) => one.id === id);
  if (building === undefined) return null;
  const option = optionId("building", id);
  const mark = step === null ? undefined : markAt(step, option);
  const isPouring = building.business === "speakeasy";
  const drafted = sentTo(steps, id);
  const buying = steps.find(({ path }) => draft?.prompt.topic === "buy" || path[0] === "buy");
  const isBought = chosenAt(buying, "building").includes(id);
  const isForSale = buying !== undefined && buying === step && building.owner === null;
  const tokens = view.tokens.filter((token) => token.building === id);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="mc-house"
      data-site={`building-${id}`}
      data-lot={id.slice(-1)}
      data-lit={mark?.state}
      title={buildingName(words, id)}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(id)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(null)}
      onClick={() => {
        if (mark?.state === "blocked") show(id);
        else if (draft !== null && step !== null && mark !== undefined) pressBuilding(draft, step, id);
      }}
    >
      <Facade type={typeOf(id)} isPouring={isPouring} isClosed={building.closed} isBombed={building.bombed} />
      {building.owner !== null && <SeatBand seat={building.owner} className="mc-awning" />}
      {isBought && viewer !== null && (
        <span className={isInk(draft) ? undefined : "mc-pencil"}>
          <SeatBand seat={viewer} className="mc-awning" />
        </span>
      )}
      {isForSale && <span className="mc-price">{t("thousands", { count: planOf(id).cost / 1000 })}</span>}
      <span className="mc-cars">
        {tokens.map(({ seat, group }) => (
          <span key={`${seat} ${group}`} className="mc-car">
            <SeatMark seat={seat} className="mc-car-mark" />
            {groupSign(group)}
          </span>
        ))}
        {viewer !== null &&
          drafted.map((group) => (
            <span key={group} className="mc-car" data-pencil={!isInk(draft) || undefined}>
              <SeatMark seat={viewer} className="mc-car-mark" />
              {groupSign(group)}
            </span>
          ))}
      </span>
    </button>
  );
}
