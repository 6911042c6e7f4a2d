"use client";

import { isCharacter, typeOf, type WeaponId } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import { useState } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { choiceKey } from "./choices.ts";
import { CardBack, EnforcerCard } from "./enforcer-card.tsx";
import { Facade } from "./facade.tsx";
import { Forecast, Forecasts } from "./forecast-chips.tsx";
import { HeldWeapon, Rack } from "./held-weapon.tsx";
import { buildingName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { Recipient } from "./recipient.tsx";
import { useArming } from "./use-arming.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** The sheet of orders, given to the people in the street: who carries what, whom they aim at, what they do with captives. */
export function Orders({ draft }: { readonly draft: AnswerDraft }) {
  const { t, view, viewer } = useBoard();
  const posts = view.tokens
    .filter(({ seat }) => seat === viewer)
    .toSorted((one, other) => one.group - other.group);
  return (
    <Forecasts draft={draft}>
      <section className="mc-orders" aria-label={t("orders.label")} data-about="" onKeyDown={moveFocus}>
        <div className="mc-posts" data-count={posts.length}>
          {posts.map((post) => (
            <Post key={post.group} post={post} draft={draft} />
          ))}
        </div>
        <StandingOrders draft={draft} />
      </section>
    </Forecasts>
  );
}

type Token = View["tokens"][number];

/** A group where it stands: the house, whoever else is there, and its own people with their weapons. */
function Post({ post: { group, building }, draft }: { readonly post: Token; readonly draft: AnswerDraft }) {
  const { t, view, viewer, words } = useBoard();
  const arming = useArming(group);
  const house = view.buildings.find(({ id }) => id === building);
  const cards = view.mine?.groups[group - 1] ?? [];
  const rivals = view.tokens.filter((one) => one.building === building && one.seat !== viewer);
  const isLeft = chosenIn(draft, `arm-${group}`) === "auto";
  return (
    <article
      className="mc-post"
      aria-label={t("stands", {
        name: buildingName(words, building),
        group: t("group", { group: groupSign(group) }),
      })}
    >
      <svg
        className="mc-post-sky"
        viewBox="0 16 100 46"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <use href="/drawings/mob-city.svg#kerb" width="100" height="100" />
      </svg>
      <div className="mc-post-house">
        <span>
          <Facade
            type={typeOf(building)}
            owner={house?.owner}
            isPouring={house?.business === "speakeasy"}
            isClosed={house?.closed === true}
            isBombed={house?.bombed === true}
          />
        </span>
      </div>
      <div className="mc-post-rivals">
        <h3>{buildingName(words, building)}</h3>
        {rivals.map((rival) => (
          <Rival key={`${rival.seat} ${rival.group}`} post={rival} draft={draft} />
        ))}
      </div>
      <div className="mc-post-own">
        <b className="mc-group-sign">{groupSign(group)}</b>
        <ul>
          {cards.map((card) => {
            if (!isCharacter(card)) {
              // Weapons to hand out are with their carrier, or on the rack.
              return (
                arming === null && (
                  <li key={card}>
                    <EnforcerCard card={card} words={words} />
                  </li>
                )
              );
            }
            const reason = arming?.reasonOf(card);
            const person = <EnforcerCard card={card} words={words} />;
            return (
              <li key={card}>
                {arming === null || reason === undefined ? (
                  person
                ) : (
                  <Recipient character={card} reason={reason} arming={arming}>
                    {person}
                  </Recipient>
                )}
                {arming?.weapons
                  .filter((weapon: WeaponId) => arming.carrierOf(weapon) === card)
                  .map((weapon) => (
                    <HeldWeapon key={weapon} weapon={weapon} arming={arming} />
                  ))}
              </li>
            );
          })}
        </ul>
      </div>
      <div className="mc-post-arms">
        <Bomb group={group} draft={draft} />
        {arming !== null && (
          <>
            <Rack arming={arming} isLeftToHouse={isLeft} />
            {!isLeft && (
              <button
                type="button"
                className="mc-arm"
                data-mark="open"
                data-testid="option-auto"
                onClick={() => draft.pick([`arm-${group}`], "auto")}
              >
                {words.option("auto")}
              </button>
            )}
          </>
        )}
      </div>
    </article>
  );
}

/** Whether a grenade is thrown at the house. */
function Bomb({ group, draft }: { readonly group: number; readonly draft: AnswerDraft }) {
  const { words } = useBoard();
  const part = `bomb-${group}`;
  const chosen = chosenIn(draft, part);
  if (chosen === undefined) return null;
  return (
    <fieldset className="mc-bomb">
      <legend className="visually-hidden">{words.part(part)}</legend>
      <WeaponArt kind="grenade" />
      {["no", "yes"].map((option) => (
        <Answer key={option} part={part} option={option} draft={draft} />
      ))}
    </fieldset>
  );
}

/** A rival's group at the same house; a press aims at its captain first, or at nobody in particular again. */
function Rival({ post: { seat, group }, draft }: { readonly post: Token; readonly draft: AnswerDraft }) {
  const { t, view, words, seats } = useBoard();
  const backs = view.captains[seat]?.groups[group - 1];
  const portrait = seats.find((one) => one.seat === seat)?.portrait;
  const option = optionId("seat", seat);
  const focus = chosenIn(draft, "focus");
  const isAimed = focus === option;
  const people = (
    <>
      <span className="mc-rival-face">
        {portrait != null ? <Portrait of={portrait} /> : <SeatMark seat={seat} size="fill" />}
        <SeatBand seat={seat} className="mc-captain-band" />
      </span>
      <span className="mc-rival-words">
        <b>{words.name(seat)}</b>
        <span>
          {groupSign(group)}
          {backs?.lieutenant != null && <Portrait of={faceOf(backs.lieutenant)} />}
          {Array.from({ length: backs?.faceDown ?? 0 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <CardBack key={i} />
          ))}
        </span>
      </span>
    </>
  );
  if (focus === undefined) return <span className="mc-rival">{people}</span>;
  return (
    <button
      type="button"
      className="mc-rival"
      data-mark={isAimed ? "chosen" : "open"}
      data-testid={`option-${isAimed ? "nobody" : option}`}
      aria-pressed={isAimed}
      onClick={() => draft.pick(["focus"], isAimed ? "nobody" : option)}
    >
      <Said words={t("orders.aim", { name: words.name(seat) })}>{people}</Said>
      <Forecast of={choiceKey("focus", option)} />
    </button>
  );
}

const STANDING = ["grenade", "capture", "loot", "moll"] as const;

/** Orders for whenever something comes up. On a phone they are behind one button, which shows their state. */
function StandingOrders({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words } = useBoard();
  const [isOpen, open] = useState(false);
  const said = STANDING.flatMap((part) => {
    const chosen = chosenIn(draft, part);
    return chosen == null ? [] : [[part, chosen] as const];
  });
  return (
    <div className="mc-standing" data-shut={!isOpen || undefined}>
      {said.length > 0 && (
        <button
          type="button"
          className="mc-standing-key"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          <b>{t("orders.standing")}</b>
          {said.map(([part, chosen]) => (
            <span key={part}>
              {words.part(part)} <em>{words.option(chosen)}</em>
            </span>
          ))}
        </button>
      )}
      {STANDING.map((part) => (
        <Standing key={part} part={part} draft={draft} />
      ))}
    </div>
  );
}

/** One of these, with its answers side by side. */
function Standing({
  part,
  draft,
}: {
  readonly part: (typeof STANDING)[number];
  readonly draft: AnswerDraft;
}) {
  const { words } = useBoard();
  const { question } = draft.prompt;
  const asked = question.form === "form" ? question.parts.find(({ name }) => name === part)?.question : null;
  if (asked?.form !== "one") return null;
  return (
    <fieldset className="mc-standing-order">
      <legend>{words.part(part)}</legend>
      {asked.options.map(({ id }) => (
        <Answer key={id} part={part} option={id} draft={draft} />
      ))}
    </fieldset>
  );
}

interface AnswerProps {
  readonly part: string;
  readonly option: string;
  readonly draft: AnswerDraft;
}

/** An answer to a part of the sheet, with what would come of it. */
function Answer({ part, option, draft }: AnswerProps) {
  const { words } = useBoard();
  const isChosen = chosenIn(draft, part) === option;
  return (
    <button
      type="button"
      data-mark={isChosen ? "chosen" : "open"}
      data-testid={`option-${option}`}
      aria-pressed={isChosen}
      onClick={() => !isChosen && draft.pick([part], option)}
    >
      {words.option(option)}
      <Forecast of={choiceKey(part, option)} />
    </button>
  );
}

/** The choice in a part of a sheet; undefined: the part is not asked. */
function chosenIn({ draft }: AnswerDraft, part: string): string | null | undefined {
  const inner = draft.form === "form" ? draft.parts[part] : undefined;
  return inner?.form === "one" ? inner.chosen : undefined;
}
