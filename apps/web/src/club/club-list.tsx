"use client";
import { routes } from "@consigliere/contract/routes";
import type { Locale } from "@consigliere/languages";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { AskName } from "../account/ask-name.tsx";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { Paper } from "../design/paper.tsx";
import { Telegram } from "../design/telegram.tsx";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { clubPath } from "./club-path.ts";
import { NameForm } from "./name-form.tsx";

/** The reader's clubs, and the way to another. */
export function ClubList() {
  const t = useTranslations("club");
  const api = useApi();
  const locale = useLocale() as Locale;
  const { data, error, refetch } = useQuery({
    queryKey: cacheKeys.clubs,
    queryFn: () => api.call(routes.listClubs, {}),
  });
  const found = useMutation({
    mutationFn: (name: string) => api.call(routes.foundClub, { body: { name } }),
    onSuccess: ({ id }) => window.location.assign(clubPath(locale, id)),
  });
  if (data === undefined) {
    return error === null ? <Loading /> : <Trouble error={error} retry={() => void refetch()} />;
  }
  return (
    <div className="club-spread">
      {data.clubs.length === 0 ? (
        <Telegram heading={t("empty.title")} scene="chair" lines={[t("empty.first"), t("empty.second")]} />
      ) : (
        <ul className="desk-clubs">
          {data.clubs.map(({ id, name, members, isFounder }) => (
            <li key={id}>
              <Paper as="article">
                <h2 className="title" data-gap="0">
                  <a className="quiet-link" href={clubPath(locale, id)}>
                    <bdi translate="no">{name}</bdi>
                  </a>
                </h2>
                <p className="figures quiet apart" data-gap="1">
                  {t("door.members", { count: members })}
                  {isFounder && ` · ${t("founder")}`}
                </p>
              </Paper>
            </li>
          ))}
        </ul>
      )}
      <aside className="stack" data-gap="6">
        <AskName />
        <Paper as="section" tone="aged">
          <h2 className="title">{t("found.title")}</h2>
          <p className="lead quiet">{t("found.about")}</p>
          <NameForm
            yes={t("found.yes")}
            busy={found.isPending || found.isSuccess}
            error={found.error}
            onName={(name) => found.mutate(name)}
          />
        </Paper>
      </aside>
    </div>
  );
}
