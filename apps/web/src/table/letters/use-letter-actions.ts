"use client";

import type { ReactionName } from "@consigliere/contract/letters";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { newAnswerId } from "../../api/answer-id.ts";
import { cacheKeys } from "../../api/keys.ts";
import { useApi } from "../../api/use-api.ts";
import { type Other, withSeat } from "./use-letters.ts";

export interface Sending {
  readonly text: string;
  readonly quote?: number;
  readonly moment?: number;
}

/** A reader's actions on letters. A letter that could not be sent is retried under the same id, and so is sent once. */
export function useLetterActions(id: string, other: Other) {
  const api = useApi();
  const cache = useQueryClient();
  const query = withSeat(other);
  const refresh = () => cache.invalidateQueries({ queryKey: cacheKeys.letters(id) });
  const send = useMutation({
    mutationFn: (letter: Sending & { readonly letterId: string }) => {
      const { letterId, ...rest } = letter;
      const body = { id: letterId, ...rest };
      return api.call(routes.writeLetter, { params: { id }, query, body });
    },
    onSuccess: refresh,
  });
  const react = useMutation({
    mutationFn: ({ letter, reaction }: { letter: string; reaction: ReactionName | null }) =>
      api.call(routes.reactToLetter, { params: { id, letter }, query, body: { reaction } }),
    onSuccess: refresh,
  });
  const hide = useMutation({
    mutationFn: ({ letter, hidden }: { letter: string; hidden: boolean }) =>
      api.call(routes.hideLetter, { params: { id, letter }, query, body: { hidden } }),
    onSuccess: refresh,
  });
  const markRead = useMutation({
    mutationFn: (until: string) =>
      api.call(routes.markLettersRead, { params: { id }, query, body: { until } }),
    onSuccess: refresh,
  });
  const block = useMutation({
    mutationFn: (seat: number) => api.call(routes.blockPlayer, { params: { id, seat } }),
    onSuccess: refresh,
  });
  const report = useMutation({
    mutationFn: (letter: string) => api.call(routes.reportLetter, { params: { id, letter }, query }),
  });
  const failed = react.error ?? hide.error ?? block.error ?? report.error;
  return { send, react, hide, block, report, markRead, failed, newId: newAnswerId };
}
