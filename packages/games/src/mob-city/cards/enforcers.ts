/** The enforcer deck (spec 2.4), in the order of its tables, which is also the order that breaks ties. */
export type CharacterKind = "lieutenant" | "assassin" | "moll" | "torpedo" | "soldier";

interface CharacterFacts {
  readonly kind: CharacterKind;
  readonly speed: number;
  readonly stamina: number;
}

/** Characters with one card each. */
export const SINGLES = {
  "lt-morosi": { kind: "lieutenant", speed: 8, stamina: 4 },
  "lt-callan": { kind: "lieutenant", speed: 7, stamina: 5 },
  "lt-varelli": { kind: "lieutenant", speed: 7, stamina: 5 },
  "lt-brodsky": { kind: "lieutenant", speed: 6, stamina: 6 },
  "lt-ferrant": { kind: "lieutenant", speed: 6, stamina: 5 },
  "lt-odowd": { kind: "lieutenant", speed: 6, stamina: 5 },
  "lt-kozlow": { kind: "lieutenant", speed: 5, stamina: 6 },
  "lt-delmar": { kind: "lieutenant", speed: 5, stamina: 6 },
  "lt-santor": { kind: "lieutenant", speed: 7, stamina: 4 },
  "lt-weissen": { kind: "lieutenant", speed: 8, stamina: 5 },
  "lt-greccia": { kind: "lieutenant", speed: 5, stamina: 5 },
  "lt-mandelo": { kind: "lieutenant", speed: 6, stamina: 6 },
  "as-whisper": { kind: "assassin", speed: 10, stamina: 2 },
  "as-phantom": { kind: "assassin", speed: 10, stamina: 2 },
  "as-mortician": { kind: "assassin", speed: 9, stamina: 3 },
  "as-nightingale": { kind: "assassin", speed: 9, stamina: 2 },
  "as-surgeon": { kind: "assassin", speed: 9, stamina: 3 },
  "as-widower": { kind: "assassin", speed: 10, stamina: 3 },
  "as-postman": { kind: "assassin", speed: 9, stamina: 2 },
  "mo-ruby": { kind: "moll", speed: 1, stamina: 2 },
  "mo-dolores": { kind: "moll", speed: 2, stamina: 2 },
  "mo-kitty": { kind: "moll", speed: 2, stamina: 2 },
  "mo-lola": { kind: "moll", speed: 3, stamina: 2 },
  "mo-peggy": { kind: "moll", speed: 1, stamina: 3 },
  "mo-vivian": { kind: "moll", speed: 2, stamina: 3 },
  "mo-trixie": { kind: "moll", speed: 3, stamina: 2 },
  "mo-mabel": { kind: "moll", speed: 1, stamina: 2 },
  "mo-opal": { kind: "moll", speed: 2, stamina: 2 },
  "to-lollipop": { kind: "torpedo", speed: 4, stamina: 4 },
  "to-firecracker": { kind: "torpedo", speed: 5, stamina: 3 },
  "to-jitters": { kind: "torpedo", speed: 4, stamina: 3 },
  "to-twotone": { kind: "torpedo", speed: 5, stamina: 4 },
  "to-bubblegum": { kind: "torpedo", speed: 6, stamina: 3 },
  "to-popgun": { kind: "torpedo", speed: 4, stamina: 4 },
  "to-hairtrigger": { kind: "torpedo", speed: 5, stamina: 3 },
  "to-gumdrop": { kind: "torpedo", speed: 4, stamina: 4 },
} as const satisfies Record<string, CharacterFacts>;

/** Soldiers, with five cards each. */
export const SOLDIERS = {
  "so-knuckles": { kind: "soldier", speed: 1, stamina: 3 },
  "so-dockhand": { kind: "soldier", speed: 2, stamina: 3 },
  "so-lookout": { kind: "soldier", speed: 3, stamina: 2 },
  "so-wheelman": { kind: "soldier", speed: 2, stamina: 2 },
  "so-doorman": { kind: "soldier", speed: 1, stamina: 2 },
  "so-bruiser": { kind: "soldier", speed: 3, stamina: 3 },
  "so-bagman": { kind: "soldier", speed: 2, stamina: 3 },
  "so-legbreaker": { kind: "soldier", speed: 1, stamina: 3 },
} as const satisfies Record<string, CharacterFacts>;

export const SOLDIER_COPIES = 5;

/** Weapons: the bonus of a shot (null: thrown, not fired), and the number of cards. */
export const WEAPONS = {
  "we-revolver": { kind: "revolver", bonus: 1, copies: 12 },
  "we-shotgun": { kind: "shotgun", bonus: 2, copies: 9 },
  "we-tommy-gun": { kind: "tommy-gun", bonus: 4, copies: 6 },
  "we-grenade": { kind: "grenade", bonus: null, copies: 5 },
} as const;
