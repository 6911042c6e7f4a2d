"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import { useDismissed } from "../../design/once-notice.tsx";
import type { At } from "../at-table.ts";
import { CorrectionWords } from "./correction-words.tsx";
import { type Noticed, noticedIn } from "./noticed.ts";
import { useCorrections } from "./use-corrections.ts";
import "./corrections.css";

interface NoticeProps extends At<"match" | "words" | "may"> {
  /** Shown where the reader is asked nothing, and has read how things stand. */
  readonly otherwise: ReactNode;
}

/** Asks about a correction of the rules, or says what becomes of it until the reader closes it. */
export default function CorrectionNotice({ at, otherwise }: NoticeProps) {
  const noticed = noticedIn(at.match, at.may.agree);
  const [isRead, read] = useDismissed("correction", at.match.match.id, noticed?.stage ?? "");
  if (noticed === null || (isRead && !noticed.isAsked)) return otherwise;
  return (
    <CorrectionWords>
      <Notice at={at} {...noticed} onClose={read} />
    </CorrectionWords>
  );
}

interface OpenProps extends At<"match" | "words" | "may">, Pick<Noticed, "name" | "isAsked"> {
  readonly onClose: () => void;
}

function Notice({ at, name, isAsked, onClose }: OpenProps) {
  const t = useTranslations("corrections");
  const correction = useCorrections(at).find((one) => one.name === name);
  if (correction === undefined) return null;
  const { change, outlook, voices, mine, isBusy, say } = correction;
  return (
    <aside className="callout knock correction paper" aria-label={t("label")} data-testid="correction">
      <p>
        {t("asks", { change })}
        <br />
        <span className="small quiet">
          {outlook}
          <br />
          {voices.join(" · ")}
        </span>
      </p>
      {(isAsked || mine === "objected") && (
        <Button variant="ink" size="small" busy={isBusy} onClick={() => say(true)}>
          {t("agree")}
        </Button>
      )}
      {isAsked ? (
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => say(false)}>
          {t("keep")}
        </Button>
      ) : (
        <Button variant="quiet" size="small" onClick={onClose}>
          {t("close")}
        </Button>
      )}
    </aside>
  );
}
