"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import { type CharId, characterOf, isCharacter, type WeaponId } from "@consigliere/games/mob-city/cards";
import type { Arm, MobCityEvent } from "@consigliere/games/mob-city/events";
import { oddsOf } from "@consigliere/games/mob-city/odds";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import type { FightView } from "@consigliere/games/mob-city/view";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Draft } from "../../prompts/draft.ts";
import { useBoard } from "./board-context.ts";
import { Die } from "./die.tsx";
import { EnforcerCard } from "./enforcer-card.tsx";
import { buildingName, groupSign, shortName } from "./labels.ts";
import { useCard } from "./use-card.ts";
import "./gunfight.css";

/** A gunfight: who acts when, the sides with what they carry, what lies on the ground, and the last roll. */
export function Gunfight() {
  const { t, view, words, draft } = useBoard();
  const { fight } = view;
  if (fight === null) return null;
  return (
    <section className="mc-fight" aria-label={t("fight")} data-about={draft === null ? undefined : ""}>
      <h2>
        {buildingName(words, fight.building)}
        <small>{t("turn", { turn: fight.turn })}</small>
      </h2>
      <Initiative fight={fight} />
      <LastRoll />
      <div className="mc-sides">
        {[...new Set(fight.groups.map(({ seat }) => seat))].map((seat) => (
          <Side key={seat} seat={seat} fight={fight} />
        ))}
      </div>
      <Ground fight={fight} />
    </section>
  );
}

/** The speeds of all present, in the order in which they act; whoever has acted is grey. */
function Initiative({ fight }: { readonly fight: FightView }) {
  const { t, words } = useBoard();
  const acting = useActing();
  return (
    <ol className="mc-initiative" aria-label={t("initiative")}>
      {fight.present.map((one) => (
        <li
          key={one}
          data-acting={acting === one || undefined}
          data-done={fight.acted.includes(one) || undefined}
        >
          <b>{characterOf(one).speed}</b>
          {shortName(words, one)}
        </li>
      ))}
    </ol>
  );
}

/** Who acts now: of whom it is asked, or who shoots in what is shown. */
function useActing(): CharId | null {
  const { draft, event } = useBoard();
  const about = draft?.prompt.about;
  if (typeof about === "object" && about !== null && "character" in about)
    return about["character"] as CharId;
  return event !== null && "character" in event ? (event["character"] as CharId) : null;
}

function LastRoll() {
  const { event, words } = useBoard();
  if (event === null || !event.type.startsWith("fight-")) return null;
  const told = event as unknown as MobCityEvent;
  return (
    <p className="mc-roll" data-outcome={told.type === "fight-shot" ? told.outcome : undefined}>
      {told.type === "fight-shot" && <Die value={told.die} />}
      {words.event(event)}
    </p>
  );
}

function Side({ seat, fight }: { readonly seat: number; readonly fight: FightView }) {
  const { words, viewer } = useBoard();
  return (
    <div className="mc-side" data-mine={seat === viewer || undefined}>
      <h3>
        <SeatMark seat={seat} className="size-5" />
        {words.name(seat)}
      </h3>
      <ul>
        {fight.groups
          .filter((group) => group.seat === seat)
          .flatMap(({ group, cards }) =>
            cards.filter(isCharacter).map((card) => (
              <li key={card}>
                <Fighter character={card} group={group} fight={fight} />
              </li>
            )),
          )}
      </ul>
    </div>
  );
}

interface FighterProps {
  readonly character: CharId;
  readonly group: number;
  readonly fight: FightView;
}

function Fighter({ character, group, fight }: FighterProps) {
  const { t, words, draft, event } = useBoard();
  const acting = useActing();
  const pick = useCard(character, optionId("target", character));
  const mark = pick?.mark;
  const arm = draft === null ? null : armIn(draft.draft);
  const isOut = !fight.present.includes(character);
  const isHit = event !== null && "target" in event && event["target"] === character;
  const carried = (Object.keys(fight.carriedBy) as WeaponId[]).filter(
    (w) => fight.carriedBy[w] === character,
  );
  const odds = mark?.state === "open" && arm !== null ? oddsOf(arm, characterOf(character).stamina) : null;
  const card = (
    <EnforcerCard card={character} words={words}>
      <span className="mc-arms">
        {groupSign(group)} {carried.map((weapon) => shortName(words, weapon)).join(t("comma"))}
      </span>
      {odds !== null && (
        <span className="mc-odds">
          {t("odds", {
            wounds: Math.round((odds.wounds * 100) / 6),
            kills: Math.round((odds.kills * 100) / 6),
          })}
        </span>
      )}
    </EnforcerCard>
  );
  const state = {
    "data-site": `card-${character}`,
    "data-out": isOut || undefined,
    "data-acting": acting === character || undefined,
    "data-hit": isHit || undefined,
  };
  if (pick === null) {
    return (
      <span className="mc-fighter" {...state}>
        {card}
      </span>
    );
  }
  return (
    <button {...pick.button} {...state} className="mc-fighter mc-pick">
      <span className="visually-hidden">{pick.says}</span>
      {card}
    </button>
  );
}

/** What is to be fired as the draft stands; null: nothing, or no chances with it. */
function armIn(draft: Draft): Arm | null {
  const chosen: AnswerValue | null = draft.form === "one" ? draft.chosen : null;
  if (chosen === null) return null;
  if (chosen === "colt" || chosen === "fists") return chosen;
  const option = readOption(chosen);
  return option.form === "shoot" ? option.what : null;
}

function Ground({ fight }: { readonly fight: FightView }) {
  const { t } = useBoard();
  if (fight.ground.length === 0) return null;
  return (
    <div className="mc-ground">
      <h3>{t("ground")}</h3>
      {fight.ground.map((weapon) => (
        <Lying key={weapon} weapon={weapon} />
      ))}
    </div>
  );
}

function Lying({ weapon }: { readonly weapon: WeaponId }) {
  const { words } = useBoard();
  const pick = useCard(weapon, optionId("card", weapon));
  const card = <EnforcerCard card={weapon} words={words} />;
  if (pick === null) return card;
  return (
    <button {...pick.button} className="mc-pick" aria-label={pick.says}>
      {card}
    </button>
  );
}
