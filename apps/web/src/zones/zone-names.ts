/** Time zones as people look for them: by a city. Cities are named as in the Unicode CLDR. */
import { currentNameOf, formerNameOf } from "@consigliere/contract/zones";

/** Names of cities by zone, where they are not the end of its name. */
export type Cities = Readonly<Record<string, string>>;

/** A zone by its city, and by its own name, which is in English. */
export function labelOf(zone: string, cities: Cities): string {
  const city = cityOf(zone, cities);
  return city === zone ? zone : `${city} · ${zone.replaceAll("_", " ")}`;
}

function cityOf(zone: string, cities: Cities): string {
  return cities[zone] ?? cities[formerNameOf(zone) ?? ""] ?? lastPartOf(zone);
}

function lastPartOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Every time zone that this browser knows, under one name each; also UTC, and the one in use. */
export function zonesWith(own: string | null): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone").map(currentNameOf);
  return [...new Set([...(own === null ? [] : [own]), ...known, "UTC"])];
}

/** The zone that is called by a text: by its label, its city or its own name; null if there is none, or more than one. */
export function zoneCalled(text: string, zones: readonly string[], cities: Cities): string | null {
  const wanted = plain(text);
  if (wanted === "") return null;
  const only = (found: readonly string[]) => (found.length === 1 ? (found[0] ?? null) : null);
  const isCalled = (zone: string) => {
    const former = formerNameOf(zone);
    const names = [labelOf(zone, cities), cityOf(zone, cities), lastPartOf(zone), zone];
    return [...names, ...(former ? [former, lastPartOf(former)] : [])].some((name) => plain(name) === wanted);
  };
  return (
    only(zones.filter(isCalled)) ??
    only(zones.filter((zone) => plain(labelOf(zone, cities)).includes(wanted)))
  );
}

/** Without accents, spaces at the ends, and capitals. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("_", " ")
    .trim()
    .toLowerCase();
}
