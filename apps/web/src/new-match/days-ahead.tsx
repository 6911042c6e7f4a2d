"use client";
import { routes } from "@consigliere/contract/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { OurDays } from "../lobby/our-days.tsx";
import type { Planned } from "../options/use-likely-length.ts";

interface DaysAheadProps {
  readonly match: Planned;
  /** Null: the match is not for a club. */
  readonly club: string | null;
  /** The members of the club who get a seat at once. */
  readonly called: readonly string[];
}

/** When a match is likely to end, and when those who are called to it are awake. */
export default function DaysAhead({ match, club, called }: DaysAheadProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.clubHours(club ?? "", called),
    queryFn: () =>
      api.call(routes.readClubHours, { params: { id: club ?? "" }, body: { call: [...called] } }),
    enabled: club !== null && called.length > 0,
    placeholderData: keepPreviousData,
  });
  return <OurDays match={match} hours={called.length === 0 ? null : (data?.hours ?? null)} />;
}
