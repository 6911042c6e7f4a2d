import type { ReactNode } from "react";
import { Paper } from "./paper.tsx";

export interface NewspaperProps {
  /** Parts: {@link Masthead}, {@link Headline}, {@link Columns}. */
  readonly children: ReactNode;
  readonly label?: string;
  readonly className?: string;
}

/** A sheet of *The Consigliere*. */
export function Newspaper({ children, label, className = "" }: NewspaperProps) {
  return (
    <Paper as="article" className={`newspaper ${className}`} aria-label={label}>
      {children}
    </Paper>
  );
}

export interface MastheadProps {
  readonly name: ReactNode;
  /** The small line under the name: number, date, price. */
  readonly left?: ReactNode;
  readonly middle?: ReactNode;
  readonly right?: ReactNode;
}

export function Masthead({ name, left, middle, right }: MastheadProps) {
  return (
    <header className="masthead">
      <p className="masthead-name">{name}</p>
      <div className="masthead-line figures">
        <span>{left}</span>
        <span>{middle}</span>
        <span>{right}</span>
      </div>
    </header>
  );
}

export interface HeadlineProps {
  readonly weight?: "banner" | "column";
  readonly level?: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}

export function Headline({ weight = "column", level = 2, children }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="headline" data-weight={weight}>
      {children}
    </Heading>
  );
}

/** Text set in newspaper columns, as many as fit. */
export function Columns({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`columns ${className}`}>{children}</div>;
}
