"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext } from "react";

/** The seats of the players who are looking at the table now. */
export const PresentSeats = createContext<readonly number[]>([]);

/** The text that the player of a seat is at the table; null if it is not known. */
export function usePresence(seat: number): string | null {
  const t = useTranslations("play.table");
  return useContext(PresentSeats).includes(seat) ? t("present") : null;
}

/** A small lamp beside a name, as long as its player is looking at the table. */
export function Lamp({ seat }: { readonly seat: number }) {
  const words = usePresence(seat);
  if (words === null) return null;
  return (
    <span className="seat-lamp" title={words} data-testid={`present-${seat}`}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
