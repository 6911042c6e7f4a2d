"use client";

import type { OptionId } from "@consigliere/contract/question";
import { type HandCardId, type ItemId, TRADE_CLASSES } from "@consigliere/games/mafia-dollar/cards";
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
import { CardArt, SortArt } from "./card-art.tsx";
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
          {isCalling ? <Tempts marks={draft.marks} /> : <Given card={card} />}
          {isOffering && <Closings />}
          {!isAsking && theirs !== null && (
            <p className="md-wish">
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
            <Given card={theirs?.shown.disclose === "face" ? theirs.shown.card : null} isHidden />
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

interface ChoiceProps {
  readonly id: OptionId;
  readonly className: string;
  /** All of it in words; absent: the option's own. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A key of a letter. A press on the way that is chosen keeps to it. */
function Choice({ id, className, label, children }: ChoiceProps) {
  const { words, draft } = useBoard();
  const isKept = className === "md-root" && draft?.marks.get(id)?.state === "chosen";
  return (
    <Piece
      option={id}
      className={className}
      label={label ?? words.option(id)}
      onPress={isKept ? () => undefined : undefined}
    >
      {children}
    </Piece>
  );
}

const ROOTS: readonly string[] = ["offer", "call", "withdraw", "counter", "bid", "open-market"];

/** The ways to begin: an offer, a call, the end of an offer. A single one needs no key. */
function Roots({ draft: { prompt, marks } }: { readonly draft: AnswerDraft }) {
  const { words } = useBoard();
  const options = prompt.question.form === "one" ? prompt.question.options : [];
  const roots = options.map(({ id }) => id).filter((id) => ROOTS.includes(id.split(":")[0] ?? ""));
  const isBegun = marks.get(roots[0] ?? "")?.state !== "open";
  return <Keys of={roots.length < 2 && isBegun ? [] : roots}>{words.option}</Keys>;
}

interface KeysProps {
  readonly of: readonly OptionId[];
  readonly children: (id: OptionId) => ReactNode;
}

/** A row of keys; none: no row. */
function Keys({ of, children }: KeysProps) {
  return of.length === 0 ? null : (
    <div className="md-keys">
      {of.map((id) => (
        <Choice key={id} id={id} className="md-root">
          {children(id)}
        </Choice>
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
        {seat !== null && <SeatBand seat={seat} className="md-side-band" />}
      </span>
      <div className="md-envelope paper" data-tone="aged">
        <h2>{seat === null && !isAny ? t("trade.whom") : t(`trade.${says}`, values)}</h2>
        {children}
      </div>
    </div>
  );
}

/** The content of an envelope: a card, or the back of one, or a place for mine. */
function Given({
  card,
  isHidden = false,
}: {
  readonly card: HandCardId | null;
  readonly isHidden?: boolean;
}) {
  const { t, words } = useBoard();
  const slot = isHidden ? <CardBack /> : <span className="md-slot">{t("trade.put")}</span>;
  return <span className="md-given">{card === null ? slot : <DollarCard card={card} words={words} />}</span>;
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
    <span className="md-closings">
      {DISCLOSURES.map((how) => {
        const key = t(`trade.close.${how}`);
        const label = `${key}${t("comma")}${t(`trade.show.${how}`)}`;
        return (
          <Choice key={how} id={optionId("show", how)} className="md-closing" label={label}>
            <svg viewBox="0 0 32 22" aria-hidden="true">
              <path d={FLAPS[how]} />
            </svg>
            {key}
          </Choice>
        );
      })}
    </span>
  );
}

const SYMBOL_WANTS = WANTS.filter((want) => symbolOf(want) !== null);
const USUAL: readonly Want[] = ["any", "no-police", ...SYMBOL_WANTS, "gangster", "warehouse"];
const RARE = WANTS.filter((want) => !USUAL.includes(want));

/** The wanted card, in stamps; the rarer ones behind a key. */
function Stamps({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const chosen = WANTS.find((want) => draft.marks.get(optionId("want", want))?.state === "chosen");
  return (
    <>
      <span className="md-stamps">
        {[...USUAL, ...(isOpen ? RARE : [])].map((want) => {
          const id = optionId("want", want);
          return (
            <Choice key={want} id={id} className="md-stamp" label={wantLabel(t, words, want)}>
              <Stamp want={want} />
            </Choice>
          );
        })}
        <button type="button" className="md-stamp" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "trade.fewer" : "trade.more")}
        </button>
      </span>
      <p>{chosen === undefined ? t("trade.stamp") : wantLabel(t, words, chosen)}</p>
    </>
  );
}

/** Classes of which no two cards look alike, with one of them as an example. */
const SAMPLES: Readonly<Record<string, ItemId>> = {
  weapon: "weapon-revolver",
  tool: "tool-crowbar",
  vehicle: "vehicle-sedan",
};

function Stamp({ want }: { readonly want: Want }) {
  const symbol = symbolOf(want);
  const sample = SAMPLES[want];
  if (want === "any") return <b aria-hidden="true">?</b>;
  if (symbol !== null) return <Icon name={symbol} />;
  if (sample !== undefined) return <CardArt card={sample} />;
  if (want === "gangster") return <Portrait of="gangster" shape="round" />;
  const isBarred = want === "no-police";
  return (
    <span className={isBarred ? "md-barred" : undefined}>
      <SortArt sort={isBarred || want === "police" ? "escort" : (want as "prison")} />
    </span>
  );
}

/** The kinds of card with which a call may tempt. */
function Tempts({ marks }: Pick<AnswerDraft, "marks">) {
  const { t, words } = useBoard();
  const kinds = new Map((["none", ...TRADE_CLASSES] as const).map((kind) => [optionId("tempt", kind), kind]));
  return (
    <Keys of={[...kinds.keys()].filter((id) => marks.has(id))}>
      {(id) => (id === "tempt:none" ? t("trade.nothing") : className(words, kinds.get(id) ?? ""))}
    </Keys>
  );
}

/** The bids of a market; a press takes one. */
function Bids() {
  const { view, seats } = useBoard();
  const say = useTerms();
  return (
    <div className="md-keys">
      {view.trade.market?.bids?.map((bid) => (
        <Choice key={bid.seat} id={optionId("take", bid.seat)} className="md-root" label={say(bid)}>
          <span className="md-side-face" style={ownerStyle(bid.seat)}>
            <Portrait of={portraitOf(seats, bid.seat)} />
          </span>
          {say(bid)}
        </Choice>
      ))}
    </div>
  );
}
