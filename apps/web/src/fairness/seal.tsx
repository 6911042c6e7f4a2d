"use client";
import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import { useCopy } from "../shell/use-copy.ts";
import "./fairness.css";

/** The commitment to the secret behind all shuffles: short for the eye, whole for the clipboard. */
export function Seal({ commitment }: { readonly commitment: string }) {
  const t = useTranslations("dealing");
  const copy = useCopy({ copied: t("copied"), copyByHand: t("copyByHand", { commitment }) });
  return (
    <div className="seal" data-testid="seal">
      <div className="seal-line">
        <WaxSeal />
        <p>
          <span className="seal-label small quiet">{t("seal")}</span>
          <code className="figures strong" title={commitment}>
            {shortened(commitment)}
          </code>
        </p>
        <Button variant="quiet" onClick={() => void copy(commitment)}>
          {t("copy")}
        </Button>
      </div>
      <p className="apart small" data-gap="1">
        {t("sealMeans")}
      </p>
    </div>
  );
}

/** Its first and last characters: enough to compare two at a glance. */
function shortened(commitment: string): string {
  return `${commitment.slice(0, 8)} … ${commitment.slice(-8)}`;
}

function WaxSeal() {
  return (
    <svg viewBox="0 0 40 40" className="seal-wax" aria-hidden="true">
      <path
        fill="currentColor"
        d="M20 2c4 0 5 3 8 4s6 1 7 5-1 5 0 9 3 6 1 10-5 3-8 6-4 2-8 2-5-1-8-3-6-2-8-6 1-6 1-10-2-6 0-9 5-3 7-5 4-3 8-3Z"
      />
      <path
        d="M20 10l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7-5.9-3.7-5.9 3.7 1.7-6.7-5.3-4.4 6.9-.5Z"
        fill="none"
        stroke="var(--milk)"
        strokeOpacity="0.75"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
