"use client";
import type { CorrectionView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../../api/match.ts";
import { useProblemToast } from "../../api/use-problem.ts";
import { useWhen } from "../../lending/use-when.ts";
import type { At } from "../at-table.ts";

type Said = "agreed" | "objected" | "silent";

/** A correction about which the players of a match are asked, in words, and the reader's answer to it. */
export interface Correction {
  readonly name: string;
  /** The change for the players. */
  readonly change: string;
  /** Its outcome as things stand. */
  readonly outlook: string;
  /** A line for those who agree, those who object and those who are silent. */
  readonly voices: readonly string[];
  /** The reader's reply; null: they are not asked. */
  readonly mine: Said | null;
  readonly isBusy: boolean;
  readonly say: (agrees: boolean) => void;
}

const VOICES = ["agreed", "objected", "silent"] as const;

/** The corrections of a match, oldest first. */
export function useCorrections({ match, words, may }: At<"match" | "words" | "may">["at"]): Correction[] {
  const t = useTranslations("corrections");
  const when = useWhen();
  const trouble = useProblemToast();
  const { id } = match.match;
  const answer = useMatchAction(id, routes.answerCorrection);
  const { corrections = [], viewer } = match;
  const who = (seat: number) => (seat === viewer ? t("you") : words.name(seat));
  return corrections.map((correction) => {
    const { name, until, objected } = correction;
    return {
      name,
      change: words.text(`correction.${name}`),
      outlook: objected.length > 0 ? t("kept") : t("open", { when: when(until) }),
      voices: VOICES.flatMap((said) =>
        correction[said].length === 0 ? [] : t(said, { names: words.list(correction[said].map(who)) }),
      ),
      mine: viewer !== null && may.agree ? saidBy(correction, viewer) : null,
      isBusy: answer.isPending,
      say: (agrees) =>
        answer.mutate({ params: { id, correction: name }, body: { agrees } }, { onError: trouble }),
    };
  });
}

function saidBy(correction: CorrectionView, seat: number): Said | null {
  return VOICES.find((said) => correction[said].includes(seat)) ?? null;
}
