"use client";
import { useFormatter } from "next-intl";
import { SelectField, type SelectFieldProps } from "../design/fields.tsx";
import { CLOCK } from "../i18n/clock.ts";

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, "0");
  return `${hour}:${at % 2 === 0 ? "00" : "30"}`;
});

/** A time of day ("22:30"), by the reader's clock: a browser's own field may have 12 hours where pages have 24. */
export function TimeField({ value, ...rest }: Omit<SelectFieldProps, "choices">) {
  const format = useFormatter();
  const times = [...new Set([...HALF_HOURS, value])].toSorted();
  const name = (time: string) =>
    format.dateTime(new Date(`2000-01-01T${time}Z`), { ...CLOCK, timeZone: "UTC" });
  return (
    <SelectField {...rest} value={value} choices={times.map((time) => ({ value: time, name: name(time) }))} />
  );
}
