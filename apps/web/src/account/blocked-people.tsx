"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";

/** The people whose letters do not reach me; nothing if there are none. */
export function BlockedPeople({ me: { blocked = [] } }: { me: Profile }) {
  const t = useTranslations("profile.blocked");
  const change = useChangeProfile();
  const onError = useProblemToast();
  if (blocked.length === 0) return null;
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <p>{t("hint")}</p>
      <ul className="blocked-people">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <bdi className="strong" translate="no">
              {name}
            </bdi>
            <Button
              size="small"
              aria-label={t("unblockWhom", { name })}
              disabled={change.isPending}
              onClick={() => change.mutate({ unblock: id }, { onError })}
            >
              {t("unblock")}
            </Button>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
