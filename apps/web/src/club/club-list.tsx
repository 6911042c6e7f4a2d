"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { AskName } from "../account/ask-name.tsx";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { Paper } from "../design/paper.tsx";
import { Telegram } from "../design/telegram.tsx";
import type { Locale } from "../i18n/routing.ts";
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
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      {data.clubs.length === 0 ? (
        <Telegram heading={t("empty.title")} scene="chair" lines={[t("empty.first"), t("empty.second")]} />
      ) : (
        <ul className="desk-clubs">
          {data.clubs.map(({ id, name, members, isFounder }) => (
            <li key={id}>
              <Paper as="article" className="h-full">
                <h2 className="text-2xl break-words">
                  <a className="underline-offset-4 hover:underline" href={clubPath(locale, id)}>
                    <bdi>{name}</bdi>
                  </a>
                </h2>
                <p className="figures mt-1 text-ink-quiet">
                  {t("door.members", { count: members })}
                  {isFounder && ` · ${t("founder")}`}
                </p>
              </Paper>
            </li>
          ))}
        </ul>
      )}
      <aside className="grid gap-6">
        <AskName />
        <Paper as="section" tone="aged">
          <h2 className="mb-2 text-2xl">{t("found.title")}</h2>
          <p className="mb-4 text-ink-quiet">{t("found.about")}</p>
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
