"use client";
import { Switch } from "radix-ui";
import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";

interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

interface FieldIds {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** A named field with its explanation and its error, around the input. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldWords & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(described === "" ? {} : { "aria-describedby": described }),
        ...(error === undefined ? {} : { "aria-invalid": true }),
      })}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = FieldWords & Omit<ComponentPropsWithoutRef<"input">, "id">;

export function TextField({ label, hint, error, className = "", ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input {...rest} {...ids} className={`input ${className}`} />}
    </Field>
  );
}

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly isDisabled?: boolean;
}

export type SelectFieldProps = FieldWords & {
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly disabled?: boolean;
};

export function SelectField({
  label,
  hint,
  error,
  choices,
  value,
  onValue,
  disabled = false,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={value}
          disabled={disabled}
          onChange={(e) => onValue(e.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled === true}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export type NumberFieldProps = FieldWords & {
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number;
};

export function NumberField({ label, hint, error, value, onValue, min, max, step = 1 }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          inputMode="numeric"
          className="input figures"
          value={Number.isNaN(value) ? "" : value}
          min={min}
          max={max}
          step={step}
          onChange={(e) => onValue(e.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

export interface SwitchFieldProps extends FieldWords {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function SwitchField({ label, hint, checked, onChecked, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="switch-field">
      <div>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        className="switch"
        checked={checked}
        onCheckedChange={onChecked}
        disabled={disabled}
        {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
      >
        <Switch.Thumb />
      </Switch.Root>
    </div>
  );
}

export interface ChoiceFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly (Choice & { readonly note?: ReactNode })[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The arrangement of the choices: side by side as they fit, or below each other. */
  readonly layout?: "row" | "list";
}

/** One of a few, all visible. */
export function ChoiceField({ label, hint, choices, value, onValue, layout = "row" }: ChoiceFieldProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className={layout === "row" ? "row" : "stack"} data-gap="2">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled === true}
              onChange={() => onValue(choice.value)}
            />
            <span>
              <span className="strong">{choice.name}</span>
              {choice.note !== undefined && <span className="choice-note small">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}

export interface SeveralFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

/** Any of a few, all visible. */
export function SeveralField({ label, hint, choices, values, onValues }: SeveralFieldProps) {
  const without = (value: string) => values.filter((one) => one !== value);
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="row" data-gap="2">
        {choices.map(({ value, name }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={(e) => onValues(e.target.checked ? [...values, value] : without(value))}
            />
            <span className="strong">{name}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}
