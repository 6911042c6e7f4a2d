"use client";

import type { PromiseEntry } from "@consigliere/games/nothing-personal/terms";
import type { View } from "@consigliere/games/nothing-personal/view";
import { useTranslations } from "next-intl";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { BoardProps } from "../game-ui.ts";

const STATUSES = ["open", "kept", "broken", "lapsed"] as const;

/**
 * The ledger of the match: who promised what to whom and what became of it, each with the way to that moment, and the
 * offers that stand.
 */
export default function NothingPersonalLedger({ view: given, words, onMoment }: BoardProps) {
  const t = useTranslations("board.nothing-personal.ledger");
  const { promises, offers, options } = given as View;
  // Things set aside are moved without a line about the promise.
  const watch = ({ id, promise, status }: PromiseEntry) => {
    const type = status === "open" || promise.kind === "escrow" ? "promise-made" : `promise-${status}`;
    onMoment?.((event) => event.type === type && (event as Partial<PromiseEntry>).id === id);
  };
  return (
    <section className="np-ledger paper" aria-label={t("title")}>
      <h2>{t("title")}</h2>
      <p>{t(options.bindingDeals ? "binding" : "loose")}</p>
      {offers.length > 0 && (
        <ul aria-label={t("offers")}>
          {offers.map(({ id, from, to, terms }) => (
            <li key={id}>{words.event({ type: "offer-made", from, to, terms } as never)}</li>
          ))}
        </ul>
      )}
      {promises.length === 0 && <p>{t("empty")}</p>}
      {STATUSES.map((status) => {
        const of = promises.filter((entry) => entry.status === status);
        if (of.length === 0) return null;
        return (
          <div key={status} data-status={status}>
            <h3>{t(`status.${status}`, { count: of.length })}</h3>
            <ul>
              {of.map((entry) => {
                const { id, by, to, promise, round, paid } = entry;
                const told = words.event({ type: "promise-made", id, by, to, promise } as never);
                return (
                  <li key={id}>
                    <SeatMark seat={by} size="small" />
                    <button
                      type="button"
                      aria-label={[told, t(`moment.${status}`)].join(" ")}
                      onClick={() => watch(entry)}
                    >
                      {told}
                      <small>
                        {t("round", { round })}
                        {promise.kind === "pay-later" && paid > 0 ? ` ${t("paid", { paid })}` : ""}
                      </small>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
