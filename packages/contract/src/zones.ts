/** Time zones by what they mean. No schemas here, because they are too heavy for pages. */

/** Names that have changed, old and new. Browsers and servers use either; every other alias they know themselves. */
const RENAMED = new Map(
  Object.entries({
    "Africa/Asmera": "Africa/Asmara",
    "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
    "America/Catamarca": "America/Argentina/Catamarca",
    "America/Coral_Harbour": "America/Atikokan",
    "America/Cordoba": "America/Argentina/Cordoba",
    "America/Godthab": "America/Nuuk",
    "America/Indianapolis": "America/Indiana/Indianapolis",
    "America/Jujuy": "America/Argentina/Jujuy",
    "America/Louisville": "America/Kentucky/Louisville",
    "America/Mendoza": "America/Argentina/Mendoza",
    "Asia/Calcutta": "Asia/Kolkata",
    "Asia/Katmandu": "Asia/Kathmandu",
    "Asia/Rangoon": "Asia/Yangon",
    "Asia/Saigon": "Asia/Ho_Chi_Minh",
    "Atlantic/Faeroe": "Atlantic/Faroe",
    "Europe/Kiev": "Europe/Kyiv",
    "Pacific/Enderbury": "Pacific/Kanton",
    "Pacific/Ponape": "Pacific/Pohnpei",
    "Pacific/Truk": "Pacific/Chuuk",
  }),
);

/** Says nothing about where somebody lives: UTC under all its names. */
const NOWHERE = /^((etc\/)?(utc|uct|universal|zulu|greenwich|gmt([+-]?0)?)|[+-]00(:?00)?)$/i;

/** Tor Browser and Firefox report this one, since version 128, when they hide where their reader lives. */
const DISGUISE = "Atlantic/Reykjavik";

/** The one name of a time zone, whichever of its names is given; null: this runtime does not know it. */
export function zoneMeant(name: string): string | null {
  if (NOWHERE.test(name)) return "UTC";
  try {
    const known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    return NOWHERE.test(known) ? "UTC" : currentNameOf(known);
  } catch {
    return null;
  }
}

/** The present name of a zone that a browser lists. */
export function currentNameOf(zone: string): string {
  return RENAMED.get(zone) ?? zone;
}

/** The earlier name of a zone; undefined: it never had another. */
export function formerNameOf(zone: string): string | undefined {
  return [...RENAMED].find(([, now]) => now === zone)?.[0];
}

/** Whether a zone that a browser reports says where its reader lives. Whoever lives there all the same can choose it. */
export function isHome(zone: string): boolean {
  const meant = zoneMeant(zone);
  return meant !== null && meant !== "UTC" && meant !== DISGUISE;
}
