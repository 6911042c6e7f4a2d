"use client";

import type { OptionId } from "@consigliere/contract/question";
import {
  HAND_CARDS,
  type HandCardId,
  TRADE_CLASSES,
  tradeClassOf,
} from "@consigliere/games/mafia-dollar/cards";
import { optionId, whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import { DISCLOSURES, symbolOf, WANTS, type Want } from "@consigliere/games/mafia-dollar/trade-terms";
import { type ReactNode, useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand } from "../../design/seat-mark.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { ownerStyle } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { useBoard } from "./board-context.ts";
import { CardArt } from "./card-art.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { className, shownLabel, wantLabel } from "./labels.ts";
import { useTerms } from "./letters.tsx";
import { offerAsked } from "./offers.ts";
import { Icon } from "./signs.tsx";

/** Two families across a table, and two envelopes between them: what is given, and what is wanted for it. */
export default function Trade({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words, viewer } = useBoard();
  const { partner, card, theirs } = useDeal(draft);
  const isOffering = draft.marks.has(optionId("show", "hidden"));
  const isCalling = draft.marks.has(optionId("tempt", "none"));
  const isAsking = isOffering || isCalling;
  const isBidden = draft.prompt.topic === "choose-bid";
  const hasSides = !isBidden || partner !== null;
  return (
    <section className="md-road md-trade" aria-label={t("trade.label")}>
      <Roots draft={draft} />
      {isBidden && <Bids />}
      {viewer !== null && hasSides && (
        <Side seat={viewer} says="gives">
          {isCalling ? (
            <Tempts marks={draft.marks} />
          ) : (
            <Given card={card}>
              <span className="md-slot">{t("trade.put")}</span>
            </Given>
          )}
          {isOffering && <Closings />}
          {!isAsking && theirs !== null && (
            <p className="md-keys">
              <span className="md-stamp">
                <Stamp want={theirs.want} />
              </span>
              {wantLabel(t, words, theirs.want)}
            </p>
          )}
        </Side>
      )}
      {hasSides && (
        <Side seat={partner} says={isAsking ? "wants" : "gives"} isAny={isCalling}>
          {isAsking && <Stamps draft={draft} />}
          {!isAsking && (
            <Given card={theirs?.shown.disclose === "face" ? theirs.shown.card : null}>
              <CardBack />
            </Given>
          )}
          {!isAsking && theirs !== null && <p>{shownLabel(t, words, theirs.shown)}</p>}
        </Side>
      )}
    </section>
  );
}

/** With whom the trade is, my card in it, and the terms that the other has named; null: not yet. */
function useDeal({ prompt, marks }: AnswerDraft) {
  const { view } = useBoard();
  const chosen = (form: string) =>
    [...marks].find(([id, { state }]) => state === "chosen" && id.startsWith(`${form}:`))?.[0] ?? "";
  const offer = view.trade.offers.find(({ id }) => id === offerAsked(prompt)?.id);
  const named = whatOf("seat", chosen("seat")) ?? whatOf("take", chosen("take")) ?? offer?.from;
  const partner = named ?? (prompt.topic === "bid" ? view.turn?.seat : null) ?? null;
  const bid = view.trade.market?.bids?.find(({ seat }) => seat === partner);
  const card = whatOf("card", chosen("card")) ?? whatOf("accept", chosen("accept"));
  return { partner, card: card ?? null, theirs: offer ?? bid ?? null };
}

interface KeyProps {
  readonly id: OptionId;
  readonly className?: string;
  /** All of it in words; absent: the option's own. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** A key of a letter. */
function Key({ id, className = "md-key", label, children }: KeyProps) {
  const { words } = useBoard();
  return (
    <Piece option={id} className={className} label={label ?? words.option(id)}>
      {children ?? words.option(id)}
    </Piece>
  );
}

const ROOTS: readonly string[] = ["offer", "call", "withdraw", "counter", "bid", "open-market"];

/** The ways to begin: an offer, a call, the end of an offer. A single one needs no key. */
function Roots({ draft: { prompt, marks } }: { readonly draft: AnswerDraft }) {
  const options = prompt.question.form === "one" ? prompt.question.options : [];
  const roots = options.map(({ id }) => id).filter((id) => ROOTS.includes(id.split(":")[0] ?? ""));
  const isBegun = marks.get(roots[0] ?? "")?.state !== "open";
  if (roots.length < 2 && isBegun) return null;
  return (
    <div className="md-keys">
      {roots.map((id) => (
        <Key key={id} id={id} />
      ))}
    </div>
  );
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
        {seat !== null && <SeatBand seat={seat} />}
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

/** An envelope with a card that looks out, one with a window, and a shut one. */
const FLAPS = {
  face: "M2 9H30V21H2ZM7 9V2H25V9M11 5H21",
  class: "M2 4H30V21H2ZM11 9H21V16H11Z",
  hidden: "M2 4H30V21H2ZM2 4 16 14 30 4",
};

/** Three ways to close an envelope: how much of the card is seen. */
function Closings() {
  const { t } = useBoard();
  return (
    <span className="md-keys">
      {DISCLOSURES.map((how) => {
        const key = t(`trade.close.${how}`);
        const label = `${key}${t("comma")}${t(`trade.show.${how}`)}`;
        return (
          <Key key={how} id={optionId("show", how)} className="md-closing" label={label}>
            <svg viewBox="0 0 32 22" aria-hidden="true">
              <path d={FLAPS[how]} />
            </svg>
            {key}
          </Key>
        );
      })}
    </span>
  );
}

const USUAL: readonly Want[] = [
  "any",
  "no-police",
  ...WANTS.filter((want) => symbolOf(want) !== null),
  "gangster",
  "warehouse",
];
const RARE = WANTS.filter((want) => !USUAL.includes(want));

/** The wanted card, in stamps; the rarer ones behind a key. */
function Stamps({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const chosen = WANTS.find((want) => draft.marks.get(optionId("want", want))?.state === "chosen");
  return (
    <>
      <span className="md-keys">
        {(isOpen ? [...USUAL, ...RARE] : USUAL).map((want) => (
          <Key key={want} id={optionId("want", want)} className="md-stamp" label={wantLabel(t, words, want)}>
            <Stamp want={want} />
          </Key>
        ))}
        <button type="button" className="md-stamp" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "trade.fewer" : "trade.more")}
        </button>
      </span>
      <p>{chosen === undefined ? t("trade.stamp") : wantLabel(t, words, chosen)}</p>
    </>
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

/** The kinds of card with which a call may tempt. */
function Tempts({ marks }: Pick<AnswerDraft, "marks">) {
  const { t, words } = useBoard();
  return (
    <span className="md-keys">
      {(["none", ...TRADE_CLASSES] as const)
        .filter((kind) => marks.has(optionId("tempt", kind)))
        .map((kind) => (
          <Key key={kind} id={optionId("tempt", kind)}>
            {kind === "none" ? t("trade.nothing") : className(words, kind)}
          </Key>
        ))}
    </span>
  );
}

/** The bids of a market; a press takes one. */
function Bids() {
  const { view, seats } = useBoard();
  const say = useTerms();
  return (
    <div className="md-keys">
      {view.trade.market?.bids?.map((bid) => (
        <Key key={bid.seat} id={optionId("take", bid.seat)} label={say(bid)}>
          <span className="md-side-face" style={ownerStyle(bid.seat)}>
            <Portrait of={portraitOf(seats, bid.seat)} />
          </span>
          {say(bid)}
        </Key>
      ))}
    </div>
  );
}
