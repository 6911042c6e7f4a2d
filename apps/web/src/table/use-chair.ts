"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { MatchView, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";

/** The chair from which the reader looks at the table. */
export interface Chair {
  /** Null for people without a seat. */
  readonly seat: number | null;
  /** Everybody at the table. */
  readonly seats: readonly SeatView[];
  readonly table: TableView;
  /** Somebody else's chair, to be named in calls; undefined: the reader's own. */
  readonly as: string | undefined;
  /** The seat last requested; it becomes `seat` when its table has loaded. */
  readonly wanted: number | null;
  readonly error: Error | null;
  /** Null: the public view, for people without a seat. */
  readonly choose: (seat: number | null) => void;
}

/** The reader's own chair, until another one is chosen. */
export function useChair({ match, viewer }: MatchView, table: TableView): Chair {
  const api = useApi();
  const [other, chooseOther] = useState<number | null>(null);
  const query = useQuery({
    queryKey: ["chair", match.id, other],
    queryFn: async () => {
      const seen = await api.call(routes.viewMatch, {
        params: { id: match.id },
        query: { as: String(other) },
      });
      return { seat: other, table: seen.table };
    },
    enabled: other !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Going from one chair to the next does not pass the reader's own.
    placeholderData: (previous) => previous,
  });
  const there = other === null ? undefined : query.data;
  const common = {
    seats: match.seats,
    wanted: other ?? viewer,
    error: other === null ? null : query.error,
    choose: (seat: number | null) => chooseOther(seat === viewer ? null : seat),
  };
  return there?.table == null
    ? { ...common, seat: viewer, table, as: undefined }
    : { ...common, seat: there.seat, table: there.table, as: String(there.seat) };
}
