"use client";
import { TextField } from "../design/fields.tsx";

interface EmailFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

/** The address to which a link is sent. */
export function EmailField({ label, value, onValue, error }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      required
      maxLength={254}
      autoComplete="email"
      value={value}
      onChange={(event) => onValue(event.target.value)}
      error={error}
    />
  );
}
