"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { FIRST_GAME } from "./first-game.ts";

/** Lets the service worker keep the first lesson, so that it opens without a connection; not where readers save data. */
export function LessonAhead() {
  const locale = useLocale();
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (!("serviceWorker" in navigator) || connection?.saveData === true) return;
    // There is one once the page has been there for a while (offline/wire.tsx).
    navigator.serviceWorker.ready.then(
      ({ active }) => active?.postMessage({ keep: `/${locale}/learn/${FIRST_GAME}/` }),
      () => undefined,
    );
  }, [locale]);
  return null;
}
