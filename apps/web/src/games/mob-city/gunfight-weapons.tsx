"use client";

import type { OptionId } from "@consigliere/contract/question";
import { type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Forecast } from "./forecast-chips.tsx";
import type { TheatreProps } from "./gunfight-acting.ts";
import { Rack } from "./held-weapon.tsx";
import { shortName } from "./labels.ts";
import { useArming } from "./use-arming.ts";
import { useCard } from "./use-card.ts";
import { WeaponArt } from "./weapon-art.tsx";

const SAID_IN_WORDS = ["colt", "fists", "kill", "stop", "take", "refuse"];

/** The weapons that the acting person may use; a press picks one up. */
export function Arms() {
  const { draft } = useBoard();
  const arming = useArming(null);
  if (arming !== null) return <Rack arming={arming} />;
  if (draft === null || !draft.prompt.topic.startsWith("fight-")) return null;
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
      <Forecast of={id} />
    </button>
  );
}

/** The weapons between the sides; those that the winner has just taken are on their way. */
export function Ground({ cast: { fight, dropped }, told }: TheatreProps) {
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
