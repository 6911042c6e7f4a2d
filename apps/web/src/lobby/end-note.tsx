import { useTranslations } from "next-intl";

/** What becomes of hands and answers when the match is over: known to everybody before they sit down. */
export function EndNote({ openAtEnd, className }: { openAtEnd: boolean; className?: string }) {
  const t = useTranslations("lobby.atEnd");
  return <p className={className}>{t(openAtEnd ? "open" : "closed")}</p>;
}
