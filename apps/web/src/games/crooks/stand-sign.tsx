import { useBoard } from "./board-context.ts";
import type { Stand } from "./forecast.ts";

const SIGNS = { alone: "▲", leads: "▲", seems: "▲", level: "=", behind: "▼" } as const;

/** How the viewer would stand at a target, in figures: "▲ 9 : 7+?". Decoration beside the same in words. */
export function StandSign({ stand }: { readonly stand: Stand }) {
  const { t, view } = useBoard();
  const { target, value, mine, best, dark, verdict } = stand;
  const before = view.targets.find(({ id }) => id === target)?.value ?? value;
  const rivals = best === 0 ? "?" : t("sum", { known: best, unknown: dark });
  return (
    <span className="ck-stand" data-verdict={verdict} aria-hidden="true">
      <i>{SIGNS[verdict]}</i>
      <b>{verdict === "alone" ? mine : `${mine} : ${rivals}`}</b>
      {value !== before && (
        <small data-change={value > before ? "more" : "less"}>{t("becomes", { value })}</small>
      )}
    </span>
  );
}
