"use client";

import type { OptionId } from "@consigliere/contract/question";
import { type CharId, characterOf, type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import type { Arm, MobCityEvent } from "@consigliere/games/mob-city/events";
import { oddsOf } from "@consigliere/games/mob-city/odds";
import { optionId, readOption, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { canPress } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, useBoard, useBoardFacts } from "./board-context.ts";
import { type Cast, castOf, struckBy } from "./cast.ts";
import { ForecastBox } from "./forecasts.tsx";
import { cardName, shortName } from "./labels.ts";
import { Man, WeaponArt } from "./man.tsx";
import { faceOf } from "./portraits.ts";
import { Room, Side } from "./room.tsx";
import { useArming } from "./use-arming.ts";
import { Armed, Arms, Lying } from "./weapons.tsx";

/** The gunfight under way, on the board: what is ordered in it is pressed there. */
export function Gunfight() {
  const cast = castOf(useBoard().view);
  return cast && <Theatre cast={cast} told={null} />;
}

interface FightSceneProps {
  readonly board: BoardProps;
  readonly told: MobCityEvent;
  readonly before: View | null;
}

/** The events of a gunfight, acted where they happen. */
export function FightScene({ board, told, before }: FightSceneProps) {
  const facts = useBoardFacts(board);
  const cast = castOf(facts.view, told, before);
  return <BoardProvider value={facts}>{cast && <Theatre cast={cast} told={told} />}</BoardProvider>;
}

/** The data that every part of a gunfight is drawn from. */
interface TheatreProps {
  readonly cast: Cast;
  /** The event being acted; null: everybody stands. */
  readonly told: MobCityEvent | null;
}

/** So many rivals stand in one row, whosever they are, and so many of one side on a phone. */
const MOST_IN_ROW = 5;
const MOST_IN_LINE = 6;

/** The sides facing each other: who acts when, what they carry, and what lies between them. */
function Theatre({ cast, told }: TheatreProps) {
  const { t } = useBoard();
  const { fight } = cast;
  // Whoever is wiped out is gone, but for the side at the foot.
  const sides = cast.sides.filter(
    ({ seat, groups }, at, { length }) =>
      at === length - 1 || endOf(told, seat) !== null || groups.some(({ people }) => people.length > 0),
  );
  const looted = told?.type === "fight-looted" ? told.taken : [];
  const counts = sides.map(({ groups }) => groups.flatMap(({ people }) => people).length);
  const rivals = counts.slice(0, -1).reduce((sum, count) => sum + count, 0);
  // Small sides stand beside each other.
  const isOneRow = rivals <= MOST_IN_ROW;
  const lines = [...(isOneRow ? [1] : counts.slice(0, -1)), counts.at(-1) ?? 0];
  const rows = sides.map(({ seat, groups }) => {
    const end = endOf(told, seat);
    return (
      <Side
        key={seat}
        seat={seat}
        stamp={end && t(`moment.stamp.${end}`)}
        groups={groups.map(({ group, people }) => ({
          group,
          people: people.map((one) => <Fighter key={one} {...{ character: one, seat, cast, told }} />),
        }))}
      />
    );
  });
  return (
    <Room
      label={t("fight")}
      building={fight.building}
      sides={lines.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / MOST_IN_LINE)), 0)}
      longest={Math.max(...counts, isOneRow ? rivals : 1)}
      abreast={rivals}
      act={told?.type}
      head={
        <>
          <small>{t("turn", { turn: fight.turn })}</small>
          <Initiative cast={cast} told={told} />
        </>
      }
    >
      <div className="mc-sides row" data-gap="1" data-row={isOneRow || undefined}>
        {rows.slice(0, -1)}
      </div>
      <div className="mc-between row" data-gap="1">
        {told?.type === "fight-shot" && <Roll told={told} />}
        <Arms />
        {told === null && <ForecastBox />}
        {[...fight.ground, ...looted].map((weapon) => (
          <Lying
            key={weapon}
            weapon={weapon}
            moves={looted.includes(weapon) ? "taken" : cast.dropped.includes(weapon) ? "falls" : undefined}
          />
        ))}
      </div>
      {rows.at(-1)}
    </Room>
  );
}

/** How a gunfight ends for a side by an event; null: it goes on. */
function endOf(told: MobCityEvent | null, seat: number): "beaten" | "won" | null {
  if (told?.type !== "fight-wiped-out" && told?.type !== "fight-won") return null;
  if (told.seat !== seat) return null;
  return told.type === "fight-won" ? "won" : "beaten";
}

/** The person who acts now, in the question or in the event. */
function useActing(told: MobCityEvent | null): CharId | null {
  const { draft } = useBoard();
  if (told !== null && "character" in told) return told.character;
  const about = (draft?.prompt.about ?? {}) as { readonly character?: CharId };
  return about.character ?? null;
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
          data-done={(acting !== one && fight.acted.includes(one)) || undefined}
        >
          <Portrait of={faceOf(one)} shape="round" />
          <b>{characterOf(one).speed}</b>
          <span className="visually-hidden">{shortName(words, one)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The die, what the weapon adds, and the stamina that they are up against. */
function Roll({ told }: { readonly told: Extract<MobCityEvent, { readonly type: "fight-shot" }> }) {
  const { t } = useBoard();
  return (
    <p className="mc-roll" data-outcome={told.outcome}>
      <b className="mc-die">{told.die}</b>
      {told.bonus > 0 && <b>+{told.bonus}</b>}
      <small>{t("against")}</small>
      <b className="mc-stamina">{told.stamina}</b>
    </p>
  );
}

interface FighterProps extends TheatreProps {
  readonly character: CharId;
  readonly seat: number;
}

function Fighter({ character, seat, cast: { fight }, told }: FighterProps) {
  const { t, words, viewer, show } = useBoard();
  const acting = useActing(told);
  const target = optionId("target", character);
  const arming = useArming(null);
  const aim = useAim(character);
  const odds =
    aim?.option === target && canPress(aim.mark) && aim.arm !== null
      ? oddsOf(aim.arm, characterOf(character).stamina)
      : null;
  const percent = (sixths: number) => Math.round((sixths * 100) / 6);
  const carried = (Object.keys(fight.carriedBy) as WeaponId[]).filter(
    (weapon) => fight.carriedBy[weapon] === character,
  );
  const fate = fateOf(told, character);
  const look = (
    <Man card={character} words={words}>
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
      {odds !== null && (
        <span className="mc-odds">
          {t("odds", { wounds: percent(odds.wounds), kills: percent(odds.kills) })}
        </span>
      )}
      {fate !== null && <b className="scene-stamp">{t(`moment.stamp.${fate}`)}</b>}
    </Man>
  );
  return (
    <li
      className="mc-fighter"
      data-site={`card-${character}`}
      data-out={(fate === null && !fight.present.includes(character)) || undefined}
      data-acting={acting === character || undefined}
      data-fate={fate ?? undefined}
    >
      {arming !== null && seat === viewer ? (
        <Armed character={character} group={null}>
          {look}
        </Armed>
      ) : aim === null || arming !== null ? (
        look
      ) : (
        <Piece
          {...{ option: aim.option, mark: aim.mark, onPress: aim.onPress }}
          className="mc-pick"
          label={cardName(words, character)}
          isWritten
          onPoint={(isPointed) => show(isPointed ? character : null)}
        >
          {look}
        </Piece>
      )}
    </li>
  );
}

/** A person's fate in an event. */
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

const WORDS_AIMED: readonly string[] = ["colt", "fists", "kill"];

/**
 * What a press on somebody answers, and the arm that is aimed: the one that is chosen, or the only one that can be. A
 * press then chooses both. Null: a press answers nothing.
 */
function useAim(character: CharId) {
  const { draft } = useBoard();
  if (draft === null) return null;
  const { topic, about, question } = draft.prompt;
  const target = optionId("target", character);
  const chosen = draft.draft.form === "one" ? draft.draft.chosen : null;
  const isCaptive = topic === "fight-capture" && (about as { cards?: CharId[] }).cards?.includes(character);
  const options = [isCaptive === true ? "take" : target, optionId("carrier", character)];
  const option = options.find((id) => draft.marks.has(id));
  if (option !== undefined) return { option, mark: draft.marks.get(option), arm: armOf(chosen) };
  const attacks = (question.form === "one" && chosen === null ? question.options : []).filter(
    ({ id, blocked }) =>
      blocked === undefined && (readOption(id).form === "shoot" || WORDS_AIMED.includes(id)),
  );
  const [sole] = attacks;
  const asked = sole?.with?.form === "one" ? sole.with.options.find(({ id }) => id === target) : undefined;
  if (sole === undefined || asked === undefined || attacks.length > 1) return null;
  const { blocked = null } = asked;
  return {
    option: target,
    mark: { state: blocked === null ? "open" : "blocked", rank: null, reason: blocked } as const,
    arm: armOf(sole.id),
    onPress: () => {
      draft.pick([], sole.id);
      draft.pick([sole.id], target);
    },
  };
}

/** The arm of an attack; null: none, or none with known chances. */
function armOf(attack: OptionId | null): Arm | null {
  if (attack === "colt" || attack === "fists") return attack;
  return attack === null ? null : (whatOf("shoot", attack) ?? null);
}
