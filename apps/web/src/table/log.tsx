"use client";

import type { MatchLook } from "@consigliere/contract/play";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import { Headline, Masthead, Newspaper } from "../design/newspaper.tsx";
import type { GameWords } from "../games/game-words.ts";
import { localZone } from "./deadline.tsx";
import { issuesOf } from "./issues.ts";
import type { Chair } from "./use-chair.ts";
import { useLog } from "./use-log.ts";

interface LogProps {
  readonly matchId: string;
  readonly recap: MatchLook["recap"];
  readonly chair: Chair;
  readonly words: GameWords;
}

/** Everything that was told to who sits in the chair, in words: the back issues of the paper, newest on top. */
export function Log({ matchId, recap, chair, words }: LogProps) {
  const t = useTranslations("play.log");
  const format = useFormatter();
  const log = useLog(matchId, recap, chair);
  const zone = localZone();
  const issues = issuesOf(log.events, (at) =>
    format.dateTime(new Date(at), { dateStyle: "long", timeZone: zone }),
  );
  return (
    <Newspaper label={t("label")} className="log">
      <Masthead name={t("paper")} middle={t("backIssues")} />
      <div data-testid="log" role="log" aria-live="off" aria-busy={log.isLoading}>
        {issues.map((issue) => (
          <section key={issue.day} className="log-issue">
            <Headline level={3}>{issue.day}</Headline>
            <ol>
              {issue.events.map(({ n, at, event }) => (
                <li key={n} data-weight={words.weight(event)} data-type={event.type}>
                  <time dateTime={at}>
                    {format.dateTime(new Date(at), {
                      hour: "2-digit",
                      minute: "2-digit",
                      hourCycle: "h23",
                      timeZone: zone,
                    })}
                  </time>
                  <span>{words.event(event)}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {log.hasOlder && (
        <Button size="small" busy={log.isLoadingOlder} onClick={log.readOlder}>
          {t("older")}
        </Button>
      )}
    </Newspaper>
  );
}
