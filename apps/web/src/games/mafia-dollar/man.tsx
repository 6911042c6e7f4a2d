"use client";

import { cardOfKind } from "@consigliere/games/mafia-dollar/cards";
import { hitModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import { Piece, Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { Person } from "../shared/person.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { gangsterLabel } from "./labels.ts";
import { isPossible, ordersFor } from "./orders.ts";
import { CardArt, Icon, Points } from "./signs.tsx";
import { type Answer, useAnswer, useChance } from "./use-answer.ts";

interface ManProps {
  readonly gangster: GangsterView;
  readonly seat: number;
  /** The one of its group at which the tab key stops. Arrow keys reach the others. */
  readonly isStop: boolean;
}

/** A gangster with what he carries, and what holds him beside him. He walks between window and pavement. */
export function Man({ gangster, seat, isStop }: ManProps) {
  const { t, view, words, show } = useBoard();
  const { card, items, blocks } = gangster;
  const answer = useMan(gangster);
  const chance = useChance(answer, seat, hitModifier);
  const points = cardOfKind(card, "gangster");
  return (
    <Piece
      id={`gangster-${card}`}
      owner={seat}
      {...answer}
      role={view.robbery?.gangster === card ? "actor" : null}
      className={blocks.length > 0 ? "md-man md-held" : "md-man"}
      label={gangsterLabel(t, words, gangster)}
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? card : null)}
    >
      <Person of={faceOf(card)} />
      <span className="md-plate">
        <Sign text={words.short(card)} />
        {chance === null ? <Points {...points} /> : <Sign className="md-chance" text={chance} />}
        {items.length > 0 && (
          <span className="md-items">
            {items.map((item) => (
              <span key={item}>
                <CardArt card={item} />
                <Sign text={cardOfKind(item, "item").bonus} />
              </span>
            ))}
          </span>
        )}
        {blocks.length > 0 && (
          <span className="md-props">
            {blocks.slice(-2).map((block) => (
              <span key={block} className="md-prop">
                <Drawing game="mafia-dollar" name={`prop-${cardOfKind(block, "block").subtype}`} />
                <Icon name={cardOfKind(block, "block").cure} />
              </span>
            ))}
          </span>
        )}
      </span>
    </Piece>
  );
}

/** A press on a gangster: he answers, or is the one to be ordered. */
function useMan({ card }: GangsterView): Answer & { readonly leads?: string } {
  const { draft, ordered, order } = useBoard();
  const answer = useAnswer(optionId("gangster", card));
  const [first, ...others] = ordersFor(draft, card);
  if (answer.mark !== undefined || draft === null || first === undefined) return answer;
  const open = [first, ...others].filter(isPossible);
  const [only] = open;
  if (only === undefined) {
    return { option: first.id, mark: { state: "blocked", rank: null, reason: first.blocked ?? null } };
  }
  const isOrdered = card === ordered && open.length > 1;
  return {
    option: isOrdered ? answer.option : only.id,
    mark: { state: isOrdered ? "chosen" : "open", rank: null, reason: null },
    leads: open.map(({ id }) => id.split(":")[0]).join(" "),
    onPress: () => {
      if (!draft.isEmpty) draft.clear();
      // Who is sent out is the next to be ordered.
      order(card);
      if (open.length === 1 && only.with === undefined) draft.pickMarked(only.id);
    },
  };
}
