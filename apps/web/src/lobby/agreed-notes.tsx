import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";

export interface AgreedNotesProps {
  readonly agreed: Pick<MatchPublic, "openAtEnd" | "publicReplay" | "letters" | "spectators">;
  readonly className?: string;
}

/** The visibility of the match while it is played and when it is over: known to everybody before they sit down. */
export function AgreedNotes({ agreed, className = "" }: AgreedNotesProps) {
  const t = useTranslations("lobby");
  const { openAtEnd, publicReplay, letters, spectators } = agreed;
  return (
    <div className={`stack ${className}`} data-gap="1">
      <p>{t(`atEnd.${openAtEnd ? "open" : "closed"}`)}</p>
      {publicReplay && <p>{t("replay.yes", { open: String(openAtEnd) })}</p>}
      {letters !== "all" && <p>{t(`letters.${letters}`)}</p>}
      {spectators !== undefined && <p>{t("watched", { minutes: spectators.delayMinutes })}</p>}
    </div>
  );
}
