import type { ReactNode } from "react";

export interface PageFrameProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** The part beside the title. */
  readonly aside?: ReactNode;
  readonly width?: "narrow" | "wide";
  readonly children: ReactNode;
}

/** Title and content of a page on the desk. */
export function PageFrame({ title, intro, aside, width = "wide", children }: PageFrameProps) {
  return (
    <div className="page" data-width={width}>
      <div className="page-head">
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
