"use client";
import { ChoiceField, NumberField, SelectField, SeveralField, SwitchField } from "../design/fields.tsx";
import { type LobbyWords, useLobbyWords } from "../i18n/lobby-words.ts";
import type { OptionField, OptionValue, OptionValues } from "./option-fields.ts";
import { optionWords } from "./option-words.ts";

/** With more choices than this, the field is a drop-down list. */
const IN_SIGHT = 3;

export interface OptionFormProps {
  readonly game: string;
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
  readonly onValues: (values: OptionValues) => void;
}

/** A game's options as a form, in the words of the game. */
export function OptionForm({ game, fields, values, onValues }: OptionFormProps) {
  const words = useLobbyWords()(game);
  return (
    <div className="halves">
      {fields.map((field) => (
        <OneOption
          key={field.name}
          field={field}
          words={words}
          value={values[field.name] ?? field.fallback}
          onValue={(value) => onValues({ ...values, [field.name]: value })}
        />
      ))}
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
