import {
  PLAIN_FACE,
  type PortraitTraits,
  TRAIT_NAMES,
  TRAITS,
  type Trait,
  type TraitName,
} from "./traits.ts";

const ENCODED_PREFIX = "face:";

/** A small repeatable stream of numbers in [0, 1) from a text (xmur3 into mulberry32). */
export function numbersFrom(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Weighted<K extends TraitName> = readonly (readonly [Trait<K>, number])[];

/** The likely values of traits. Values that are not listed do not occur by chance. */
const MENS: { readonly [K in TraitName]?: Weighted<K> } = {
  hat: [
    ["fedora", 5],
    ["pale-fedora", 3],
    ["homburg", 2],
    ["bowler", 2],
    ["boater", 2],
    ["newsboy", 3],
    ["none", 5],
  ],
  hair: [
    ["slick", 4],
    ["side-part", 3],
    ["cropped", 2],
    ["curly", 2],
    ["widows-peak", 2],
    ["receding", 2],
    ["bald", 1],
  ],
  mouth: [
    ["flat", 3],
    ["smirk", 3],
    ["frown", 2],
    ["grin", 1],
    ["small", 1],
  ],
  moustache: [
    ["none", 7],
    ["pencil", 3],
    ["chevron", 2],
    ["handlebar", 1],
    ["walrus", 1],
    ["goatee", 1],
    ["stubble", 2],
    ["beard", 1],
  ],
  brows: [
    ["plain", 3],
    ["heavy", 3],
    ["angry", 2],
    ["raised", 1],
    ["joined", 1],
  ],
  coat: [
    ["suit", 3],
    ["pinstripe", 3],
    ["overcoat", 3],
    ["tuxedo", 2],
    ["fur", 1],
    ["vest", 2],
    ["worker", 1],
  ],
  prop: [
    ["none", 6],
    ["cigar", 2],
    ["cigarette", 1],
    ["toothpick", 1],
  ],
};
const WOMENS: { readonly [K in TraitName]?: Weighted<K> } = {
  hat: [
    ["cloche", 4],
    ["picture", 2],
    ["beret", 2],
    ["fedora", 1],
    ["none", 5],
  ],
  hair: [
    ["bob", 4],
    ["waves", 4],
    ["bun", 3],
    ["curly", 1],
  ],
  face: [
    ["oval", 3],
    ["heart", 3],
    ["round", 2],
    ["long", 1],
    ["square", 1],
  ],
  mouth: [
    ["full", 5],
    ["smirk", 1],
    ["small", 1],
  ],
  moustache: [["none", 1]],
  brows: [
    ["thin", 4],
    ["raised", 2],
    ["plain", 1],
  ],
  eyes: [
    ["plain", 3],
    ["heavy-lidded", 3],
    ["wide", 2],
    ["narrow", 1],
  ],
  nose: [
    ["straight", 3],
    ["button", 3],
    ["hooked", 1],
  ],
  coat: [
    ["dress", 3],
    ["pearls", 3],
    ["fur", 3],
    ["suit", 1],
    ["tuxedo", 1],
  ],
  prop: [
    ["none", 5],
    ["cigarette", 1],
  ],
};
const ANYBODYS: { readonly [K in TraitName]?: Weighted<K> } = {
  expression: [
    ["masculine", 5],
    ["feminine", 4],
    ["neutral", 1],
  ],
  scar: [
    ["none", 7],
    ["cheek", 1],
    ["brow", 1],
    ["lip", 1],
    ["two", 1],
  ],
  glasses: [
    ["none", 9],
    ["round", 2],
    ["dark", 1],
    ["pince-nez", 1],
    ["monocle", 1],
  ],
  eyes: [
    ["plain", 4],
    ["narrow", 3],
    ["heavy-lidded", 3],
    ["wide", 1],
    ["patch", 1],
    ["shadowed", 1],
  ],
  hairTone: [
    ["dark", 5],
    ["grey", 2],
    ["fair", 2],
  ],
};

function draw<K extends TraitName>(name: K, weighted: Weighted<K> | undefined, next: () => number): Trait<K> {
  const rows: Weighted<K> = weighted ?? TRAITS[name].map((value) => [value as Trait<K>, 1] as const);
  let at = next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of rows) {
    at -= weight;
    if (at < 0) return value;
  }
  return PLAIN_FACE[name];
}

/** The same text gives the same face, always and everywhere. */
export function faceFromSeed(seed: string): PortraitTraits {
  const next = numbersFrom(seed);
  const expression = draw("expression", ANYBODYS.expression, next);
  const isFeminine = expression === "feminine" || (expression === "neutral" && next() < 0.5);
  const likely = { ...ANYBODYS, ...(isFeminine ? WOMENS : MENS) };
  const face = { ...PLAIN_FACE, expression } as Record<TraitName, string>;
  for (const name of TRAIT_NAMES) {
    if (name !== "expression") face[name] = draw(name, likely[name] as never, next);
  }
  if (face["glasses"] !== "none" && face["eyes"] === "patch") face["eyes"] = "plain";
  return face as PortraitTraits;
}

/** A face as a short text ("face:" and one base-36 digit per trait) that fits a profile field. */
export function encodeFace(face: PortraitTraits): string {
  const digits = TRAIT_NAMES.map((name) => TRAITS[name].indexOf(face[name] as never).toString(36));
  return ENCODED_PREFIX + digits.join("");
}

/** Reads a portrait text: an encoded face, or any other text as a seed. Never fails. */
export function faceFromText(text: string): PortraitTraits {
  if (!text.startsWith(ENCODED_PREFIX)) return faceFromSeed(text);
  const digits = text.slice(ENCODED_PREFIX.length);
  const face = { ...PLAIN_FACE } as Record<TraitName, string>;
  TRAIT_NAMES.forEach((name, i) => {
    const value = TRAITS[name][Number.parseInt(digits.charAt(i), 36)];
    if (value !== undefined) face[name] = value;
  });
  return face as PortraitTraits;
}
