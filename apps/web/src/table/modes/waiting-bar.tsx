"use client";

import type { MatchLook } from "@consigliere/contract/play";
import { languages } from "@consigliere/languages";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { useAgo } from "../../i18n/use-ago.ts";
import { useNow } from "../../i18n/use-now.ts";
import type { At } from "../at-table.ts";
import { NextTable } from "../other-bars.tsx";
import { friendInSeat } from "../rights.ts";
import { TableKeys } from "./table-keys.tsx";

interface WaitingBarProps
  extends At<"match" | "ui" | "words" | "may" | "asking" | "actions" | "sheets" | "past" | "others"> {
  /** The reader does not decide here: they have no seat, or a friend has it on loan. */
  readonly isWatching: boolean;
}

/** The reader has no question. This shows who has one, and what can be done meanwhile. */
export function WaitingBar({ at, isWatching }: WaitingBarProps) {
  const { match, words, may, past, sheets, others } = at;
  const { table } = match;
  const t = useTranslations("play.waiting");
  const menu = useTranslations("play.menu");
  const say = useTranslations("play.table");
  const watched = useWatched(match);
  const ago = useAgo();
  const { isSpaced } = languages[useLocale()];
  const now = useNow(30_000);
  const since = table.waiting[0]?.since ?? null;
  const last = lastMove(match.recap, words);
  const hasPlan = may.plan && "plan" in (table.settings as object);
  return (
    <div className="action-bar" data-testid="waiting-cue">
      <div className="action-bar-words">
        <p className="action-bar-waits">{isWatching ? watched : say("nothingAsked")}</p>
        {last !== null && <p>{t("last", { sentence: last })}</p>}
        {(since !== null || !isWatching) && (
          <p>
            {since !== null && (
              <span suppressHydrationWarning>
                {t("asked", { when: ago(new Date(since), now) })}
                {isSpaced && " "}
              </span>
            )}
            {!isWatching && say(match.muted ? "willNotTell" : "willTell")}
          </p>
        )}
      </div>
      <div className="action-bar-keys">
        <TableKeys at={at} />
        {may.replay && (
          <Button onClick={() => past.watch({ from: "last-turn", plays: true })} data-testid="last-turn">
            {t("replay")}
          </Button>
        )}
        {may.plan && !hasPlan && <Button onClick={() => sheets.open("plan")}>{menu("plan")}</Button>}
        {may.sleep && <Button onClick={() => sheets.open("sleep")}>{menu("sleep")}</Button>}
        <NextTable {...others} />
      </div>
    </div>
  );
}

/** The reason why a watching reader decides nothing. */
function useWatched(match: MatchLook): string {
  const t = useTranslations("play.table");
  const friend = friendInSeat(match);
  if (friend !== undefined) return t("lentOut", { friend });
  const minutes = match.match.spectators?.delayMinutes ?? 0;
  return match.isByLink && minutes > 0 ? t("spectatingLate", { minutes }) : t("spectating");
}

/** The last event that is worth a line; null if there was none since the page was opened. */
function lastMove(recap: MatchLook["recap"], words: GameWords): string | null {
  const last = recap?.frames.findLast(({ event }) => words.weight(event) > 0);
  return last === undefined ? null : words.event(last.event);
}
