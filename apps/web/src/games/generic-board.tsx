import { Paper } from "../design/paper.tsx";
import type { BoardProps, GameUi } from "./game-ui.ts";

/** A board for games that have none of their own: the view laid out as plain data. */
function GenericBoard({ view, words }: BoardProps) {
  return (
    <Paper className="generic-board">
      <h2>{words.title}</h2>
      <Data value={view} />
    </Paper>
  );
}

function Data({ value }: { readonly value: unknown }) {
  if (typeof value !== "object" || value === null) return <span>{String(value ?? "–")}</span>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <span>–</span>;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    return <span>{value.join(", ")}</span>;
  }
  return (
    <dl>
      {entries.map(([name, inner]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Data value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The table of a game that has no board of its own. */
export const genericUi: GameUi = {
  board: { Board: GenericBoard },
  question: { on: () => "sheet", picture: () => null },
  replay: { pause: () => 150, places: () => [] },
};
