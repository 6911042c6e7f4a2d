"use client";

import { INTERESTS, type Interest, whiskeyPrice } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useContext } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { DraftContext, useBoard } from "./board-context.ts";
import { dragToken } from "./drag-token.ts";
import { termsOf } from "./terms.ts";
import { type Tokens, useTokens } from "./use-tokens.ts";
import { useYesterday } from "./use-yesterday.ts";

const SHOWN_IN: readonly string[] = ["bid", "tip", "pool", "hire", "hire-lists", "police", "whiskey"];

/** The bidding board: what each favour of the Family costs the viewer, the token on it, and who stands where for it. */
export function Bidding() {
  const { view, draft, matchId } = useBoard();
  if (!SHOWN_IN.includes(view.phase.at)) return null;
  // A replay shows other days than the last one.
  return matchId !== undefined && draft?.prompt.topic === "bid" && view.bids === null ? (
    <PlaquesOfToday matchId={matchId} />
  ) : (
    <Plaques yesterday={null} />
  );
}

/** Until the bids are revealed, those of the day before stand beside the plaques. */
function PlaquesOfToday({ matchId }: { readonly matchId: string }) {
  return <Plaques yesterday={useYesterday(matchId)} />;
}

function Plaques({ yesterday }: Pick<PlaqueProps, "yesterday">) {
  const { t } = useBoard();
  const tokens = useTokens(useContext(DraftContext));
  return (
    <section className="mc-bidding" aria-label={t("bidding")} onKeyDown={moveFocus}>
      <div className="mc-plaques">
        {INTERESTS.map((interest) => (
          <Plaque key={interest} interest={interest} tokens={tokens} yesterday={yesterday} />
        ))}
      </div>
    </section>
  );
}

interface PlaqueProps {
  readonly interest: Interest;
  readonly tokens: Tokens | null;
  readonly yesterday: ReturnType<typeof useYesterday>;
}

function Plaque({ interest, tokens, yesterday }: PlaqueProps) {
  const { t, view, words } = useBoard();
  const ranks = view.ranks?.[interest] ?? null;
  const bids = ranks === null ? yesterday : view.bids;
  const tokenOf = (seat: number) => (bids?.[seat]?.indexOf(interest) ?? 0) + 1;
  const order = ranks ?? bids?.map((_, seat) => seat).sort((a, b) => tokenOf(a) - tokenOf(b)) ?? [];
  return (
    <div className="mc-plaque">
      {tokens === null ? (
        <div className="mc-plaque-face">
          <Engraving interest={interest} />
        </div>
      ) : (
        <button
          type="button"
          className="mc-plaque-face"
          data-mark={tokens.isPut(interest) ? "chosen" : "open"}
          data-testid={`option-${optionId("interest", interest)}`}
          aria-pressed={tokens.isPut(interest)}
          data-favour={interest}
          data-token={tokens.on(interest)}
          onPointerDown={(event) => dragToken(event, (favour) => tokens.put(tokens.on(interest), favour))}
          onClick={() => tokens.putOn(interest)}
        >
          <Engraving interest={interest} />
          <b className="mc-token" data-pencil={!tokens.isPut(interest) || undefined}>
            {tokens.on(interest)}
          </b>
        </button>
      )}
      {interest === "whiskey" && <Bottles />}
      {bids !== null && (
        <ol aria-label={t(ranks === null ? "yesterday" : "order")} data-past={ranks === null || undefined}>
          {order.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} label={words.name(seat)} size="small" />
              <small>{t("token", { token: tokenOf(seat) })}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const GRADES = [4, 3, 2] as const;

/** The bottles, where whiskey is chosen: by one press, or in the order in which they are wanted. */
function Bottles() {
  const { t, words, draft } = useBoard();
  const bottles = GRADES.flatMap((grade) => {
    const option = optionId("grade", grade);
    const mark = draft?.marks.get(option);
    return mark === undefined ? [] : [{ grade, option, mark }];
  });
  if (draft === null || bottles.length === 0) return null;
  return (
    <div className="mc-bottles">
      {bottles.map(({ grade, option, mark }) => (
        <button
          key={option}
          type="button"
          data-mark={mark.state}
          data-testid={`option-${option}`}
          aria-pressed={mark.state === "chosen"}
          aria-disabled={mark.state === "blocked" || undefined}
          onClick={() => draft.pickMarked(option)}
        >
          <span className="visually-hidden">
            {[
              words.option(option),
              ...(mark.rank === null ? [] : [t("chosenAs", { rank: mark.rank })]),
              ...(mark.reason === null ? [] : [words.blocked(mark.reason)]),
            ].join(t("comma"))}
          </span>
          <svg viewBox="0 0 28 52" aria-hidden="true">
            <path d="M11 1h6v13c0 3 6 4 6 10v25c0 2-1 3-3 3H8c-2 0-3-1-3-3V24c0-6 6-7 6-10z" />
            <path className="mc-bottle-label" d="M5 28h18v14H5z" />
            <text x="14" y="39">
              {grade}
            </text>
          </svg>
          <small aria-hidden="true">{t("costs", { money: whiskeyPrice(grade) })}</small>
          {mark.rank !== null && <b aria-hidden="true">{mark.rank}</b>}
        </button>
      ))}
    </div>
  );
}

/** A favour's name, its cost or gain for the viewer, and its use. */
function Engraving({ interest }: { readonly interest: Interest }) {
  const { t, view, viewer, words } = useBoard();
  const terms = termsOf(view, viewer);
  const price = terms.price[interest];
  return (
    <>
      <svg className="mc-plaque-art" viewBox="0 0 48 48" aria-hidden="true">
        <use href={`/drawings/mob-city.svg#favour-${interest}`} />
      </svg>
      <strong>{words.text(`interest.${interest}`)}</strong>
      <span
        className="mc-plaque-price"
        data-short={price !== null && terms.cash !== null && price > terms.cash ? "" : undefined}
      >
        {price === null
          ? t(interest === "enforcer" ? "gives.enforcer" : "gives.whiskey", terms.gives)
          : t("costs", { money: price })}
      </span>
      <span className="mc-good">{t(`favour.${interest}`)}</span>
    </>
  );
}
