"use client";

import type { LoggedEvent, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { GameWords } from "../../games/game-words.ts";
import { marginOf } from "./margin.ts";

interface SettledProps {
  readonly outcome: NonNullable<TableView["outcome"]>;
  readonly words: GameWords;
  /** The greatest event; null: there is none. */
  readonly decisive: LoggedEvent | null;
}

/** The reason why the match ended so: the figures of the first two, else the greatest event. */
export function Settled({ outcome, words, decisive }: SettledProps) {
  const t = useTranslations("outcome");
  const margin = marginOf(words.decides(outcome.reason), outcome);
  const said =
    margin === null
      ? decisive && words.event(decisive.event)
      : [
          ...margin.tied.map(({ stat, value }) =>
            t("each", { stat: words.stat(stat), value: words.figure(stat, value) }),
          ),
          t("margin", {
            stat: words.stat(margin.stat),
            more: words.figure(margin.stat, margin.more),
            less: words.figure(margin.stat, margin.less),
          }),
        ].join(t("sentences"));
  return said === null ? null : <p className="end-decided">{t("decided", { sentence: said })}</p>;
}
