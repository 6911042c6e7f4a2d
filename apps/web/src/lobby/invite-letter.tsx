"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import { BrassButton, Button } from "../design/button.tsx";
import { lazily } from "../design/lazily.tsx";
import { Telegram } from "../design/telegram.tsx";
import { useCopy } from "../shell/use-copy.ts";
import { useHydrated } from "../shell/use-hydrated.ts";
import "./lobby.css";

const LinkCode = lazily(() => import("./link-code.tsx"));

export interface InviteLetterProps {
  readonly url: string;
  readonly game: string;
  /** The host's actions on the link. */
  readonly keys: ReactNode;
}

/** The link for friends: to copy, or to pass to an app of the phone. */
export function InviteLetter({ url, game, keys }: InviteLetterProps) {
  const t = useTranslations("lobby.invite");
  const copy = useCopy({ copied: t("copied"), copyByHand: t("copyByHand") });
  const [isCodeShown, showCode] = useState(false);
  const text = t("shareText", { game });
  const canShare = useHydrated() && typeof navigator.share === "function";
  const onShare = () => {
    // Closing the phone's share sheet is no error.
    navigator.share({ title: game, text, url }).catch(() => undefined);
  };
  return (
    <Telegram
      heading={t("title")}
      lines={[t("line")]}
      actions={
        <>
          <input
            className="input"
            readOnly
            value={url}
            aria-label={t("link")}
            onFocus={(event) => event.target.select()}
          />
          <BrassButton onClick={() => void copy(`${text}\n${url}`)}>{t("copy")}</BrassButton>
          {canShare && <Button onClick={onShare}>{t("share")}</Button>}
          <details className="code-fold" onToggle={(event) => showCode(event.currentTarget.open)}>
            <summary className="opener">{t("code")}</summary>
            {isCodeShown && (
              <Suspense>
                <LinkCode url={url} label={t("code")} />
              </Suspense>
            )}
          </details>
          {keys}
        </>
      }
    />
  );
}

/** Shown in place of the link when it is withdrawn. */
export function NoInvitation({ keys }: Pick<InviteLetterProps, "keys">) {
  const t = useTranslations("lobby.invite");
  return <Telegram heading={t("noneTitle")} lines={[t("none")]} actions={keys} />;
}
