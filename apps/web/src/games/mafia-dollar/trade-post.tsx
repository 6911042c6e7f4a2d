"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import { type Call, type Shown, symbolOf, type Want } from "@consigliere/games/mafia-dollar/trade-terms";
import type { BidView, OffersLeft, OfferView } from "@consigliere/games/mafia-dollar/view";
import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import { CardBack } from "../../design/card.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { className, nameOf, shownLabel, wantLabel } from "./labels.ts";
import { offerAsked } from "./offers.ts";
import { SymbolSign } from "./signs.tsx";

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
        {view.trade.areDealsUsedUp && <p>{words.blocked("deals-used-up")}</p>}
        {!view.trade.areDealsUsedUp && offersLeft !== null && <OffersLeftLine left={offersLeft} />}
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
  const given: Shown = offer.give === null ? offer.shown : { disclose: "face", card: offer.give };
  return (
    <li data-testid={`offer-${offer.id}`} className="md-deal">
      <Tables giver={offer.from} taker={offer.to} shown={given} want={offer.want} />
      <span>
        <span className="visually-hidden">
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
        </span>
        {wordWith?.(offer)}
      </span>
      {prompt !== undefined && <TurnTo prompt={prompt}>{t(isMine ? "trade.change" : "trade.answer")}</TurnTo>}
    </li>
  );
}

interface TablesProps {
  readonly giver: number;
  readonly taker: number;
  readonly shown: Shown;
  readonly want: Want;
}

/** Two tables pushed together, with a card on each: what is given, and what is wanted for it. */
function Tables({ giver, taker, shown, want }: TablesProps) {
  const { t, words } = useBoard();
  const symbol = symbolOf(want);
  return (
    <span className="md-tables" aria-hidden="true">
      <Table seat={giver} label={shownLabel(t, words, shown)}>
        {shown.disclose === "face" ? <DollarCard card={shown.card} words={words} /> : <CardBack />}
      </Table>
      <Table seat={taker} label={wantLabel(t, words, want)}>
        <span className="md-wanted">{symbol === null ? "?" : <SymbolSign symbol={symbol} />}</span>
      </Table>
    </span>
  );
}

interface TableProps {
  readonly seat: number;
  readonly label: string;
  readonly children: ReactNode;
}

function Table({ seat, label, children }: TableProps) {
  const { t, words, viewer } = useBoard();
  const name = words.name(seat);
  return (
    <span className="md-table">
      <SeatBand seat={seat} className="md-table-band" />
      <span className="md-table-card">{children}</span>
      <span className="md-table-words">
        <b>
          <SeatMark seat={seat} className="md-table-mark" />
          {seat === viewer ? t("trade.gives.you") : t("trade.gives.they", { name })}
        </b>
        {label}
      </span>
    </span>
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
  const { t, words, view } = useBoard();
  return (
    <li data-taken={bid.isTaken || undefined} className="md-deal">
      <Tables giver={bid.seat} taker={view.turn?.seat ?? 0} shown={bid.shown} want={bid.want} />
      <span className="visually-hidden">
        {t(bid.isTaken ? "trade.bidTaken" : "trade.theirs", {
          name: words.name(bid.seat),
          give: shownLabel(t, words, bid.shown),
          want: wantLabel(t, words, bid.want),
        })}
      </span>
    </li>
  );
}
