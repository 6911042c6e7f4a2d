"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Portrait } from "../design/portrait/portrait.tsx";
import { useBack } from "../design/use-back.ts";
import { RoundKey } from "../prompts/round-key.tsx";
import { useCut } from "../prompts/use-cut.ts";

interface CalloutSlipProps {
  readonly text: string;
  readonly onLayAside: () => void;
}

/** A hint of the Consigliere for somebody who plays for the first time, as high as its key. */
export function CalloutNotice({ text, onLayAside }: CalloutSlipProps) {
  const t = useTranslations("play");
  const words = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useCut(words);
  useBack(true, onLayAside);
  return (
    <aside className="callout paper" aria-label={t("callout.label")} data-testid="callout">
      <Portrait of="consigliere" shape="round" />
      <p ref={words} data-whole={isWhole || undefined}>
        {text}
      </p>
      {(isCut || isWhole) && (
        <RoundKey label={t("prompt.whole")} isOpen={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? "–" : "…"}
        </RoundKey>
      )}
      <button
        type="button"
        aria-label={t("callout.layAside")}
        data-testid="callout-close"
        onClick={onLayAside}
      >
        ×
      </button>
    </aside>
  );
}
