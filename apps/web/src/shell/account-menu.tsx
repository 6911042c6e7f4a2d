"use client";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { useMe } from "../api/session.ts";
import { ButtonLink } from "../design/button.tsx";
import { lazily } from "../design/lazily.tsx";
import { useMet } from "./use-met.ts";

/** Loaded only for readers who have one: menus and faces are heavy, and no table shows them. */
const OwnMenu = lazily(() => import("./own-menu.tsx"), NoMenu);

/** Without a connection. */
function NoMenu() {
  return <span className="account-place" />;
}

/** The reader's name and the links to their things; or the way in. */
export function AccountMenu() {
  const t = useTranslations("shell");
  const [isMet, place] = useMet();
  const { me } = useMe();
  if (me === null) {
    return (
      <ButtonLink href="/sign-in" variant="brass" size="small">
        {t("signIn")}
      </ButtonLink>
    );
  }
  if (me === undefined || !isMet) return <span ref={place} className="account-place" />;
  return (
    <Suspense fallback={<span className="account-place" />}>
      <OwnMenu me={me} />
    </Suspense>
  );
}
