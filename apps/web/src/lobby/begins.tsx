import { isStartedByHost } from "@consigliere/contract/house-rules";
import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";

export interface BeginsProps {
  readonly match: Pick<MatchPublic, "starts" | "seatOrder" | "seats" | "seatCount"> &
    Partial<Pick<MatchPublic, "gathers">>;
}

/** The moment when the match begins: known to everybody who sits there. */
export function Begins({ match }: BeginsProps) {
  const t = useTranslations("lobby.begins");
  if (match.gathers === true && match.starts === "full") return t("gathered");
  // The last seat may have gone to a bot, and then nobody's coming starts it.
  const isFull = match.seats.filter(({ kind }) => kind !== "open").length === match.seatCount;
  const host = match.seats.find(({ isHost }) => isHost)?.name ?? "";
  return isFull || isStartedByHost(match) ? t("host", { host }) : t("full");
}
