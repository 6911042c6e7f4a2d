"use client";
import { ProblemError } from "@consigliere/contract/client";
import { useTranslations } from "next-intl";
import { useToast } from "../design/toast.tsx";
import { troubleKind } from "./trouble-kind.ts";

/** Words for anything that went wrong, in the reader's language. */
export function useProblemText(): (error: unknown) => string {
  const t = useTranslations("problems");
  return (error) => {
    if (!(error instanceof ProblemError)) return t(troubleKind(error) as "connection");
    const { code, title, errors } = error.problem;
    const character = errors?.find(({ reason }) => reason.startsWith("U+"))?.reason;
    if (code === "request/unfit-name" && character !== undefined) return t("unfitCharacter", { character });
    return t.has(code) ? t(code) : title;
  };
}

/** Shows a short message about an error. */
export function useProblemToast(): (error: unknown) => void {
  const toast = useToast();
  const words = useProblemText();
  return (error) => toast({ text: words(error), tone: "trouble" });
}
