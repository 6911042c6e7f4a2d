"use client";
import { ProblemError } from "@consigliere/contract/client";
import type { MatchLook, MatchView } from "@consigliere/contract/play";
import { type ComponentProps, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useMatch } from "../api/match.ts";
import { useMe } from "../api/session.ts";
import { lazily } from "../design/lazily.tsx";
import { isOtherCommitment, type Keeper } from "../fairness/receipts.ts";
import { Shuffling } from "../fairness/shuffling.tsx";
import { useContribution } from "../fairness/use-contribution.ts";
import { useKeeper } from "../fairness/use-keeper.ts";
import { useReceipt } from "../fairness/use-receipt.ts";
import { matchIdOf } from "../i18n/match-path.ts";
import { useNamedMatch } from "../i18n/player-names.ts";
import { isKeyOf, keyInAddress, takeKeyFromAddress } from "../links/table-key.ts";
import { InShell } from "../shell/shell.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { TableLoading } from "../stage/table-loading.tsx";
import { MatchTable } from "../table/match-table.tsx";
import type { NoTableProps } from "./no-table.tsx";

/** A reader of a table in play needs none of these. */
const MatchLobby = lazily(() => import("../lobby/match-lobby.tsx"));
const Door = lazily(() => import("../links/table-link-page.tsx"));
const NoTable = lazily(() => import("./no-table.tsx"));

/**
 * All matches share one exported page that reads the id from its address. While data is missing, it shows nothing of
 * its own.
 */
export function MatchPage() {
  const isHydrated = useHydrated();
  return (
    <div className="match-page">
      {/* It stays until something covers it: one picture for every kind of waiting. */}
      <TableLoading />
      <Suspense fallback={null}>{isHydrated ? <AtAddress /> : null}</Suspense>
    </div>
  );
}

/**
 * A reader with a key of somebody else is asked first. For everybody else, the table itself decides whether they may
 * look.
 */
function AtAddress() {
  const id = matchIdOf(window.location.pathname);
  const reader = useMe();
  const { me } = reader;
  const [key, setKey] = useState(keyInAddress);
  const layAside = useCallback(() => setKey(null), []);
  const isOpen = me !== undefined && (key === null || (me !== null && isKeyOf(key, me.userId)));
  useEffect(() => {
    if (isOpen && keyInAddress() !== null) takeKeyFromAddress();
  }, [isOpen]);
  if (id === null) return <Absent />;
  // Without a key, the table decides for everybody, so the page need not know the reader first.
  if (key === null || isOpen) return <Match id={id} {...reader} />;
  if (me === undefined) return <Unknown {...reader} />;
  return (
    <InShell>
      <Door id={id} me={me} tableKey={key} onOpen={layAside} />
    </InShell>
  );
}

type Reader = ReturnType<typeof useMe>;

/** The reader is not known yet. */
function Unknown({ error, retry }: Pick<Reader, "error" | "retry">) {
  return error === null ? null : <Failed error={error} retry={retry} />;
}

function Match({ id, me, ...unknown }: { id: string } & Reader) {
  const { data, error: fresh, refetch } = useMatch(id);
  // A refusal stands while the service is asked again, and with it what is being written at the door.
  const last = useRef(fresh);
  if (fresh !== null || data !== undefined) last.current = fresh;
  const error = last.current;
  // A failed fetch does not remove the table from the page, unless it is no longer the reader's to see.
  if (data !== undefined && !isShut(error)) return <MatchAsItStands view={data} />;
  if (error === null) return null;
  if (!(error instanceof ProblemError)) return <Failed error={error} retry={refetch} />;
  if (me === undefined) return <Unknown {...unknown} />;
  // Spectators are let in as soon as there is something to see.
  return me === null && error.problem.code !== "match/not-started" ? (
    <InShell>
      <Door id={id} me={me} tableKey={null} error={error} onOpen={refetch} />
    </InShell>
  ) : (
    <Absent error={error} me={me} onRetry={refetch} />
  );
}

/** Somebody was let in, and is no longer: a seat was taken back, a link withdrawn, or they left by another page. */
function isShut(error: Error | null): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { code } = error.problem;
  return code === "match/unknown" || code === "account/sign-in-first" || code.startsWith("link/");
}

function Failed(trouble: Pick<ComponentProps<typeof Trouble>, "error" | "retry">) {
  return (
    <InShell>
      <Trouble {...trouble} level={1} />
    </InShell>
  );
}

function Absent(why: NoTableProps) {
  return (
    <InShell>
      <NoTable {...why} />
    </InShell>
  );
}

function MatchAsItStands({ view: asTold }: { view: MatchLook }) {
  const view = useNamedMatch(asTold);
  useReceipt(view);
  const { hasFailed } = useContribution(view);
  const keeper = useKeeper(view);
  switch (view.match.status) {
    case "lobby":
      if (startsWithMe(keeper, view) && !hasFailed) return <Shuffling view={view} />;
      return (
        <InShell>
          <MatchLobby view={asTold} />
        </InShell>
      );
    case "cancelled":
      return <Absent isCalledOff />;
    case "playing":
    case "over":
      return view.table === null ? <Shuffling view={view} /> : <MatchTable view={view} />;
  }
}

/** Whether the match waits only for this page's contribution. */
function startsWithMe(keeper: Keeper, { match, viewer }: MatchView): boolean {
  const isFull = match.seats.every(({ kind }) => kind !== "open");
  const others = match.dealing.joined.filter(({ seat }) => seat !== viewer);
  const kindOf = (seat: number) => match.seats.find((one) => one.seat === seat)?.kind;
  const isReady = others.every(({ seat, hasContributed }) => hasContributed || kindOf(seat) === "bot");
  return match.gathers && viewer !== null && isFull && isReady && !isOtherCommitment(keeper, match);
}
