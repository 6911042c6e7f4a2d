"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { Report } from "./sandbox-worker.ts";
import { type Left, taken } from "./taken.ts";
import type { Moment, SandboxInHand } from "./use-sandbox.ts";

interface KeysProps {
  readonly sandbox: SandboxInHand;
  readonly report: Report;
  readonly moment: Moment;
  readonly onLeave: (left: Left) => void;
}

/** The keys of a deal: take an answer back, deal anew, count, and answer or plan so at the table. */
export function SandboxKeys({ sandbox, report, moment, onLeave }: KeysProps) {
  const t = useTranslations("sandbox");
  const { act, isBusy } = sandbox;
  const { answer, plan } = taken(report, moment);
  const hasTried = report.tried.length > 0;
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
      {answer !== null && (
        <Button size="small" variant="ink" onClick={() => onLeave({ answer })} data-testid="sandbox-answer">
          {t("answerSo")}
        </Button>
      )}
      {plan.length > 0 && (
        <Button size="small" variant="ink" onClick={() => onLeave({ plan })} data-testid="sandbox-plan">
          {t("planSo")}
        </Button>
      )}
    </>
  );
}
