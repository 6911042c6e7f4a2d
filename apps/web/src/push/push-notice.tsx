"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useProblemToast } from "../api/use-problem.ts";
import { OnceNotice, useDismissed } from "../design/once-notice.tsx";
import { useToast } from "../design/toast.tsx";
import { letKnock, pushState } from "./browser-push.ts";

/** Asks once, after a first move among friends, whether the service may send push messages to this device. */
export default function PushNotice() {
  const t = useTranslations("play.knock");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const toast = useToast();
  const onProblem = useProblemToast();
  const [isDismissed, layAside] = useDismissed("knock");
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isDismissed) void pushState().then((state) => setAsked(state === "ask"));
  }, [isDismissed]);
  if (isDismissed || !isAsked) return null;
  const allow = async () => {
    try {
      if ((await letKnock(locale)) === "on") toast({ text: t("done") });
    } catch (error) {
      if (error instanceof DOMException) toast({ text: shell("knocksFailed") });
      else onProblem(error);
    }
  };
  return (
    <OnceNotice
      label={t("label")}
      testId="knock"
      ask={t("ask")}
      yes={t("yes")}
      no={t("no")}
      onYes={() => void allow()}
      onAnswer={layAside}
    />
  );
}
