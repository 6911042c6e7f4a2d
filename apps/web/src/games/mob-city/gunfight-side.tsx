"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import { type CharId, characterOf, type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import type { Arm, MobCityEvent } from "@consigliere/games/mob-city/events";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { oddsOf } from "@consigliere/games/mob-city/odds";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import type { Draft } from "../../prompts/draft.ts";
import { atSeat } from "../../stage/aim.ts";
import { useBoard } from "./board-context.ts";
import { type CastSide, struckBy } from "./cast.ts";
import { EnforcerCard } from "./enforcer-card.tsx";
import { Forecast } from "./forecast-chips.tsx";
import { type TheatreProps, useActing } from "./gunfight-acting.ts";
import { HeldWeapon } from "./held-weapon.tsx";
import { shortName } from "./labels.ts";
import { Recipient } from "./recipient.tsx";
import { useArming } from "./use-arming.ts";
import { useCard } from "./use-card.ts";
import { WeaponArt } from "./weapon-art.tsx";

interface SideProps extends TheatreProps {
  readonly side: CastSide;
}

export function Side({ side: { seat, groups }, cast, told }: SideProps) {
  const { t, words, viewer } = useBoard();
  const stamp = told === null ? null : endOf(told, seat);
  return (
    <div className="mc-side" data-mine={seat === viewer || undefined} data-stamp={stamp ?? undefined}>
      <h3 data-site={atSeat(seat)}>
        <SeatMark seat={seat} size="small" />
        {words.heading(seat)}
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
  const arming = useArming(null);
  const isMine = seat === viewer;
  const pick = isCaptive === true ? captive : arming !== null ? null : (aimed ?? given);
  const arm = draft === null ? null : armIn(draft.draft);
  const carried = (Object.keys(fight.carriedBy) as WeaponId[]).filter(
    (weapon) => fight.carriedBy[weapon] === character,
  );
  const reason = isMine ? arming?.reasonOf(character) : undefined;
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
      {aimed !== null && <Forecast of={optionId("target", character)} />}
      <SeatBand seat={seat} className="mc-fighter-band" />
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
    "data-mine": isMine || undefined,
  };
  if (arming !== null && isMine) {
    return (
      <span className="mc-fighter" {...state}>
        {reason === undefined ? (
          card
        ) : (
          <Recipient character={character} reason={reason} arming={arming}>
            {card}
          </Recipient>
        )}
        {arming.weapons
          .filter((weapon) => arming.carrierOf(weapon) === character)
          .map((weapon) => (
            <HeldWeapon key={weapon} weapon={weapon} arming={arming} />
          ))}
      </span>
    );
  }
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

/** The shot in the current draft; null: none, or none with known chances. */
function armIn(draft: Draft): Arm | null {
  const chosen: AnswerValue | null = draft.form === "one" ? draft.chosen : null;
  if (chosen === null) return null;
  if (chosen === "colt" || chosen === "fists") return chosen;
  const option = readOption(chosen);
  return option.form === "shoot" ? option.what : null;
}
