"use client";
import { Component, type ReactNode, type RefObject } from "react";
import { onceLaidOut } from "./once-laid-out.ts";
import { isStill } from "./use-still.ts";

/** Milliseconds that a piece takes to move. */
const GLIDE_MS = 280;
/** Sizes closer than this count as equal: a tilted card measures slightly differently in each place. */
const SAME_SIZE = 0.15;

interface MovementProps {
  readonly within: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A piece's place by the rules, such as a mob or a place on a list, and the element where it is drawn. */
interface Lie {
  readonly site: string | undefined;
  readonly box: DOMRect;
}

type Lies = ReadonlyMap<string, Lie>;

/**
 * Lets every piece below `within`, known by its `data-piece`, glide to another `data-site`, however it got there. A
 * piece that is drawn again elsewhere is the same if it has the same name. A piece that stays in its site does not
 * move, however the layout changes around it. Nothing moves for readers who want no motion.
 */
export class Movement extends Component<MovementProps> {
  override getSnapshotBeforeUpdate(): Lies | null {
    const area = this.props.within.current;
    if (area === null || isStill()) return null;
    const at = area.getBoundingClientRect();
    return new Map(piecesIn(area, isDrawn).map(({ name, piece }) => [name, lieOf(at, piece)]));
  }

  override componentDidUpdate(_props: MovementProps, _state: unknown, before: Lies | null): void {
    const area = this.props.within.current;
    if (area === null || before === null) return;
    const moved = piecesIn(
      area,
      (piece, name) => before.has(name) && before.get(name)?.site !== siteOf(piece),
    );
    if (moved.length > 0) onceLaidOut(area, () => glideFrom(before, moved, area));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

interface Named {
  readonly name: string;
  readonly piece: HTMLElement;
}

/** Lets pieces glide from where they lay. */
function glideFrom(before: Lies, moved: readonly Named[], area: HTMLElement): void {
  const drawn = moved.filter(({ piece }) => isDrawn(piece));
  for (const { piece } of drawn) stop(piece);
  // Everything is measured before anything moves. Otherwise every piece would cause a new layout for the next.
  const at = area.getBoundingClientRect();
  const moves = drawn.map(({ name, piece }) => ({ piece, from: pathOf(before.get(name), lieOf(at, piece)) }));
  for (const { piece, from } of moves) if (from !== null) glide(piece, from);
}

function piecesIn(area: HTMLElement, isMeant: (piece: HTMLElement, name: string) => boolean): Named[] {
  return [...area.querySelectorAll<HTMLElement>("[data-piece]")]
    .map((piece) => ({ name: piece.dataset["piece"] ?? "", piece }))
    .filter(({ name, piece }) => isMeant(piece, name));
}

/** A row may show a piece in two sizes, one at a time. */
const isDrawn = (piece: HTMLElement) => piece.getClientRects().length > 0;

/** Its site, and its box from the corner of the area, wherever the page is scrolled. */
function lieOf({ left, top }: DOMRect, piece: HTMLElement): Lie {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { site: siteOf(piece), box: new DOMRect(x - left, y - top, width, height) };
}

const siteOf = (piece: HTMLElement) => piece.closest<HTMLElement>("[data-site]")?.dataset["site"];

interface Place {
  readonly site?: string | undefined;
  readonly box: Pick<DOMRect, "x" | "y" | "width" | "height">;
}

/** The transform that puts a piece back to its old place; null if that was not visible, or was in the same site. */
export function pathOf(lay: Place | undefined, lies: Place): string | null {
  if (lay === undefined || lay.site === lies.site) return null;
  const [before, now] = [lay.box, lies.box];
  if (before.width === 0 || now.width === 0) return null;
  const x = Math.round(before.x + before.width / 2 - (now.x + now.width / 2));
  const y = Math.round(before.y + before.height / 2 - (now.y + now.height / 2));
  const [wide, high] = [ratio(before.width, now.width), ratio(before.height, now.height)];
  if (x === 0 && y === 0 && wide === 1 && high === 1) return null;
  return `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
}

function ratio(before: number, now: number): number {
  const exact = before / now;
  return Math.abs(exact - 1) < SAME_SIZE ? 1 : exact;
}

/** Pieces on their way. */
const gliding = new WeakMap<HTMLElement, Animation>();

function glide(piece: HTMLElement, from: string): void {
  const frames = [{ transform: from }, { transform: "none" }];
  gliding.set(piece, piece.animate(frames, { duration: GLIDE_MS, easing: "ease-in-out" }));
}

function stop(piece: HTMLElement): void {
  gliding.get(piece)?.cancel();
}
