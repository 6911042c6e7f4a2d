"use client";
import { ProblemError } from "@consigliere/contract/client";
import type { Invitation } from "@consigliere/contract/invitations";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { AskName } from "../account/ask-name.tsx";
import { EntryForms } from "../account/entry-forms.tsx";
import { cacheKeys } from "../api/keys.ts";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton, ButtonLink } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { Telegram } from "../design/telegram.tsx";
import { Seal } from "../fairness/seal.tsx";
import { myPartFor } from "../fairness/use-keeper.ts";
import { Poster } from "../games/poster.tsx";
import { ClockWords } from "../i18n/clock-words.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { usePlayerName } from "../i18n/player-names.ts";
import { AgreedRules } from "../options/agreed-rules.tsx";
import { tokenInQuery } from "../shell/in-address.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { AgreedNotes } from "./agreed-notes.tsx";
import { Begins } from "./begins.tsx";
import { ClockNote } from "./clock-note.tsx";
import { Pace } from "./pace.tsx";
import { TooLate } from "./too-late.tsx";
import "./lobby.css";

/** The target of an invitation link: the match, the people there, and a chair. */
export function JoinPage() {
  if (!useHydrated()) return <Loading />;
  const token = tokenInQuery("invitation");
  return token === null ? <Nowhere /> : <Letter token={token} />;
}

/** A link that is incomplete, or was not written by any service. */
function Nowhere() {
  const t = useTranslations("join");
  return (
    <Telegram
      heading={t("nowhere")}
      scene="door"
      lines={[t("askAgain")]}
      actions={
        <>
          <ButtonLink href="/desk" variant="ink">
            {t("toDesk")}
          </ButtonLink>
          <ButtonLink href="/new">{t("openOwn")}</ButtonLink>
        </>
      }
    />
  );
}

function Letter({ token }: { token: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: cacheKeys.invitation(token),
    queryFn: () => api.call(routes.readInvitation, { params: { token } }),
  });
  if (data === undefined) {
    if (error === null) return <Loading />;
    const isFinal = error instanceof ProblemError && error.problem.code === "invite/unknown";
    return isFinal ? <Nowhere /> : <Trouble error={error} retry={refetch} />;
  }
  if (data.host === null) return <Closed invitation={data} token={token} onChanged={refetch} />;
  return <InvitationSheet invitation={data} token={token} onChanged={refetch} />;
}

interface InvitationProps {
  readonly invitation: Invitation;
  readonly token: string;
  /** Asks for it again. Entering has emptied the cache, so that nothing there could be marked as old. */
  readonly onChanged: () => unknown;
}

/** The offered match and the free seat: that first, then all that was agreed. */
function InvitationSheet({ invitation, token, onChanged }: InvitationProps) {
  const t = useTranslations("join");
  const words = useLobbyWords()(invitation.game);
  const nameOf = usePlayerName();
  const people = invitation.seats.filter((seat) => seat.kind !== "open");
  return (
    <div className="stack invitation">
      <Paper as="article" frame="deco" className="invitation-letter">
        <Poster game={invitation.game} />
        <div>
          <p className="invitation-by">{t("invites", { host: invitation.host ?? "" })}</p>
          <h2 className="invitation-game">{words("title") ?? invitation.game}</h2>
          <p className="invitation-tagline">{words("tagline")}</p>
          <ul className="row invitation-people">
            {people.map((seat) => (
              <li key={seat.seat}>
                <Portrait of={seat.portrait ?? `bot ${seat.name}`} />
                <span translate="no">{nameOf(seat.name)}</span>
              </li>
            ))}
          </ul>
          <p className="figures">{t("taken", { taken: people.length, seats: invitation.seatCount })}</p>
          <Pace match={invitation} />
        </div>
      </Paper>
      <Reply invitation={invitation} token={token} onChanged={onChanged} />
      <Paper as="section" tone="aged" className="invitation-agreed">
        <p>
          <Begins match={invitation} /> {t("told")}
        </p>
        <AgreedNotes agreed={invitation} />
        <ClockWords>
          <ClockNote clock={invitation.clock} className="clock-note" />
        </ClockWords>
        <h2 className="subtitle apart">{t("options")}</h2>
        <AgreedRules game={invitation.game} options={invitation.options} />
        <details>
          <summary className="opener">{t("sealed")}</summary>
          <Seal commitment={invitation.commitment} />
        </details>
      </Paper>
    </div>
  );
}

/** A note for readers who are not let in, and the other ways to play. */
function Closed({ invitation, token, onChanged }: InvitationProps) {
  const { closed, game } = invitation;
  const t = useTranslations("join");
  const problems = useTranslations("problems");
  const words = useLobbyWords()(game);
  const reason = closed ?? "invite/withdrawn";
  return (
    <div className="stack">
      <Telegram
        heading={t(`closed.${reason}`)}
        scene={reason === "match/full" || reason === "match/cancelled" ? "chair" : "door"}
        stamp={words("title")}
        lines={[problems(reason)]}
        actions={<ButtonLink href={`/new?game=${game}`}>{t("openOwn")}</ButtonLink>}
      />
      <TooLate invitation={invitation} token={token} onChanged={onChanged} />
    </div>
  );
}

function Reply({ invitation, token, onChanged }: InvitationProps) {
  const t = useTranslations("join");
  const locale = useLocale();
  const { me } = useMe();
  const api = useApi();
  const problemText = useProblemText();
  const go = () => window.location.assign(matchPath(locale, invitation.id));
  const join = useMutation({
    mutationFn: () => {
      const part = myPartFor({ match: invitation.id, commitment: invitation.commitment });
      return api.call(routes.joinMatch, { params: { id: invitation.id }, body: { token, ...part } });
    },
    onSuccess: go,
    // The table may have been closed meanwhile. Then the page says so.
    onError: onChanged,
  });
  if (invitation.isMember) {
    return (
      <BrassButton size="large" onClick={go}>
        {t("toTable")}
      </BrassButton>
    );
  }
  if (invitation.closed !== null)
    return <Closed invitation={invitation} token={token} onChanged={onChanged} />;
  if (me === undefined) return <Loading />;
  // Entering by name sits down at once, which saves a new guest one press.
  if (me === null) return <EntryForms onEntered={() => join.mutate()} />;
  return (
    <div className="stack invitation-reply" data-gap="3">
      <AskName />
      <BrassButton size="large" busy={join.isPending || join.isSuccess} onClick={() => join.mutate()}>
        {t("sitDownAs", { name: me.name })}
      </BrassButton>
      {join.error !== null && (
        <Paper role="alert">
          <p className="strong">{problemText(join.error)}</p>
        </Paper>
      )}
    </div>
  );
}
