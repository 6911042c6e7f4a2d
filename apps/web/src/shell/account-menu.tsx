"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useMe } from "../api/session.ts";
import { ButtonLink } from "../design/button.tsx";

/** Loaded by who has one: menus and faces are heavy. */
const OwnMenu = lazy(() => import("./own-menu.tsx"));

/** Who I am, and the ways to my things; or the way in. */
export function AccountMenu() {
  const t = useTranslations("shell");
  const { me } = useMe();
  if (me === undefined) return <span className="size-11" />;
  if (me === null) {
    return (
      <ButtonLink href="/sign-in" variant="brass" size="small">
        {t("signIn")}
      </ButtonLink>
    );
  }
  return (
    <Suspense fallback={<span className="size-11" />}>
      <OwnMenu me={me} />
    </Suspense>
  );
}
