"use client";

import { type BuildingId, isCharacter } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { useBack } from "../../design/use-back.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { ownerStyle } from "../board/piece.ts";
import { Said } from "../shared/said.tsx";
import { hasGrenade, useBoard } from "./board-context.ts";
import { Car } from "./car.tsx";
import { ForecastBox } from "./forecasts.tsx";
import { Key } from "./key.tsx";
import { groupIn, groupWords } from "./labels.ts";
import { Man, WeaponArt } from "./man.tsx";
import { faceOf } from "./portraits.ts";
import { Room, Side } from "./room.tsx";
import { chosenIn } from "./steps.ts";
import { useArming } from "./use-arming.ts";
import { Armed, Rack } from "./weapons.tsx";

interface OrdersProps {
  readonly draft: AnswerDraft;
  readonly building: BuildingId;
}

type Token = View["tokens"][number];

/** Escape is heard from within the room. */
const focus = (key: HTMLElement | null) => key?.focus();

/** The orders for a house where groups meet, given in the room of the fight: who carries what, and whom they aim at. */
export default function Orders({ draft, building }: OrdersProps) {
  const { t, view, viewer, words, open } = useBoard();
  const here = view.tokens.filter((one) => one.building === building);
  const mine = here.filter(({ seat }) => seat === viewer);
  const rivals = here.filter(({ seat }) => seat !== viewer);
  const cardsOf = ({ group }: Token) => view.mine?.groups[group - 1] ?? [];
  const leave = () => open(null);
  useBack(true, leave);
  return (
    <Room
      label={t("orders.label")}
      building={building}
      sides={1 + Math.ceil(rivals.length / 2)}
      longest={Math.max(rivals.length, ...mine.map((post) => cardsOf(post).length), 1)}
      onLeave={leave}
      head={
        <>
          <button ref={focus} type="button" className="mc-step" aria-label={t("orders.back")} onClick={leave}>
            ←
          </button>
          <ForecastBox />
        </>
      }
    >
      <div className="mc-sides row" data-gap="1">
        {rivals.map((rival) => (
          <Rival key={`${rival.seat} ${rival.group}`} post={rival} draft={draft} />
        ))}
      </div>
      <div className="mc-between row" data-gap="1">
        {mine.map((post) => (
          <Weapons key={post.group} group={post.group} draft={draft} />
        ))}
      </div>
      {viewer !== null && (
        <Side
          seat={viewer}
          groups={mine.map((post) => ({
            group: post.group,
            people: cardsOf(post)
              .filter(isCharacter)
              .map((card) => (
                <li key={card} className="mc-fighter">
                  <Armed character={card} group={post.group}>
                    <Man card={card} words={words} />
                  </Armed>
                </li>
              )),
          }))}
        />
      )}
    </Room>
  );
}

/** The weapons of a group that nobody carries; its grenade at the house is switched on and off. */
function Weapons({ group, draft }: { readonly group: number; readonly draft: AnswerDraft }) {
  const { t, view, words } = useBoard();
  const arming = useArming(group);
  const bomb = `bomb-${group}`;
  const throws = chosenIn(draft, bomb);
  const isLeft = chosenIn(draft, `arm-${group}`) === "auto";
  return (
    <>
      {throws !== undefined && hasGrenade(view, group) && (
        <Key
          id={`option-${throws === "yes" ? "no" : "yes"}`}
          mark={throws === "yes" ? "chosen" : "open"}
          className="mc-arm"
          onPress={() => draft.pick([bomb], throws === "yes" ? "no" : "yes")}
        >
          <WeaponArt kind="grenade" />
          <span>{t("orders.bomb", { group: groupSign(group), does: throws ?? "no" })}</span>
        </Key>
      )}
      {arming !== null && <Rack arming={arming} isLeftToHouse={isLeft} />}
      {arming !== null && !isLeft && (
        <Key
          id="option-auto"
          mark="open"
          className="mc-arm"
          onPress={() => draft.pick([`arm-${group}`], "auto")}
        >
          {words.option("auto")}
        </Key>
      )}
    </>
  );
}

/** A rival's group at the same house; a press aims at its captain first, or at nobody in particular again. */
function Rival({ post: { seat, group }, draft }: { readonly post: Token; readonly draft: AnswerDraft }) {
  const board = useBoard();
  const { t, view, words } = board;
  const { lieutenant, faceDown } = groupIn(view, seat, group);
  const option = optionId("seat", seat);
  const focus = chosenIn(draft, "focus");
  const isAimed = focus === option;
  return (
    <Key
      id={`option-${isAimed ? "nobody" : option}`}
      mark={focus === undefined ? "blocked" : isAimed ? "chosen" : "open"}
      className="mc-rival"
      style={ownerStyle(seat)}
      onPress={() => draft.pick(["focus"], isAimed ? "nobody" : option)}
    >
      <Said words={t("orders.aim", { name: words.name(seat) })}>
        <Car seat={seat} group={group} count={faceDown}>
          {lieutenant === null ? undefined : <Portrait of={faceOf(lieutenant)} shape="round" />}
        </Car>
        <b>{words.heading(seat)}</b>
        <small>{groupWords(board, seat, group)}</small>
      </Said>
    </Key>
  );
}
