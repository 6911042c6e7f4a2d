"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { type ReactNode, useState } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import { type Bundle, bargainIn } from "./bargain.ts";
import { useBoard } from "./board-context.ts";
import { Backs, Cards, Coins, Stepper, Ways } from "./felt.tsx";
import { cardName, manName, signed } from "./labels.ts";
import { amountOf, chosenAt, partsIn } from "./parts.ts";
import { PledgePicker, Pledges } from "./pledges.tsx";
import { useCounter } from "./use-counter.ts";
import { useTalk } from "./use-talk.ts";

/** The ways to answer by topic, the one that goes on last. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  talk: ["walk-away", "gift", "offer"],
  solicited: ["nothing", "offer"],
  offer: ["decline", "accept"],
  approached: ["decline", "accept"],
};

type Pledged = "promises" | "asks";

/** Two hands across the table: what I give, what I get, and what it comes to. They are filled where they lie. */
export function BargainTable() {
  const { t, words, draft, viewer } = useBoard();
  const [adding, add] = useState<Pledged | null>(null);
  useTalk();
  const counter = useCounter();
  const bargain = draft === null ? null : bargainIn(draft);
  if (draft === null || bargain === null || viewer === null) return null;
  const { prompt } = draft;
  const isFinal = prompt.sealed !== null && !prompt.isRevisable;
  const { other, mine, theirs } = bargain;
  const parts = isFinal ? new Map<string, OptionPlace>() : partsIn(draft);
  const money = theirs.money - mine.money;
  const cards = theirs.cards.length - mine.cards.length;
  const pledges = adding === null ? undefined : parts.get(adding);
  const accepting = isFinal || prompt.question.form !== "one" ? undefined : acceptingIn(draft);
  const begin = (what: Pledged) => (
    <button
      type="button"
      className="np-want"
      aria-expanded={adding === what}
      onClick={() => add(adding === what ? null : what)}
    >
      {t(what === "promises" ? "bargain.promise" : "bargain.ask")}
    </button>
  );
  const swap = parts.get("coin-swap");
  return (
    <section className="np-bargain" aria-live="polite" data-about="">
      <Hand seat={viewer} to={other} title={t("bargain.mine")} bundle={mine} isOpen={parts.size > 0}>
        <Money at={parts.get("money")} />
        {parts.get("cards") !== undefined && <Cards at={parts.get("cards") as OptionPlace} />}
        {accepting !== undefined && (
          <>
            <small>{t("bargain.hisCards", { count: countAt(accepting) })}</small>
            <Cards at={accepting} />
          </>
        )}
        {parts.get("promises") !== undefined && (
          <>
            <Pledges at={parts.get("promises") as OptionPlace} />
            {begin("promises")}
          </>
        )}
      </Hand>
      <Hand
        seat={other}
        to={viewer}
        title={t("bargain.theirs", { name: words.name(other) })}
        bundle={theirs}
        isOpen={parts.has("want-money")}
      >
        <Money at={parts.get("want-money")} />
        <Wanted at={parts.get("want-cards")} />
        <Seen at={parts.get("want-card")} />
        {parts.get("asks") !== undefined && (
          <>
            <Pledges at={parts.get("asks") as OptionPlace} />
            {begin("asks")}
          </>
        )}
      </Hand>
      {pledges !== undefined && <PledgePicker at={pledges} onPicked={() => add(null)} />}
      {swap !== undefined && <Swaps at={swap} />}
      <p className="np-balance">
        {t("bargain.balance", {
          money: money < 0 ? `−$${-money}` : `+$${money}`,
          cards: cards === 0 ? "0" : signed(cards),
        })}
      </p>
      {!isFinal && (
        <Ways ids={WAYS[prompt.topic] ?? []}>
          {counter !== null && (
            <button
              type="button"
              className="np-want"
              data-mark="open"
              data-testid="counter-offer"
              onClick={counter.press}
            >
              {t(counter.declines ? "bargain.declineCounter" : "bargain.counter")}
            </button>
          )}
        </Ways>
      )}
    </section>
  );
}

/** The cards of one's own choice that go over with an acceptance. */
function acceptingIn(draft: NonNullable<ReturnType<typeof useBoard>["draft"]>): OptionPlace | undefined {
  const { question } = draft.prompt;
  const given = draft.draft.form === "one" && draft.draft.chosen === "accept" ? draft.draft.further : null;
  const asked =
    question.form === "one" ? question.options.find(({ id }) => id === "accept")?.with : undefined;
  return given === null || asked === undefined
    ? undefined
    : { path: ["accept"], question: asked, draft: given };
}

const countAt = ({ question }: OptionPlace): number => (question.form === "some" ? question.min : 0);

function Money({ at }: { readonly at: OptionPlace | undefined }) {
  const { t } = useBoard();
  if (at?.question.form !== "amount" || at.question.max === 0) return null;
  return (
    <Stepper at={at} what={t("bargain.coins")}>
      <Coins n={amountOf(at.draft)} />
    </Stepper>
  );
}

function Wanted({ at }: { readonly at: OptionPlace | undefined }) {
  const { t } = useBoard();
  if (at?.question.form !== "amount" || at.question.max === 0) return null;
  return (
    <Stepper at={at} what={t("bargain.backs")}>
      <Backs n={amountOf(at.draft)} />
    </Stepper>
  );
}

/** Cards of theirs that I know. */
function Seen({ at }: { readonly at: OptionPlace | undefined }) {
  const { t } = useBoard();
  if (at?.question.form !== "one" || at.question.options.length < 2) return null;
  return (
    <>
      <small>{t("bargain.theirCard")}</small>
      <Cards at={at} />
    </>
  );
}

/** Coins on which one’s marker and the other’s may change places. */
function Swaps({ at }: { readonly at: OptionPlace }) {
  const { t, words, draft } = useBoard();
  if (draft === null || at.question.form !== "one") return null;
  const men = at.question.options.flatMap(({ id }) => {
    const man: GangsterId | undefined = whatOf("gangster", id);
    return man === undefined ? [] : [{ id, man }];
  });
  const [chosen] = chosenAt(at.draft);
  if (men.length === 0) return null;
  return (
    <div className="np-picker">
      {men.map(({ id, man }) => (
        <button
          key={id}
          type="button"
          className="np-want"
          data-mark={id === chosen ? "chosen" : "open"}
          aria-pressed={id === chosen}
          onClick={() => draft.pick(at.path, id === chosen ? "nothing" : id)}
        >
          {t("bargain.swap", { name: manName(words, man) })}
        </button>
      ))}
    </div>
  );
}

interface HandProps {
  readonly seat: number;
  /** The receiver. */
  readonly to: number;
  readonly title: string;
  readonly bundle: Bundle;
  /** It is being filled: what is in it lies on its keys. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Hand({ seat, to, title, bundle: { money, cards, promises }, isOpen, children }: HandProps) {
  const { t, words } = useBoard();
  return (
    <div className="np-bargain-hand" data-seat={seat}>
      <h3>
        <SeatMark seat={seat} size="tiny" /> {title}
      </h3>
      {!isOpen && (
        <>
          {money > 0 && <Coins n={money} />}
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs look the same, and none changes places
            <span key={i} className="np-slip-card" data-back={card === null || undefined}>
              {card === null ? t("bargain.anyCard") : cardName(words, card)}
            </span>
          ))}
          {promises.map((promise) => (
            <span key={promise.kind} className="np-stamped">
              {words.event({ type: "promise-made", id: 0, by: seat, to, promise } as never)}
            </span>
          ))}
          {money === 0 && cards.length === 0 && promises.length === 0 && <p>{t("bargain.nothing")}</p>}
        </>
      )}
      {children}
    </div>
  );
}
