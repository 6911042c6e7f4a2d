"use client";
import { ProblemError } from "@consigliere/contract/client";
import type { MatchLook, MatchView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { SessionGate } from "../account/session-gate.tsx";
import { useMatch } from "../api/match.ts";
import { ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { isOtherCommitment } from "../fairness/receipts.ts";
import { Shuffling } from "../fairness/shuffling.tsx";
import { useContribution } from "../fairness/use-contribution.ts";
import { useReceipt } from "../fairness/use-receipt.ts";
import { matchIdOf } from "../i18n/match-path.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { MatchTable } from "../table/match-table.tsx";

/** Whoever comes to a table that is laid needs nothing of it. */
const MatchLobby = lazy(() => import("../lobby/match-lobby.tsx"));

/** Every match: one exported page that reads the id from its address. */
export function MatchPage() {
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <Framed>
        <Loading />
      </Framed>
    );
  }
  const id = matchIdOf(window.location.pathname);
  return <Framed>{id === null ? <Gone /> : <SessionGate>{() => <Match id={id} />}</SessionGate>}</Framed>;
}

/** The table takes the whole screen; everything else here brings its own frame or is small. */
function Framed({ children }: { children: React.ReactNode }) {
  return <div className="match-page">{children}</div>;
}

function Match({ id }: { id: string }) {
  const { data, error, refetch } = useMatch(id);
  // A look that failed does not take away what is on the table.
  if (data === undefined) return error === null ? <Loading /> : <NoMatch error={error} retry={refetch} />;
  return <MatchAsItStands view={data} />;
}

function MatchAsItStands({ view }: { view: MatchLook }) {
  useReceipt(view);
  const { hasFailed } = useContribution(view);
  switch (view.match.status) {
    case "lobby":
      if (startsWithMe(view) && !hasFailed) return <Shuffling view={view} />;
      return (
        <Suspense fallback={<Loading />}>
          <MatchLobby view={view} />
        </Suspense>
      );
    case "cancelled":
      return <Gone />;
    case "playing":
    case "over":
      return view.table === null ? <Shuffling view={view} /> : <MatchTable view={view} />;
  }
}

/** Whether the match waits for nothing but what this page mixes in. */
function startsWithMe({ match, viewer }: MatchView): boolean {
  const isFull = match.seats.every(({ kind }) => kind !== "open");
  const others = match.dealing.joined.filter(({ seat }) => seat !== viewer);
  const kindOf = (seat: number) => match.seats.find((one) => one.seat === seat)?.kind;
  const isReady = others.every(({ seat, hasContributed }) => hasContributed || kindOf(seat) === "bot");
  return match.gathers && viewer !== null && isFull && isReady && !isOtherCommitment(match);
}

function NoMatch({ error, retry }: { error: Error; retry: () => void }) {
  const isFinal = error instanceof ProblemError && error.problem.code === "match/unknown";
  return <Trouble error={error} retry={isFinal ? undefined : retry} level={1} />;
}

function Gone() {
  const t = useTranslations("match");
  return (
    <Telegram
      className="mx-auto my-10 max-w-lg"
      heading={t("gone.title")}
      level={1}
      lines={[t("gone.line")]}
      actions={
        <ButtonLink href="/desk" variant="ink">
          {t("gone.dashboard")}
        </ButtonLink>
      }
    />
  );
}
