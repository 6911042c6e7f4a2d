"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStill } from "../../design/use-still.ts";
import type { GameWords } from "../../games/game-words.ts";
import { piecesNamed } from "../../stage/pieces-named.ts";
import { type Box, type MarkerPlace, markerPlacesFor, REACH } from "./marker-places.ts";
import type { RecapMarkers } from "./use-recap-markers.ts";
import "./recap-markers.css";

interface MarkerLayerProps {
  readonly pins: RecapMarkers;
  readonly words: GameWords;
}

/**
 * The pins on the board. The layer is over the board, scrolls with it, and does not cover anything that can be pressed.
 */
export default function MarkerLayer({ pins, words }: MarkerLayerProps) {
  const t = useTranslations("play.recap");
  const layer = useRef<HTMLDivElement>(null);
  const { shown, pointed, replayed } = pins;
  const { spots, aim, width } = useMarkerPlaces(layer, pins);
  useSought(layer, pointed?.isSought === true ? aim : null);
  useScrollKept(layer, replayed !== null);
  return (
    <div ref={layer} className="pins" data-replayed={replayed !== null || undefined} data-testid="pins">
      {pointed !== null && aim !== null && (
        <>
          <span className="pin-ring" style={ringAt(aim)} />
          <p
            className="pin-told paper"
            data-testid="pin-told"
            data-above={isLow(aim, layer) || undefined}
            style={slipAt(aim, width, layer)}
          >
            {words.event(pointed.event)}
          </p>
        </>
      )}
      {shown.map((pin, index) => {
        const spot = spots[index];
        if (spot == null) return null;
        return (
          <button
            key={pin.frame.n}
            type="button"
            className="pin"
            data-pressed={pins.isPressed(pin) || undefined}
            data-testid="pin"
            style={{ left: spot.x - REACH, top: spot.y - REACH }}
            aria-label={t("pin", {
              number: pin.number,
              count: shown.length,
              sentence: words.event(pin.frame.event),
            })}
            onClick={() => pins.press(pin)}
          >
            <span aria-hidden="true">{pin.number}</span>
          </button>
        );
      })}
    </div>
  );
}

interface Measured {
  readonly spots: readonly (MarkerPlace | null)[];
  /** A ring around the target; null: it is not on the board. */
  readonly aim: Box | null;
  readonly width: number;
}

/** A moving board is measured once more when it has arrived. */
const SETTLED_MS = 350;

/** The pieces that can be pressed now to answer. */
const OPEN = '[data-mark="open"], [data-mark="chosen"], [data-lit="open"], [data-able], [aria-pressed]';

/** The places of the pins, measured whenever the board changes. */
function useMarkerPlaces(layer: RefObject<HTMLElement | null>, { shown, pointed }: RecapMarkers): Measured {
  const [measured, setMeasured] = useState<Measured>({ spots: [], aim: null, width: 0 });
  useLayoutEffect(() => {
    const area = layer.current?.parentElement;
    if (area == null) return;
    const measure = () => {
      const boxes = (names: readonly string[]) => names.flatMap((name) => boxOf(area, name) ?? []);
      const open = [...area.querySelectorAll(OPEN)].map((one) => boxIn(area, one));
      const spots = markerPlacesFor(
        shown.map(({ places }) => boxes(places)),
        open,
        { right: area.clientWidth, bottom: bottomOf(area) },
      );
      const aim = (pointed && boxes(pointed.places)[0]) ?? null;
      const next = { spots, aim, width: area.clientWidth };
      setMeasured((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    let frame = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      frame = requestAnimationFrame(measure);
      later = setTimeout(measure, SETTLED_MS);
    };
    measure();
    again();
    const resized = new ResizeObserver(again);
    resized.observe(area);
    const changes = new MutationObserver((all) => {
      if (all.some(({ target }) => layer.current?.contains(target) === false)) again();
    });
    changes.observe(area, {
      subtree: true,
      childList: true,
      attributeFilter: ["class", "style", "data-mark", "data-site", "data-piece"],
    });
    // A part of the board that scrolls separately, such as a map.
    area.addEventListener("scroll", again, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      resized.disconnect();
      changes.disconnect();
      area.removeEventListener("scroll", again, { capture: true });
    };
  }, [layer, shown, pointed]);
  return measured;
}

/** The end of the board when scrolled down. Sticky parts do not make it longer. */
function bottomOf(area: HTMLElement): number {
  const boards = [...area.children].filter((one) => !one.classList.contains("pins"));
  return Math.max(area.clientHeight, ...boards.map((one) => boxIn(area, one).bottom));
}

/** The box of the thing with this name on the board. If it is in several places, the box of a visible one. */
function boxOf(area: HTMLElement, name: string): Box | null {
  const all = piecesNamed(area, name).filter(
    (one) => one.getBoundingClientRect().width > 0 && !isCut(one, area),
  );
  const found = all.find((one) => isInSight(one, area)) ?? all.find((one) => !isBefore(one, area));
  return found === undefined ? null : boxIn(area, found);
}

function middleOf(one: Element): readonly [number, number] {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

function holds(around: Element, [x, y]: readonly [number, number]): boolean {
  const { left, right, top, bottom } = around.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether the middle of a thing is scrolled out of a part of the board. */
function isCut(one: Element, area: HTMLElement): boolean {
  const middle = middleOf(one);
  for (let around = one.parentElement; around !== null && around !== area; around = around.parentElement) {
    if (!holds(around, middle) && getComputedStyle(around).overflow !== "visible") return true;
  }
  return false;
}

/** Whether it is in the visible area of the board, though perhaps behind a sticky part. */
function isBefore(one: Element, area: HTMLElement): boolean {
  return holds(area, middleOf(one));
}

/** Whether the reader sees the middle of a thing. */
function isInSight(one: Element, area: HTMLElement): boolean {
  if (!isBefore(one, area)) return false;
  const [first] = document
    .elementsFromPoint(...middleOf(one))
    .filter((hit) => area.contains(hit) && hit.closest(".pins") === null);
  return first !== undefined && (one.contains(first) || first.contains(one));
}

/** From the start of the scrolled content. */
function boxIn(area: HTMLElement, one: Element): Box {
  const { left, top } = area.getBoundingClientRect();
  const box = one.getBoundingClientRect();
  const [x, y] = [area.scrollLeft - left, area.scrollTop - top];
  return {
    left: Math.round(box.left + x),
    top: Math.round(box.top + y),
    right: Math.round(box.right + x),
    bottom: Math.round(box.bottom + y),
  };
}

/** Pixels between a thing and its ring. */
const RING = 3;

function ringAt({ left, top, right, bottom }: Box): CSSProperties {
  return {
    left: left - RING,
    top: top - RING,
    width: right - left + 2 * RING,
    height: bottom - top + 2 * RING,
  };
}

const SLIP_WIDTH = 260;

/** Whether there is more room above a thing than below. */
function isLow({ top, bottom }: Box, layer: RefObject<HTMLElement | null>): boolean {
  const area = layer.current?.parentElement;
  return area != null && (top + bottom) / 2 - area.scrollTop > area.clientHeight / 2;
}

function slipAt(aim: Box, width: number, layer: RefObject<HTMLElement | null>): CSSProperties {
  const wide = Math.min(SLIP_WIDTH, width - 16);
  const left = Math.min(Math.max((aim.left + aim.right - wide) / 2, 8), width - wide - 8);
  return { left, width: wide, top: isLow(aim, layer) ? aim.top - 10 : aim.bottom + 10 };
}

/** Scrolls the target into the middle of the board. */
function useSought(layer: RefObject<HTMLElement | null>, aim: Box | null): void {
  const isStillWished = useStill();
  const [top, bottom] = [aim?.top, aim?.bottom];
  useEffect(() => {
    const area = layer.current?.parentElement;
    if (area == null || top === undefined || bottom === undefined) return;
    if (top >= area.scrollTop && bottom <= area.scrollTop + area.clientHeight) return;
    area.scrollTo({
      top: (top + bottom - area.clientHeight) / 2,
      behavior: isStillWished ? "auto" : "smooth",
    });
  }, [layer, top, bottom, isStillWished]);
}

/** The board of the past may be lower. The present is scrolled back to where it was left. */
function useScrollKept(layer: RefObject<HTMLElement | null>, isReplayed: boolean): void {
  useLayoutEffect(() => {
    const area = layer.current?.parentElement;
    if (!isReplayed || area == null) return;
    const { scrollTop } = area;
    return () => area.scrollTo({ top: scrollTop, behavior: "instant" });
  }, [layer, isReplayed]);
}
