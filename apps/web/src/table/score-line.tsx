import { SeatMark } from "../design/seat-mark.tsx";
import type { BoardProps, GameUi } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import { leadsIn, type Standing } from "../games/standing.ts";

interface ScoreLineProps {
  readonly game: string;
  readonly ui: GameUi;
  readonly board: BoardProps;
}

/** How the seats stand, in their order at the table, and how far it is to the end, from public facts. */
export function ScoreLine({ game, ui, board }: ScoreLineProps) {
  const say = useAnyMessage();
  const { view, seats, viewer, words } = board;
  const standings = ui.board.scores?.(view) ?? [];
  if (standings.length === 0 || ui.board.hasLedger === true) return null;
  const end = ui.board.toEnd?.(view);
  const what = say(`board.${game}.standing`);
  const said = ({ stat, value, isOpen = false }: Standing) => {
    const key = `board.${game}.standings.${stat}`;
    const thousands = Number((Math.abs(value) / 1000).toPrecision(Math.abs(value) < 10_000 ? 2 : 3));
    const values = {
      value,
      thousands,
      small: String(Math.abs(value) < 1000),
      negative: String(value < 0),
      open: String(isOpen),
    };
    return say.has(key) ? say(key, values) : value;
  };
  return (
    <div className="score-line leather" data-many={seats.length > 4 || undefined} data-testid="score">
      <span className="score-what" aria-hidden="true">
        {what}
      </span>
      <ol className="score-seats" aria-label={what}>
        {seats.map(({ seat }) => (
          <li
            key={seat}
            data-mine={seat === viewer || undefined}
            data-two={(standings[seat]?.length ?? 0) > 1 || undefined}
          >
            <SeatMark seat={seat} label={words.heading(seat)} size="small" />
            <span className="score-name" aria-hidden="true" translate="no">
              {words.heading(seat)}
            </span>
            {standings[seat]?.map((standing) => (
              <b key={standing.stat} data-leads={leadsIn(standings, seat, standing.stat) || undefined}>
                {said(standing)}
              </b>
            ))}
          </li>
        ))}
      </ol>
      {end !== undefined && <p className="score-end">{say(`board.${game}.toEnd`, end)}</p>}
    </div>
  );
}
