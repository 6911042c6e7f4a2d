"use client";
import type { Profile } from "@consigliere/contract/account";
import { mostMessagesADay } from "@consigliere/contract/preferences";
import { useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { SelectField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";

const ALL = "all";

/** How many messages a day I want at most, whatever channel brings them. */
export function MessagesADay({ me }: { me: Profile }) {
  const t = useTranslations("profile.often");
  const change = useChangeProfile();
  const onError = useProblemToast();
  const counts = Array.from({ length: mostMessagesADay }, (_, at) => at + 1);
  return (
    <Paper as="section">
      <h2 className="mb-2 text-2xl">{t("title")}</h2>
      <SelectField
        label={t("most")}
        hint={t("hint")}
        value={me.messagesADay === null ? ALL : String(me.messagesADay)}
        choices={[
          ...counts.map((count) => ({ value: String(count), name: t("count", { count }) })),
          { value: ALL, name: t("all") },
        ]}
        onValue={(value) =>
          change.mutate({ messagesADay: value === ALL ? null : Number(value) }, { onError })
        }
      />
    </Paper>
  );
}
