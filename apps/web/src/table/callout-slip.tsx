"use client";

import { useTranslations } from "next-intl";
import { Portrait } from "../design/portrait/portrait.tsx";

interface CalloutSlipProps {
  readonly text: string;
  readonly onLayAside: () => void;
}

/** A hint of the Consigliere for somebody who plays for the first time. */
export function CalloutSlip({ text, onLayAside }: CalloutSlipProps) {
  const t = useTranslations("play.callout");
  return (
    <aside className="callout paper" aria-label={t("label")} data-testid="callout">
      <Portrait of="consigliere" shape="round" />
      <p>{text}</p>
      <button type="button" aria-label={t("layAside")} data-testid="callout-close" onClick={onLayAside}>
        ×
      </button>
    </aside>
  );
}
