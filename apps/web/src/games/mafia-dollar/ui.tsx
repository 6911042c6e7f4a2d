import type { OptionId } from "@consigliere/contract/question";
import { ALL_CARDS } from "@consigliere/games/mafia-dollar/cards";
import { readOption } from "@consigliere/games/mafia-dollar/option-ids";
import { lazily } from "../../design/lazily.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { PromptSubject } from "../../prompts/prompt-words.ts";
import type { BoardProps, GameUi } from "../game-ui.ts";
import { aimOf, pendingAct } from "./act.tsx";
import { MafiaDollarBoard } from "./board.tsx";
import { begins, hintKey, loss, need, on, pause, verb } from "./board-options.ts";
import { mafiaDollarCallouts } from "./callouts.ts";
import { MafiaDollarHand } from "./hand.tsx";
import { ruleOf } from "./labels.ts";
import { mafiaDollarOffers, offerAsked } from "./offers.ts";
import { places } from "./places.ts";
import { scores, toEnd } from "./scores.ts";
import { CardArt, Icon } from "./signs.tsx";
import { OtherUses, reasonsIn, usesOf } from "./uses.tsx";
import "./styles.css";

/** The web table of Mafia Dollar. */
export const mafiaDollarUi: GameUi = {
  board: {
    Board: MafiaDollarBoard,
    Hand: MafiaDollarHand,
    Reference: lazily(() => import("./reference.tsx")),
    act: pendingAct,
    aim: aimOf,
    scores,
    toEnd,
    need,
    parts: () => Promise.all([import("./goods.tsx"), import("./trade.tsx"), import("./spotlight.tsx")]),
    callouts: mafiaDollarCallouts,
  },
  question: {
    picture,
    on,
    subject: subjectOf,
    offers: mafiaDollarOffers,
    isOnBoard: ({ optional }) => optional,
    hintKey,
    // Both can be taken back.
    isOnePress: (_, answer) =>
      typeof answer === "string" && ["move-out", "go-home"].includes(readOption(answer).form),
    begins,
    loss,
    verb,
  },
  replay: {
    pause,
    places,
    moments: async () => (await import("./moments.tsx")).mafiaDollarMoments,
    opened: async () => (await import("./opened.tsx")).mafiaDollarOpened,
  },
  orders: {
    load: async () => (await import("./standing-orders.ts")).mafiaDollarOrders,
  },
};

/** The message that came with the offer to answer; or the chosen card, its rule, and its other uses. */
function subjectOf({ draft, words, wordWith }: BoardProps): PromptSubject | null {
  const offer = draft === null ? null : offerAsked(draft.prompt);
  if (offer !== null) return { picture: null, text: wordWith?.(offer) };
  if (draft?.draft.form !== "one" || draft.draft.chosen === null) return null;
  const { form, what } = readOption(draft.draft.chosen);
  if (form !== "play" && form !== "unblock" && form !== "discard") return null;
  const rule = form === "play" && draft.draft.further === null ? [ruleOf(words, what)] : [];
  // That it lifts no block is no news of a card that is played.
  const barred = reasonsIn(usesOf(draft, what).filter(({ act }) => act !== "unblock"));
  return {
    picture: <CardArt card={what} />,
    text: [...rule, ...barred.map(words.blocked)].join(" ") || null,
    otherKey: <OtherUses draft={draft} card={what} />,
  };
}

function picture(id: OptionId) {
  const { form, what } = readOption(id);
  if (form === "seat" || form === "take") return <SeatMark seat={what} size="fill" />;
  if (form === "pile") return <Icon name={what} />;
  const card = ALL_CARDS.find((one) => one === what);
  return card === undefined ? null : <CardArt card={card} />;
}
