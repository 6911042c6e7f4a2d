"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import type { RecapFrame } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import type { Chair } from "./use-chair.ts";

/** What a replay may last: the service tells no more of a match at once. */
const MOST_EVENTS = 150;

interface ChairChoiceProps {
  readonly match: MatchPublic;
  readonly chair: Chair;
  /** The match as it was seen from the chair; of a long one, its end. */
  readonly onFilm: (frames: readonly RecapFrame[]) => void;
}

/** Once all hands are open: from whose chair board, log and replay are seen. */
export function ChairChoice({ match: { id, seats }, chair, onFilm }: ChairChoiceProps) {
  const t = useTranslations("play.chair");
  const api = useApi();
  const problem = useProblemText();
  const group = useId();
  const from = Math.max(0, chair.table.told - MOST_EVENTS);
  const film = useMutation({
    mutationFn: ({ as }: Chair) =>
      api.call(routes.viewMatch, {
        params: { id },
        query: { since: String(from), ...(as !== undefined && { as }) },
      }),
  });
  const error = chair.error ?? film.error;
  const choose = (seat: number) => {
    // A film that comes too late is of a chair that was left.
    film.reset();
    chair.choose(seat);
  };
  return (
    <section className="chair-choice paper" aria-label={t("label")} data-testid="chairs">
      <fieldset>
        <legend>{t("from")}</legend>
        {seats.map(({ seat, name, portrait, isMe }) => (
          <label key={seat} className="choice">
            <input
              type="radio"
              name={group}
              checked={seat === chair.wanted}
              onChange={() => choose(seat)}
              data-testid={`chair-${seat}`}
            />
            <Portrait of={portrait ?? `bot-${seat}`} shape="round" className="size-9" />
            <SeatMark seat={seat} className="size-5" />
            <span className="min-w-0 wrap-anywhere">{isMe ? t("own", { name }) : name}</span>
          </label>
        ))}
      </fieldset>
      <Button
        size="small"
        busy={film.isPending}
        onClick={() => film.mutate(chair, { onSuccess: ({ recap }) => onFilm(recap?.frames ?? []) })}
        data-testid="film"
      >
        {from === 0 ? t("replay") : t("replayEnd", { count: MOST_EVENTS })}
      </Button>
      {error !== null && (
        <p className="field-error" role="alert">
          {problem(error)}
        </p>
      )}
    </section>
  );
}
