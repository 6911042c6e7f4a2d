"use client";
import type { Invitation } from "@consigliere/contract/lobby";
import { useTranslations } from "next-intl";
import type { OptionValues } from "../options/option-fields.ts";
import { paceOf } from "../options/rule-sets.ts";
import { useLikelyLength } from "../options/use-likely-length.ts";

/** How the match goes on over the days: the time for a turn, and its likely length. */
export function Pace({ invitation }: { readonly invitation: Invitation }) {
  const t = useTranslations("join");
  const lengths = useTranslations("newMatch.length");
  const options = invitation.options as OptionValues;
  const length = useLikelyLength(invitation);
  const hours = Number(options["turnHours"]);
  const kind =
    invitation.clock.kind === "none" ? "none" : paceOf(options) === "evening" ? "evening" : "hours";
  return (
    <div className="invitation-pace">
      <p>{t(`pace.${kind}`, { hours })}</p>
      {/* Its line is kept free until it is known. */}
      <p>{length === null ? "\u00a0" : lengths(length.unit, { count: length.count, asks: length.asks })}</p>
    </div>
  );
}
