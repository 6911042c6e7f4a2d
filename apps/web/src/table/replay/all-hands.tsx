import { useTranslations } from "next-intl";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameWords } from "../../games/game-words.ts";
import type { OpenHands } from "../../games/open-hands.ts";

interface AllHandsProps {
  readonly Held: NonNullable<OpenHands["Held"]>;
  /** By seat. */
  readonly views: readonly unknown[];
  readonly words: GameWords;
  /** The seat whose hand comes first. */
  readonly first: number | null;
}

/** Everybody's hand at a moment, side by side. */
export function AllHands({ Held, views, words, first }: AllHandsProps) {
  const t = useTranslations("replay");
  const seats = [...views.keys()].toSorted((a, b) => Number(b === first) - Number(a === first));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section className="all-hands" aria-label={t("hands")} data-testid="all-hands" tabIndex={0}>
      {seats.map((seat) => (
        <section key={seat} aria-label={t("handOf", { name: words.name(seat) })} data-testid={`hand-${seat}`}>
          <h3>
            <SeatMark seat={seat} size="small" />
            {words.name(seat)}
          </h3>
          <ul>
            <Held view={views[seat]} words={words} />
          </ul>
        </section>
      ))}
    </section>
  );
}
