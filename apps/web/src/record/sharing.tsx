"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SwitchField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";

/** Whether friends see my figures. */
export function Sharing({ me }: { readonly me: Profile }) {
  const t = useTranslations("club.record.sharing");
  const change = useChangeProfile();
  const onError = useProblemToast();
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <SwitchField
        label={t("shares")}
        hint={t("hint")}
        checked={me.sharesRecord}
        disabled={change.isPending}
        onChecked={(sharesRecord) => change.mutate({ sharesRecord }, { onError })}
      />
    </Paper>
  );
}
