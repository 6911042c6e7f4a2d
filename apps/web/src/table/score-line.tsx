import { Figure } from "../design/figure.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import type { BoardProps, GameUi } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";

interface ScoreLineProps {
  readonly game: string;
  readonly ui: GameUi;
  readonly board: BoardProps;
}

/** The scores, highest first, and how far it is to the end, from public facts. */
export function ScoreLine({ game, ui, board }: ScoreLineProps) {
  const say = useAnyMessage();
  const { view, seats, viewer } = board;
  const scores = ui.board.scores?.(view) ?? [];
  if (scores.length === 0) return null;
  const had = (seat: number) => scores[seat] ?? 0;
  const most = Math.max(...scores);
  // If nobody is behind, nobody leads.
  const leads = (seat: number) => had(seat) === most && scores.some((one) => one < most);
  const end = ui.board.toEnd?.(view);
  const what = say(`board.${game}.standing`);
  return (
    <div className="score-line leather" data-testid="score">
      <span className="score-what" aria-hidden="true">
        {what}
      </span>
      <ol aria-label={what}>
        {seats
          .toSorted((one, other) => had(other.seat) - had(one.seat))
          .map(({ seat, name }) => (
            <li key={seat} data-leads={leads(seat) || undefined} data-mine={seat === viewer || undefined}>
              <SeatMark seat={seat} label={name} size="small" />
              <span className="score-name" aria-hidden="true" translate="no">
                {name}
              </span>
              <b>
                <Figure of={had(seat)} />
              </b>
            </li>
          ))}
      </ol>
      {end !== undefined && <p>{say(`board.${game}.toEnd`, end)}</p>}
    </div>
  );
}
