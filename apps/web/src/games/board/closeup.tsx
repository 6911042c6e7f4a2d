"use client";

import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTable } from "./board.tsx";

type Shows<Subject> = (subject: Subject | null) => void;

/** The thing pointed at. */
export interface Pointed<Subject> {
  readonly show: Shows<Subject>;
  readonly onShow: (shows: Shows<Subject>) => void;
}

/** What is pointed at on a board. It changes without the board's being drawn anew. */
export function usePointed<Subject>(): Pointed<Subject> {
  const shows = useRef<Shows<Subject>>(undefined);
  return useMemo(
    () => ({
      show: (subject) => shows.current?.(subject),
      onShow: (next) => {
        shows.current = next;
      },
    }),
    [],
  );
}

interface ShownProps<Subject> {
  readonly onShow: Pointed<Subject>["onShow"];
  readonly children: (subject: Subject) => ReactNode;
}

/**
 * The place where what is pointed at is drawn large, alone on the board; nothing as long as its drawing is being loaded.
 * With another question it is put away: what was pointed at may be gone from under the pointer.
 */
export function Shown<Subject>({ onShow, children }: ShownProps<Subject>) {
  const asked = useTable().draft?.prompt.id;
  const [shown, show] = useState<{ readonly subject: Subject | null; readonly asked: typeof asked }>();
  useEffect(() => onShow((subject) => show({ subject, asked })), [onShow, asked]);
  const subject = shown?.asked === asked ? (shown?.subject ?? null) : null;
  return subject !== null && <Suspense>{children(subject)}</Suspense>;
}

interface CloseupProps {
  readonly className?: string;
  /** Beside the words; absent: it lays out what it has by its own class. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The thing pointed at, large and in words. It covers the paper, or the area before the reader, and never the board.
 * Draw it only while something is pointed at.
 */
export function Closeup({ className = "", picture, children }: CloseupProps) {
  const stage = document.querySelector(".stage:not(.laying-stage)");
  return (
    stage &&
    createPortal(
      <div className={`spotlight paper ${className}`} data-pictured={picture !== undefined || undefined}>
        {picture}
        {picture === undefined ? children : <div>{children}</div>}
      </div>,
      stage,
    )
  );
}
