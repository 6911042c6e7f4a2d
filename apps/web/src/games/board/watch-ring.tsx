import type { ReactNode } from "react";
import { atSeat } from "../../stage/aim.ts";
import { piece, type Role } from "./piece.ts";

interface WatchRingProps {
  readonly seat: number;
  readonly isAwaited: boolean;
  /** The text that somebody is thinking. */
  readonly label: string;
  readonly className?: string;
  readonly role?: Role | null;
  readonly children: ReactNode;
}

/** A face, ringed by a watch while everybody waits for its player. */
export function WatchRing({ seat, isAwaited, label, className = "", role, children }: WatchRingProps) {
  return (
    <span
      className={`watch-ring ${className}`}
      {...piece({ site: atSeat(seat), role: role ?? null })}
      data-awaited={isAwaited || undefined}
    >
      {children}
      {isAwaited && (
        <svg className="watch-ring-hand" viewBox="0 0 40 40" role="img" aria-label={label}>
          <circle cx="20" cy="20" r="18.5" />
          <path d="M20 1.5V7M38.5 20H33M20 38.5V33M1.5 20H7" />
        </svg>
      )}
    </span>
  );
}
