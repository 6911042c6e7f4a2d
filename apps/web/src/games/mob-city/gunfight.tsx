"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import { type CharId, characterOf, type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import type { Arm, MobCityEvent } from "@consigliere/games/mob-city/events";
import { oddsOf } from "@consigliere/games/mob-city/odds";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { canPress } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, useBoard, useBoardFacts } from "./board-context.ts";
import { type Cast, castOf, struckBy } from "./cast.ts";
import { FightForecastBox, Forecast } from "./forecasts.tsx";
import { cardName, shortName } from "./labels.ts";
import { Man } from "./man.tsx";
import { faceOf } from "./portraits.ts";
import { Room, Side } from "./room.tsx";
import { Shots } from "./shots.tsx";
import { useArming } from "./use-arming.ts";
import { WeaponArt } from "./weapon-art.tsx";
import { Armed, Arms, Ground } from "./weapons.tsx";

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

/** The sides facing each other: who acts when, what they carry, and what lies between them. */
function Theatre({ cast, told }: TheatreProps) {
  const { t } = useBoard();
  const { fight, sides } = cast;
  const [mine, ...others] = sides.toReversed();
  const side = ({ seat, groups }: (typeof sides)[number]) => (
    <Side
      key={seat}
      seat={seat}
      isPinned={told === null}
      stamp={endOf(told, seat) && t(`moment.stamp.${endOf(told, seat) ?? "won"}`)}
      groups={groups.map(({ group, people }) => ({
        group,
        people: people.map((one) => (
          <li key={one}>
            <Fighter character={one} seat={seat} cast={cast} told={told} />
          </li>
        )),
      }))}
    />
  );
  return (
    <Room
      label={t("fight")}
      building={fight.building}
      sides={sides.length}
      longest={Math.max(...sides.map(({ groups }) => groups.flatMap(({ people }) => people).length))}
      act={told?.type}
      head={
        <>
          <small>{t("turn", { turn: fight.turn })}</small>
          <Initiative cast={cast} told={told} />
        </>
      }
    >
      <div className="mc-sides">{others.toReversed().map(side)}</div>
      <div className="mc-between">
        {told?.type === "fight-shot" && <Roll told={told} />}
        <Arms />
        {told === null && <FightForecastBox />}
        <Ground
          weapons={[...fight.ground, ...(told?.type === "fight-looted" ? told.taken : [])]}
          moves={(weapon) =>
            told?.type === "fight-looted" && told.taken.includes(weapon)
              ? "taken"
              : cast.dropped.includes(weapon)
                ? "falls"
                : undefined
          }
        />
      </div>
      {mine !== undefined && side(mine)}
      {told !== null && <Shots told={told} />}
    </Room>
  );
}

/** How a gunfight ends for a side by an event; null: it goes on. */
function endOf(told: MobCityEvent | null, seat: number): "beaten" | "won" | null {
  if (told?.type === "fight-wiped-out") return told.seat === seat ? "beaten" : null;
  return told?.type === "fight-won" && told.seat === seat ? "won" : null;
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
          data-done={fight.acted.includes(one) || undefined}
        >
          <Portrait of={faceOf(one)} shape="round" />
          <b>{characterOf(one).speed}</b>
          <span className="visually-hidden">{shortName(words, one)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Where the pips of a die lie, in a grid of nine. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The die, what the weapon adds, and the stamina that they are up against. */
function Roll({ told }: { readonly told: Extract<MobCityEvent, { readonly type: "fight-shot" }> }) {
  const { t } = useBoard();
  return (
    <p className="mc-roll" data-outcome={told.outcome}>
      <svg className="mc-die" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="1" y="1" width="22" height="22" rx="4" />
        {PIPS[told.die]?.map((at) => (
          <circle key={at} cx={6 + 6 * (at % 3)} cy={6 + 6 * Math.floor(at / 3)} r="2.2" />
        ))}
      </svg>
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
  const { t, words, draft, viewer, show } = useBoard();
  const acting = useActing(told);
  const target = optionId("target", character);
  const direct = useDirectAim(character);
  const arming = useArming(null);
  const { topic, about } = draft?.prompt ?? {};
  const isCaptive = topic === "fight-capture" && (about as { cards?: CharId[] }).cards?.includes(character);
  const options = isCaptive === true ? ["take"] : [target, optionId("carrier", character)];
  const option = arming === null ? options.find((id) => draft?.marks.has(id)) : undefined;
  const pick = option !== undefined ? { option, mark: draft?.marks.get(option) } : direct;
  const arm = draft === null ? null : armIn(draft);
  const odds =
    pick?.option === target && canPress(pick.mark) && arm !== null
      ? oddsOf(arm, characterOf(character).stamina)
      : null;
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
          {t("odds", {
            wounds: Math.round((odds.wounds * 100) / 6),
            kills: Math.round((odds.kills * 100) / 6),
          })}
        </span>
      )}
      <Forecast of={target} />
      {fate !== null && <b className="mc-stamp">{t(`moment.stamp.${fate}`)}</b>}
    </Man>
  );
  return (
    <span
      className="mc-fighter"
      data-site={`card-${character}`}
      data-out={(fate === null && !fight.present.includes(character)) || undefined}
      data-acting={acting === character || undefined}
      data-fate={fate ?? undefined}
    >
      {arming !== null && seat === viewer ? (
        <Armed {...{ character, arming }}>{look}</Armed>
      ) : pick === null ? (
        look
      ) : (
        <Piece
          {...pick}
          className="mc-pick"
          label={cardName(words, character)}
          isWritten
          onPoint={(isPointed) => show(isPointed ? character : null)}
        >
          {look}
        </Piece>
      )}
    </span>
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

/** The one way in which somebody can attack, as long as none is chosen; null: there are several, or none. */
function soleAttack({ prompt: { question }, draft }: AnswerDraft) {
  if (question.form !== "one" || draft.form !== "one" || draft.chosen !== null) return null;
  const attacks = question.options.filter(
    ({ id, blocked }) =>
      blocked === undefined && (readOption(id).form === "shoot" || WORDS_AIMED.includes(id)),
  );
  return attacks.length === 1 ? (attacks[0] ?? null) : null;
}

/** A press on somebody who can be attacked in one way only: it chooses both. Null: there is another way. */
function useDirectAim(character: CharId) {
  const { draft } = useBoard();
  const attack = draft === null ? null : soleAttack(draft);
  const target = optionId("target", character);
  const option =
    attack?.with?.form === "one" ? attack.with.options.find(({ id }) => id === target) : undefined;
  if (attack === null || option === undefined) return null;
  const { blocked = null } = option;
  return {
    option: target,
    mark: { state: blocked === null ? "open" : "blocked", rank: null, reason: blocked } as const,
    onPress: () => {
      draft?.pick([], attack.id);
      draft?.pick([attack.id], target);
    },
  };
}

/** The shot in the current draft, or the only one there is; null: none, or none with known chances. */
function armIn(draft: AnswerDraft): Arm | null {
  const chosen: AnswerValue | null =
    (draft.draft.form === "one" ? draft.draft.chosen : null) ?? soleAttack(draft)?.id ?? null;
  if (chosen === null) return null;
  if (chosen === "colt" || chosen === "fists") return chosen;
  const option = readOption(chosen);
  return option.form === "shoot" ? option.what : null;
}
