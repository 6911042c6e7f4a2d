"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "../../design/button.tsx";
import { useBack } from "../../design/use-back.ts";
import type { GameUi } from "../../games/game-ui.ts";
import type { GameSpeech } from "../../games/use-game.ts";
import { lazyWords } from "../../i18n/lazy-words.tsx";
import type { LaidMatch } from "../as-shown.ts";
import { LiveEvent } from "../other-bars.tsx";
import { PlayTable } from "../play-table.tsx";
import { QuestionBar } from "../question-bar.tsx";
import { SandboxCounts, SandboxStory } from "./sandbox-counts.tsx";
import { SandboxKeys } from "./sandbox-keys.tsx";
import type { Report } from "./sandbox-worker.ts";
import { isSkipped, type Left } from "./taken.ts";
import { type Moment, type SandboxInHand, useSandbox } from "./use-sandbox.ts";
import { useSandboxTable } from "./use-sandbox-table.ts";
import "./sandbox.css";

const SandboxWords = lazyWords("sandbox");

interface SandboxProps {
  readonly match: LaidMatch;
  readonly ui: GameUi;
  readonly story: GameSpeech["story"];
  readonly moment: Moment;
  /** Back to the table, with what is taken there; nothing of it is sent. */
  readonly onClose: (left?: Left) => void;
}

/** A board to try on, in place of the table. Nothing that is done here is sent. */
export default function SandboxTable(props: SandboxProps) {
  const sandbox = useSandbox(props.match.match, props.moment);
  useBack(true, () => props.onClose());
  return (
    <SandboxWords>
      {sandbox.report === null ? (
        <Opening hasFailed={sandbox.hasFailed} onClose={() => props.onClose()} />
      ) : (
        <Laid {...props} sandbox={sandbox} report={sandbox.report} />
      )}
    </SandboxWords>
  );
}

function Opening({ hasFailed, onClose }: { readonly hasFailed: boolean; readonly onClose: () => void }) {
  const t = useTranslations("sandbox");
  return (
    <div className="sandbox-opening" role="status">
      <p>{t(hasFailed ? "failed" : "opening")}</p>
      <Button onClick={onClose}>{t("close")}</Button>
    </div>
  );
}

interface LaidProps extends SandboxProps {
  readonly sandbox: SandboxInHand;
  readonly report: Report;
}

function Laid(props: LaidProps) {
  const { match, moment, sandbox, report, onClose } = props;
  const t = useTranslations("sandbox");
  const { game } = match.match;
  const { board, ui, shown, draft, other } = useSandboxTable(props);
  const [isListed, onList] = useState(false);
  const [read, setRead] = useState<Report["counted"]>(null);
  const { Hand } = ui.board;
  const { isBusy } = sandbox;
  const keys = <SandboxKeys {...{ sandbox, report, moment }} onLeave={onClose} />;
  return (
    <>
      <div className="sandbox-frame" aria-hidden="true" />
      <PlayTable
        game={game}
        ui={ui}
        board={board}
        asked={shown.isBehind ? null : draft}
        isListed={isListed}
        isSending={isBusy}
        mood={board.draft === null ? "waiting" : "mine"}
        isPaperOpen={report.counted !== null && report.counted !== read}
        paperLabel={t("counts")}
        bar={<Bar {...{ report, sandbox }} onClose={() => onClose()} />}
        banner={
          other !== null ? (
            <p className="sandbox-note">{t("supposed", { name: board.words.name(other) })}</p>
          ) : isSkipped(report, moment) ? (
            <p className="sandbox-note">{t("skipped")}</p>
          ) : null
        }
        cue={
          shown.isBehind ? (
            <LiveEvent {...shown} words={board.words} />
          ) : draft === null ? (
            <Over>{keys}</Over>
          ) : (
            <QuestionBar
              {...{ game, ui, board, draft }}
              list={{ isListed, onList }}
              isSending={isBusy}
              onAnswer={(value) => sandbox.act({ kind: "answer", value })}
            >
              {keys}
            </QuestionBar>
          )
        }
        hand={Hand === undefined || other !== null ? null : <Hand {...board} />}
        paper={
          report.counted === null ? (
            <SandboxStory frames={report.frames.slice(0, shown.told)} words={board.words} />
          ) : (
            <SandboxCounts
              counted={report.counted}
              words={board.words}
              onClose={() => setRead(report.counted)}
            />
          )
        }
      />
    </>
  );
}

interface BarProps extends Pick<LaidProps, "report" | "sandbox"> {
  readonly onClose: () => void;
}

function Bar({ report: { deal, asksOthers }, sandbox: { act, isBusy }, onClose }: BarProps) {
  const t = useTranslations("sandbox");
  return (
    <>
      <button
        type="button"
        className="bar-key"
        aria-label={t("close")}
        onClick={onClose}
        data-testid="sandbox-close"
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path
            d="M15 5L8 12L15 19"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <h1 className="sandbox-title" data-testid="sandbox">
        {t("title")}
        <small>{t("deal", { deal })}</small>
      </h1>
      <button
        type="button"
        className="sandbox-others"
        aria-pressed={asksOthers}
        disabled={isBusy}
        onClick={() => act({ kind: "others", areAsked: !asksOthers })}
        data-testid="sandbox-others"
      >
        {t("others")}
      </button>
    </>
  );
}

function Over({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("sandbox");
  return (
    <div className="action-bar">
      <div className="action-bar-words">
        <p className="action-bar-waits">{t("over")}</p>
      </div>
      <div className="action-bar-keys">{children}</div>
    </div>
  );
}
