"use client";
import { useTranslations } from "next-intl";
import { Headline } from "../design/newspaper.tsx";
import { Paper } from "../design/paper.tsx";
import { FindingList } from "./finding-list.tsx";
import type { Check } from "./use-checker.ts";
import { claimsOf } from "./verdict.ts";
import "./check.css";

/** The progress of a check, and its findings. */
export function Result({ check }: { readonly check: Check }) {
  const t = useTranslations("check");
  const { findings, isOver } = check;
  const claims = claimsOf(findings).map((claim) => t(`claim.${claim}`));
  return (
    <Paper as="section" aria-label={t("result")} data-testid="check-result" data-over={isOver || undefined}>
      {isOver ? <Verdict check={check} /> : <Progress check={check} />}
      <p role="status" className="visually-hidden">
        {isOver ? claims.join(" ") : t("percent", { percent: 25 * quartersOf(check) })}
      </p>
      <FindingList findings={findings} />
      {isOver && <p className="check-limits small quiet">{t("limits")}</p>}
    </Paper>
  );
}

/** The number of quarters done, so that a screen reader does not announce every record. */
function quartersOf({ done, of }: Check): number {
  return of === 0 ? 0 : Math.floor((4 * done) / of);
}

function Progress({ check: { done, of } }: { readonly check: Check }) {
  const t = useTranslations("check");
  return (
    <>
      <progress className="check-progress" value={done} max={Math.max(of, 1)} aria-label={t("progress")} />
      <p className="figures apart small" data-gap="2">
        {of === 0 ? t("checking") : t("record", { done, of })}
      </p>
    </>
  );
}

function Verdict({ check: { findings } }: { readonly check: Check }) {
  const t = useTranslations("check");
  const claims = claimsOf(findings);
  const verdict = claims.find((claim) => claim === "broken" || claim === "unchecked") ?? "holds";
  const count = (kind: string) => findings.filter((one) => one.verdict === kind).length;
  return (
    <header className="check-verdict" data-verdict={verdict}>
      <Headline weight="banner">
        {claims.map((claim) => (
          <span key={claim} className="check-claim">
            {t(`claim.${claim}`)}
          </span>
        ))}
      </Headline>
      <p className="check-file">{t("tally", { broken: count("broken"), unchecked: count("unchecked") })}</p>
    </header>
  );
}
