"use client";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { cacheKeys } from "./keys.ts";

/** Milliseconds for which somebody who left is still shown: a person who reloads the page comes back at once. */
const BACK_AT_ONCE_MS = 5_000;

const NOBODY: readonly number[] = [];

/** The seats of the players who are looking at the table of a match now, as its page has heard. */
export function usePresent(matchId: string): readonly number[] {
  const { data = NOBODY } = useQuery<readonly number[]>({
    queryKey: cacheKeys.present(matchId),
    queryFn: skipToken,
  });
  const [shown, setShown] = useState(data);
  useEffect(() => {
    setShown((before) =>
      data.every((seat) => before.includes(seat)) ? before : [...new Set([...before, ...data])],
    );
    const timer = setTimeout(() => setShown(data), BACK_AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, [data]);
  return shown;
}
