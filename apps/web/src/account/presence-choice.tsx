"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SwitchField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";

/** Whether others see that I look at a table. */
export function PresenceChoice({ me }: { me: Profile }) {
  const t = useTranslations("profile.presence");
  const change = useChangeProfile();
  const onError = useProblemToast();
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <SwitchField
        label={t("shows")}
        hint={t("hint")}
        checked={me.showsPresence}
        disabled={change.isPending}
        onChecked={(showsPresence) => change.mutate({ showsPresence }, { onError })}
      />
    </Paper>
  );
}
