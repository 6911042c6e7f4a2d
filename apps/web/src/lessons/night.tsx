"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useStill } from "../design/use-still.ts";
import { CLOCK } from "../i18n/clock.ts";

/** The night as it is shown, in milliseconds. */
const SHOWN_MS = 2_600;
export const EVENING_HOUR = 23;
const HOUR = 60;

interface NightProps {
  /** The minutes that pass. */
  readonly minutes: number;
  readonly onOver: () => void;
}

/** The learner sleeps: the table is dark, and the clock goes on until the morning. */
export function Night({ minutes, onOver }: NightProps) {
  const t = useTranslations("play.learn");
  const format = useFormatter();
  const isStill = useStill();
  const [passed, setPassed] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isStill) return over.current();
    const began = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const share = Math.min(1, (now - began) / SHOWN_MS);
      setPassed(Math.round(share * minutes));
      if (share === 1) over.current();
      else frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [isStill, minutes]);
  const minute = EVENING_HOUR * HOUR + passed;
  return (
    <div className="night" role="status" data-testid="night">
      <svg viewBox="-50 -50 100 100" className="night-clock" aria-hidden="true">
        <circle r="46" />
        {Array.from({ length: 12 }, (_, hour) => hour * 30).map((turned) => (
          <path key={turned} d="M0-44V-38" transform={`rotate(${turned})`} />
        ))}
        <path d="M0 4V-24" transform={`rotate(${minute / 2})`} />
        <path d="M0 6V-36" transform={`rotate(${minute * 6})`} />
      </svg>
      <p className="figures" aria-hidden="true">
        {format.dateTime(Date.UTC(2000, 0, 1, 0, minute), { ...CLOCK, timeZone: "UTC" })}
      </p>
      <p>{t("asleep")}</p>
    </div>
  );
}
