import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";

interface CardDetailProps {
  readonly name: string;
  readonly card: ReactNode;
  /** Its rule, and the reason why it cannot be used now. */
  readonly children: ReactNode;
  /** Keys for its uses. */
  readonly actions: ReactNode;
  /** The word on the key that puts it back. */
  readonly putBack: string;
  /** Absent: it is chosen, and cannot be put back here. */
  readonly onClose?: (() => void) | undefined;
}

/** A card of one's hand, large, with its rule and the ways to use it. */
export function CardDetail({ name, card, children, actions, putBack, onClose }: CardDetailProps) {
  return (
    <section className="card-detail" aria-label={name} aria-live="polite">
      <span>{card}</span>
      <div className="card-detail-words">
        <h3>{name}</h3>
        {children}
        <div className="card-detail-actions">
          {actions}
          {onClose !== undefined && (
            <Button size="small" variant="quiet" onClick={onClose}>
              {putBack}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
