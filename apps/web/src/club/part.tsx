import type { ReactNode } from "react";

/** A part whose table may be wider than a phone. It scrolls by itself, and by keyboard. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="title" data-gap="1">
        {title}
      </h3>
      {note !== undefined && (
        <p className="lead small quiet" data-gap="2">
          {note}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="club-scroll" aria-label={title} tabIndex={0}>
        {children}
      </section>
    </section>
  );
}
