import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A part whose table may be wider than a phone. It scrolls by itself, and by keyboard. */
export function Part({ title, note, level = 3, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className="title" data-gap="1">
        {title}
      </Heading>
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
