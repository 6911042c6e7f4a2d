"use client";
import type { MatchPublic } from "@consigliere/contract/match";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Paper } from "../design/paper.tsx";
import { ClockWords } from "../i18n/clock-words.tsx";
import { AgreedRules } from "../options/agreed-rules.tsx";
import { AgreedNotes } from "./agreed-notes.tsx";
import { Begins } from "./begins.tsx";
import { ClockNote } from "./clock-note.tsx";
import { EndSwitches } from "./end-switches.tsx";
import { LettersChoice } from "./letters-choice.tsx";
import { Pace } from "./pace.tsx";

/** The agreement for a match: its rules, its pace, and the visibility at its end, which the host may still change. */
export function HouseRules({ view: { match, isHost } }: { view: MatchView }) {
  const t = useTranslations("lobby");
  return (
    <Paper as="section" tone="aged">
      <h2 className="subtitle">{t("options")}</h2>
      <AgreedRules game={match.game} options={match.options} />
      <div className="apart small">
        <Pace match={match} />
        <p>
          <Begins match={match} />
        </p>
      </div>
      <ClockWords>
        <ClockNote clock={match.clock} className="clock-note small" />
      </ClockWords>
      <div className="apart" data-gap="4">
        {isHost ? <HostsChoice match={match} /> : <AgreedNotes agreed={match} className="small" />}
      </div>
    </Paper>
  );
}

function HostsChoice({ match: { id, openAtEnd, publicReplay, letters } }: { match: MatchPublic }) {
  const change = useMatchAction(id, routes.changeMatch);
  const onError = useProblemToast();
  const sent = change.isPending ? change.variables.body : {};
  const send = (body: NonNullable<typeof sent>) => change.mutate({ params: { id }, body }, { onError });
  return (
    <div className="stack" data-gap="5">
      <EndSwitches
        atEnd={{ openAtEnd: sent.openAtEnd ?? openAtEnd, publicReplay: sent.publicReplay ?? publicReplay }}
        onChange={send}
      />
      <LettersChoice letters={sent.letters ?? letters} onLetters={(letters) => send({ letters })} />
    </div>
  );
}
