"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import type { Call } from "@consigliere/games/mafia-dollar/trade-terms";
import type { BidView, OfferView } from "@consigliere/games/mafia-dollar/view";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { useBoard } from "./board-context.ts";
import { className, nameOf, shownLabel, wantLabel } from "./labels.ts";
import { offerAsked } from "./offers.ts";

/** The letters about trades that lie on the road: offers to and from me, calls, and the bids of a market. */
export function Letters() {
  const { t, view, words } = useBoard();
  const { offers, calls, market, areDealsUsedUp } = view.trade;
  const seat = view.turn?.seat ?? 0;
  const called = market === null ? calls : [market.call];
  if (view.phase !== "play" || offers.length + called.length === 0) return null;
  return (
    <ul className="md-letters" aria-label={t("trade.label")}>
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
      {called.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls are only ever added, and two may be alike
        <Letter key={index} seat={seat}>
          <Called call={call} seat={seat} />
        </Letter>
      ))}
      {market?.bids?.length === 0 && <Letter seat={seat}>{t("trade.noBids")}</Letter>}
      {areDealsUsedUp && <Letter seat={seat}>{words.blocked("deals-used-up")}</Letter>}
    </ul>
  );
}

function Offer({ offer }: { readonly offer: OfferView }) {
  const { t, words, viewer, prompts, wordWith } = useBoard();
  const isMine = offer.from === viewer;
  const prompt = isMine
    ? prompts.find(({ topic }) => topic === "trade")
    : prompts.find((one) => one.topic === "answer-offer" && offerAsked(one)?.id === offer.id);
  const want = wantLabel(t, words, offer.want);
  return (
    <Letter seat={offer.from} prompt={prompt} testId={`offer-${offer.id}`} act={isMine ? "change" : "answer"}>
      {isMine
        ? t("trade.mine", {
            name: words.name(offer.to),
            give: offer.give === null ? t("hiddenCard") : nameOf(words, offer.give),
            shown: t(`trade.as.${offer.shown.disclose}`),
            want,
          })
        : t("trade.theirs", {
            name: words.name(offer.from),
            give: shownLabel(t, words, offer.shown),
            want,
          })}{" "}
      {wordWith?.(offer)}
    </Letter>
  );
}

interface LetterProps {
  readonly seat: number;
  readonly prompt?: Prompt | undefined;
  readonly testId?: string;
  readonly act?: "change" | "answer";
  readonly children: ReactNode;
}

/** A letter with the face of who wrote it. A press on its key leads to its question. */
function Letter({ seat, prompt, testId, act = "answer", children }: LetterProps) {
  const { t, seats, draft, onPrompt } = useBoard();
  const isOpen = draft?.prompt.id === prompt?.id && prompt !== undefined;
  return (
    <li className="md-letter paper" data-tone="aged" data-testid={testId}>
      <span className="md-letter-face">
        <Portrait of={portraitOf(seats, seat)} shape="round" />
      </span>
      <p>{children}</p>
      {prompt !== undefined && (
        <button
          type="button"
          className="button"
          data-size="small"
          data-testid={`turn-to-${prompt.topic}`}
          aria-expanded={isOpen}
          onClick={() => onPrompt(isOpen ? null : prompt.id)}
        >
          {isOpen ? t("trade.notNow") : t(`trade.${act}`)}
        </button>
      )}
    </li>
  );
}

function Called({ call, seat }: { readonly call: Call; readonly seat: number }) {
  const { t, words } = useBoard();
  const seek = wantLabel(t, words, call.seek);
  const name = words.name(seat);
  return call.tempt === null
    ? t("trade.call", { name, seek })
    : t("trade.callWith", { name, seek, tempt: className(words, call.tempt) });
}

/** A bid in words: what is given, and for what. */
export function useBidWords(): (bid: BidView) => string {
  const { t, words } = useBoard();
  return (bid) =>
    t(bid.isTaken ? "trade.bidTaken" : "trade.theirs", {
      name: words.name(bid.seat),
      give: shownLabel(t, words, bid.shown),
      want: wantLabel(t, words, bid.want),
    });
}
