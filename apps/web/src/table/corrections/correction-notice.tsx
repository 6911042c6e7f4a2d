"use client";
import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { At } from "../at-table.ts";
import { CorrectionWords } from "./correction-words.tsx";
import { useCorrections } from "./use-corrections.ts";
import "./corrections.css";

interface NoticeProps extends At<"match" | "words" | "may"> {
  readonly name: string;
  /** The reader is asked; otherwise it only says how things stand. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** Asks about a correction of the rules, or says what becomes of it until the reader closes it. */
export default function CorrectionNotice(props: NoticeProps) {
  return (
    <CorrectionWords>
      <Notice {...props} />
    </CorrectionWords>
  );
}

function Notice({ at, name, isAsked, onClose }: NoticeProps) {
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
