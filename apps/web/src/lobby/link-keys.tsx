"use client";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Confirm } from "../design/confirm.tsx";
import { useToast } from "../design/toast.tsx";

type Change = "renew" | "withdraw";

/** The host's buttons for the link: a new link in its place, or none. Both ask for confirmation while a link is out. */
export function LinkKeys({ matchId, isOut }: { matchId: string; isOut: boolean }) {
  const t = useTranslations("lobby.invite");
  const [asked, ask] = useState<Change | null>(null);
  const toast = useToast();
  const onError = useProblemToast();
  const call = { params: { id: matchId } };
  const renew = useMatchAction(matchId, routes.renewInvitation);
  const withdraw = useMatchAction(matchId, routes.withdrawInvitation);
  const change = (what: Change) => {
    const onSuccess = () => {
      ask(null);
      toast({ text: t(`${what}Done`) });
    };
    (what === "renew" ? renew : withdraw).mutate(call, { onSuccess, onError });
  };
  if (!isOut) {
    return (
      <Button size="small" busy={renew.isPending} onClick={() => change("renew")}>
        {t("renew")}
      </Button>
    );
  }
  return (
    <div className="link-keys">
      {(["renew", "withdraw"] as const).map((what) => (
        <Button key={what} size="small" variant="quiet" onClick={() => ask(what)}>
          {t(what)}
        </Button>
      ))}
      <Confirm
        open={asked !== null}
        onClose={() => ask(null)}
        title={t(`${asked ?? "renew"}Title`)}
        description={t("warning")}
        no={t("leaveIt")}
        yes={t(asked ?? "renew")}
        busy={renew.isPending || withdraw.isPending}
        onYes={() => change(asked ?? "renew")}
      />
    </div>
  );
}
