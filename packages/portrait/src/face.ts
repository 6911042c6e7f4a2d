import { drawings } from "../out/drawings.ts";
import { faceFromText } from "./seed.ts";
import type { PortraitTraits, Trait, TraitName } from "./traits.ts";

/** The colours in which every drawing is made. All but the first two and the lips stand for the person's own. */
const INK = "#17130f";
const PAPER = "#f3ead7";
const DRAWN = { skin: "#ecd9ba", hair: "#1d1712", accent: "#b98a3e", ground: "#d9bd84", lips: "#8c1f1f" };

type Paints = typeof DRAWN;

const SKIN = { pale: "#f6ecda", fair: DRAWN.skin, olive: "#d9bd92", brown: "#b08a5e", deep: "#8a6442" };
const HAIR = { dark: DRAWN.hair, grey: "#8d877d", fair: "#c49a52" };
/** Accent colour, and the flat ground behind a head in that colour. */
const ACCENT = {
  brass: [DRAWN.accent, DRAWN.ground],
  blood: [DRAWN.lips, "#c98d7e"],
  teal: ["#1f6f6b", "#8fb8ab"],
  plum: ["#5f3563", "#b79db2"],
  slate: ["#34495e", "#a0adb4"],
  olive: ["#5d6426", "#b9b884"],
  rust: ["#a4501f", "#dba67c"],
} as const;
/** Thin lines in dark hair are pale, and in pale hair dark; brows over fair hair are brown. */
const FAIR_BROWS = "#7a5a24";

/** Half widths of the head at cheek, jaw and chin, and the end of the chin (units of a 100 × 100 drawing). */
const FACES = {
  oval: { cheek: 18.5, jaw: 15, chin: 7, chinY: 77 },
  round: { cheek: 20.5, jaw: 18.5, chin: 10.5, chinY: 75.5 },
  long: { cheek: 16.5, jaw: 14, chin: 7.5, chinY: 81 },
  square: { cheek: 19, jaw: 18, chin: 12, chinY: 78 },
  heart: { cheek: 19, jaw: 14, chin: 4.5, chinY: 77 },
  gaunt: { cheek: 17, jaw: 12, chin: 7, chinY: 79.5 },
  heavy: { cheek: 20.5, jaw: 21, chin: 13.5, chinY: 78.5 },
} as const;

type Head = { readonly [measure in keyof (typeof FACES)["oval"]]: number };

/** The position of the head: the posture of the whole person. */
const STANCE: Record<Trait<"posture">, string> = {
  front: "",
  left: "rotate(-2 50 80)",
  right: "rotate(2 50 80)",
  "chin-up": "translate(0 -2.4) rotate(2 50 80)",
  hunched: "translate(0 4.4)",
  tilted: "rotate(-6 50 82)",
};

/** How far the features are turned aside inside the outline of the head. */
const TURN = { front: 0, left: -2.6, right: 2.6, "chin-up": 1, hunched: 0, tilted: -1.4 } as const;

/** Hats without a brim that throws a shadow over the eyes. */
const SHADELESS: readonly Trait<"hat">[] = ["none", "cloche", "beret"];

/** The part of the drawing's 100 × 100 units that the picture of a face shows, as a `viewBox`. */
export const FACE_BOX = "4 2.5 92 92";

/**
 * The content of the `<svg>` of a face in the style of an engraved newspaper picture: markup that holds no text of
 * anybody's. The same text or traits give the same face everywhere. Recognizable from 32 px on.
 * @param of A portrait text of a profile (encoded face or any seed), or the traits themselves.
 * @param id The prefix of the ids inside the drawing. It must be unique in the document.
 * @param isCutOut Without the ground behind the head, to stand in a scene.
 */
export function faceMarkup(of: string | PortraitTraits, id: string, isCutOut = false): string {
  const traits = typeof of === "string" ? faceFromText(of) : of;
  const isFeminine = traits.expression === "feminine";
  const paints = paintsOf(traits);
  const head = headOf(traits);
  const turn = TURN[traits.posture];
  const part = (folder: string, trait: TraitName) =>
    painted(drawingOf(folder, traits[trait], isFeminine), paints);

  return [
    hatching(traits, id),
    isCutOut ? "" : ground(paints),
    neck(isFeminine, paints, id),
    part("coats", "coat"),
    group(placeOfHead(traits), [
      // Under a hat a bun would stick out of the crown.
      ...(traits.hair === "bun" && traits.hat !== "none" ? [] : [hair(traits, head, paints, "-behind")]),
      ears(head, paints),
      `<clipPath id="${id}c"><path d="${outlineOf(head)}"/></clipPath>`,
      `<path d="${outlineOf(head)}" fill="${paints.skin}" stroke="${INK}" stroke-width="1.5"/>`,
      shade(traits, turn, id),
      group(`translate(${turn} ${traits.posture === "chin-up" ? -0.8 : 0})`, [
        part("age", "age"),
        eye(traits, turn, "left", paints),
        traits.eyes === "patch" ? patch(head) : eye(traits, turn, "right", paints),
        brows(traits),
        group(`translate(${turn * 0.7} 0)`, [part("noses", "nose")]),
        part("mouths", "mouth"),
        part("scars", "scar"),
      ]),
      hair(traits, head, paints),
      group(`translate(${turn} 0)`, [
        part("whiskers", "moustache"),
        beard(traits, head, paints),
        part("glasses", "glasses"),
        arms(traits.glasses, head),
        part("props", "prop"),
      ]),
      hat(traits, head, turn, paints),
    ]),
  ].join("");
}

/** The hat of a face alone, at its place in the drawing. */
export function hatMarkup(traits: PortraitTraits): string {
  const worn = hat(traits, headOf(traits), TURN[traits.posture], paintsOf(traits));
  return group(placeOfHead(traits), [worn]);
}

function placeOfHead({ posture }: PortraitTraits): string {
  return `translate(-4 -6) scale(1.08) ${STANCE[posture]}`;
}

function paintsOf(traits: PortraitTraits): Paints {
  const { accent: color, age, hairTone, tone } = traits;
  const [accent, ground] = ACCENT[color];
  const isGreyed = age === "old" && hairTone === "dark";
  return {
    skin: SKIN[tone],
    hair: isGreyed ? HAIR.grey : HAIR[hairTone],
    accent,
    ground,
    lips: color === "blood" || color === "rust" ? accent : DRAWN.lips,
  };
}

function headOf({ face, expression }: PortraitTraits): Head {
  const { cheek, jaw, chin, chinY } = FACES[face];
  if (expression !== "feminine") return FACES[face];
  return { cheek: cheek * 0.93, jaw: jaw * 0.93 * 0.95, chin: chin * 0.93 * 0.8, chinY: chinY - 1.2 };
}

/** A drawing by its name, in the form for a woman where there is one; empty where a person has nothing of the kind. */
function drawingOf(folder: string, name: string, isFeminine = false): string {
  return (
    (isFeminine ? drawings[`${folder}/${name}-feminine`] : undefined) ?? drawings[`${folder}/${name}`] ?? ""
  );
}

function painted(drawing: string, paints: Paints): string {
  return drawing.replace(/#[0-9a-f]{6}/g, (drawn) => {
    const paint = (Object.keys(DRAWN) as (keyof Paints)[]).find((one) => DRAWN[one] === drawn);
    return paint === undefined ? drawn : paints[paint];
  });
}

/** What is empty, or stays where it is, needs no element: dozens of faces are on a board. */
function group(transform: string, parts: readonly string[]): string {
  const drawn = parts.join("");
  return drawn === "" || transform === "translate(0 0)" ? drawn : `<g transform="${transform}">${drawn}</g>`;
}

/** Lamp light from the upper left: engraved hatching on the far side of a face; and stubble. */
function hatching({ moustache }: PortraitTraits, id: string): string {
  const dots = [
    `<pattern id="${id}s" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">`,
    `<circle cx="1.3" cy="1.3" r="0.62" fill="${INK}"/></pattern>`,
  ];
  return [
    `<pattern id="${id}h" width="2.1" height="2.1" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">`,
    `<path d="M0 1.05H2.1" stroke="${INK}" stroke-width="0.85"/></pattern>`,
    ...(moustache === "stubble" ? dots : []),
  ].join("");
}

/** How far a ray goes at most, to the side and up, to the edge of `FACE_BOX`. */
const REACH = { aside: 47, up: 60.5 };

/** No longer than they are seen: else they take a mail as long as a head. */
const RAYS = [-72, -54, -36, -18, 0, 18, 36, 54, 72]
  .map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const length = Math.min(REACH.aside / Math.abs(Math.sin(angle)), REACH.up / Math.cos(angle));
    const [x, y] = [50 + length * Math.sin(angle), 62 - length * Math.cos(angle)];
    return `M50 62L${x.toFixed(1)} ${y.toFixed(1)}`;
  })
  .join("");

function ground({ ground: color }: Paints): string {
  return [
    `<rect class="portrait-ground" width="100" height="100" fill="${color}"/>`,
    `<path d="${RAYS}" stroke="${PAPER}" stroke-opacity="0.5"/>`,
  ].join("");
}

function neck(isFeminine: boolean, { skin }: Paints, id: string): string {
  const half = isFeminine ? 6.6 : 9.4;
  const [l, r] = [50 - half, 50 + half];
  return [
    `<path d="M${l} 66V82L50 90L${r} 82V66Z" fill="${skin}" stroke="${INK}" stroke-width="1.2"/>`,
    `<path d="M${l} 74C46 82 54 84 ${r} 72V82L50 89L${l} 81Z" fill="url(#${id}h)"/>`,
  ].join("");
}

/** Outline of the head: skull, cheeks, jaw, chin. */
function outlineOf({ cheek, jaw, chin, chinY }: Head): string {
  const [l, r] = [50 - cheek, 50 + cheek];
  return [
    `M${l} 46`,
    `C${l - 0.5} 20 ${r + 0.5} 20 ${r} 46`,
    `C${r} 54 ${50 + jaw + 1.2} 58 ${50 + jaw} 65`,
    `C${50 + jaw - 1} 71 ${50 + chin + 1} ${chinY} ${50 + chin * 0.45} ${chinY}`,
    `L${50 - chin * 0.45} ${chinY}`,
    `C${50 - chin - 1} ${chinY} ${50 - jaw + 1} 71 ${50 - jaw} 65`,
    `C${50 - jaw - 1.2} 58 ${l} 54 ${l} 46Z`,
  ].join("");
}

function ears({ cheek }: Head, { skin }: Paints): string {
  const both = [-1, 1].map((side) => {
    const at = (x: number) => 50 + side * (cheek + x);
    return `M${at(-1)} 47C${at(4.6)} 44.4 ${at(4.4)} 55 ${at(-0.6)} 57.4`;
  });
  return `<path d="${both.join("")}" fill="${skin}" stroke="${INK}" stroke-width="1.2"/>`;
}

function shade({ hat, moustache }: PortraitTraits, turn: number, id: string): string {
  const x = 50 + turn;
  const side = `M${x + 9} 20C${x + 6} 34 ${x + 13} 42 ${x + 11} 50C${x + 10} 56 ${x + 13} 60 ${x + 10} 68C${x + 8} 74 ${x + 3} 77 ${x - 3} 90H90V20Z`;
  const stubble = `<path d="M28 60C34 64 42 61 50 61.4C58 61 66 64 72 60V90H28Z" fill="url(#${id}s)" fill-opacity="0.85"/>`;
  const brim = [
    `<path d="M20 38H80V47.4C62 52 38 52 20 47.4Z" fill="${INK}" fill-opacity="0.42"/>`,
    `<path d="M20 38H80V45C62 49 38 49 20 45Z" fill="${INK}" fill-opacity="0.35"/>`,
  ].join("");
  return [
    `<g clip-path="url(#${id}c)"><path d="${side}" fill="url(#${id}h)"/>`,
    moustache === "stubble" ? stubble : "",
    SHADELESS.includes(hat) ? "" : brim,
    "</g>",
  ].join("");
}

/** The drawing is of the left eye; the right one is its mirror image, but for the light in it. */
function eye(
  { eyes, expression }: PortraitTraits,
  turn: number,
  side: "left" | "right",
  paints: Paints,
): string {
  // Beside a patch there is a plain eye.
  const drawing = drawingOf("eyes", eyes === "patch" ? "plain" : eyes, expression === "feminine");
  const look = turn * 0.35;
  const place = side === "left" ? `translate(${look} 0)` : `translate(${84 - look} 0) scale(-1 1)`;
  const looking = painted(drawing, paints).replace(/<g id='pupil'>(.*?)<\/g>/, (_, pupil: string) =>
    group(place, [pupil]),
  );
  return side === "left" ? looking : group("translate(100 0) scale(-1 1)", [looking]);
}

function patch({ cheek }: Head): string {
  const string = `M${50 - cheek} 39L54 46.5M62 46L${50 + cheek} 42`;
  return `<path d="${string}" stroke="${INK}" stroke-width="1.4"/>${drawingOf("eyes", "patch")}`;
}

function brows({ brows: kind, hairTone }: PortraitTraits): string {
  const drawing = drawingOf("brows", kind);
  return hairTone === "fair" ? drawing.replaceAll(INK, FAIR_BROWS) : drawing;
}

/** Drawn for an oval head, and as wide as this one. What falls behind the head is a drawing of its own. */
function hair({ hair: kind }: PortraitTraits, { cheek }: Head, paints: Paints, where = ""): string {
  const drawing = drawingOf("hair", `${kind}${where}`);
  const isPale = kind !== "bald" && paints.hair !== DRAWN.hair;
  return widened(
    cheek / FACES.oval.cheek,
    0,
    painted(isPale ? drawing.replaceAll(PAPER, INK) : drawing, paints),
  );
}

function hat({ hat: kind }: PortraitTraits, { cheek }: Head, turn: number, paints: Paints): string {
  return widened((cheek + 1.2) / 19.5, turn * 0.3, painted(drawingOf("hats", kind), paints));
}

function widened(by: number, aside: number, drawing: string): string {
  return drawing && group(`translate(${50 - 50 * by + aside} 0) scale(${by} 1)`, [drawing]);
}

/** Beards drawn after the jaw: a full beard, and the tuft of a goatee. */
function beard({ moustache }: PortraitTraits, { cheek, jaw, chin, chinY }: Head, paints: Paints): string {
  const [l, r] = [50 - cheek, 50 + cheek];
  const full = [
    `M${l + 0.4} 50C${l + 2} 56 ${l + 4} 60 42 62C46 60.8 48 61.4 50 62C52 61.4 54 60.8 58 62`,
    `C${r - 4} 60 ${r - 2} 56 ${r - 0.4} 50C${r + 0.6} 58 ${50 + jaw + 2} 62 ${50 + jaw + 1.4} 67`,
    `C${50 + jaw} 76 ${50 + chin + 3} ${chinY + 3.6} 50 ${chinY + 4.4}`,
    `C${50 - chin - 3} ${chinY + 3.6} ${50 - jaw} 76 ${50 - jaw - 1.4} 67`,
    `C${50 - jaw - 2} 62 ${l - 0.6} 58 ${l + 0.4} 50Z`,
    "M44 67C46 65.6 54 65.6 56 67C54 69.4 46 69.4 44 67Z",
  ].join("");
  const tuft = `M45.4 70.4C48 72 52 72 54.6 70.4C55.4 74 54 ${chinY + 2} 50 ${chinY + 3.4}C46 ${chinY + 2} 44.6 74 45.4 70.4Z`;
  if (moustache !== "beard" && moustache !== "goatee") return "";
  const path = moustache === "beard" ? full : tuft;
  return `<path fill-rule="evenodd" d="${path}" fill="${paints.hair}" stroke="${INK}" stroke-width="0.7"/>`;
}

/** The arms of glasses reach to the ears. */
function arms(glasses: Trait<"glasses">, { cheek }: Head): string {
  if (glasses !== "round" && glasses !== "dark") return "";
  const path = `M36 49L${50 - cheek} 47.4M64 49L${50 + cheek} 47.4`;
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="1.5"/>`;
}
