import type { ReactNode } from "react";
import { Scene, type SceneName } from "./scene.tsx";

export interface TelegramProps {
  readonly heading: ReactNode;
  /** A picture of the problem. */
  readonly scene?: SceneName;
  /** Heading level, for the outline of the page. */
  readonly level?: 1 | 2 | 3;
  /** Time and place. */
  readonly stamp?: ReactNode;
  /** Short lines; each is pasted on as a strip. */
  readonly lines: readonly ReactNode[];
  /** Buttons below. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A notice: short lines, STOP, buttons. */
export function Telegram(props: TelegramProps) {
  const { heading, scene, level = 2, stamp, lines, actions, className = "" } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={`telegram ${className}`}>
      {scene !== undefined && <Scene of={scene} />}
      <div className="telegram-head">
        <Heading>{heading}</Heading>
        {stamp !== undefined && <span className="telegram-stamp">{stamp}</span>}
      </div>
      <div className="telegram-lines">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <p key={i}>{line}</p>
        ))}
      </div>
      {actions !== undefined && <div className="telegram-actions">{actions}</div>}
    </section>
  );
}
