"use client";

import type { PastQuestion } from "@consigliere/contract/order-deeds";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { Button } from "../design/button.tsx";
import type { OrderSpeech } from "../games/order-ui.ts";
import { saidAnswer } from "./order-words.ts";
import type { Trial } from "./trial.ts";

const NONE: readonly PastQuestion[] = [];

/** The last questions of the match that the reader answered without help; none while they are loading. */
export function usePastQuestions(matchId: string): readonly PastQuestion[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.pastQuestions(matchId),
    queryFn: () => api.call(routes.readPastQuestions, { params: { id: matchId } }),
    staleTime: 0,
    gcTime: 0,
  });
  return data?.questions ?? NONE;
}

interface OrderTrialProps {
  readonly trial: Trial;
  readonly speech: OrderSpeech;
  /** Shows the table as it was when event `n` was told. */
  readonly onMoment: (n: number) => void;
}

/** The number of differences shown. */
const FEW = 3;

/** The answers that an order would have given to the reader's last questions of its kind, and the differences. */
export function OrderTrial({ trial: { count, same, other, left }, speech, onMoment }: OrderTrialProps) {
  const t = useTranslations("orders.trial");
  if (count === 0) return null;
  const said = (answer: PastQuestion["value"]) => saidAnswer(answer, speech.words, t("comma"));
  const counts = [
    ...(same > 0 ? [t("same", { count: same })] : []),
    ...(other.length > 0 ? [t("other", { count: other.length })] : []),
    ...(left > 0 ? [t("left", { count: left })] : []),
  ];
  return (
    <div className="order-note" data-testid="order-trial">
      <p>{t("tried", { count, what: counts.join(t("comma")) })}</p>
      <ul>
        {other.slice(0, FEW).map(({ question: { n, prompt, value }, answer }) => (
          <li key={prompt.id}>
            {t("differs", { mine: said(value), its: said(answer) })}{" "}
            <Button size="small" variant="quiet" onClick={() => onMoment(n)}>
              {t("see")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
