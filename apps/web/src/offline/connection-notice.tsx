"use client";
import { LOCALES } from "@consigliere/languages";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { useMe, useReaderWatch } from "../api/session.ts";
import { lazily, Nothing } from "../design/lazily.tsx";
import { stamp } from "../device/server-clock.ts";
import { CLOCK } from "../i18n/clock.ts";

/** For those who come back to a page. */
const NewVersion = lazily(() => import("./new-version.tsx"), Nothing);

/** Pages that work without the service once they are loaded. */
const STANDS_ALONE = /\/(learn|check)(\/|$)/;

/** Milliseconds after which the page is usually complete. */
const LATER_MS = 3_000;

/** Keeps the service worker. When there is no connection, says so and gives the time of the displayed data. */
export function ConnectionNotice() {
  const t = useTranslations("shell.wire");
  const locale = useLocale();
  useReaderWatch();
  const { me } = useMe();
  const path = usePathname();
  const [kept, setKept] = useState<string | null>(null);
  const [isDown, setDown] = useState(false);
  const [opened] = useState(stamp);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator) || process.env.NODE_ENV !== "production") return;
    const timer = setTimeout(() => {
      navigator.serviceWorker.register(`/sw.js?locales=${LOCALES.join(",")}`).catch(() => null);
    }, LATER_MS);
    const onLeave = () => setLeft(true);
    document.addEventListener("visibilitychange", onLeave, { once: true });
    const onMessage = ({ data }: MessageEvent<{ kept?: string | null }>) => {
      if (data.kept !== undefined) setKept(data.kept);
      setDown(data.kept !== undefined || !navigator.onLine);
    };
    navigator.serviceWorker.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onLeave);
      navigator.serviceWorker.removeEventListener("message", onMessage);
    };
  }, []);
  useEffect(() => {
    const look = () => setDown(!navigator.onLine);
    look();
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  useEffect(() => {
    if (me === undefined || me === null || !("serviceWorker" in navigator)) return;
    // A browser that never got permission is on no list.
    if (!("Notification" in window) || Notification.permission === "default") return;
    import("../push/browser-push.ts")
      .then(({ keepListed }) => keepListed(me))
      // Without a connection, nobody can be signed out.
      .catch(() => null);
  }, [me]);
  if (isDown && !STANDS_ALONE.test(path)) {
    const time = kept && new Date(kept).toLocaleTimeString(locale, CLOCK);
    return (
      <p role="status" className="wire-down" data-testid="wire">
        {time === null ? t("bar") : t("barSince", { time })}
      </p>
    );
  }
  if (isDown || !isLeft) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion opened={opened} />
    </Suspense>
  );
}
