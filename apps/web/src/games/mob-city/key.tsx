import type { ComponentProps } from "react";

interface KeyProps extends Omit<ComponentProps<"button">, "id" | "type" | "onClick"> {
  /** How it is found by tests and lessons. */
  readonly id: string;
  readonly mark: "open" | "chosen" | "blocked";
  readonly onPress: () => void;
}

/** A key of the board: a press chooses something, takes it back, or leads on. */
export function Key({ id, mark, onPress, className = "mc-step", ...more }: KeyProps) {
  const isBarred = mark === "blocked";
  return (
    <button
      type="button"
      className={className}
      data-mark={mark}
      data-testid={id}
      aria-pressed={mark === "chosen"}
      aria-disabled={isBarred || undefined}
      onClick={() => !isBarred && onPress()}
      {...more}
    />
  );
}
