"use client";
import type { Profile } from "@consigliere/contract/account";
import type { ProblemError } from "@consigliere/contract/client";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { Trouble } from "../shell/trouble.tsx";

export interface NoTableProps {
  /** The reply of the service; absent: nothing was asked. */
  readonly error?: ProblemError;
  /** The reader. */
  readonly me?: Profile | null;
  readonly isCalledOff?: boolean;
  readonly onRetry?: () => void;
}

/** In place of a table: there is none, it is not for this reader, or it was called off. */
export default function NoTable({ error, me, isCalledOff = false, onRetry }: NoTableProps) {
  const t = useTranslations("match");
  if (error?.problem.code === "match/not-started") {
    return (
      <Telegram
        className="alone"
        heading={t("soon.title")}
        scene="chair"
        level={1}
        lines={[t("soon.line")]}
        actions={<Button onClick={onRetry}>{t("soon.again")}</Button>}
      />
    );
  }
  if (error !== undefined && error.problem.code !== "match/unknown") {
    return <Trouble error={error} retry={onRetry} level={1} />;
  }
  const what = isCalledOff ? "calledOff" : "gone";
  const lines = isCalledOff
    ? [t("calledOff.line")]
    : [t("gone.line"), ...(me == null ? [] : [t("gone.as", { name: me.name })])];
  return (
    <Telegram
      className="alone"
      heading={t(`${what}.title`)}
      scene={isCalledOff ? "chair" : "door"}
      level={1}
      lines={lines}
      actions={
        <>
          <ButtonLink href="/desk" variant="ink">
            {t("gone.dashboard")}
          </ButtonLink>
          {isCalledOff && <ButtonLink href="/new">{t("calledOff.new")}</ButtonLink>}
        </>
      }
    />
  );
}
