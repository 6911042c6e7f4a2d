import type { ClockRules } from "@consigliere/contract/clock-rules";
import { useTranslations } from "next-intl";

/** The agreed rules about time, beside the hours for a decision; nothing if all are as usual. */
export function ClockNote({ clock, className }: { clock: ClockRules; className?: string }) {
  const t = useTranslations("clock.rules");
  const { kind, reserveHours, bonusHours, restsOnWeekends, whenOut } = clock;
  const sentences = [
    kind === "bank" && t("says.bank", { reserve: reserveHours, bonus: bonusHours }),
    kind === "none" && t("says.none"),
    kind !== "none" && restsOnWeekends && t("says.weekends"),
    kind !== "none" && whenOut !== "fallback" && t(`says.${whenOut}`),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <div className={className}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
