"use client";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";

/** The service worker shows this in place of a page that it does not have. */
export function OfflinePage() {
  const t = useTranslations("offline");
  return (
    <Telegram
      className="alone"
      level={1}
      scene="wire"
      heading={t("title")}
      lines={[t("line"), t("hint")]}
      actions={
        <>
          <Button variant="ink" onClick={() => window.location.reload()}>
            {t("retry")}
          </Button>
          <ButtonLink href="/desk">{t("desk")}</ButtonLink>
        </>
      }
    />
  );
}
