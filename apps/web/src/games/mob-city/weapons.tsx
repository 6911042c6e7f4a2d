"use client";

import { type CharId, type WeaponId, weaponOf } from "@consigliere/games/mob-city/cards";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import type { ReactNode } from "react";
import { Piece } from "../board/piece-button.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Key } from "./key.tsx";
import { cardName, shortName } from "./labels.ts";
import { WeaponArt } from "./man.tsx";
import { type Arming, useArming } from "./use-arming.ts";

const FORMS: readonly string[] = ["shoot", "throw", "drop"];
const WORDS: readonly string[] = ["colt", "fists", "kill", "stop", "take", "refuse"];

/** The weapons that the acting person may use, and what else may be done; a press picks it. */
export function Arms() {
  const { words, draft } = useBoard();
  const arming = useArming(null);
  if (arming !== null) return <Rack arming={arming} />;
  if (draft === null || !draft.prompt.topic.startsWith("fight-")) return null;
  const ids = [...draft.marks.keys()].filter(
    (id) => WORDS.includes(id) || FORMS.includes(readOption(id).form),
  );
  return ids.map((id) => {
    const weapon = WORDS.includes(id) ? null : (readOption(id).what as WeaponId);
    const reason = draft.marks.get(id)?.reason;
    const bare = id === "colt" || id === "fists" ? words.text(`arm.${id}`) : words.option(id);
    return (
      <Piece key={id} className="mc-arm" option={id} label={words.option(id)} isWritten>
        <Weapon
          {...(weapon !== null ? weaponOf(weapon) : id === "colt" ? COLT : NOTHING)}
          name={weapon === null ? bare : shortName(words, weapon)}
        >
          {reason != null && <small>{words.blocked(reason)}</small>}
        </Weapon>
      </Piece>
    );
  });
}

const NOTHING = { kind: null, bonus: null };
const COLT = { kind: "revolver", bonus: 1 } as const;

interface WeaponProps {
  readonly kind: Parameters<typeof WeaponArt>[0]["kind"] | null;
  readonly bonus: number | null;
  readonly name: string | null;
  readonly children?: ReactNode;
}

/** The inside of a key: a weapon, its name, and what it adds to the die. */
function Weapon({ kind, bonus, name, children }: WeaponProps) {
  return (
    <>
      {kind !== null && <WeaponArt kind={kind} />}
      <span>
        {name}
        {bonus !== null && <b> +{bonus}</b>}
        {children}
      </span>
    </>
  );
}

interface LyingProps {
  readonly weapon: WeaponId;
  /** It has just fallen, or the winner has just taken it. */
  readonly moves: "falls" | "taken" | undefined;
}

/** A weapon between the sides. */
export function Lying({ weapon, moves }: LyingProps) {
  const { words, draft } = useBoard();
  const option = [optionId("card", weapon), optionId("collect", weapon)].find((id) => draft?.marks.has(id));
  const look = (
    <span className="mc-lying" data-moves={moves}>
      <WeaponArt kind={weaponOf(weapon).kind} />
      {shortName(words, weapon)}
    </span>
  );
  return option === undefined ? (
    look
  ) : (
    <Piece className="mc-pick" option={option} label={cardName(words, weapon)}>
      {look}
    </Piece>
  );
}

/** A weapon that is handed out: a press takes it up, or lays it down again. */
function HeldWeapon({ weapon, arming }: { readonly weapon: WeaponId; readonly arming: Arming }) {
  const { t, words } = useBoard();
  const carrier = arming.carrierOf(weapon);
  const name = cardName(words, weapon);
  return (
    <Key
      id={`weapon-${weapon}`}
      mark={arming.lifted === weapon ? "chosen" : "open"}
      className="mc-arm"
      onPress={() => arming.lift(weapon)}
    >
      <Said
        words={carrier === null ? name : t("arming.with", { weapon: name, name: cardName(words, carrier) })}
      >
        <Weapon {...weaponOf(weapon)} name={carrier === null ? shortName(words, weapon) : null} />
      </Said>
    </Key>
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
    <>
      <p aria-live="polite">
        {lifted !== null
          ? t("arming.whom", { weapon: cardName(words, lifted) })
          : t(isLeftToHouse === true ? "arming.house" : "arming.how")}
      </p>
      {weapons
        .filter((weapon) => carrierOf(weapon) === null)
        .map((weapon) => (
          <HeldWeapon key={weapon} weapon={weapon} arming={arming} />
        ))}
      {lifted !== null && carrierOf(lifted) !== null && (
        <Key id="option-unassigned" mark="open" className="mc-arm" onPress={() => arming.give(null)}>
          {words.option("unassigned")}
        </Key>
      )}
    </>
  );
}

interface ArmedProps {
  readonly character: CharId;
  readonly group: Parameters<typeof useArming>[0];
  /** The person. */
  readonly children: ReactNode;
}

/** Somebody who may be given the lifted weapon, or the reason why not; and what they carry already. */
export function Armed({ character, group, children }: ArmedProps) {
  const { t, words } = useBoard();
  const arming = useArming(group);
  if (arming === null) return children;
  const reason = arming.reasonOf(character);
  const why = reason == null ? null : words.blocked(reason);
  const name = cardName(words, character);
  return (
    <>
      {reason === undefined ? (
        children
      ) : (
        <Key
          id={`option-${optionId("carrier", character)}`}
          mark={why === null ? "open" : "blocked"}
          className="mc-pick"
          onPress={() => arming.give(character)}
        >
          <Said words={why === null ? name : [name, why].join(t("stop"))}>{children}</Said>
        </Key>
      )}
      {why !== null && (
        <small className="mc-why" aria-hidden="true">
          {why}
        </small>
      )}
      {arming.weapons
        .filter((weapon) => arming.carrierOf(weapon) === character)
        .map((weapon) => (
          <HeldWeapon key={weapon} weapon={weapon} arming={arming} />
        ))}
    </>
  );
}
