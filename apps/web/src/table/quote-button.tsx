"use client";

import { useTranslations } from "next-intl";

/** A feather and the line that it draws. */
const QUILL = "M20 3.5C12 4 7.5 8.5 6.6 16.8L4.5 20.5M6.6 16.8C12.5 16.6 17.5 12.5 20 3.5M9.5 12.5L14.5 9";

/** Begins a letter about the line beside it. */
export function QuoteButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations("play.log");
  return (
    <button type="button" className="quill" aria-label={t("writeAbout")} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={QUILL} />
      </svg>
    </button>
  );
}
