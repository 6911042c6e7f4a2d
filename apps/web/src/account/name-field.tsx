"use client";
import { TextField } from "../design/fields.tsx";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

/** The name by which the others see a person. */
export function NameField({ label, value, onValue, error }: NameFieldProps) {
  return (
    <TextField
      label={label}
      required
      maxLength={24}
      autoComplete="nickname"
      value={value}
      onChange={(event) => onValue(event.target.value)}
      error={error}
    />
  );
}
