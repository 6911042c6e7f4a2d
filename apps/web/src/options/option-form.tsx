"use client";
import { useTranslations } from "next-intl";
import { ChoiceField, NumberField, SelectField, SeveralField, SwitchField } from "../design/fields.tsx";
import { type LobbyWords, useLobbyWords } from "../i18n/lobby-words.ts";
import type { OptionField, OptionValue, OptionValues } from "./option-fields.ts";
import { optionWords } from "./option-words.ts";
import { deviations } from "./rule-sets.ts";
import { useOptionValue } from "./use-option-value.ts";
import "./options.css";

/** With more choices than this, the field is a drop-down list. */
const IN_SIGHT = 3;

export interface OptionFormProps {
  readonly game: string;
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
  /** Values that differ from these are marked. */
  readonly agreed: OptionValues;
  readonly onValues: (values: OptionValues) => void;
}

/** A game's options as a form, in the words of the game. */
export function OptionForm({ game, fields, values, agreed, onValues }: OptionFormProps) {
  const t = useTranslations("newMatch");
  const words = useLobbyWords()(game);
  const changed = deviations(agreed, values);
  const say = useOptionValue(game);
  return (
    <div className="halves">
      {fields.map((field) => {
        const { name } = field;
        const isChanged = changed.includes(name);
        return (
          <div key={name} className="option" data-changed={isChanged || undefined}>
            <OneOption
              field={field}
              words={words}
              value={values[name] ?? field.fallback}
              onValue={(value) => onValues({ ...values, [name]: value })}
            />
            {isChanged && <p className="small strong">{t("differs", { value: say(name, agreed[name]) })}</p>}
          </div>
        );
      })}
    </div>
  );
}

interface OneOptionProps {
  readonly field: OptionField;
  readonly words: LobbyWords;
  readonly value: OptionValue;
  readonly onValue: (value: OptionValue) => void;
}

function OneOption({ field, words, value, onValue }: OneOptionProps) {
  const label = words(`options.${field.name}.label`) ?? field.name;
  const hint = words(`options.${field.name}.help`);
  if (field.kind === "switch") {
    return <SwitchField label={label} hint={hint} checked={value === true} onChecked={onValue} />;
  }
  if (field.kind === "number") {
    return (
      <NumberField
        label={label}
        hint={hint}
        value={value === null ? Number.NaN : Number(value)}
        onValue={(entered) => onValue(field.isOptional && Number.isNaN(entered) ? null : entered)}
        min={field.min}
        max={field.max}
        {...(field.step === undefined ? {} : { step: field.step })}
      />
    );
  }
  if (field.kind === "several") {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <SeveralField
        label={label}
        hint={hint}
        choices={field.choices.map((choice) => ({
          value: choice,
          name: optionWords(words, field.name, choice),
        }))}
        values={chosen}
        onValues={(values) => onValue(field.choices.filter((choice) => values.includes(choice)))}
      />
    );
  }
  const choices = field.choices.map((choice) => ({
    value: String(choice),
    name: optionWords(words, field.name, choice),
  }));
  const choose = (text: string) =>
    onValue(field.choices.find((choice) => String(choice) === text) ?? field.fallback);
  return field.choices.length > IN_SIGHT ? (
    <SelectField label={label} hint={hint} choices={choices} value={String(value)} onValue={choose} />
  ) : (
    <ChoiceField label={label} hint={hint} choices={choices} value={String(value)} onValue={choose} />
  );
}
