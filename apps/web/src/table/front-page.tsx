"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { Columns, Headline, Masthead, Newspaper } from "../design/newspaper.tsx";
import { serverNow } from "../device/server-clock.ts";
import type { GameWords } from "../games/game-words.ts";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";
import type { At } from "./at-table.ts";
import { frontPageOf } from "./issues.ts";
import { EventLink } from "./recap-markers/event-link.tsx";
import type { Recap } from "./use-recap.ts";

interface FrontPageProps extends At<"match" | "ui" | "words" | "past" | "paper" | "pins"> {
  readonly recap: Recap;
}

/** The events since the reader last looked, with their places on the board. */
export function RecapFrontPage({ at, recap }: FrontPageProps) {
  return (
    <FrontPage
      recap={recap}
      words={at.words}
      say={(told) => <EventLink at={at} told={told} />}
      onWatch={() => at.past.watchNews(recap)}
    />
  );
}

interface FrontPageSheetProps {
  readonly recap: Recap;
  readonly words: Pick<GameWords, "weight">;
  readonly say: (told: LoggedEvent) => ReactNode;
  readonly onWatch: () => void;
}

/** The events since the reader last looked, as the front page of *The Consigliere*. */
export function FrontPage({ recap, words, say, onWatch }: FrontPageSheetProps) {
  const t = useTranslations("play.recap");
  const format = useFormatter();
  const page = frontPageOf(recap.frames, words.weight);
  if (page === null) return null;
  const { headline, news, briefs, headlines } = page;
  const date = format.dateTime(new Date(headline.at), { dateStyle: "long", timeZone: localZone() });
  return (
    <div className="recap" data-testid="recap">
      <Newspaper label={t("label")}>
        <Masthead
          name={t("paper")}
          left={t("extra")}
          middle={<span suppressHydrationWarning>{date}</span>}
          right={t("price")}
        />
        <Headline weight="banner">{say(headline)}</Headline>
        <p className="recap-lead">
          {t("lead", { count: headlines })}
          {recap.skipped > 0 && ` ${t("skipped")}`}
        </p>
        {news.length > 0 && (
          <Columns>
            {news.map((one) => (
              <p key={one.n} className="recap-news">
                {say(one)}
              </p>
            ))}
          </Columns>
        )}
        {briefs.length > 0 && (
          <details className="recap-briefs">
            <summary>{t("briefs", { count: briefs.length })}</summary>
            <ul>
              {briefs.map((one) => (
                <li key={one.n}>{say(one)}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="recap-actions">
          <Button size="small" onClick={onWatch} data-testid="recap-watch">
            {t("replay")}
          </Button>
          <Button size="small" variant="ink" onClick={recap.close} data-testid="recap-close">
            {t("close")}
          </Button>
        </p>
      </Newspaper>
    </div>
  );
}

const DAY_MS = 86_400_000;

/** The front page folded to one line above the board: its headline, and the actions for it. */
export function NewsBanner({ at, recap }: FrontPageProps) {
  const t = useTranslations("play.recap");
  const format = useFormatter();
  const page = frontPageOf(recap.frames, at.words.weight);
  if (page === null) return null;
  const first = new Date(recap.frames[0]?.at ?? page.headline.at);
  const isToday = serverNow() - first.getTime() < DAY_MS;
  const since = format.dateTime(first, {
    timeZone: localZone(),
    ...(isToday ? CLOCK : { weekday: "long" }),
  });
  return (
    <section className="news-banner paper" aria-label={t("label")} data-testid="news">
      <p>
        <b>
          <EventLink at={at} told={page.headline} />
        </b>
        <small>{t("headlines", { count: page.headlines, since })}</small>
      </p>
      <Button size="small" onClick={() => at.past.watchNews(recap)} data-testid="recap-replay">
        {t("watch")}
      </Button>
      <Button size="small" onClick={() => at.paper.open("paper")} data-testid="recap-open">
        {t("read")}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("close")}
        onClick={recap.close}
        data-testid="recap-dismiss"
      >
        ×
      </Button>
    </section>
  );
}
