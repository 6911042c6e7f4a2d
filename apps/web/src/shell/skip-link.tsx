import { useTranslations } from "next-intl";

export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a
      href="#main"
      className="button sr-only focus:not-sr-only focus:absolute focus:left-3 focus:top-3 focus:z-50"
      data-variant="brass"
    >
      {t("skip")}
    </a>
  );
}
