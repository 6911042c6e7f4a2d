import { useTranslations } from "next-intl";

export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a href="#main" className="button skip-link" data-variant="brass">
      {t("skip")}
    </a>
  );
}
