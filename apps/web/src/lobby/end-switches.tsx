import type { HouseRules } from "@consigliere/contract/house-rules";
import { useTranslations } from "next-intl";
import { SwitchField } from "../design/fields.tsx";

/** The fate of hands and replay when the match is over. */
type AtEnd = Pick<HouseRules, "openAtEnd" | "publicReplay">;

interface EndSwitchesProps {
  readonly atEnd: AtEnd;
  readonly onChange: (change: Partial<AtEnd>) => void;
}

/** For the host: whether hands are opened at the end, and for whom. */
export function EndSwitches({ atEnd: { openAtEnd, publicReplay }, onChange }: EndSwitchesProps) {
  const t = useTranslations("lobby");
  return (
    <div className="stack" data-gap="3">
      <SwitchField
        label={t("atEnd.label")}
        hint={t(`atEnd.${openAtEnd ? "open" : "closed"}`)}
        checked={openAtEnd}
        onChecked={(checked) => onChange({ openAtEnd: checked })}
      />
      <SwitchField
        label={t("replay.label")}
        hint={publicReplay ? t("replay.yes", { open: String(openAtEnd) }) : t("replay.no")}
        checked={publicReplay}
        onChecked={(checked) => onChange({ publicReplay: checked })}
      />
    </div>
  );
}
