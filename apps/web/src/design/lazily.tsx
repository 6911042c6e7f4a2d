"use client";
import { useTranslations } from "next-intl";
import { type ComponentType, lazy } from "react";
import { Button } from "./button.tsx";

/**
 * A part that is loaded when it is first shown. If it cannot be loaded (the connection is down, or the service was
 * updated since the page was opened), `Instead` takes its place, and the rest of the page stays.
 */
export function lazily<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = NotLoaded,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: Instead })));
}

/** In place of a part that nobody asked for. */
export const Nothing = () => null;

/**
 * In place of a part that was asked for. This page does not retry a part that failed once; a reloaded page knows its
 * new address.
 */
export function NotLoaded() {
  const t = useTranslations("shell");
  return (
    <div className="not-loaded" role="alert">
      <p>{t("notLoaded")}</p>
      <Button size="small" onClick={() => window.location.reload()}>
        {t("retry")}
      </Button>
    </div>
  );
}
