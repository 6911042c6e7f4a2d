"use client";
import type { Invitation } from "@consigliere/contract/lobby";
import { useTranslations } from "next-intl";
import { useGames } from "../api/games.ts";
import { lengthOf } from "../options/length.ts";
import { defaultValues, type OptionValues, optionFields } from "../options/option-fields.ts";
import { paceOf, ruleSetOf } from "../options/rule-sets.ts";
import { useEstimates } from "../options/use-estimates.ts";

/** How the match goes on over the days: the time for a turn, and its likely length. */
export function Pace({ invitation }: { readonly invitation: Invitation }) {
  const t = useTranslations("join");
  const lengths = useTranslations("newMatch.length");
  const { game: id, clock, seatCount, seats } = invitation;
  const options = invitation.options as OptionValues;
  const { data } = useGames();
  const estimate = useEstimates(id);
  const game = data?.games.find((one) => one.id === id);
  const ruleSet = game && ruleSetOf(game, defaultValues(optionFields(game.options)), options);
  // Options that were changed one by one seldom make it much longer or shorter.
  const known = game && estimate(ruleSet ?? "days", seatCount);
  const people = seatCount - seats.filter(({ kind }) => kind === "bot").length;
  const { unit, ...figures } = known === undefined ? { unit: null } : lengthOf(known, options, people);
  const hours = Number(options["turnHours"]);
  const kind = clock.kind === "none" ? "none" : paceOf(options) === "evening" ? "evening" : "hours";
  return (
    <div className="invitation-pace">
      <p>{t(`pace.${kind}`, { hours })}</p>
      {/* Its line is kept free until it is known. */}
      <p>{unit === null ? "\u00a0" : lengths(unit, figures)}</p>
    </div>
  );
}
