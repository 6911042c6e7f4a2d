"use client";
import type { Profile } from "@consigliere/contract/account";
import {
  botLevels,
  chosenBot,
  EVEN_TEMPERED,
  levelOf,
  temperamentOf,
  temperaments,
} from "@consigliere/contract/bot-levels";
import { useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SelectField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { TemperamentField } from "../options/temperament-field.tsx";

/** The bot that plays for me while I am away. */
export function StandInChoice({ me }: { me: Profile }) {
  const t = useTranslations("profile.standIn");
  const say = useTranslations("newMatch.levels");
  const change = useChangeProfile();
  const onError = useProblemToast();
  const level = levelOf(me.standIn);
  const manner = temperaments.find((one) => one === temperamentOf(me.standIn)) ?? EVEN_TEMPERED;
  const choose = (standIn: string) => change.mutate({ standIn }, { onError });
  return (
    <Paper as="section" className="stack">
      <h2 className="title">{t("title")}</h2>
      <SelectField
        label={t("how")}
        hint={t("hint")}
        value={level}
        choices={botLevels.map((value) => ({ value, name: say(value) }))}
        onValue={(value) => choose(chosenBot(value, manner))}
      />
      <TemperamentField
        label={t("manner")}
        choices={[EVEN_TEMPERED, ...temperaments]}
        value={manner}
        onValue={(one) => choose(chosenBot(level, one))}
      />
      <p className="small quiet">{t("elsewhere")}</p>
    </Paper>
  );
}
