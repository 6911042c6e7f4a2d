"use client";
import { encodeFace, faceFromSeed, faceFromText } from "@consigliere/portrait/seed";
import { type PortraitTraits, TRAIT_NAMES, TRAITS, type TraitName } from "@consigliere/portrait/traits";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { SelectField } from "../design/fields.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";

const OFFERED = 11;

function offers(round: number): readonly PortraitTraits[] {
  return Array.from({ length: OFFERED }, (_, i) => faceFromSeed(`offer ${round} ${i}`));
}

export interface PortraitChooserProps {
  /** The portrait text in use. */
  readonly value: string;
  readonly onChoose: (portrait: string) => void;
}

/** Choose a face from a sheet of suspects, then change single traits. */
export function PortraitChooser({ value, onChoose }: PortraitChooserProps) {
  const t = useTranslations("portrait");
  const [round, setRound] = useState(0);
  const face = faceFromText(value);
  const current = encodeFace(face);
  return (
    <div className="stack">
      <div className="portrait-own">
        <div className="portrait-frame">
          <Portrait of={face} label={t("yours")} />
        </div>
        <Button onClick={() => setRound(round + 1)}>{t("others")}</Button>
      </div>
      <fieldset>
        <legend className="field-label">{t("offers")}</legend>
        <div className="portrait-offers">
          {[face, ...offers(round)].map((offer, i) => {
            const text = encodeFace(offer);
            return (
              <button
                key={text}
                type="button"
                aria-pressed={text === current}
                aria-label={t("offer", { number: i + 1 })}
                onClick={() => onChoose(text)}
              >
                <Portrait of={offer} />
              </button>
            );
          })}
        </div>
      </fieldset>
      <details>
        <summary className="opener">{t("details")}</summary>
        <div className="portrait-traits">
          {TRAIT_NAMES.map((name) => (
            <TraitField key={name} name={name} face={face} onFace={(next) => onChoose(encodeFace(next))} />
          ))}
        </div>
      </details>
    </div>
  );
}

interface TraitFieldProps {
  readonly name: TraitName;
  readonly face: PortraitTraits;
  readonly onFace: (face: PortraitTraits) => void;
}

function TraitField({ name, face, onFace }: TraitFieldProps) {
  const t = useTranslations("portrait");
  return (
    <SelectField
      label={t(`traits.${name}.name`)}
      value={face[name]}
      choices={TRAITS[name].map((value) => ({
        value,
        name: t(`traits.${name}.${value}` as Parameters<typeof t>[0]),
      }))}
      onValue={(value) => onFace({ ...face, [name]: value })}
    />
  );
}
