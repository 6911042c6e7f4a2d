"use client";
import { useSelectedLayoutSegments } from "next/navigation";
import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";

/** Says whether what is shown wants the house around it. */
const ShowHouse = createContext<(isInHouse: boolean) => void>(() => undefined);

/** Pages that are a table, of a match or of a lesson: a whole screen of its own. */
const TABLES = ["m", "learn"];

interface ShellProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The house around every page: its header and its footer. Around a table there is none, unless it shows {@link InHouse}. */
export function Shell({ header, footer, children }: ShellProps) {
  const isTable = useSelectedLayoutSegments().some((segment) => TABLES.includes(segment));
  const [isInHouse, show] = useState(false);
  const hasHouse = !isTable || isInHouse;
  return (
    <ShowHouse value={show}>
      {/* Out of a table's flow: what comes in place of what loads begins where that did, with a header or without. */}
      {hasHouse && (
        <div className={isTable ? "absolute inset-x-0 top-0 z-20" : "relative z-20"}>{header}</div>
      )}
      <main id="main" tabIndex={-1} className="w-full flex-1 overflow-x-clip outline-none">
        {children}
      </main>
      {hasHouse && footer}
    </ShowHouse>
  );
}

/** What is shown on a table's page while no table can be: as any page that is read. */
export function InHouse({ children }: { readonly children: ReactNode }) {
  const show = use(ShowHouse);
  useLayoutEffect(() => {
    show(true);
    return () => show(false);
  }, [show]);
  return children;
}
