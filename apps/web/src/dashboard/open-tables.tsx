"use client";
import type { Invitation } from "@consigliere/contract/invitations";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { myPartFor } from "../fairness/use-keeper.ts";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { AgreedNotes } from "../lobby/agreed-notes.tsx";

const LOOK_AGAIN_MS = 15_000;

/** Tables of other people with a free seat. */
export function OpenTables() {
  const t = useTranslations("dashboard.open");
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.openMatches,
    queryFn: () => api.call(routes.listOpenMatches, {}),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const tables = (data?.matches ?? []).filter((match) => match.closed === null && !match.isMember);
  return (
    <Paper as="section" aria-label={t("title")}>
      <h2 className="subtitle" data-gap="2">
        {t("title")}
      </h2>
      {tables.length === 0 ? (
        <p className="quiet">{t("none")}</p>
      ) : (
        <ul className="open-tables">
          {tables.map((match) => (
            <OpenTable key={match.id} match={match} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

function OpenTable({ match }: { match: Invitation }) {
  const t = useTranslations("dashboard.open");
  const locale = useLocale();
  const api = useApi();
  const words = useLobbyWords()(match.game);
  const go = () => window.location.assign(matchPath(locale, match.id));
  const join = useMutation({
    mutationFn: () => {
      const part = myPartFor({ match: match.id, commitment: match.commitment });
      return api.call(routes.joinMatch, { params: { id: match.id }, body: part });
    },
    onSuccess: go,
    onError: useProblemToast(),
  });
  const taken = match.seats.filter((seat) => seat.kind !== "open").length;
  return (
    <li>
      <div>
        <p className="open-table-game">{words("title") ?? match.game}</p>
        <p className="figures small quiet">
          {t("host", { host: match.host ?? "", taken, seats: match.seatCount })}
        </p>
        <AgreedNotes agreed={match} className="small" />
      </div>
      <Button
        size="small"
        variant="ink"
        busy={join.isPending || join.isSuccess}
        onClick={() => join.mutate()}
      >
        {t("join")}
      </Button>
    </li>
  );
}
