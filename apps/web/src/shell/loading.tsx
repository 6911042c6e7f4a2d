"use client";
import { useTranslations } from "next-intl";

/** Shown while something is fetched: a lamp that waits. */
export function Loading() {
  const t = useTranslations("shell");
  return (
    <div className="loading flex flex-col items-center gap-4 py-16" role="status">
      <svg
        viewBox="0 0 48 48"
        className="size-12 animate-[spin_1.6s_linear_infinite] text-brass"
        aria-hidden="true"
      >
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
