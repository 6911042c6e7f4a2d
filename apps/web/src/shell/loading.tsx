"use client";
import { useTranslations } from "next-intl";

/** Shown while something is fetched: a lamp that waits. */
export function Loading() {
  const t = useTranslations("shell");
  return (
    <div className="loading" role="status">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle
          cx="24"
          cy="24"
          r="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="10 6"
        />
        <path d="M24 10L28 24L24 38L20 24Z" fill="currentColor" />
      </svg>
      <p>{t("loading")}</p>
    </div>
  );
}
