"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { useToast } from "../design/toast.tsx";
import { letKnock, pushState } from "./browser-push.ts";

const LAID_ASIDE = "consigliere.knock-laid-aside";

/** Asks once, after a first move among friends, whether the house may knock at this device. */
export default function KnockSlip() {
  const t = useTranslations("play.knock");
  const failed = useTranslations("profile.channels.push");
  const locale = useLocale();
  const toast = useToast();
  const onProblem = useProblemToast();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isLaidAside()) return;
    void pushState().then((state) => setAsked(state === "ask"));
  }, []);
  if (!isAsked) return null;
  const layAside = () => {
    rememberLaidAside();
    setAsked(false);
  };
  const allow = async () => {
    layAside();
    try {
      if ((await letKnock(locale)) === "on") toast({ text: t("done") });
    } catch (error) {
      if (error instanceof DOMException) toast({ text: failed("failed") });
      else onProblem(error);
    }
  };
  return (
    <aside className="callout knock paper" aria-label={t("label")} data-testid="knock">
      <p>{t("ask")}</p>
      <Button variant="ink" size="small" onClick={() => void allow()}>
        {t("yes")}
      </Button>
      <Button variant="quiet" size="small" onClick={layAside}>
        {t("no")}
      </Button>
    </aside>
  );
}

/** Where nothing can be remembered, nobody is asked again and again. */
function isLaidAside(): boolean {
  try {
    return localStorage.getItem(LAID_ASIDE) !== null;
  } catch {
    return true;
  }
}

function rememberLaidAside(): void {
  try {
    localStorage.setItem(LAID_ASIDE, "1");
  } catch {
    // As above.
  }
}
