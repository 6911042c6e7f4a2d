"use client";

import { type CardId, kindOf } from "@consigliere/games/family-business/cards";
import { optionId, whatOf } from "@consigliere/games/family-business/option-ids";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { PendingAct } from "../../stage/act-banner.tsx";
import { type Aim, atSeat } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import { ActKey } from "../shared/act-key.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { CardArt } from "./family-card.tsx";
import { cardName, ownerOf, targetsOf } from "./labels.ts";
import { Face } from "./man.tsx";

/** The card on the table that may still be countered, its target, and the seats asked. */
export function pendingAct({ view, seats, words, waiting }: BoardProps): PendingAct | null {
  const { window } = view as View;
  if (window === null) return null;
  const { attacker, card, eligible } = window;
  return {
    actor: {
      seat: attacker,
      name: words.heading(attacker),
      face: <Portrait of={portraitOf(seats, attacker)} shape="round" />,
    },
    act: { picture: <CardArt kind={kindOf(card)} />, name: cardName(words, kindOf(card)) },
    victims: aimedAt(view).map(({ id, owner }) => ({
      key: id,
      name: words.short(id),
      face: <Face of={id} owner={owner} />,
      owner,
    })),
    asked: eligible.map((seat) => ({
      seat,
      name: words.name(seat),
      hasAnswered: !waiting.some((one) => one.seat === seat),
    })),
  };
}

/** The target of the card on the table. */
export function aimOf({ view }: Pick<BoardProps, "view">): Aim | null {
  const { window } = view as View;
  const at = aimedAt(view).map(({ id, owner }) => ({ name: `mobster-${id}`, owner }));
  return window && { from: atSeat(window.attacker), at };
}

function aimedAt(given: unknown) {
  const view = given as View;
  const ids = view.window === null ? [] : targetsOf(view.window.play);
  return ids.map((id) => ({ id, owner: ownerOf(view, id) }));
}

/**
 * The card that has been chosen, its rule until its targets are, and the key that throws it away instead. A counter does
 * what the stakes say, which is not always what its rule does.
 */
export function subjectOf({ draft, words }: BoardProps): PromptSubject | null {
  if (draft?.draft.form !== "one" || draft.draft.chosen === null) return null;
  const { chosen, further } = draft.draft;
  const card = whatOf("play", chosen);
  const kind = card === undefined ? whatOf("counter", chosen) : kindOf(card);
  if (kind === undefined) return null;
  const isSaid = card === undefined || (draft.answer !== null && further !== null);
  return {
    picture: <CardArt kind={kind} />,
    text: isSaid ? null : words.text(`card.${kind}.rule`),
    ...(card !== undefined && { otherKey: <DiscardKey draft={draft} card={card} /> }),
  };
}

interface DiscardKeyProps extends Pick<BoardProps, "draft"> {
  readonly card: CardId;
  /** The id of the words with the reason why it is not possible now. */
  readonly why?: string;
}

/** Throws a card away. */
export function DiscardKey({ draft, card, why = "" }: DiscardKeyProps) {
  const t = useTranslations("board.family-business");
  return (
    <ActKey draft={draft} why={why} id={optionId("discard", card)}>
      {t("discard")}
    </ActKey>
  );
}
