"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import type { LettersView, LetterView } from "@consigliere/contract/talk";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cacheKeys } from "../../api/keys.ts";
import { useApi } from "../../api/use-api.ts";
import { indexOfMoment, momentName } from "./moment.ts";
import type { Reel } from "./reel.ts";

/** The letters about moments of a film, by index of its events. */
export type Comments = ReadonlyMap<number, readonly LetterView[]>;

interface Of {
  readonly reel: Reel | undefined;
  readonly log: readonly LoggedEvent[] | undefined;
  readonly isOn: boolean;
}

/** The letters to the table about moments of a match, written then and since; none unless it is on. */
export function useComments(id: string, { reel, log, isOn }: Of): Comments {
  const api = useApi();
  const { data: letters } = useQuery({
    queryKey: [...cacheKeys.letters(id), "all"],
    enabled: isOn,
    queryFn: async (): Promise<readonly LetterView[]> => {
      const pages: (readonly LetterView[])[] = [];
      let before: string | null = null;
      do {
        const query = before === null ? {} : { before };
        const page: LettersView = await api.call(routes.readLetters, { params: { id }, query });
        pages.unshift(page.letters);
        before = page.before;
      } while (before !== null);
      return pages.flat();
    },
  });
  return useMemo(() => commentsAt(reel, log ?? [], letters ?? []), [reel, log, letters]);
}

/** Letters by the moment of the film that shows what they are about; those about nothing are left out. */
export function commentsAt(
  reel: Reel | undefined,
  log: readonly LoggedEvent[],
  letters: readonly LetterView[],
): Comments {
  const placed = new Map<number, LetterView[]>();
  for (const letter of letters) {
    const { quote, quoteAt } = letter;
    if (quote === undefined || quoteAt === undefined || reel === undefined) continue;
    const index = indexOfMoment(log, momentName(quoteAt.at, quote.type, quoteAt.nth));
    const n = index === null ? 0 : (log[index]?.n ?? 0);
    const at = Math.max(
      0,
      reel.events.findLastIndex((event) => event.n <= n),
    );
    placed.set(at, [...(placed.get(at) ?? []), letter]);
  }
  return placed;
}

/** The number of event `n` among those of the log that everybody was told, or of the last of them before it. */
export function numberForAll(log: readonly LoggedEvent[], n: number): number {
  return log.filter((event) => event.n <= n && event.own !== true).length;
}
