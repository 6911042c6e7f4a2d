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
    <div className={`mx-auto px-3 py-6 sm:px-6 sm:py-10 ${width === "wide" ? "max-w-6xl" : "max-w-2xl"}`}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl sm:text-5xl">{title}</h1>
          {intro !== undefined && <p className="mt-2 max-w-2xl text-on-desk-quiet">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
