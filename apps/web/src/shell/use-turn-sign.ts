"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";

/** The page's tab says how many decisions wait for the reader, in its title and by a mark on its icon; 0: nothing. */
export function useTurnSign(count: number): void {
  const t = useTranslations("shell");
  const sign = count === 0 ? "" : t("turnSign", { count });
  useEffect(() => {
    if (sign === "") return;
    const show = () => {
      if (!document.title.startsWith(sign)) document.title = sign + document.title;
      mark(ICON, MARKED);
    };
    show();
    // Another page brings its own title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(sign)) document.title = document.title.slice(sign.length);
      mark(MARKED, ICON);
    };
  }, [sign]);
}

function mark(before: string, after: string): void {
  for (const link of document.querySelectorAll(`link[rel="icon"][href="${before}"]`)) {
    link.setAttribute("href", after);
  }
}
