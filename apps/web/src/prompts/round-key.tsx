"use client";

interface RoundKeyProps {
  readonly label: string;
  readonly testId?: string;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** A small key beside words, named for those who do not see its sign. */
export function RoundKey({ label, testId, isOpen, onPress, children }: RoundKeyProps) {
  return (
    <button
      type="button"
      className="action-bar-round"
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      data-testid={testId}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
