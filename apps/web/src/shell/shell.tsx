"use client";
import { useSelectedLayoutSegments } from "next/navigation";
import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { THEME_CHANGED } from "./theme-script.ts";
import "./shell.css";

/** Tells whether the page needs the shell around it. */
const ShowShell = createContext<(isInShell: boolean) => void>(() => undefined);

/** Pages that are a table, of a match or of a lesson. They fill the whole screen. */
const TABLES = ["m", "learn"];
/** The list of all lessons is a page like any other. */
const isTableIn = (segments: readonly string[]) =>
  segments.some((segment) => TABLES.includes(segment)) && segments.at(-1) !== "learn";

interface ShellProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/**
 * The shell around every page: its header and its footer. A table has none around it, unless it shows {@link InShell}.
 */
export function Shell({ header, footer, children }: ShellProps) {
  const isTable = isTableIn(useSelectedLayoutSegments());
  const [isInShell, show] = useState(false);
  // Where an extension changed the page before React came, React draws it anew, as it was exported.
  useLayoutEffect(() => void dispatchEvent(new Event(THEME_CHANGED)), []);
  const hasHouse = !isTable || isInShell;
  return (
    <ShowShell value={show}>
      {/* Outside a table's flow, so that the loaded content begins where the placeholder did, with or without a header. */}
      {hasHouse && (
        <div className="shell-over" data-table={isTable || undefined}>
          {header}
        </div>
      )}
      <main id="main" tabIndex={-1} className="shell-main">
        {children}
      </main>
      {hasHouse && footer}
    </ShowShell>
  );
}

/** Shown on a table's page while there is no table: in the same frame as other pages. */
export function InShell({ children }: { readonly children: ReactNode }) {
  const show = use(ShowShell);
  useLayoutEffect(() => {
    show(true);
    return () => show(false);
  }, [show]);
  return children;
}
