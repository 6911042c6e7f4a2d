"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMe } from "../api/session.ts";
import { ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { useRouter } from "../i18n/navigation.ts";
import { EntryForms } from "./entry-forms.tsx";
import "./account.css";

/** The sign-in page: ways in, or a note for readers who are already signed in. */
export function SignIn() {
  const t = useTranslations("entry");
  const locale = useLocale();
  const router = useRouter();
  const { me } = useMe();
  if (me !== null && me !== undefined && !me.isGuest) {
    return (
      <Telegram
        heading={t("already.title")}
        lines={[t("already.line", { name: me.name })]}
        actions={
          <ButtonLink href="/desk" variant="ink">
            {t("already.dashboard")}
          </ButtonLink>
        }
        className="sign-in"
      />
    );
  }
  return <EntryForms next={`/${locale}/desk/`} onEntered={() => router.push("/desk")} />;
}
