import type { Announced } from "./use-announcements.ts";

/** Reads out what happens at the table. */
export function Announcements({ said }: Pick<Announced, "said">) {
  return (
    <div className="visually-hidden" aria-live="polite" data-testid="announcements">
      {said.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}
