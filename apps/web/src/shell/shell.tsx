"use client";
import { useSelectedLayoutSegments } from "next/navigation";
import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { THEME_CHANGED } from "./theme-script.ts";
import "./shell.css";

/** Tells whether the page needs the house around it. */
const ShowHouse = createContext<(isInHouse: boolean) => void>(() => undefined);

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
 * The house around every page: its header and its footer. A table has none around it, unless it shows {@link InHouse}.
 */
export function Shell({ header, footer, children }: ShellProps) {
  const isTable = isTableIn(useSelectedLayoutSegments());
  const [isInHouse, show] = useState(false);
  // Where an extension changed the page before React came, React draws it anew, as it was exported.
  useLayoutEffect(() => void dispatchEvent(new Event(THEME_CHANGED)), []);
  const hasHouse = !isTable || isInHouse;
  return (
    <ShowHouse value={show}>
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
    </ShowHouse>
  );
}

/** Shown on a table's page while there is no table: in the same frame as other pages. */
export function InHouse({ children }: { readonly children: ReactNode }) {
  const show = use(ShowHouse);
  useLayoutEffect(() => {
    show(true);
    return () => show(false);
  }, [show]);
  return children;
}
