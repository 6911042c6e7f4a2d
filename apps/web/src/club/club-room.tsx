"use client";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { MatchLetter } from "../dashboard/match-letter.tsx";
import { ButtonLink } from "../design/button.tsx";
import { lazily } from "../design/lazily.tsx";
import { Telegram } from "../design/telegram.tsx";
import { Link } from "../i18n/navigation.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { Members } from "./members.tsx";
import { Results } from "./results.tsx";
import { Seasons } from "./season.tsx";
import { useClub } from "./use-club.ts";

/** With figures and plots. A club that has not played needs none. */
const Figures = lazily(() => import("./figures.tsx"));

/** A club: its members, its current matches, and its past ones. */
export function ClubRoom({ id }: { readonly id: string }) {
  const t = useTranslations("club");
  const { data: club, error, refetch } = useClub(id);
  if (club === undefined) {
    return error === null ? (
      <Loading />
    ) : (
      <Trouble
        error={error}
        retry={() => void refetch()}
        actions={<ButtonLink href="/club">{t("toClubs")}</ButtonLink>}
      />
    );
  }
  return (
    <div className="stack" data-gap="8">
      <div className="club-head">
        <div className="club-heading">
          <p>
            <Link href="/club" className="link">
              {t("toClubs")}
            </Link>
          </p>
          <h2 className="section-title">
            <bdi>{club.name}</bdi>
          </h2>
        </div>
        <ButtonLink href={`/new?club=${id}`} variant="brass" size="large">
          {t("newMatch")}
        </ButtonLink>
      </div>
      <div className="club-spread">
        <div className="stack" data-gap="8">
          <Seasons club={club} />
          <Running id={id} />
          {club.results.length === 0 ? (
            <Telegram heading={t("noResults.title")} lines={[t("noResults.first"), t("noResults.second")]} />
          ) : (
            <Suspense fallback={<Loading />}>
              <Figures club={club} />
              <Results club={club} />
            </Suspense>
          )}
        </div>
        <Members club={club} />
      </div>
    </div>
  );
}

/** The club's current matches that are on the reader's own desk. Nothing else about them is shown. */
function Running({ id }: { readonly id: string }) {
  const t = useTranslations("club");
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.dashboard,
    queryFn: () => api.call(routes.readDashboard, {}),
  });
  const rows = data?.rows.filter(({ club, status }) => club === id && status !== "over") ?? [];
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="title" data-gap="3">
        {t("running")}
      </h3>
      <ul className="desk-stack">
        {rows.map((row) => (
          <li key={row.matchId}>
            <MatchLetter row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
