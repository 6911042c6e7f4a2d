"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "../design/button.tsx";
import { elapsed, stamp } from "../device/server-clock.ts";

/** The service is asked this often at most, and only when somebody comes back to the page. */
const EVERY_MS = 3_600_000;

/**
 * Says that the service was updated since this page was opened. The page goes on as it is, with all that was chosen on it:
 * its reader decides when to load it again. `opened`: its stamp of that time.
 */
export default function NewVersion({ opened }: { readonly opened: number }) {
  const t = useTranslations("shell.newVersion");
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let asked = opened;
    const look = () => {
      if (document.visibilityState !== "visible" || elapsed(asked) < EVERY_MS) return;
      asked = stamp();
      hasChanged().then(
        (is) => is && setNew(true),
        // Without a connection, nobody knows.
        () => undefined,
      );
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [opened]);
  if (!isNew) return null;
  return (
    <div role="status" className="new-version" data-testid="new-version">
      <p>{t("line")}</p>
      <Button size="small" onClick={() => window.location.reload()}>
        {t("reload")}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setNew(false)}>
        {t("later")}
      </Button>
    </div>
  );
}

/** Whether the page that was opened here is now made of other scripts. They are named after their content. */
async function hasChanged(): Promise<boolean> {
  const [opened] = performance.getEntriesByType("navigation");
  const path = new URL(opened?.name ?? window.location.href).pathname;
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const here = new Set([...document.scripts].map((script) => script.getAttribute("src")));
  return [...page.scripts].some((script) => !here.has(script.getAttribute("src")));
}
