"use client";

import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";

const OPEN = "open";
const ALL = "all";

interface ChairSelectProps {
  readonly seats: readonly SeatView[];
  /** The reader's own seat; null: none. */
  readonly own: number | null;
  /** Null: the public view. */
  readonly value: number | null | "open";
  readonly onChoose: (value: number | null | "open") => void;
}

/** The chair from which a film is watched: one's own, those of the others, or with everything open. */
export function ChairSelect({ seats, own, value, onChoose }: ChairSelectProps) {
  const t = useTranslations("replay");
  const ownFirst = seats.toSorted((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <select
      className="replay-choice"
      aria-label={t("chair")}
      value={value ?? ALL}
      data-testid="replay-chair"
      onChange={({ target }) =>
        onChoose(target.value === OPEN ? OPEN : target.value === ALL ? null : Number(target.value))
      }
    >
      {own === null && <option value={ALL}>{t("all")}</option>}
      {ownFirst.map(({ seat, name }) => (
        <option key={seat} value={seat}>
          {t("chairOf", { name })}
        </option>
      ))}
      <option value={OPEN}>{t("open")}</option>
    </select>
  );
}
