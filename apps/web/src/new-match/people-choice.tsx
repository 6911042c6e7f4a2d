"use client";

import { EVEN_TEMPERED } from "@consigliere/contract/bot-levels";
import { useTranslations } from "next-intl";
import { levelsOf, temperamentsOf } from "../api/games.ts";
import { ChoiceField } from "../design/fields.tsx";
import { DEALT, TemperamentField } from "../options/temperament-field.tsx";
import type { DraftProps } from "./draft.ts";

/** How many sit at the table, how many of them are bots, and how these play. */
export function PeopleChoice({ game, draft, onDraft }: DraftProps) {
  const t = useTranslations("newMatch");
  const { seats, bots } = draft;
  const { min, max } = game.seats;
  return (
    <>
      <div className="halves">
        <ChoiceField
          label={t("seats")}
          choices={numbers(max - min + 1, min)}
          value={String(seats)}
          onValue={(count) => onDraft({ seats: Number(count), bots: Math.min(bots, Number(count) - 1) })}
        />
        <ChoiceField
          label={t("bots")}
          hint={t("botsHint")}
          choices={numbers(seats, 0)}
          value={String(bots)}
          onValue={(count) => onDraft({ bots: Number(count) })}
        />
      </div>
      {bots > 0 && game.bots.length > 1 && (
        <ChoiceField
          label={t("level")}
          hint={t("levelHint")}
          choices={levelsOf(game).map((level) => ({ value: level, name: t(`levels.${level}`) }))}
          value={draft.level}
          onValue={(level) => onDraft({ level })}
        />
      )}
      {bots > 0 && game.temperaments.length > 0 && (
        <TemperamentField
          label={t("temperament")}
          choices={[DEALT, EVEN_TEMPERED, ...temperamentsOf(game)]}
          value={draft.temperament}
          onValue={(temperament) => onDraft({ temperament })}
        />
      )}
    </>
  );
}

/** So many numbers as choices, from the first on. */
function numbers(count: number, first: number) {
  return Array.from({ length: count }, (_, index) => String(first + index)).map((value) => ({
    value,
    name: value,
  }));
}
