"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { LaidMatch } from "../as-shown.ts";
import type { Report } from "./sandbox-worker.ts";
import type { SandboxInHand } from "./use-sandbox.ts";

interface KeysProps {
  readonly sandbox: SandboxInHand;
  readonly report: Report;
  readonly match: LaidMatch;
  readonly onAnswer: (answer: AnswerValue) => void;
}

/** What can be done with a deal: take an answer back, deal anew, count, and answer so at the table. */
export function SandboxKeys({ sandbox, report, match, onAnswer }: KeysProps) {
  const t = useTranslations("sandbox");
  const { act, isBusy } = sandbox;
  const [first] = report.tried;
  const waits = match.table.prompts.find(({ topic, sealed }) => topic === first?.topic && sealed === null);
  const hasTried = first !== undefined;
  return (
    <>
      {hasTried && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => act({ kind: "back" })}
          data-testid="sandbox-back"
        >
          {t("back")}
        </Button>
      )}
      <Button size="small" disabled={isBusy} onClick={() => act({ kind: "deal" })} data-testid="sandbox-deal">
        {t("another")}
      </Button>
      {hasTried && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => act({ kind: "count" })}
          data-testid="sandbox-count"
        >
          {t("count")}
        </Button>
      )}
      {hasTried && waits !== undefined && (
        <Button size="small" variant="ink" onClick={() => onAnswer(first.value)} data-testid="sandbox-answer">
          {t("answerSo")}
        </Button>
      )}
    </>
  );
}
