"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import type { Call } from "@consigliere/games/mafia-dollar/trade-terms";
import type { BidView, OffersLeft, OfferView } from "@consigliere/games/mafia-dollar/view";
import { Button } from "../../design/button.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { className, nameOf, shownLabel, wantLabel } from "./labels.ts";
import { offerAsked } from "./offers.ts";
import "./trade-post.css";

/** The trades between the players: offers to and from me, calls, the market. Nobody waits for any of them. */
export function TradePost() {
  const { t, view, words, viewer, draft } = useBoard();
  const { offers, calls, market, deals, offersLeft } = view.trade;
  const isOpen = draft !== null && STARTS.includes(draft.prompt.topic);
  const isQuiet = offers.length === 0 && calls.length === 0 && market === null && !isOpen;
  if (view.options.tradeMode === "off" || view.phase !== "play" || isQuiet) return null;
  return (
    <section className="md-trade paper" data-tone="aged" aria-label={t("trade.label")}>
      <header>
        <h2>{t("trade.title")}</h2>
        {deals > 0 && <small>{t("trade.deals", { count: deals })}</small>}
      </header>
      <ul>
        {offers.map((offer) => (
          <OfferLine key={offer.id} offer={offer} isMine={offer.from === viewer} />
        ))}
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calls are only ever added, and two may be alike
          <li key={index}>
            <CallLine call={call} seat={view.turn?.seat ?? 0} />
          </li>
        ))}
        {market !== null && (
          <li>
            <CallLine call={market.call} seat={view.turn?.seat ?? 0} />
          </li>
        )}
        {market?.bids?.map((bid) => (
          <BidLine key={bid.seat} bid={bid} />
        ))}
        {market?.bids?.length === 0 && <li>{t("trade.noBids")}</li>}
      </ul>
      {view.trade.areDealsUsedUp && <p>{words.blocked("deals-used-up")}</p>}
      {!view.trade.areDealsUsedUp && offersLeft !== null && <OffersLeftLine left={offersLeft} />}
    </section>
  );
}

/** The limit of 7.2, rule 12, for the viewer now. */
function OffersLeftLine({ left }: { readonly left: readonly OffersLeft[] }) {
  const { t, words } = useBoard();
  return (
    <p className="md-offers-left" data-testid="offers-left">
      {t("trade.left")}
      {left.map(({ to, count }) => (
        <span key={to} data-none={count === 0 || undefined}>
          {t("trade.leftTo", { name: words.name(to), count })}
        </span>
      ))}
    </p>
  );
}

/** Free decisions that begin a trade. */
const STARTS: readonly string[] = ["trade", "open-market"];

/** The telegraph: leads to an offer, or to a market, and back. */
export function Telegraph() {
  const { t, prompts, draft, onPrompt } = useBoard();
  const start = prompts.find(({ topic }) => STARTS.includes(topic));
  if (start === undefined) return null;
  const isOpen = draft?.prompt.id === start.id;
  const label = isOpen ? t("trade.notNow") : t(`trade.start.${startOf(start)}`);
  return (
    <button
      type="button"
      className="md-telegraph"
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      data-testid={`turn-to-${start.topic}`}
      onClick={() => onPrompt(isOpen ? null : start.id)}
    >
      <svg viewBox="0 0 32 24" aria-hidden="true">
        <path d="M2 21H30M6 21V16H26V21M9 16V12H23V16M4 11L26 7M26 7V3M22 3H30" />
      </svg>
    </button>
  );
}

function startOf({ topic }: Prompt): "offer" | "market" {
  return topic === "trade" ? "offer" : "market";
}

/** Turns the edge of the table to this decision, and away from it again. */
function TurnTo({ prompt, children }: { readonly prompt: Prompt; readonly children: string }) {
  const { t, onPrompt, draft } = useBoard();
  const isOpen = draft?.prompt.id === prompt.id;
  return (
    <Button
      size="small"
      variant={isOpen ? "quiet" : "paper"}
      data-testid={`turn-to-${prompt.topic}`}
      aria-expanded={isOpen}
      onClick={() => onPrompt(isOpen ? null : prompt.id)}
    >
      {isOpen ? t("trade.notNow") : children}
    </Button>
  );
}

function OfferLine({ offer, isMine }: { readonly offer: OfferView; readonly isMine: boolean }) {
  const { t, words, prompts, wordWith } = useBoard();
  const prompt = isMine
    ? prompts.find(({ topic }) => topic === "trade")
    : prompts.find((one) => one.topic === "answer-offer" && offerAsked(one)?.id === offer.id);
  const want = wantLabel(t, words, offer.want);
  return (
    <li data-testid={`offer-${offer.id}`}>
      <SeatMark seat={isMine ? offer.to : offer.from} />
      <span>
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
      </span>
      {prompt !== undefined && <TurnTo prompt={prompt}>{t(isMine ? "trade.change" : "trade.answer")}</TurnTo>}
    </li>
  );
}

function CallLine({ call, seat }: { readonly call: Call; readonly seat: number }) {
  const { t, words } = useBoard();
  const seek = wantLabel(t, words, call.seek);
  const name = words.name(seat);
  return (
    <>
      <SeatMark seat={seat} />
      <span>
        {call.tempt === null
          ? t("trade.call", { name, seek })
          : t("trade.callWith", { name, seek, tempt: className(words, call.tempt) })}
      </span>
    </>
  );
}

function BidLine({ bid }: { readonly bid: BidView }) {
  const { t, words } = useBoard();
  return (
    <li data-taken={bid.isTaken || undefined}>
      <SeatMark seat={bid.seat} />
      <span>
        {t(bid.isTaken ? "trade.bidTaken" : "trade.theirs", {
          name: words.name(bid.seat),
          give: shownLabel(t, words, bid.shown),
          want: wantLabel(t, words, bid.want),
        })}
      </span>
    </li>
  );
}
