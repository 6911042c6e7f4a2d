"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useProblemText } from "../api/use-problem.ts";
import { Button, ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";

export interface TroubleProps {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
  readonly actions?: ReactNode;
  /** 1 if nothing else is on the page. */
  readonly level?: 1 | 2;
}

/** Something could not be loaded: what, why, and what to do now. */
export function Trouble({ error, retry, actions, level = 2 }: TroubleProps) {
  const t = useTranslations("shell");
  const words = useProblemText();
  return (
    <div className="trouble" role="alert">
      <Telegram
        heading={t("trouble")}
        scene="wire"
        level={level}
        lines={[words(error)]}
        actions={
          <>
            {retry !== undefined && (
              <Button variant="ink" onClick={retry}>
                {t("retry")}
              </Button>
            )}
            {actions ?? <ButtonLink href="/desk">{t("toDashboard")}</ButtonLink>}
          </>
        }
      />
    </div>
  );
}
