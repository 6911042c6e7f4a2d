"use client";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TextField } from "../design/fields.tsx";
import { type Cities, labelOf, zoneCalled, zonesWith } from "./zone-names.ts";

const NONE: Cities = {};

interface ZoneFieldProps {
  /** Null: nobody knows. */
  readonly value: string | null;
  readonly onValue: (zone: string) => void;
}

/** A time zone, found by typing a city in the page's language or in English. */
export function ZoneField({ value, onValue }: ZoneFieldProps) {
  const t = useTranslations("zones");
  const locale = useLocale();
  const list = useId();
  const { data: cities = NONE } = useQuery({
    queryKey: ["cities", locale],
    queryFn: (): Promise<Cities> => import(`./cities/${locale}.json`).then((all) => all.default),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const zones = zonesWith(value);
  const isUnknown = typed !== null && zoneCalled(typed, zones, cities) === null;
  const label = value === null ? "" : labelOf(value, cities);
  const hint = value === null ? t("hidden") : t("hint");
  return (
    <>
      <TextField
        label={t("label")}
        hint={isUnknown && value !== null ? t("unknown", { zone: label }) : hint}
        list={list}
        autoComplete="off"
        value={typed ?? label}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const zone = zoneCalled(target.value, zones, cities);
          if (zone !== null) onValue(zone);
        }}
        onBlur={() => setTyped(null)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={labelOf(zone, cities)} />
        ))}
      </datalist>
    </>
  );
}
