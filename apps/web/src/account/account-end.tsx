"use client";
import type { Profile } from "@consigliere/contract/account";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { changeReader } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { useSignOut } from "../api/use-sign-out.ts";
import { Button } from "../design/button.tsx";
import { Confirm } from "../design/confirm.tsx";
import { Paper } from "../design/paper.tsx";
import { forgetOwner } from "../device/kept.ts";
import { useRouter } from "../i18n/navigation.ts";

/** Leaving: for today, or for good. Both explain the consequences first if they cannot be undone. */
export function AccountEnd({ me }: { me: Profile }) {
  const t = useTranslations("profile.end");
  const [asked, ask] = useState<"signOut" | "delete" | null>(null);
  const api = useApi();
  const router = useRouter();
  const signOut = useSignOut();
  const remove = useMutation({
    mutationFn: () => api.call(routes.deleteAccount, {}),
    onSuccess: () => {
      forgetOwner({ forGood: true });
      changeReader(null);
      router.push("/");
    },
    onError: useProblemToast(),
  });
  const close = () => ask(null);
  return (
    <Paper as="section" tone="aged">
      <h2 className="title" data-gap="3">
        {t("title")}
      </h2>
      <div className="row">
        <Button onClick={() => (me.isGuest ? ask("signOut") : signOut.leave())}>{t("signOut")}</Button>
        <Button variant="blood" onClick={() => ask("delete")}>
          {t("delete")}
        </Button>
      </div>
      <Confirm
        open={asked === "signOut"}
        onClose={close}
        title={t("guestTitle")}
        description={t("guestWarning")}
        no={t("stay")}
        yes={t("signOut")}
        busy={signOut.isLeaving}
        onYes={() => signOut.leave()}
      />
      <Confirm
        open={asked === "delete"}
        onClose={close}
        title={t("deleteTitle")}
        description={t("deleteWarning")}
        no={t("stay")}
        yes={t("deleteForGood")}
        busy={remove.isPending}
        onYes={() => remove.mutate()}
      />
    </Paper>
  );
}
