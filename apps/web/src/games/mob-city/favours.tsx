"use client";

import { routes } from "@consigliere/contract/routes";
import { gradeOf, INTERESTS, type Interest, whiskeyPrice } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useContext } from "react";
import { useApi } from "../../api/use-api.ts";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Piece } from "../board/piece-button.tsx";
import { type PressedOrder, usePressedOrder } from "../board/use-pressed-order.ts";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { DraftContext, useBoard } from "./board-context.ts";
import { isInk } from "./steps.ts";

/** The four places of the Family's favours: what each costs the viewer, the token on it, and who stands where for it. */
export function Favours() {
  const { view, draft, matchId } = useBoard();
  // A replay shows other days than the last one.
  return matchId !== undefined && draft?.prompt.topic === "bid" && view.bids === null ? (
    <FavoursOfToday matchId={matchId} />
  ) : (
    <Places yesterday={null} />
  );
}

/** Until the bids are revealed, those of the day before lie in the places. */
function FavoursOfToday({ matchId }: { readonly matchId: string }) {
  return <Places yesterday={useYesterday(matchId)} />;
}

function Places({ yesterday }: { readonly yesterday: Bids | null }) {
  const { t, view } = useBoard();
  const order = usePressedOrder(useContext(DraftContext));
  return (
    <section className="mc-places" aria-label={t("bidding")} onKeyDown={moveFocus}>
      {INTERESTS.map((interest) => {
        const ranks = view.ranks?.[interest] ?? null;
        return (
          <Place key={interest} interest={interest} order={order}>
            <Queue interest={interest} bids={ranks === null ? yesterday : view.bids} ranks={ranks} />
            {interest === "whiskey" && <Bottles />}
          </Place>
        );
      })}
    </section>
  );
}

interface PlaceProps {
  readonly interest: Interest;
  /** The order in which the favours are wanted; null: none is asked. */
  readonly order: PressedOrder | null;
  readonly children: ReactNode;
}

/** A place in the city, with its price for the viewer; while a bid is asked for, a press puts the next token on it. */
function Place({ interest, order, children }: PlaceProps) {
  const { t, view, viewer, words, draft } = useBoard();
  const { price, gives, cash } = termsOf(view, viewer);
  const cost = price[interest];
  const name = words.text(`interest.${interest}`);
  const option = optionId("interest", interest);
  const mark = order?.markOf(option);
  const token = (order?.order.indexOf(option) ?? 0) + 1;
  const says =
    cost === null
      ? t(interest === "enforcer" ? "gives.enforcer" : "gives.whiskey", gives)
      : t("costs", { money: cost });
  const look = (
    <>
      <PlaceArt interest={interest} />
      <span className="mc-place-words">
        <strong>{name}</strong>
        <span data-short={(cost !== null && cash !== null && cost > cash) || undefined}>{says}</span>
        <small>{t(`favour.${interest}`)}</small>
      </span>
    </>
  );
  return (
    <div className="mc-place" data-interest={interest}>
      {mark === undefined ? (
        <div className="mc-place-face">{look}</div>
      ) : (
        <Piece
          className="mc-place-face"
          option={option}
          mark={{ ...mark, rank: null }}
          label={t("tokenOn", { token, interest: name })}
          isWritten
          onPress={() => order?.press(option)}
        >
          {look}
          <b className="mc-token" data-pencil={(mark.rank === null && !isInk(draft)) || undefined}>
            {token}
          </b>
        </Piece>
      )}
      {children}
    </div>
  );
}

/** The house where a favour is given. */
export function PlaceArt({ interest }: { readonly interest: Interest }) {
  return <Drawing game="mob-city" name={`place-${interest}`} size={120} high={80} className="mc-place-art" />;
}

interface QueueProps {
  readonly interest: Interest;
  readonly bids: Bids | null;
  /** The seats in the order in which they are served; null: the bids are of yesterday. */
  readonly ranks: readonly number[] | null;
}

/** Of more, they stand in two rows alike. */
const MOST_IN_ROW = 3;

/** Everybody's tokens at a place, the first to be served in front. */
export function Queue({ interest, bids, ranks }: QueueProps) {
  const { t, words } = useBoard();
  if (bids === null) return null;
  const tokenOf = (seat: number) => (bids[seat]?.indexOf(interest) ?? 0) + 1;
  const order = ranks ?? bids.map((_, seat) => seat).sort((a, b) => tokenOf(a) - tokenOf(b));
  return (
    <ol
      className="mc-queue"
      aria-label={t(ranks === null ? "yesterday" : "order")}
      data-past={ranks === null || undefined}
      style={
        { "--row": order.length > MOST_IN_ROW ? Math.ceil(order.length / 2) : order.length } as CSSProperties
      }
    >
      {order.map((seat, rank) => (
        <li key={seat} style={{ "--rank": rank } as CSSProperties}>
          <SeatMark seat={seat} label={words.name(seat)} />
          <b>{t("token", { token: tokenOf(seat) })}</b>
        </li>
      ))}
    </ol>
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
  if (bottles.length === 0) return null;
  return (
    <div className="mc-bottles">
      {bottles.map(({ grade, option, mark }) => (
        <Piece
          key={option}
          className="mc-bottle"
          option={option}
          label={
            mark.rank === null
              ? words.option(option)
              : [words.option(option), t("chosenAs", { rank: mark.rank })].join(t("comma"))
          }
          isWritten
        >
          <Drawing game="mob-city" name="bottle" size={28} high={52} />
          <i>{grade}</i>
          <small>{t("costs", { money: whiskeyPrice(grade) })}</small>
        </Piece>
      ))}
    </div>
  );
}

/** By seat: the favours in the order of the tokens. */
type Bids = readonly (readonly Interest[])[];

/** As many lines of the log as can be read at once: hardly a day is longer. */
const LINES = 200;

/** The bids that were revealed last, as the log tells them: the table is cleared at night. Null: none, or not read yet. */
function useYesterday(matchId: string): Bids | null {
  const { view } = useBoard();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["mob-city bids", matchId, view.day],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => api.call(routes.readLog, { params: { id: matchId }, query: { limit: LINES } }),
  });
  const told = data?.events.findLast(({ event }) => event.type === "bids-revealed");
  return (told?.event["bids"] as Bids | undefined) ?? null;
}

/** Dollars for each point of notoriety. */
const TIP = 50;
const POLICE = 200;
const FEARED = 5;

interface Terms {
  /** In dollars; null: it is free, or its price is chosen later. */
  readonly price: Readonly<Record<Interest, number | null>>;
  readonly gives: { readonly hires: number; readonly grades: string };
  /** Null for people without a seat. */
  readonly cash: number | null;
}

function termsOf(view: View, viewer: number | null): Terms {
  const captain = viewer === null ? undefined : view.captains[viewer];
  const notoriety = captain?.notoriety ?? 1;
  return {
    price: { event: TIP * notoriety, enforcer: null, police: POLICE * notoriety, whiskey: null },
    gives: {
      hires: notoriety >= FEARED ? 3 : 2,
      grades: view.whiskeysLeft.map(gradeOf).join(" ") || "none",
    },
    cash: captain?.cash ?? null,
  };
}
