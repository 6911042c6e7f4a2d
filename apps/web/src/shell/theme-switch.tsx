"use client";
import { useTranslations } from "next-intl";
import { THEMES, useTheme } from "./theme.ts";

/** One button that cycles: as the system, day, night. */
export function ThemeSwitch() {
  const t = useTranslations("shell");
  const [theme, setTheme] = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <button type="button" onClick={() => setTheme(next)} className="theme-switch">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {theme === "night" ? (
          <path d="M15 2.5A9.6 9.6 0 1 0 21.4 16 8 8 0 0 1 15 2.5Z" fill="currentColor" />
        ) : theme === "day" ? (
          <g stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <circle cx="12" cy="12" r="4.5" fill="currentColor" />
            <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M6.6 17.4l-2 2" />
          </g>
        ) : (
          <>
            <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
            <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />
          </>
        )}
      </svg>
      <span>
        <span className="visually-hidden">{t("theme")} </span>
        {t(`themes.${theme}`)}
      </span>
    </button>
  );
}
