"use client";

import type { OptionId } from "@consigliere/contract/question";
import {
  HAND_CARDS,
  type HandCardId,
  TRADE_CLASSES,
  tradeClassOf,
} from "@consigliere/games/mafia-dollar/cards";
import { optionId, readOption, whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import { DISCLOSURES, symbolOf, WANTS, type Want } from "@consigliere/games/mafia-dollar/trade-terms";
import type { ReactNode } from "react";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { ownerStyle } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { shownLabel, wantLabel } from "./labels.ts";
import { useCalls, useTerms } from "./letters.tsx";
import { offerAsked } from "./offers.ts";
import { CardArt, Icon } from "./signs.tsx";

/** Two families across a table, and two envelopes between them: what is given, and what is wanted for it. */
export default function Trade({ draft }: { readonly draft: AnswerDraft }) {
  const { t, view, words, viewer } = useBoard();
  const { partner, card, want, theirs } = useDeal(draft);
  const calls = useCalls();
  const isOffering = draft.marks.has(optionId("show", "hidden"));
  const tempts = (["none", ...TRADE_CLASSES] as const)
    .map((kind) => optionId("tempt", kind))
    .filter((id) => draft.marks.has(id));
  const isCalling = tempts.length > 0;
  const isBidden = draft.prompt.topic === "choose-bid";
  const bids = (isBidden && view.trade.market?.bids) || [];
  return (
    <section className="md-road md-trade" aria-label={t("trade.label")}>
      <Keys of={rootsOf(draft)} />
      <Keys of={bids.map(({ seat }) => optionId("take", seat))} />
      {viewer !== null && (!isBidden || partner !== null) && (
        <Side seat={viewer} says="gives">
          {isCalling ? (
            <Keys of={tempts} />
          ) : (
            <Given card={card}>
              <span className="md-slot" />
            </Given>
          )}
          {draft.prompt.topic === "bid" ? (
            <p>{calls}</p>
          ) : (
            !isCalling && card === null && <p>{t("trade.put")}</p>
          )}
          {isOffering && <Keys of={DISCLOSURES.map((how) => optionId("show", how))} />}
          {theirs !== null && !isOffering && (
            <p className="md-keys">
              <span className="md-key md-want printed">
                <Stamp want={theirs.want} />
              </span>
              {wantLabel(t, words, theirs.want)}
            </p>
          )}
        </Side>
      )}
      {isOffering || isCalling ? (
        <Side seat={partner} says="wants" isAny={isCalling}>
          <Keys of={WANTS.map((one) => optionId("want", one))} />
          <p>{want === "" ? t("trade.stamp") : words.option(want)}</p>
        </Side>
      ) : (
        theirs !== null && (
          <Side seat={partner} says="gives">
            <Given card={theirs.shown.disclose === "face" ? theirs.shown.card : null}>
              <CardBack />
            </Given>
            <p>{shownLabel(t, words, theirs.shown)}</p>
          </Side>
        )
      )}
    </section>
  );
}

/** With whom the trade is, my card and my wish in it, and the terms that the other has named; null, empty: not yet. */
function useDeal({ prompt, marks }: AnswerDraft) {
  const { view } = useBoard();
  const chosen = (form: string) =>
    [...marks].find(([id, { state }]) => state === "chosen" && id.startsWith(`${form}:`))?.[0] ?? "";
  const offer = view.trade.offers.find(({ id }) => id === offerAsked(prompt)?.id);
  const named = whatOf("seat", chosen("seat")) ?? whatOf("take", chosen("take")) ?? offer?.from;
  const partner = named ?? (prompt.topic === "bid" ? view.turn?.seat : null) ?? null;
  const bid = view.trade.market?.bids?.find(({ seat }) => seat === partner);
  const card = whatOf("card", chosen("card")) ?? whatOf("accept", chosen("accept"));
  return { partner, card: card ?? null, want: chosen("want"), theirs: offer ?? bid ?? null };
}

/** Keys of a letter in a row; none: no row. */
function Keys({ of }: { readonly of: readonly OptionId[] }) {
  const { words } = useBoard();
  return of.length === 0 ? null : (
    <div className="md-keys">
      {of.map((id) => (
        <Piece
          key={id}
          option={id}
          className={`md-key printed md-${readOption(id).form}`}
          label={words.option(id)}
          isWritten
        >
          <KeyFace of={id} />
        </Piece>
      ))}
    </div>
  );
}

/** The face of a key: an envelope closed that way, a stamp, a bid with the face of who makes it; else its words. */
function KeyFace({ of }: { readonly of: OptionId }) {
  const { t, view, words, seats } = useBoard();
  const say = useTerms();
  const { form, what } = readOption(of);
  if (form === "want") return <Stamp want={what} />;
  if (form === "show") {
    return (
      <>
        <Drawing game="mafia-dollar" name={`envelope-${what}`} size={32} high={22} />
        {t(`trade.close.${what}`)}
      </>
    );
  }
  const bid = form === "take" && view.trade.market?.bids?.find(({ seat }) => seat === what);
  if (!bid) return words.option(of);
  return (
    <>
      <Portrait of={portraitOf(seats, bid.seat)} />
      {say(bid)}
    </>
  );
}

const ROOTS: readonly string[] = ["offer", "call", "withdraw", "counter", "bid", "pass", "open-market"];

/** The ways to begin: an offer, a call, the end of an offer. A single one needs no key. */
function rootsOf({ prompt, marks }: AnswerDraft): OptionId[] {
  const options = prompt.question.form === "one" ? prompt.question.options : [];
  const roots = options.map(({ id }) => id).filter((id) => ROOTS.includes(id.split(":")[0] ?? ""));
  return roots.length < 2 && marks.get(roots[0] ?? "")?.state !== "open" ? [] : roots;
}

interface SideProps {
  /** Null: nobody has been chosen. */
  readonly seat: number | null;
  readonly says: "gives" | "wants";
  /** Whether it is for anybody. */
  readonly isAny?: boolean;
  readonly children: ReactNode;
}

/** A face, and the envelope before it. */
function Side({ seat, says, isAny = false, children }: SideProps) {
  const { t, seats, words, viewer } = useBoard();
  const values = {
    you: String(seat === viewer || seat === null),
    name: seat === null ? "" : words.name(seat),
  };
  return (
    <div className="md-side" style={ownerStyle(seat)}>
      <span className="md-side-face">
        {seat === null ? <b>?</b> : <Portrait of={portraitOf(seats, seat)} />}
      </span>
      <div className="md-envelope paper" data-tone="aged">
        <h2>{seat === null && !isAny ? t("trade.whom") : t(`trade.${says}`, values)}</h2>
        {children}
      </div>
    </div>
  );
}

/** The content of an envelope: a card, or what stands for one. */
function Given({ card, children }: { readonly card: HandCardId | null; readonly children: ReactNode }) {
  const { words } = useBoard();
  return (
    <span className="md-given">{card === null ? children : <DollarCard card={card} words={words} />}</span>
  );
}

/** A symbol, or a card of the kind. */
function Stamp({ want }: { readonly want: Want }) {
  const symbol = symbolOf(want);
  if (want === "any") return <b aria-hidden="true">?</b>;
  if (symbol !== null) return <Icon name={symbol} />;
  const isBarred = want === "no-police";
  const sample = HAND_CARDS.find((card) => tradeClassOf(card) === (isBarred ? "police" : want));
  return <span className={isBarred ? "md-barred" : undefined}>{sample && <CardArt card={sample} />}</span>;
}
