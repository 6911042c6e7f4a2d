import type { View } from "@consigliere/games/nothing-personal/view";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import type { OpenHands } from "../open-hands.ts";
import { Clipping } from "./clipping.tsx";

/** Nothing Personal with all hands open; what was laid down for a chair is among them. */
export const nothingPersonalOpened: OpenHands = { Held };

function Held({ view, words }: { readonly view: unknown; readonly words: GameWords }) {
  const t = useTranslations("board.nothing-personal");
  const { mine } = view as View;
  const cards = [...(mine?.hand ?? []), ...(mine?.armed ?? []).map(({ card }) => card)];
  return cards.map((card, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a hand holds copies, which look the same
    <li key={`${card} ${index}`}>
      <Clipping card={card} words={words} t={t} />
    </li>
  ));
}
