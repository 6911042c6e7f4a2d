"use client";

import type { OrderDeed } from "@consigliere/contract/order-deeds";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { Button } from "../design/button.tsx";
import type { OrderSpeech, OrderUi } from "../games/order-ui.ts";
import { localZone } from "../i18n/local-zone.ts";
import { nameOfAnswer, saidAnswer } from "./order-words.ts";

/** The effects of the reader's orders in a match, the newest first; undefined while they are loading. */
export function useOrderDeeds(matchId: string): readonly OrderDeed[] | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.orderDeeds(matchId),
    queryFn: () => api.call(routes.readOrderDeeds, { params: { id: matchId } }),
    // The match went on while the sheet was closed.
    staleTime: 0,
    gcTime: 0,
  });
  return data?.deeds;
}

interface OrderDeedsProps {
  readonly deeds: readonly OrderDeed[];
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
  /** Shows the table as it was when event `n` was told. */
  readonly onMoment: (n: number) => void;
}

/** The number shown at first. */
const FEW = 5;

/** The questions that orders answered, or tried to answer in vain, each with its moment. */
export function OrderDeeds({ deeds, ui, speech, onMoment }: OrderDeedsProps) {
  const t = useTranslations("orders");
  const format = useFormatter();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? deeds : deeds.slice(0, FEW);
  return (
    <section data-testid="order-deeds">
      <h3>{t("recent")}</h3>
      {deeds.length === 0 && <p className="quiet">{t("none")}</p>}
      <ol className="order-deeds">
        {shown.map((deed) => (
          <li key={`${deed.at} ${deed.n} ${deed.topic}`}>
            <time dateTime={deed.at} className="figures">
              {format.dateTime(new Date(deed.at), {
                dateStyle: "medium",
                timeStyle: "short",
                timeZone: localZone(),
              })}
            </time>
            <b>{speech.words.question(deed)}</b>
            {deed.planned !== undefined && (
              <span className="order-note">{t("plan.by", { n: deed.planned + 1 })}</span>
            )}
            {deed.value !== null && (
              <span>{t("said", { answer: saidAnswer(deed.value, speech.words, t("comma")) })}</span>
            )}
            {deed.dropped.map((dropped) => (
              <span key={JSON.stringify(dropped)}>{lost(dropped)}</span>
            ))}
            <Button size="small" variant="quiet" onClick={() => onMoment(deed.n)}>
              {t("see")}
            </Button>
          </li>
        ))}
      </ol>
      {shown.length < deeds.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t("more", { count: deeds.length })}
        </Button>
      )}
    </section>
  );

  function lost({ order, answer, obstacle }: OrderDeed["dropped"][number]): string {
    const named = nameOfAnswer(answer, { ui, speech, kind: order.kind, ask: t("ask") });
    const said = t("dropped", { answer: named });
    const reason = speech.words.blocked(obstacle);
    // Without words in the catalogue, its own name is shown.
    return reason === obstacle ? said : t("why", { said, reason });
  }
}
