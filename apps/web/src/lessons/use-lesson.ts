"use client";

import type { Deed } from "@consigliere/games/lessons/course";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useOwner } from "../device/kept.ts";
import { isPlayedFirst } from "../landing/played-first.ts";
import type { Lesson, Order, Report } from "./lesson-worker.ts";
import { BEGINNING, keepProgress, progressIn } from "./progress.ts";

export interface LessonInHand {
  /** Null while it is loading. */
  readonly lesson: Lesson | null;
  /** The machine or the browser cannot run the lesson. */
  readonly hasFailed: boolean;
  readonly isSending: boolean;
  readonly act: (deed: Deed) => void;
  /** Goes to the beginning of a position. */
  readonly goTo: (at: number) => void;
}

/** A course, from the place where its reader left it, as long as the page is open. */
export function useLesson(course: string): LessonInHand {
  const language = useLocale();
  const owner = useOwner();
  const worker = useRef<Worker | null>(null);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(true);

  const send = useCallback((order: Order) => {
    setSending(true);
    worker.current?.postMessage(order);
  }, []);
  const goTo = useCallback(
    (at: number) => send({ kind: "open", course, language, at, deeds: [] }),
    [send, course, language],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader left it at another place
  useEffect(() => {
    const thread = new Worker(new URL("./lesson-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    thread.onerror = () => setFailed(true);
    thread.onmessage = ({ data }: MessageEvent<Report>) => {
      setSending(false);
      if (data.kind === "failed") return setFailed(true);
      setLesson(data.lesson);
      keepProgress(course, data.lesson);
    };
    send({ kind: "open", course, language, ...(isPlayedFirst() ? BEGINNING : progressIn(course)) });
    return () => {
      // One that is ended while it is fetched would tell of an error.
      thread.onerror = null;
      thread.terminate();
    };
  }, [course, language, send, owner]);

  return {
    lesson,
    hasFailed,
    isSending,
    act: useCallback((deed) => send({ kind: "do", deed }), [send]),
    goTo,
  };
}
