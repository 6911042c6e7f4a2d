import type { ReactionName } from "@consigliere/contract/letters";

/** Drawn by us: not every device has emoji of a glass, a knife or a rose. */
const SIGNS: Readonly<Record<ReactionName, string>> = {
  cheers: "M6 4.5H18L16.6 19.5H7.4ZM6.7 11.5H17.3M9.5 14.5L12.5 13L14 16",
  laugh:
    "M12 3.2A8.8 8.8 0 1 0 12 20.8A8.8 8.8 0 1 0 12 3.2M7 13C8 17.8 16 17.8 17 13ZM7.4 9.6L9 8.4L10.6 9.6M13.4 9.6L15 8.4L16.6 9.6",
  gasp: "M12 3.2A8.8 8.8 0 1 0 12 20.8A8.8 8.8 0 1 0 12 3.2M12 12.6A2.4 2.7 0 1 0 12 18A2.4 2.7 0 1 0 12 12.6M8.6 8.2V9.8M15.4 8.2V9.8",
  knife: "M3.5 20.5L8.2 15.8M7 13.6L10.4 17M9.4 15.9C15 14.6 19.4 9.8 20.5 3.5L8.4 14.8",
  rose: "M12 13.2C8.6 13.2 6.6 10.8 6.8 7.2L9.4 8.2L12 4L14.6 8.2L17.2 7.2C17.4 10.8 15.4 13.2 12 13.2ZM12 13.2V21M12 18.2C14.2 18.2 15.6 17 16 15.2",
};

/** The sign of a reaction; its name is beside it. */
export function ReactionSign({ name }: { readonly name: ReactionName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path
        d={SIGNS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
