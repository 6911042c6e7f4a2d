import type { Emblem as EmblemName } from "./seats.ts";

const PATHS: Record<EmblemName, string> = {
  spade:
    "M12 2.5C9.5 7 4 9.4 4 14a4.2 4.2 0 0 0 7 3.1C10.8 19 10 20.6 8.4 21.5H15.6C14 20.6 13.2 19 13 17.1A4.2 4.2 0 0 0 20 14C20 9.4 14.5 7 12 2.5Z",
  club: "M12 2.5A4.3 4.3 0 0 0 8.6 9.5 4.3 4.3 0 1 0 11 16.6C10.8 18.9 10 20.5 8.4 21.5H15.6C14 20.5 13.2 18.9 13 16.6A4.3 4.3 0 1 0 15.4 9.5 4.3 4.3 0 0 0 12 2.5Z",
  diamond: "M12 1.8L19.2 12L12 22.2L4.8 12Z",
  heart: "M12 21.4C8 17.4 3 13.6 3 8.6A4.8 4.8 0 0 1 12 6.4 4.8 4.8 0 0 1 21 8.6C21 13.6 16 17.4 12 21.4Z",
  star: "M12 1.9L14.9 8.7L22.2 9.4L16.7 14.2L18.3 21.4L12 17.6L5.7 21.4L7.3 14.2L1.8 9.4L9.1 8.7Z",
  anchor:
    "M12 2A3 3 0 0 0 10.8 7.7V9.4H7.6V11.6H10.8V19.3C8 18.8 6 17 5.4 14.6L7.2 15.4L5.2 11L2 14.8L3.6 14.4C4.6 18.8 8 21.6 12 22C16 21.6 19.4 18.8 20.4 14.4L22 14.8L18.8 11L16.8 15.4L18.6 14.6C18 17 16 18.8 13.2 19.3V11.6H16.4V9.4H13.2V7.7A3 3 0 0 0 12 2ZM12 3.9A1.2 1.2 0 1 1 12 6.3 1.2 1.2 0 0 1 12 3.9Z",
};

export interface EmblemProps {
  readonly name: EmblemName;
  readonly className?: string | undefined;
}

/** The bare sign of a seat, in the current colour. */
export function Emblem({ name, className }: EmblemProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** For drawing inside another picture (24 × 24 units). */
export const emblemPath = (name: EmblemName) => PATHS[name];
