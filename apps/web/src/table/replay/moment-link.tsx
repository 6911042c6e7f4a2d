"use client";

import { useTranslations } from "next-intl";
import { useToast } from "../../design/toast.tsx";
import { copyText } from "../../shell/copy-text.ts";
import { addressOfMoment } from "./moment.ts";

interface MomentLinkProps {
  readonly name: string;
  /** The address at which anybody may watch the match; absent: only people who see it anyway. */
  readonly url: string | undefined;
}

/** Gives the address of a moment. Others at the table see it from their own chairs. */
export function MomentLink({ name, url }: MomentLinkProps) {
  const t = useTranslations("replay");
  const toast = useToast();
  const copy = async () => {
    // If the clipboard is closed, the page's own address becomes that of the moment.
    if (await copyText(addressOfMoment(name, url))) toast({ text: t("copied") });
    else window.history.replaceState(window.history.state, "", addressOfMoment(name));
  };
  return (
    <button type="button" className="replay-key" aria-label={t("link")} onClick={() => void copy()}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path
          d="M10 14L14 10M9 10L6.5 12.5A3.6 3.6 0 0 0 11.5 17.5L14 15M15 14L17.5 11.5A3.6 3.6 0 0 0 12.5 6.5L10 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
