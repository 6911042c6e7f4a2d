import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import { useWhen } from "./use-when.ts";
import "./lending.css";

/** The people who play for others: known to everybody at the table. */
export default function LentSeats({ seats }: { readonly seats: readonly SeatView[] }) {
  const t = useTranslations("play.lent");
  const when = useWhen();
  return (
    <ul className="paper lent-seats small" data-testid="lent-seats">
      {seats.map(
        ({ seat, name, lent }) =>
          lent !== undefined && (
            <li key={seat}>{t("seat", { name, friend: lent.to, when: when(lent.until) })}</li>
          ),
      )}
    </ul>
  );
}
