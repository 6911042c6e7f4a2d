"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useProblemToast } from "../api/use-problem.ts";
import { OnceSlip, useLaidAside } from "../design/once-slip.tsx";
import { useToast } from "../design/toast.tsx";
import { letKnock, pushState } from "./browser-push.ts";

/** Asks once, after a first move among friends, whether the house may send push messages to this device. */
export default function KnockSlip() {
  const t = useTranslations("play.knock");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const toast = useToast();
  const onProblem = useProblemToast();
  const [isLaidAside, layAside] = useLaidAside("knock");
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isLaidAside) void pushState().then((state) => setAsked(state === "ask"));
  }, [isLaidAside]);
  if (isLaidAside || !isAsked) return null;
  const allow = async () => {
    try {
      if ((await letKnock(locale)) === "on") toast({ text: t("done") });
    } catch (error) {
      if (error instanceof DOMException) toast({ text: shell("knocksFailed") });
      else onProblem(error);
    }
  };
  return (
    <OnceSlip
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
