"use client";

import { letterText } from "@consigliere/contract/letters";
import type { MatchPublic, SeatView } from "@consigliere/contract/match";
import type { MatchLook } from "@consigliere/contract/play";
import { useEffect } from "react";
import { TextField } from "../../design/fields.tsx";
import { useToast } from "../../design/toast.tsx";
import type { OfferMade, OfferUi } from "../../games/game-ui.ts";
import { useAnyMessage } from "../../games/game-words.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { TableActions } from "../use-table-actions.ts";
import { addToDraft, useOfferDraft } from "./use-draft.ts";
import { useLetterActions } from "./use-letter-actions.ts";
import { asidesAt, useAside } from "./use-letters.ts";

/** The id that its writer gives to the letter with an offer. */
const wordIdOf = ({ id }: Pick<OfferMade, "id">) => `offer-${id}`;

/** The message with an offer: for an offer that was made, the message itself; for one in progress, the field for it. */
export default function OfferWord(props: SaidWordProps | WordFieldProps) {
  return "offer" in props ? <SaidWord {...props} /> : <WordField {...props} />;
}

/** The number of characters that go with an offer. */
const LONGEST_WORD = 140;

const NOTHING = () => undefined;

interface WordFieldProps {
  readonly match: MatchPublic;
  readonly viewer: number;
  readonly draft: AnswerDraft;
  readonly offers: OfferUi;
  readonly onTaken: TableActions["onTaken"];
}

/** A line to go with the offer in progress, if its receiver reads letters. */
function WordField({ draft, ...at }: WordFieldProps) {
  const { match, viewer, offers } = at;
  const to = offers.to(draft);
  const receiver = match.seats.find(({ seat }) => seat === to && asidesAt(match, viewer).includes(seat));
  // A borrower does not read the seat's letters.
  if (receiver === undefined || receiver.lent !== undefined) return null;
  return <Line key={receiver.seat} receiver={receiver} {...at} />;
}

interface LineProps extends Omit<WordFieldProps, "draft"> {
  readonly receiver: SeatView;
}

/** When the offer is made, the line is sent as a letter to its receiver alone. */
function Line({ match, viewer, receiver, offers, onTaken }: LineProps) {
  const say = useAnyMessage();
  const toast = useToast();
  const { seat: to, name } = receiver;
  const talk = { match: match.id, viewer, other: to };
  const [text, setText] = useOfferDraft(talk);
  const { send } = useLetterActions(match.id, to);
  useEffect(() => {
    const go = async ({ recap }: MatchLook) => {
      const made = recap?.frames.flatMap(({ event }) => offers.made(event) ?? []);
      const offer = made?.findLast((one) => one.from === viewer && one.to === to);
      try {
        if (offer === undefined) throw new Error("nothing tells of the offer");
        await send.mutateAsync({ text, letterId: wordIdOf(offer) });
      } catch {
        addToDraft(talk, text);
        toast({ text: say(`board.${match.game}.word.unsent`, { name }), tone: "trouble" });
      }
      setText("");
    };
    onTaken.current = letterText(text) === "" ? NOTHING : (look) => void go(look);
    return () => {
      onTaken.current = NOTHING;
    };
  });
  return (
    <div className="apart">
      <TextField
        label={say(`board.${match.game}.word.label`)}
        hint={say(`board.${match.game}.word.hint`, { name })}
        value={text}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_WORD}
        data-testid="offer-word-text"
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}

interface SaidWordProps {
  readonly match: MatchPublic;
  readonly viewer: number;
  readonly offer: OfferMade;
}

/** The message that came with an offer. Draws nothing if there is none. */
function SaidWord({ match, viewer, offer }: SaidWordProps) {
  const other = asidesAt(match, viewer).find((seat) => seat === offer.from || seat === offer.to);
  return other === undefined ? null : <Word matchId={match.id} offer={offer} other={other} />;
}

interface WordProps {
  readonly matchId: string;
  readonly offer: OfferMade;
  /** The person with whom the letters are exchanged. */
  readonly other: number;
}

function Word({ matchId, offer, other }: WordProps) {
  const letters = useAside(matchId, other)?.letters ?? [];
  // A letter's id ends with the id that its writer gave it, and the receiver of an offer may write too.
  const word = letters.find(({ id, seat }) => seat === offer.from && id.endsWith(`-${wordIdOf(offer)}`));
  if (word === undefined || word.text === "") return null;
  return (
    <q className="offer-word" dir="auto" data-testid="offer-word">
      {word.text}
    </q>
  );
}
