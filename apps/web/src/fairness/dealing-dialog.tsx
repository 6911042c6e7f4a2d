"use client";
import type { MatchView } from "@consigliere/contract/play";
import { useLocale, useTranslations } from "next-intl";
import { Dialog } from "../design/dialog.tsx";
import { checkPath } from "./check-path.ts";
import { DealingSheet } from "./dealing-sheet.tsx";
import "./fairness.css";

interface DealingDialogProps {
  readonly view: MatchView;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The place to check the dealing of a match: the known facts while it runs, and its proof when it is over. */
export function DealingDialog({ view, open, onOpenChange }: DealingDialogProps) {
  const t = useTranslations("dealing");
  const locale = useLocale();
  const { id, status } = view.match;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t("explanation")}>
      <DealingSheet view={view} />
      {status === "over" && (
        <p className="dealing-ways">
          <a className="button" data-variant="brass" href={checkPath(locale, id)}>
            {t("check")}
          </a>
          <a className="dealing-way link" href={`/api/matches/${id}/proof`} download={`proof-${id}.json`}>
            {t("download")}
          </a>
        </p>
      )}
    </Dialog>
  );
}
