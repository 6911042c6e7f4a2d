"use client";
import type { Invitation } from "@consigliere/contract/invitations";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { EntryForms } from "../account/entry-forms.tsx";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton, Button } from "../design/button.tsx";

interface TooLateProps {
  readonly invitation: Invitation;
  readonly token: string;
  /** Asks for the invitation again. */
  readonly onChanged: () => unknown;
}

/** For whoever came too late to a table: to wait for a seat there or in its next match, and to watch. */
export function TooLate({ invitation, token, onChanged }: TooLateProps) {
  const { id, closed, late } = invitation;
  const t = useTranslations("join.late");
  const { me } = useMe();
  const api = useApi();
  const params = { id };
  const change = useMutation({
    mutationFn: async (waits: boolean) => {
      if (waits) await api.call(routes.waitForSeat, { params, body: { token } });
      else await api.call(routes.stopWaiting, { params });
    },
    // A seat may have become free meanwhile: then it is theirs.
    onSettled: onChanged,
    onError: useProblemToast(),
  });
  if (late === undefined) return null;
  const where = closed === "match/full" ? "here" : "next";
  return (
    <div className="stack too-late" data-gap="3">
      {late.isWaiting ? (
        <>
          <p role="status">{t(`waiting.${where}`)}</p>
          <Button size="small" busy={change.isPending} onClick={() => change.mutate(false)}>
            {t("stop")}
          </Button>
        </>
      ) : (
        late.mayWait &&
        me != null && (
          <>
            <p>{t(`offer.${where}`)}</p>
            <BrassButton busy={change.isPending} onClick={() => change.mutate(true)}>
              {t(`wait.${where}`)}
            </BrassButton>
          </>
        )
      )}
      {late.watchUrl !== null && (
        <a className="button" data-variant="ink" href={late.watchUrl}>
          {t("watch")}
        </a>
      )}
      {late.mayWait && me === null && (
        <>
          <p>{t(`offer.${where}`)}</p>
          <EntryForms enter={t(`wait.${where}`)} onEntered={() => change.mutate(true)} />
        </>
      )}
    </div>
  );
}
