"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import { type CharId, characterOf, type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import type { Arm, MobCityEvent } from "@consigliere/games/mob-city/events";
import { oddsOf } from "@consigliere/games/mob-city/odds";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import type { CSSProperties } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import type { Draft } from "../../prompts/draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { Said } from "../shared/said.tsx";
import { BoardProvider, useBoard, useBoardFacts } from "./board-context.ts";
import { type Cast, type CastSide, castOf, struckBy } from "./cast.ts";
import { Die } from "./die.tsx";
import { EnforcerCard } from "./enforcer-card.tsx";
import { FightRoom } from "./fight-room.tsx";
import { buildingName, groupSign, shortName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { Shots } from "./shots.tsx";
import { useCard } from "./use-card.ts";
import { WeaponArt } from "./weapon-art.tsx";
import "./gunfight.css";

/** The gunfight under way, on the board: what is ordered in it is pressed there. */
export function Gunfight() {
  const { view } = useBoard();
  const cast = castOf(view);
  return cast && <Theatre cast={cast} told={null} />;
}

interface FightSceneProps {
  readonly board: BoardProps;
  readonly told: MobCityEvent;
  readonly before: View | null;
}

/** What happens in a gunfight, acted where it happens. */
export function FightScene({ board, told, before }: FightSceneProps) {
  const facts = useBoardFacts(board);
  const cast = castOf(facts.view, told, before);
  return <BoardProvider value={facts}>{cast && <Theatre cast={cast} told={told} />}</BoardProvider>;
}

interface TheatreProps {
  readonly cast: Cast;
  /** What is acted; null: they stand. */
  readonly told: MobCityEvent | null;
}

/** A room or a street with the sides facing each other: who acts when, what they carry, and what lies between them. */
function Theatre({ cast, told }: TheatreProps) {
  const { t, words, draft } = useBoard();
  const { fight, sides } = cast;
  const [mine, ...others] = sides.toReversed();
  const longest = Math.max(...sides.map(({ groups }) => groups.flatMap(({ people }) => people).length));
  return (
    <section
      className="mc-fight"
      aria-label={t("fight")}
      data-act={told?.type}
      data-about={draft === null ? undefined : ""}
      style={{ "--row": longest, "--sides": sides.length } as CSSProperties}
    >
      <FightRoom building={fight.building} />
      <header>
        <h2>
          {buildingName(words, fight.building)}
          <small>{t("turn", { turn: fight.turn })}</small>
        </h2>
        <Initiative cast={cast} told={told} />
      </header>
      <div className="mc-sides">
        {others.toReversed().map((side) => (
          <Side key={side.seat} side={side} cast={cast} told={told} />
        ))}
      </div>
      <div className="mc-between">
        <Roll told={told} />
        <Arms />
        <Ground cast={cast} told={told} />
      </div>
      {mine !== undefined && <Side side={mine} cast={cast} told={told} />}
      {told !== null && <Shots told={told} />}
    </section>
  );
}

/** The speeds of all present, in the order in which they act; whoever has acted is grey. */
function Initiative({ cast: { fight, order }, told }: TheatreProps) {
  const { t, words } = useBoard();
  const acting = useActing(told);
  return (
    <ol className="mc-initiative" aria-label={t("initiative")}>
      {order.map((one) => (
        <li
          key={one}
          data-acting={acting === one || undefined}
          data-done={fight.acted.includes(one) || undefined}
        >
          <Portrait of={faceOf(one)} />
          <b>{characterOf(one).speed}</b>
          <span className="visually-hidden">{shortName(words, one)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Who acts now: of whom it is asked, or who does in what is acted. */
function useActing(told: MobCityEvent | null): CharId | null {
  const { draft } = useBoard();
  if (told !== null && "character" in told) return told.character;
  const about = draft?.prompt.about;
  return typeof about === "object" && about !== null && "character" in about
    ? (about["character"] as CharId)
    : null;
}

/** The die, what the weapon adds, and the stamina that they are up against. */
function Roll({ told }: { readonly told: MobCityEvent | null }) {
  const { t } = useBoard();
  if (told?.type !== "fight-shot") return null;
  return (
    <p className="mc-roll" data-outcome={told.outcome}>
      <Die value={told.die} />
      {told.bonus > 0 && <b>+{told.bonus}</b>}
      <small>{t("against")}</small>
      <b className="mc-roll-stamina">{told.stamina}</b>
    </p>
  );
}

const SAID_IN_WORDS = ["colt", "fists", "kill", "stop", "take", "refuse"];

/** What whoever acts may use: a press takes it up. */
function Arms() {
  const { draft } = useBoard();
  const topic = draft?.prompt.topic;
  if (draft === null || topic === "fight-arm" || topic?.startsWith("fight-") !== true) return null;
  const ids = [...draft.marks.keys()].filter((id) => {
    const { form, what } = readOption(id);
    return form === "word"
      ? SAID_IN_WORDS.includes(what)
      : form === "shoot" || form === "throw" || form === "drop";
  });
  return (
    ids.length > 0 && (
      <div className="mc-arms">
        {ids.map((id) => (
          <ArmKey key={id} id={id} />
        ))}
      </div>
    )
  );
}

function ArmKey({ id }: { readonly id: OptionId }) {
  const { words } = useBoard();
  const { form, what } = readOption(id);
  const weapon = form === "word" ? null : (what as WeaponId);
  const pick = useCard(weapon, id);
  if (pick === null) return null;
  const bonus = weapon === null ? (id === "colt" ? 1 : null) : weaponOf(weapon).bonus;
  const name =
    weapon !== null
      ? shortName(words, weapon)
      : id === "colt" || id === "fists"
        ? words.text(`arm.${id}`)
        : null;
  return (
    <button {...pick.button} className="mc-arm">
      <Said words={words.option(id)}>
        {weapon !== null && <WeaponArt kind={weaponOf(weapon).kind} />}
        {id === "colt" && <WeaponArt kind="revolver" />}
        <span>
          {name ?? words.option(id)}
          {bonus !== null && <b> +{bonus}</b>}
        </span>
      </Said>
      {pick.mark.reason !== null && <small>{words.blocked(pick.mark.reason)}</small>}
    </button>
  );
}

interface SideProps extends TheatreProps {
  readonly side: CastSide;
}

function Side({ side: { seat, groups }, cast, told }: SideProps) {
  const { t, words, viewer } = useBoard();
  const stamp = told === null ? null : endOf(told, seat);
  return (
    <div className="mc-side" data-mine={seat === viewer || undefined} data-stamp={stamp ?? undefined}>
      <h3>
        <SeatMark seat={seat} className="size-5" />
        {words.name(seat)}
        {stamp !== null && <b className="mc-stamp">{t(`moment.stamp.${stamp}`)}</b>}
      </h3>
      <div className="mc-lines">
        {groups.map(({ group, people }) => (
          <div key={group} className="mc-line">
            <Squad seat={seat} group={group} />
            <ul>
              {people.map((one) => (
                <li key={one}>
                  <Fighter character={one} seat={seat} cast={cast} told={told} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** How a gunfight ends for a side by an event; null: it goes on. */
function endOf(told: MobCityEvent, seat: number): "beaten" | "won" | null {
  if (told.type === "fight-wiped-out") return told.seat === seat ? "beaten" : null;
  return told.type === "fight-won" && told.seat === seat ? "won" : null;
}

/** The number of a group; a grenade is thrown at it by that. */
function Squad({ seat, group }: { readonly seat: number; readonly group: number }) {
  const { words } = useBoard();
  const id = optionId("squad", { seat, group: group as 1 });
  const pick = useCard(null, id);
  if (pick === null) return <b className="mc-line-sign">{groupSign(group)}</b>;
  return (
    <button {...pick.button} className="mc-arm">
      {words.option(id)}
    </button>
  );
}

interface FighterProps extends TheatreProps {
  readonly character: CharId;
  readonly seat: number;
}

function Fighter({ character, seat, cast: { fight }, told }: FighterProps) {
  const { t, words, draft, viewer } = useBoard();
  const acting = useActing(told);
  const aimed = useCard(character, optionId("target", character));
  const given = useCard(character, optionId("carrier", character));
  const captive = useCard(character, "take");
  const { topic, about } = draft?.prompt ?? {};
  const isCaptive = topic === "fight-capture" && (about as { cards?: CharId[] }).cards?.includes(character);
  const pick = isCaptive === true ? captive : topic === "fight-arm" ? null : (aimed ?? given);
  const arm = draft === null ? null : armIn(draft.draft);
  const carried = (Object.keys(fight.carriedBy) as WeaponId[]).filter(
    (weapon) => fight.carriedBy[weapon] === character,
  );
  const isOpen = aimed !== null && aimed.mark.state !== "blocked";
  const odds = isOpen && arm !== null ? oddsOf(arm, characterOf(character).stamina) : null;
  const fate = fateOf(told, character);
  const card = (
    <>
      <EnforcerCard card={character} words={words}>
        {odds !== null && (
          <span className="mc-odds">
            {t("odds", {
              wounds: Math.round((odds.wounds * 100) / 6),
              kills: Math.round((odds.kills * 100) / 6),
            })}
          </span>
        )}
      </EnforcerCard>
      <SeatBand seat={seat} className="h-1 w-full" />
      {carried.length > 0 && (
        <span className="mc-carried">
          {carried.map((weapon) => (
            <span key={weapon} data-new={isNew(told, weapon) || undefined}>
              <WeaponArt kind={weaponOf(weapon).kind} />
              <span className="visually-hidden">{shortName(words, weapon)}</span>
            </span>
          ))}
        </span>
      )}
      {fate !== null && <b className="mc-stamp">{t(`moment.stamp.${fate}`)}</b>}
    </>
  );
  const state = {
    "data-site": `card-${character}`,
    // Several captives are one option.
    ...(isCaptive === true && { "data-testid": `captive-${character}` }),
    "data-out": (fate === null && !fight.present.includes(character)) || undefined,
    "data-acting": acting === character || undefined,
    "data-fate": fate ?? undefined,
    "data-mine": seat === viewer || undefined,
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

/** What becomes of somebody in an event. */
function fateOf(
  told: MobCityEvent | null,
  character: CharId,
): "miss" | "wounded" | "killed" | "taken" | null {
  if (told?.type === "fight-captured") return told.cards.includes(character) ? "taken" : null;
  if (!struckBy(told).includes(character)) return null;
  return told?.type === "fight-shot" ? told.outcome : "killed";
}

const isNew = (told: MobCityEvent | null, weapon: WeaponId) =>
  told?.type === "fight-armed" || (told?.type === "fight-collected" && told.weapon === weapon);

/** What is to be fired as the draft stands; null: nothing, or no chances with it. */
function armIn(draft: Draft): Arm | null {
  const chosen: AnswerValue | null = draft.form === "one" ? draft.chosen : null;
  if (chosen === null) return null;
  if (chosen === "colt" || chosen === "fists") return chosen;
  const option = readOption(chosen);
  return option.form === "shoot" ? option.what : null;
}

/** The weapons between the sides; those that the winner has just taken are on their way. */
function Ground({ cast: { fight, dropped }, told }: TheatreProps) {
  const { t } = useBoard();
  const taken = told?.type === "fight-looted" ? told.taken : [];
  const weapons = [...fight.ground, ...taken];
  if (weapons.length === 0) return null;
  return (
    <div className="mc-ground">
      <h3>{t("ground")}</h3>
      {weapons.map((weapon) => (
        <Lying
          key={weapon}
          weapon={weapon}
          moves={taken.includes(weapon) ? "taken" : dropped.includes(weapon) ? "falls" : undefined}
        />
      ))}
    </div>
  );
}

function Lying({ weapon, moves }: { readonly weapon: WeaponId; readonly moves: string | undefined }) {
  const { words } = useBoard();
  const looted = useCard(weapon, optionId("card", weapon));
  const collected = useCard(weapon, optionId("collect", weapon));
  const pick = looted ?? collected;
  const card = (
    <span className="mc-lying" data-moves={moves}>
      <WeaponArt kind={weaponOf(weapon).kind} />
      {shortName(words, weapon)}
    </span>
  );
  if (pick === null) return card;
  return (
    <button {...pick.button} className="mc-pick" aria-label={pick.says}>
      {card}
    </button>
  );
}
