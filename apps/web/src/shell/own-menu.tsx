"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { useSignOut } from "../api/use-sign-out.ts";
import { Menu, MenuItem } from "../design/menu.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { Link } from "../i18n/navigation.ts";

/** My face, and behind it the links to my things. */
export default function OwnMenu({ me }: { readonly me: Profile }) {
  const t = useTranslations("shell");
  const signOut = useSignOut();
  return (
    <Menu
      label={t("account", { name: me.name })}
      className="own-menu"
      face={
        <>
          <span className="own-face">
            <Portrait of={me.portrait} shape="round" />
          </span>
          <span className="own-name" translate="no">
            {me.name}
          </span>
        </>
      }
    >
      <p className="own-line small quiet">{me.isGuest ? t("guestNamed", { name: me.name }) : me.name}</p>
      <Link href="/desk" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("dashboard")}
      </Link>
      <Link href="/club" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("clubs")}
      </Link>
      <Link href="/record" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("record")}
      </Link>
      <Link href="/learn" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("lessons")}
      </Link>
      <Link href="/profile" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("profile")}
      </Link>
      {/* A guest who signs out loses the seat for good. The profile page explains this first. */}
      {!me.isGuest && <MenuItem onClick={signOut.leave}>{t("signOut")}</MenuItem>}
    </Menu>
  );
}
