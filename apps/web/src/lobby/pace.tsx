"use client";
import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import type { OptionValues } from "../options/option-fields.ts";
import { paceOf } from "../options/rule-sets.ts";
import { type Planned, useLikelyLength } from "../options/use-likely-length.ts";

/** How the match goes on over the days: the time for a turn, and its likely length. */
export function Pace({ match }: { readonly match: Planned & Pick<MatchPublic, "clock"> }) {
  const t = useTranslations("join");
  const lengths = useTranslations("newMatch.length");
  const options = match.options as OptionValues;
  const length = useLikelyLength(match);
  const hours = Number(options["turnHours"]);
  const kind = match.clock.kind === "none" ? "none" : paceOf(options) === "evening" ? "evening" : "hours";
  return (
    <div className="invitation-pace">
      <p>{t(`pace.${kind}`, { hours })}</p>
      {/* Its line is kept free until it is known. */}
      <p>{length === null ? "\u00a0" : lengths(length.unit, { count: length.count, asks: length.asks })}</p>
    </div>
  );
}
