"use client";

import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";

const OPEN = "open";

interface ChairSelectProps {
  readonly seats: readonly SeatView[];
  /** The reader's own seat. */
  readonly own: number;
  /** A seat, or `open`. */
  readonly value: string;
  /** Null: everything open. */
  readonly onChoose: (seat: number | null) => void;
}

/** From where a film is watched: one's own chair, those of the others, or with everything open. */
export function ChairSelect({ seats, own, value, onChoose }: ChairSelectProps) {
  const t = useTranslations("play.replay");
  const ownFirst = seats.toSorted((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <select
      className="replay-choice"
      aria-label={t("chair")}
      value={value}
      data-testid="replay-chair"
      onChange={({ target }) => onChoose(target.value === OPEN ? null : Number(target.value))}
    >
      {ownFirst.map(({ seat, name }) => (
        <option key={seat} value={seat}>
          {t("chairOf", { name })}
        </option>
      ))}
      <option value={OPEN}>{t("open")}</option>
    </select>
  );
}
