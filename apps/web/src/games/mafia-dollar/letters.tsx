"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import type { BidView, OfferView } from "@consigliere/games/mafia-dollar/view";
import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { useBoard } from "./board-context.ts";
import { className, nameOf, shownLabel, wantLabel } from "./labels.ts";
import { offerAsked } from "./offers.ts";

/** The letters about trades that lie on the road: offers to and from me, calls, and the bids of a market. */
export function Letters() {
  const { t, view, words, viewer, prompts, wordWith } = useBoard();
  const { offers, market, areDealsUsedUp } = view.trade;
  const say = useTerms();
  const seat = view.turn?.seat ?? 0;
  const notes = [
    ...useCalls(),
    ...(market?.bids?.length === 0 ? [t("trade.noBids")] : []),
    ...(areDealsUsedUp ? [words.blocked("deals-used-up")] : []),
  ];
  if (view.phase !== "play" || offers.length + notes.length === 0) return null;
  const asking = (offer: OfferView) =>
    prompts.find((one) => (offer.from === viewer ? one.topic === "trade" : offerAsked(one)?.id === offer.id));
  return (
    <ul className="md-letters" aria-label={t("trade.label")}>
      {offers.map((offer) => (
        <Letter key={offer.id} seat={offer.from} prompt={asking(offer)} testId={`offer-${offer.id}`}>
          {say(offer)} {wordWith?.(offer)}
        </Letter>
      ))}
      {notes.map((note) => (
        <Letter key={note} seat={seat}>
          {note}
        </Letter>
      ))}
    </ul>
  );
}

/** The cards that the acting family looks for, by its calls or by its market. */
export function useCalls(): readonly string[] {
  const { t, view, words, viewer } = useBoard();
  const { calls, market } = view.trade;
  const seat = view.turn?.seat ?? 0;
  return (market === null ? calls : [market.call]).map(({ seek, tempt }) => {
    const values = {
      name: words.heading(seat),
      you: String(seat === viewer),
      seek: wantLabel(t, words, seek),
    };
    if (tempt === null) return t("trade.call", values);
    return t("trade.callWith", { ...values, tempt: className(words, tempt) });
  });
}

interface LetterProps {
  readonly seat: number;
  readonly prompt?: Prompt | undefined;
  readonly testId?: string;
  readonly children: ReactNode;
}

/** A letter with the face of who wrote it. A press on its key leads to its question. */
function Letter({ seat, prompt, testId, children }: LetterProps) {
  const { t, seats, onPrompt } = useBoard();
  return (
    <li className="md-letter paper" data-tone="aged" data-testid={testId}>
      <Portrait of={portraitOf(seats, seat)} shape="round" />
      <p>{children}</p>
      {prompt !== undefined && (
        <Button data-testid={`turn-to-${prompt.topic}`} onClick={() => onPrompt(prompt.id)}>
          {t(prompt.topic === "trade" ? "trade.change" : "trade.answer")}
        </Button>
      )}
    </li>
  );
}

/** An offer or a bid in words: who gives what, and for what. */
export function useTerms(): (terms: OfferView | BidView) => string {
  const { t, words, viewer } = useBoard();
  return (terms) => {
    const want = wantLabel(t, words, terms.want);
    const isBid = "seat" in terms;
    const name = words.name(isBid ? terms.seat : terms.from);
    if (isBid || terms.from !== viewer) {
      const kind = isBid && terms.isTaken ? "trade.bidTaken" : "trade.theirs";
      return t(kind, { name, give: shownLabel(t, words, terms.shown), want });
    }
    const give = terms.give === null ? t("hiddenCard") : nameOf(words, terms.give);
    const shown = t(`trade.as.${terms.shown.disclose}`);
    return t("trade.mine", { name: words.name(terms.to), give, shown, want });
  };
}
