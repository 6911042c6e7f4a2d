import { useTranslations } from "next-intl";
import { Monogram } from "../design/monogram.tsx";
import { Link } from "../i18n/navigation.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The leather edge of the desk: the name, the links, the reader. */
export function Header() {
  const t = useTranslations("shell");
  return (
    <header className="leather">
      <div className="shell-head">
        <Link href="/" className="shell-brand">
          <Monogram />
          <span lang="en" translate="no">
            {t("brand")}
          </span>
        </Link>
        <nav aria-label={t("mainNavigation")} className="shell-links">
          <Link href="/desk" className="shell-link quiet-link shell-wide">
            {t("dashboard")}
          </Link>
          <Link href="/rules" className="shell-link quiet-link">
            {t("rules")}
          </Link>
          <div className="shell-wide">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <AccountMenu />
        </nav>
      </div>
      <div className="brass-line" />
    </header>
  );
}

export function Footer() {
  const t = useTranslations("shell");
  return (
    <footer className="leather shell-foot">
      <div className="brass-line" />
      <div className="shell-imprint small">
        <p>
          {t("footer")}{" "}
          <span className="shell-version">
            {t("version", { version: process.env["CONSIGLIERE_VERSION"] ?? "" })}
          </span>
        </p>
        <div className="shell-ways">
          <Link href="/check" className="shell-way link">
            {t("check")}
          </Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
