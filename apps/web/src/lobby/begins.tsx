import { isStartedByHost } from "@consigliere/contract/house-rules";
import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";

export interface BeginsProps {
  readonly match: Pick<MatchPublic, "starts" | "seatOrder" | "seats"> & Partial<Pick<MatchPublic, "gathers">>;
}

/** The moment when the match begins: known to everybody who sits there. */
export function Begins({ match }: BeginsProps) {
  const t = useTranslations("lobby.begins");
  if (match.gathers === true && match.starts === "full") return t("gathered");
  const host = match.seats.find(({ isHost }) => isHost)?.name ?? "";
  return isStartedByHost(match) ? t("host", { host }) : t("full");
}
