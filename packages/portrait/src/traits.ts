/** All possible traits of a portrait. The portrait chooser offers the same lists. */
export const TRAITS = {
  hat: [
    "none",
    "fedora",
    "pale-fedora",
    "homburg",
    "bowler",
    "boater",
    "newsboy",
    "cloche",
    "picture",
    "beret",
  ],
  face: ["oval", "round", "long", "square", "heart", "gaunt", "heavy"],
  hair: ["bald", "receding", "cropped", "slick", "side-part", "curly", "widows-peak", "bob", "waves", "bun"],
  hairTone: ["dark", "grey", "fair"],
  brows: ["plain", "heavy", "thin", "angry", "raised", "joined"],
  eyes: ["plain", "narrow", "heavy-lidded", "wide", "patch", "shadowed"],
  nose: ["straight", "hooked", "broken", "broad", "button"],
  mouth: ["flat", "smirk", "frown", "full", "grin", "small"],
  moustache: ["none", "pencil", "chevron", "handlebar", "walrus", "goatee", "stubble", "beard"],
  scar: ["none", "cheek", "brow", "lip", "two"],
  glasses: ["none", "round", "dark", "pince-nez", "monocle"],
  coat: ["suit", "pinstripe", "overcoat", "tuxedo", "fur", "vest", "worker", "dress", "pearls"],
  posture: ["front", "left", "right", "chin-up", "hunched", "tilted"],
  prop: ["none", "cigar", "cigarette", "toothpick"],
  expression: ["masculine", "feminine", "neutral"],
  age: ["young", "middle", "old"],
  tone: ["pale", "fair", "olive", "brown", "deep"],
  accent: ["brass", "blood", "teal", "plum", "slate", "olive", "rust"],
} as const;

type TraitTable = typeof TRAITS;
export type TraitName = keyof TraitTable;
export type Trait<K extends TraitName> = TraitTable[K][number];
/** A whole face. */
export type PortraitTraits = { readonly [K in TraitName]: Trait<K> };

export const TRAIT_NAMES = Object.keys(TRAITS) as TraitName[];

/** The default of each trait: a plain man in a plain suit. */
export const PLAIN_FACE: PortraitTraits = {
  hat: "none",
  face: "oval",
  hair: "slick",
  hairTone: "dark",
  brows: "plain",
  eyes: "plain",
  nose: "straight",
  mouth: "flat",
  moustache: "none",
  scar: "none",
  glasses: "none",
  coat: "suit",
  posture: "front",
  prop: "none",
  expression: "masculine",
  age: "middle",
  tone: "fair",
  accent: "brass",
};
