import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";

export interface BeginsProps {
  readonly match: Pick<MatchPublic, "starts" | "seatOrder" | "seats">;
}

/** The moment when the match begins: known to everybody who sits there. */
export function Begins({ match: { starts, seatOrder, seats } }: BeginsProps) {
  const t = useTranslations("lobby.begins");
  const host = seats.find(({ isHost }) => isHost)?.name ?? "";
  return starts === "host" || seatOrder === "chosen" ? t("host", { host }) : t("full");
}
