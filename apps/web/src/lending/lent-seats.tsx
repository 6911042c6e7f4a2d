import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import { useWhen } from "./use-when.ts";

/** The people who play for others: known to everybody at the table. */
export default function LentSeats({ seats }: { readonly seats: readonly SeatView[] }) {
  const t = useTranslations("play.lent");
  const when = useWhen();
  return (
    <ul className="paper grid gap-1 px-4 py-3 text-sm" data-testid="lent-seats">
      {seats.map(
        ({ seat, name, lent }) =>
          lent !== undefined && (
            <li key={seat}>{t("seat", { name, friend: lent.to, when: when(lent.until) })}</li>
          ),
      )}
    </ul>
  );
}
