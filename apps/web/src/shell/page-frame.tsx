import type { ReactNode } from "react";

export interface PageFrameProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** The part beside the title. */
  readonly aside?: ReactNode;
  readonly width?: "narrow" | "wide";
  /** The title is small, because what follows has one of its own. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** Title and content of a page on the desk. */
export function PageFrame({ title, intro, aside, width = "wide", isQuiet, children }: PageFrameProps) {
  return (
    <div className="page" data-width={width}>
      <div className="page-head" data-quiet={isQuiet || undefined}>
        <div>
          <h1>{title}</h1>
          {intro !== undefined && <p className="page-intro on-desk-quiet">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
