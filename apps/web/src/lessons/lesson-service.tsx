"use client";

import type { Client } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { InOtherService } from "../api/use-api.ts";
import type { Lesson } from "./lesson-worker.ts";

interface LessonServiceProps {
  readonly lesson: Lesson;
  readonly children: ReactNode;
}

/** Replaces the API for the sheets of a lesson: it is on this device and needs no network. */
export function LessonService({ lesson, children }: LessonServiceProps) {
  const [cache] = useState(
    () => new QueryClient({ defaultOptions: { queries: { networkMode: "always", retry: false } } }),
  );
  const { plannable } = lesson.table;
  const service = useMemo(() => serviceOf(plannable), [plannable]);
  return (
    <InOtherService value={service}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </InOtherService>
  );
}

function serviceOf(plannable: Lesson["table"]["plannable"]): Client {
  const answers = new Map<unknown, unknown>([
    [routes.readPlannable, { prompts: plannable }],
    [routes.readOrderDeeds, { deeds: [] }],
    [routes.readPastQuestions, { questions: [] }],
  ]);
  const call = async (endpoint: unknown) => {
    if (!answers.has(endpoint)) throw new Error("a lesson is not asked this");
    return answers.get(endpoint);
  };
  return { call, callIfChanged: call, addressOf: () => "" } as unknown as Client;
}
