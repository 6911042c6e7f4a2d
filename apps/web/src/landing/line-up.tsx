import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";
import { Portrait } from "../design/portrait/portrait.tsx";

const FACES: readonly PortraitTraits[] = [
  {
    ...PLAIN_FACE,
    hat: "homburg",
    face: "heavy",
    moustache: "walrus",
    coat: "fur",
    prop: "cigar",
    age: "old",
    accent: "blood",
    tone: "olive",
  },
  {
    ...PLAIN_FACE,
    expression: "feminine",
    hat: "cloche",
    hair: "bob",
    face: "heart",
    brows: "thin",
    mouth: "full",
    coat: "pearls",
    eyes: "heavy-lidded",
    age: "young",
    accent: "teal",
    prop: "cigarette",
  },
  {
    ...PLAIN_FACE,
    hat: "fedora",
    face: "square",
    scar: "cheek",
    coat: "overcoat",
    brows: "angry",
    eyes: "narrow",
    mouth: "flat",
    accent: "brass",
    posture: "left",
  },
  {
    ...PLAIN_FACE,
    hat: "none",
    face: "round",
    hair: "receding",
    glasses: "round",
    coat: "vest",
    moustache: "pencil",
    mouth: "smirk",
    accent: "slate",
    tone: "pale",
  },
  {
    ...PLAIN_FACE,
    expression: "feminine",
    hat: "picture",
    hair: "waves",
    hairTone: "fair",
    face: "oval",
    brows: "raised",
    mouth: "full",
    coat: "fur",
    accent: "plum",
    age: "young",
    tone: "brown",
  },
  {
    ...PLAIN_FACE,
    hat: "newsboy",
    face: "gaunt",
    eyes: "patch",
    moustache: "stubble",
    coat: "worker",
    mouth: "grin",
    prop: "toothpick",
    accent: "rust",
    posture: "tilted",
  },
];

/** Six faces, as on a poster. Decoration. */
export function LineUp() {
  return (
    <ul className="line-up" aria-hidden="true">
      {FACES.map((face) => (
        <li key={face.hat}>
          <Portrait of={face} />
        </li>
      ))}
    </ul>
  );
}
