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
      <div className="mx-auto flex max-w-6xl items-center gap-x-4 px-3 py-1.5 sm:px-6">
        <Link href="/" className="flex min-h-11 items-center gap-2.5">
          <Monogram className="size-9" />
          <span className="font-name text-xl text-brass-lit sm:text-2xl" lang="en">
            {t("brand")}
          </span>
        </Link>
        <nav aria-label={t("mainNavigation")} className="ml-auto flex items-center gap-1 sm:gap-3">
          <Link
            href="/desk"
            className="hidden min-h-11 items-center px-2 font-medium underline-offset-4 hover:underline sm:flex"
          >
            {t("dashboard")}
          </Link>
          <Link
            href="/rules"
            className="flex min-h-11 items-center px-2 font-medium underline-offset-4 hover:underline"
          >
            {t("rules")}
          </Link>
          <div className="hidden items-center sm:flex">
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
    <footer className="leather mt-auto">
      <div className="brass-line" />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 text-sm text-on-mahogany-quiet sm:px-6">
        <p className="max-w-2xl">
          {t("footer")}{" "}
          <span className="whitespace-nowrap text-xs">
            {t("version", { version: process.env["CONSIGLIERE_VERSION"] ?? "" })}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link href="/check" className="flex min-h-11 items-center underline underline-offset-4">
            {t("check")}
          </Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
