"use client";
import type { Profile } from "@consigliere/contract/account";
import { routes } from "@consigliere/contract/routes";
import type { Locale } from "@consigliere/languages";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { AskName } from "../account/ask-name.tsx";
import { EntryForms } from "../account/entry-forms.tsx";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { clubPath } from "./club-path.ts";

interface ClubDoorProps {
  readonly id: string;
  readonly token: string;
  readonly me: Profile | null;
}

/** The target of a club's link: the club's owner, and the way in. */
export function ClubInvitation({ id, token, me }: ClubDoorProps) {
  const t = useTranslations("club.door");
  const api = useApi();
  const locale = useLocale() as Locale;
  const problemText = useProblemText();
  const call = { params: { id }, body: { token } };
  const { data, error, refetch } = useQuery({
    queryKey: [...cacheKeys.club(id), "door", me?.userId ?? null],
    queryFn: () => api.call(routes.lookAtClub, call),
    retry: false,
  });
  // Without the fragment, because the secret of the club must not stay in the address.
  const go = () => window.location.replace(clubPath(locale, id));
  const join = useMutation({ mutationFn: () => api.call(routes.joinClub, call), onSuccess: go });
  if (data === undefined) {
    return error === null ? <Loading /> : <Trouble error={error} retry={() => void refetch()} />;
  }
  const { name, founder, members, isMember } = data;
  return (
    <div className="club-door">
      <Paper as="article" frame="deco" className="invitation">
        <p className="invitation-by">{t("invites", { founder })}</p>
        <h2 className="invitation-title">
          <bdi translate="no">{name}</bdi>
        </h2>
        <p className="figures apart">{t("members", { count: members })}</p>
        <p className="apart quiet">{t("about")}</p>
      </Paper>
      {isMember ? (
        <BrassButton size="large" onClick={go}>
          {t("enter")}
        </BrassButton>
      ) : me === null ? (
        <EntryForms onEntered={() => join.mutate()} />
      ) : (
        <div className="stack club-reply" data-gap="3">
          <AskName />
          <BrassButton size="large" busy={join.isPending || join.isSuccess} onClick={() => join.mutate()}>
            {t("joinAs", { name: me.name })}
          </BrassButton>
        </div>
      )}
      {join.error !== null && (
        <Paper role="alert">
          <p className="strong">{problemText(join.error)}</p>
        </Paper>
      )}
    </div>
  );
}
