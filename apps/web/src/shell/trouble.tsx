"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { troubleKind } from "../api/trouble-kind.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button, ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";

export interface TroubleProps {
  readonly error: unknown;
  /** Asks again, where that helps; a page that is broken or outdated is loaded anew. */
  readonly retry?: (() => void) | undefined;
  readonly actions?: ReactNode;
  /** 1 if nothing else is on the page. */
  readonly level?: 1 | 2;
}

/** Something went wrong: what, why, and what to do now. */
export function Trouble({ error, retry, actions, level = 2 }: TroubleProps) {
  const t = useTranslations("shell");
  const words = useProblemText();
  const kind = troubleKind(error);
  const isPageAtFault = kind === "broken" || kind === "updated";
  const again = isPageAtFault ? () => window.location.reload() : retry;
  return (
    <div className="trouble" role="alert">
      <Telegram
        heading={t(`troubles.${kind}`)}
        scene={kind === "connection" ? "wire" : "door"}
        level={level}
        lines={[words(error)]}
        actions={
          <>
            {again !== undefined && (
              <Button variant="ink" onClick={again}>
                {t(isPageAtFault ? "newVersion.reload" : "retry")}
              </Button>
            )}
            {actions ?? <ButtonLink href="/desk">{t("toDashboard")}</ButtonLink>}
          </>
        }
      />
    </div>
  );
}
