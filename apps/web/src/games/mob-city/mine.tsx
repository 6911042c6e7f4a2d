"use client";

import { type CardId, GROUPS, type GroupNo, isCharacter, isWeapon } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useContext } from "react";
import { Piece } from "../board/piece-button.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { TokensContext, useBoard } from "./board-context.ts";
import { Books, Doctrine } from "./books.tsx";
import { Car } from "./car.tsx";
import { HouseSlip } from "./house-slip.tsx";
import { cardName } from "./labels.ts";
import { CardPicture } from "./man.tsx";

/** My things at the near edge: my books, or the house that I press, and my cars. */
export function Mine() {
  const { t, view, viewer, draft, opened } = useBoard();
  if (viewer === null || view.mine === null) return null;
  const building = view.buildings.find(({ id }) => id === opened?.id);
  return (
    <div className="mc-mine" data-pinned="">
      <div className="mc-strip row">
        {draft?.prompt.topic === "orders" && <Doctrine draft={draft} />}
        {draft?.prompt.topic === "bid" && <BidHow />}
        {building === undefined ? <Books /> : <HouseSlip key={building.id} building={building} />}
      </div>
      <ol className="mc-cars" aria-label={t("crew")} onKeyDown={moveFocus}>
        {GROUPS.map((group) => (
          <Group key={group} group={group} seat={viewer} />
        ))}
      </ol>
    </div>
  );
}

/** The token that the next press puts down. */
function BidHow() {
  const { t } = useBoard();
  const tokens = useContext(TokensContext);
  const lie = tokens?.order.filter((id) => tokens.markOf(id)?.rank != null).length ?? 0;
  return <p aria-live="polite">{t("bidHow", { token: String(lie + 1) })}</p>;
}

/** A car of mine. A press says where its group goes, or takes in whoever is lifted; otherwise it shows who is in it. */
function Group({ group, seat }: { readonly group: GroupNo; readonly seat: number }) {
  const { t, view, words, draft, step, steps, turnTo, lifted, lift, show } = useBoard();
  const cards = view.mine?.groups[group - 1] ?? [];
  const sending = steps.find((one) => one.group === group);
  const wish =
    draft?.prompt.topic === "hire-list" && lifted !== null
      ? optionId("hire", { card: lifted, group })
      : optionId("group", group);
  const mark = draft?.marks.get(wish);
  const token = view.tokens.find((one) => one.seat === seat && one.group === group);
  const targets = (sending?.chosen ?? []).map(words.short);
  const place =
    targets.length > 0
      ? targets.join(" › ")
      : token !== undefined
        ? words.short(token.building)
        : cards.length === 0
          ? t("empty")
          : sending === undefined
            ? t("atHome")
            : t(sending.draft.form === "some" ? "dayPlan.house" : "whereTo");
  const said = [
    t("group", { group: groupSign(group) }),
    ...cards.map((card) => cardName(words, card)),
    place,
  ];
  const isPart = mark === undefined && sending !== undefined;
  const state = targets.length > 0 ? "chosen" : "open";
  const press = () => {
    if (isPart) return turnTo(sending.path);
    draft?.pickMarked(wish);
    if (lifted === null) return;
    lift(null);
    // Whoever wishes for somebody wants to hire: as many as may be, until something else is said.
    if (draft?.isEmpty === true) draft.setAmount(["most"], draft.amountsAt(["most"]).most);
  };
  const look = (
    <>
      {cards.length > 0 ? (
        <Car seat={seat} group={group}>
          <Riders cards={cards} />
        </Car>
      ) : (
        <i className="mc-lot">{groupSign(group)}</i>
      )}
      <small>{mark?.reason != null ? words.blocked(mark.reason) : place}</small>
    </>
  );
  return (
    <li aria-current={(isPart && step === sending) || undefined}>
      {cards.length === 0 && mark === undefined && !isPart ? (
        <span className="mc-group">{look}</span>
      ) : (
        <Piece
          className="mc-group"
          {...(mark !== undefined && { option: wish })}
          {...(isPart && { mark: { state, rank: null, reason: null }, leads: "building" })}
          isStop={cards.length > 0}
          label={mark === undefined ? said.join(t("comma")) : words.option(wish)}
          isWritten
          onPoint={(isPointed) => show(isPointed && cards.length > 0 ? group : null)}
          onPress={press}
        >
          {look}
        </Piece>
      )}
    </li>
  );
}

/** So many are seen in a car. */
const SEEN = 4;

/** The people in the windows of a car, then the weapons; of more than it shows, their number. */
function Riders({ cards }: { readonly cards: readonly CardId[] }) {
  const riders = [...cards.filter(isCharacter), ...cards.filter(isWeapon)];
  return (
    <>
      {riders.slice(0, SEEN).map((card) => (
        <CardPicture key={card} card={card} shape="round" />
      ))}
      {riders.length > SEEN && <b className="player-tag">+{riders.length - SEEN}</b>}
    </>
  );
}
