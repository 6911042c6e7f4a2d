"use client";
import type { Profile } from "@consigliere/contract/account";
import { botLevels } from "@consigliere/contract/bot-levels";
import { useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SelectField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";

/** How well a bot plays for me while I am away. */
export function StandInChoice({ me }: { me: Profile }) {
  const t = useTranslations("profile.standIn");
  const say = useTranslations("newMatch.levels");
  const change = useChangeProfile();
  const onError = useProblemToast();
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <SelectField
        label={t("how")}
        hint={t("hint")}
        value={me.standIn}
        choices={botLevels.map((value) => ({ value, name: say(value) }))}
        onValue={(value) =>
          change.mutate({ standIn: botLevels.find((level) => level === value) ?? me.standIn }, { onError })
        }
      />
    </Paper>
  );
}
