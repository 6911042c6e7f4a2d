"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
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
import { SandboxCounts } from "./sandbox-counts.tsx";
import { SandboxKeys } from "./sandbox-keys.tsx";
import type { Report } from "./sandbox-worker.ts";
import { type Moment, type SandboxInHand, useSandbox } from "./use-sandbox.ts";
import { useSandboxTable } from "./use-sandbox-table.ts";
import "./sandbox.css";

const SandboxWords = lazyWords("sandbox");

interface SandboxProps {
  readonly match: LaidMatch;
  readonly ui: GameUi;
  readonly story: GameSpeech["story"];
  readonly moment: Moment;
  /** Back to the table; with an answer, it is chosen there, and nothing is sent. */
  readonly onClose: (answer?: AnswerValue) => void;
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
  const { match, ui, sandbox, report, onClose } = props;
  const t = useTranslations("sandbox");
  const { game } = match.match;
  const { board, shown, draft } = useSandboxTable(props);
  const [isListed, onList] = useState(false);
  const [read, setRead] = useState<Report["counted"]>(null);
  const { Hand } = ui.board;
  const keys = <SandboxKeys {...{ sandbox, report, match }} onAnswer={onClose} />;
  return (
    <>
      <div className="sandbox-frame" aria-hidden="true" />
      <PlayTable
        game={game}
        ui={ui}
        board={board}
        isListed={isListed}
        isSending={sandbox.isBusy}
        mood={board.draft === null ? "waiting" : "mine"}
        isPaperOpen={report.counted !== null && report.counted !== read}
        paperLabel={t("counts")}
        bar={<Bar deal={report.deal} onClose={() => onClose()} />}
        banner={isSkipped(match, report) ? <p className="sandbox-note">{t("skipped")}</p> : null}
        cue={
          shown.isBehind ? (
            <LiveEvent {...shown} words={board.words} />
          ) : draft === null ? (
            <Over>{keys}</Over>
          ) : (
            <QuestionBar
              {...{ game, ui, board, draft }}
              list={{ isListed, onList }}
              isSending={sandbox.isBusy}
              onAnswer={(value) => sandbox.act({ kind: "answer", value })}
            >
              {keys}
            </QuestionBar>
          )
        }
        hand={Hand === undefined ? null : <Hand {...board} />}
        paper={<SandboxCounts report={report} words={board.words} onClose={() => setRead(report.counted)} />}
      />
    </>
  );
}

/** The match waits for an answer that a supposed board does not ask for: it lies behind it. */
function isSkipped({ table }: LaidMatch, { prompt, tried }: Report): boolean {
  const waits = table.prompts.find(({ optional, sealed }) => !optional && sealed === null);
  return waits !== undefined && waits.topic !== (tried[0]?.topic ?? prompt?.topic);
}

function Bar({ deal, onClose }: { readonly deal: number; readonly onClose: () => void }) {
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
      <h1 className="waiting-for" data-testid="sandbox">
        <span>{t("title")}</span>
        <small>{t("deal", { deal })}</small>
      </h1>
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
