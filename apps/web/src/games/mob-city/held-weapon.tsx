"use client";

import { type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import { useBoard } from "./board-context.ts";
import { cardName, shortName } from "./labels.ts";
import type { Arming } from "./use-arming.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** A weapon that is handed out: a press takes it up, or lays it down again. */
export function HeldWeapon({ weapon, arming }: { readonly weapon: WeaponId; readonly arming: Arming }) {
  const { t, words } = useBoard();
  const carrier = arming.carrierOf(weapon);
  const { kind, bonus } = weaponOf(weapon);
  return (
    <button
      type="button"
      className="mc-held"
      data-mark={arming.lifted === weapon ? "chosen" : "open"}
      data-testid={`weapon-${weapon}`}
      aria-pressed={arming.lifted === weapon}
      aria-label={
        carrier === null
          ? cardName(words, weapon)
          : t("arming.with", { weapon: cardName(words, weapon), name: cardName(words, carrier) })
      }
      onClick={() => arming.lift(weapon)}
    >
      <WeaponArt kind={kind} />
      {bonus !== null && <b>+{bonus}</b>}
      {carrier === null && <small aria-hidden="true">{shortName(words, weapon)}</small>}
    </button>
  );
}

interface RackProps {
  readonly arming: Arming;
  /** By the house rule: nothing is handed out here. */
  readonly isLeftToHouse?: boolean;
}

/** The weapons that nobody carries, and what to press next. */
export function Rack({ arming, isLeftToHouse }: RackProps) {
  const { t, words } = useBoard();
  const { lifted, weapons, carrierOf } = arming;
  return (
    <div className="mc-rack">
      <p aria-live="polite">
        {lifted !== null
          ? t("arming.whom", { weapon: cardName(words, lifted) })
          : isLeftToHouse
            ? t("arming.house")
            : t("arming.how")}
      </p>
      {weapons
        .filter((weapon) => carrierOf(weapon) === null)
        .map((weapon) => (
          <HeldWeapon key={weapon} weapon={weapon} arming={arming} />
        ))}
      {lifted !== null && carrierOf(lifted) !== null && (
        <button
          type="button"
          className="mc-arm"
          data-mark="open"
          data-testid="option-unassigned"
          onClick={() => arming.give(null)}
        >
          {words.option("unassigned")}
        </button>
      )}
    </div>
  );
}
