"use client";
import type { MatchLook, MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import { AskName } from "../account/ask-name.tsx";
import { useMatchAction } from "../api/match.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton, Button } from "../design/button.tsx";
import { Confirm } from "../design/confirm.tsx";
import { LampCone } from "../design/lamp-cone.tsx";
import { lazily } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { DealingSheet } from "../fairness/dealing-sheet.tsx";
import { isOtherCommitment } from "../fairness/receipts.ts";
import { useKeeper } from "../fairness/use-keeper.ts";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { useRouter } from "../i18n/navigation.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { Begins } from "./begins.tsx";
import { HouseRules } from "./house-rules.tsx";
import { InviteLetter, NoInvitation } from "./invite-letter.tsx";
import { JoinHere } from "./join-here.tsx";
import { LinkKeys } from "./link-keys.tsx";
import { OurDays } from "./our-days.tsx";
import { RemovedPeople } from "./removed-people.tsx";
import { SeatList } from "./seat-list.tsx";
import "./lobby.css";

const SpectatorsSheet = lazily(() => import("./spectators-sheet.tsx"));

/** A match before it starts: the people at their seats, the open invitations, and the start button. */
export default function MatchLobby({ view }: { view: MatchLook }) {
  const t = useTranslations("lobby");
  const locale = useLocale();
  const keeper = useKeeper(view);
  const { match, viewer, isHost, inviteUrl, removed, queue, hours, isByLink = false } = view;
  const words = useLobbyWords()(match.game);
  const format = useFormatter();
  const keys = isHost && <LinkKeys matchId={match.id} isOut={inviteUrl !== null} />;
  const letter = inviteUrl !== null && (
    <InviteLetter url={inviteUrl} game={words("title") ?? match.game} keys={keys} />
  );
  const taken = match.seats.filter(({ kind }) => kind !== "open").length;
  const sendsFirst = isHost && taken < match.seatCount;
  return (
    <PageFrame title={words("title") ?? match.game} intro={t(match.visibility)}>
      <div className="lobby">
        {/* A host who has just opened a table first wants to send the link. */}
        {sendsFirst && letter && <div className="lobby-letter">{letter}</div>}
        <div className="stack lobby-table" data-gap="8">
          <AskName />
          <SeatList view={view} />
          {queue.length > 0 && <p className="small quiet">{t("queue", { names: format.list(queue) })}</p>}
          <Beginning view={view} />
          {viewer !== null && <OurDays match={match} hours={hours} />}
        </div>
        <div className="stack lobby-papers" data-gap="6">
          {viewer === null && <JoinHere match={match} />}
          {!sendsFirst && letter}
          {match.club !== undefined && (
            <Paper as="section">
              {t.rich("club", {
                link: (words) => (
                  <a className="link" href={`/${locale}/club/${match.club}/`}>
                    {words}
                  </a>
                ),
              })}{" "}
              {match.season !== undefined && t("season", match.season)}
            </Paper>
          )}
          {inviteUrl === null && isHost && <NoInvitation keys={keys} />}
          {removed.length > 0 && <RemovedPeople matchId={match.id} names={removed} />}
          <HouseRules view={view} />
          {isHost && (
            <FoldedPaper title={t("spectators")} isOpen={match.spectators !== undefined}>
              <Suspense>
                <SpectatorsSheet view={view} />
              </Suspense>
            </FoldedPaper>
          )}
          <FoldedPaper title={t("dealing")} isOpen={isOtherCommitment(keeper, match)}>
            <DealingSheet view={view} />
          </FoldedPaper>
          {viewer !== null && !isByLink && <WayOut view={view} />}
        </div>
      </div>
    </PageFrame>
  );
}

/** Details that few readers open, behind their title. */
function FoldedPaper(props: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Paper as="section">
      <details open={props.isOpen || undefined}>
        <summary className="opener">
          <h2 className="subtitle">{props.title}</h2>
        </summary>
        {props.children}
      </details>
    </Paper>
  );
}

/** The host's start button; for everybody else, what the match waits for. */
function Beginning({ view }: { view: MatchView }) {
  const { match, isHost } = view;
  const t = useTranslations("lobby");
  const start = useMatchAction(match.id, routes.startMatch);
  const onProblem = useProblemToast();
  const taken = match.seats.filter((seat) => seat.kind !== "open").length;
  const isFull = taken === match.seatCount;
  const host = match.seats.find((seat) => seat.isHost)?.name ?? "";
  const missing = useMissing(view);
  const waits = missing === null ? t("waitForHost", { host }) : t("waitForParts", { names: missing });
  if (!isHost) {
    return (
      <p className="baize lobby-waits saying" role="status">
        {isFull
          ? waits
          : t.rich("waitForSeats", { taken, seats: match.seatCount, begins: () => <Begins match={match} /> })}
      </p>
    );
  }
  const begin = () => start.mutate({ params: { id: match.id }, body: {} }, { onError: onProblem });
  return (
    <LampCone lit={isFull}>
      <Paper as="section" className="lobby-start">
        <p role="status">
          {isFull && missing !== null
            ? waits
            : isFull
              ? t("full")
              : taken < 2
                ? t("tooFew")
                : t("notFull", { free: match.seatCount - taken })}
        </p>
        {taken >= 2 && (
          <BrassButton size="large" busy={start.isPending} onClick={begin}>
            {isFull && missing !== null
              ? t("startWithout")
              : isFull
                ? t("start")
                : t("startWith", { count: taken })}
          </BrassButton>
        )}
      </Paper>
    </LampCone>
  );
}

/** The people who still have to open a table that starts when everybody has; null if it waits for nobody. */
function useMissing({ match }: MatchView): string | null {
  const format = useFormatter();
  const names = match.dealing.joined.flatMap(({ seat, hasContributed }) => {
    const who = match.seats.find((one) => one.seat === seat);
    return hasContributed || who?.kind !== "person" ? [] : [who.name];
  });
  return match.gathers && names.length > 0 ? format.list(names) : null;
}

function WayOut({ view: { match, isHost } }: { view: MatchView }) {
  const t = useTranslations("lobby");
  const api = useApi();
  const router = useRouter();
  const [isAsked, ask] = useState(false);
  const onProblem = useProblemToast();
  const go = useMutation({
    mutationFn: (endpoint: typeof routes.leaveMatch | typeof routes.cancelMatch) =>
      api.call(endpoint, { params: { id: match.id } }),
    onSuccess: () => router.push("/desk"),
    onError: onProblem,
  });
  return (
    <div className="row">
      <Button size="small" busy={go.isPending} onClick={() => go.mutate(routes.leaveMatch)}>
        {t("leave")}
      </Button>
      {isHost && (
        <Button size="small" onClick={() => ask(true)}>
          {t("cancel")}
        </Button>
      )}
      <Confirm
        open={isAsked}
        onClose={() => ask(false)}
        title={t("cancelTitle")}
        description={t("cancelWarning")}
        no={t("keepOpen")}
        yes={t("cancel")}
        busy={go.isPending}
        onYes={() => go.mutate(routes.cancelMatch)}
      />
    </div>
  );
}
