"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Lesson, Order, Report } from "./coach-worker.ts";
import { isPlayedFirst } from "./played-first.ts";
import { BEGINNING, keepProgress, progressIn } from "./progress.ts";

export interface LessonInHand {
  /** Null while it is loading. */
  readonly lesson: Lesson | null;
  /** The machine or the browser cannot run the lesson. */
  readonly hasFailed: boolean;
  readonly isSending: boolean;
  readonly answer: (prompt: string, value: AnswerValue) => void;
  /** Goes to the beginning of a position. */
  readonly goTo: (at: number) => void;
}

/** The course of `game`, from the place where this browser left it, as long as the page is open. */
export function useLesson(game: string): LessonInHand {
  const language = useLocale();
  const worker = useRef<Worker | null>(null);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(true);

  const send = useCallback((order: Order) => {
    setSending(true);
    worker.current?.postMessage(order);
  }, []);
  const goTo = useCallback(
    (at: number) => send({ kind: "open", game, language, at, answers: [] }),
    [send, game, language],
  );

  useEffect(() => {
    const thread = new Worker(new URL("./coach-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    thread.onerror = () => setFailed(true);
    thread.onmessage = ({ data }: MessageEvent<Report>) => {
      setSending(false);
      if (data.kind === "failed") return setFailed(true);
      setLesson(data.lesson);
      keepProgress(game, data.lesson);
    };
    send({ kind: "open", game, language, ...(isPlayedFirst() ? BEGINNING : progressIn(game)) });
    return () => thread.terminate();
  }, [game, language, send]);

  return {
    lesson,
    hasFailed,
    isSending,
    answer: useCallback((prompt, value) => send({ kind: "answer", prompt, value }), [send]),
    goTo,
  };
}
