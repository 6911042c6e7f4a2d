"use client";

import { routes } from "@consigliere/contract/routes";
import {
  gradeOf,
  INTERESTS,
  type Interest,
  POLICE_PRICE,
  TIP_PRICE,
  whiskeyPrice,
} from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useContext } from "react";
import { useApi } from "../../api/use-api.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Piece } from "../board/piece-button.tsx";
import type { PressedOrder } from "../board/use-pressed-order.ts";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { BoardProvider, TokensContext, useBoard, useBoardFacts } from "./board-context.ts";
import { isDry } from "./guidance.tsx";
import { isInk } from "./steps.ts";

/** By seat: the favours in the order of the tokens. */
type Bids = readonly (readonly Interest[])[];

/** The four places of the Family's favours: what each costs the viewer, the token on it, and who stands where for it. */
export function Favours() {
  const { view, draft, matchId } = useBoard();
  // A replay shows other days than the last one.
  return matchId !== undefined && draft?.prompt.topic === "bid" && view.bids === null ? (
    <FavoursOfToday matchId={matchId} />
  ) : (
    <Places bids={view.ranks && view.bids} />
  );
}

/** Until the bids are revealed, those of the day before lie in the places. */
function FavoursOfToday({ matchId }: { readonly matchId: string }) {
  const { view } = useBoard();
  const api = useApi();
  const bidsBefore = async (from: { readonly before?: number }): Promise<Bids | null> => {
    const { events } = await api.call(routes.readLog, {
      params: { id: matchId },
      query: { limit: LINES, ...from },
    });
    const told = events.findLast(({ event }) => event.type === "bids-revealed");
    if (told !== undefined) return told.event["bids"] as Bids;
    return events.length < LINES ? null : bidsBefore({ before: events[0]?.n ?? 1 });
  };
  const { data = null } = useQuery({
    queryKey: ["mob-city bids", matchId, view.day],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => bidsBefore({}),
  });
  return <Places bids={data} />;
}

/** As many lines of the log as can be read at once: hardly a day is longer. */
const LINES = 200;

function Places({ bids }: { readonly bids: Bids | null }) {
  const { t } = useBoard();
  const order = useContext(TokensContext);
  return (
    <section className="mc-places" aria-label={t("bidding")} onKeyDown={moveFocus}>
      {INTERESTS.map((interest) => (
        <Place key={interest} interest={interest} bids={bids}>
          <Terms interest={interest} />
          {order !== null && <Token interest={interest} order={order} />}
          {interest === "whiskey" && <Bottles />}
        </Place>
      ))}
    </section>
  );
}

/** The bids are opened place by place: the tokens drop and stand in line, and a ring is on whoever is served first. */
export function Reveal({ board }: { readonly board: BoardProps }) {
  const facts = useBoardFacts(board);
  const { view, words } = facts;
  return (
    <BoardProvider value={facts}>
      <div className="mc-reveal">
        <Drawing game="mob-city" name="skyline" className="mc-skyline" size={400} high={80} keeps="foot" />
        {INTERESTS.map((interest) => (
          <Place key={interest} interest={interest} bids={view.bids}>
            <p>
              <strong>{words.text(`interest.${interest}`)}</strong>
            </p>
          </Place>
        ))}
      </div>
    </BoardProvider>
  );
}

interface PlaceProps {
  readonly interest: Interest;
  readonly bids: Bids | null;
  readonly children: ReactNode;
}

/** Of more, they stand in two rows alike. */
const MOST_IN_ROW = 3;

/** The house where a favour is given, and everybody's tokens there, the first to be served in front. */
function Place({ interest, bids, children }: PlaceProps) {
  const { t, view, words } = useBoard();
  const ranks = view.ranks?.[interest] ?? null;
  const tokenOf = (seat: number) => (bids?.[seat]?.indexOf(interest) ?? 0) + 1;
  const queue = ranks ?? bids?.map((_, seat) => seat).sort((a, b) => tokenOf(a) - tokenOf(b)) ?? [];
  const row = queue.length > MOST_IN_ROW ? Math.ceil(queue.length / 2) : queue.length;
  return (
    <div
      className="mc-place"
      data-interest={interest}
      style={{ "--place": INTERESTS.indexOf(interest), "--row": row } as CSSProperties}
    >
      <Drawing game="mob-city" name={`place-${interest}`} size={120} high={80} className="mc-place-art" />
      {children}
      {bids !== null && (
        <ol
          className="mc-queue"
          aria-label={t(ranks === null ? "yesterday" : "order")}
          data-past={ranks === null || undefined}
        >
          {queue.map((seat, rank) => (
            <li key={seat} style={{ "--rank": rank } as CSSProperties}>
              <SeatMark seat={seat} label={words.name(seat)} />
              <b>{t("token", { token: tokenOf(seat) })}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Dollars for each point of notoriety. */
const PRICES: Partial<Readonly<Record<Interest, number>>> = {
  event: TIP_PRICE,
  police: POLICE_PRICE,
};
/** From this notoriety on, three are hired. */
const FEARED = 5;

/** A favour in words, and its cost or gift for the viewer. */
function Terms({ interest }: { readonly interest: Interest }) {
  const { t, view, viewer, words, draft } = useBoard();
  const bid = draft?.prompt.topic === "bid" ? draft.answer : null;
  const { notoriety = 1, cash = null } = (viewer === null ? undefined : view.captains[viewer]) ?? {};
  const money = (PRICES[interest] ?? 0) * notoriety;
  return (
    <p>
      <strong>{words.text(`interest.${interest}`)}</strong>
      <span data-short={(cash !== null && money > cash) || undefined}>
        {money > 0
          ? t("costs", { money })
          : interest === "enforcer"
            ? t("gives.enforcer", { hires: notoriety >= FEARED ? 3 : 2 })
            : bid !== null && isDry(bid)
              ? t("gives.bottle")
              : t("gives.whiskey", { grades: view.whiskeysLeft.map(gradeOf).join(" ") || "none" })}
      </span>
      <small>{t(`favour.${interest}`)}</small>
    </p>
  );
}

/** While a bid is asked for, a press puts the next token on a place. */
function Token({ interest, order }: { readonly interest: Interest; readonly order: PressedOrder }) {
  const { t, words, draft } = useBoard();
  const option = optionId("interest", interest);
  const mark = order.markOf(option);
  const token = order.order.indexOf(option) + 1;
  return (
    mark !== undefined && (
      <Piece
        className="mc-place-key"
        option={option}
        mark={{ ...mark, rank: null }}
        label={t("tokenOn", { token, interest: words.text(`interest.${interest}`) })}
        isWritten
        onPress={() => order.press(option)}
      >
        <b className="mc-token" data-pencil={(mark.rank === null && !isInk(draft)) || undefined}>
          {token}
        </b>
      </Piece>
    )
  );
}

const GRADES = [4, 3, 2] as const;

/** The bottles, where whiskey is chosen: by one press, or in the order in which they are wanted. */
function Bottles() {
  const { t, view, viewer, words, draft } = useBoard();
  const cash = (viewer === null ? null : view.captains[viewer]?.cash) ?? Number.POSITIVE_INFINITY;
  const bottles = GRADES.flatMap((grade) => {
    const option = optionId("grade", grade);
    const mark = draft?.marks.get(option);
    // A bottle that somebody has taken is not drawn.
    if (mark === undefined || mark.reason === "grade-taken") return [];
    return [{ grade, option, price: whiskeyPrice(grade), ...mark }];
  });
  return (
    bottles.length > 0 && (
      <div className="mc-bottles">
        {bottles.map(({ grade, option, price, rank }) => (
          <Piece
            key={option}
            className="mc-bottle"
            option={option}
            label={[words.option(option), ...(rank === null ? [] : [t("chosenAs", { rank })])].join(
              t("comma"),
            )}
            isWritten
          >
            <Drawing game="mob-city" name="bottle" size={28} high={52} />
            <i>{grade}</i>
            <small data-short={cash < price || undefined}>
              {t("costs", { money: price })}
              {cash < price && <br />}
              {cash < price && t("books.cost", { money: price - cash })}
            </small>
          </Piece>
        ))}
      </div>
    )
  );
}
