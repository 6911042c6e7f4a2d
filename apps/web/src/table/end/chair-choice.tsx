"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Film } from "../replay/film.ts";
import type { Chair } from "../use-chair.ts";

interface ChairChoiceProps {
  readonly match: MatchPublic;
  /** The reader's own seat; null: none. */
  readonly viewer: number | null;
  readonly chair: Chair;
  /** The match is to be shown as it was seen from the chair, or with everything open. */
  readonly onFilm: (film: Film) => void;
}

/** Once all hands are open: from whose chair board, log and replay are seen. */
export function ChairChoice({ match: { seats }, viewer, chair, onFilm }: ChairChoiceProps) {
  const t = useTranslations("play.chair");
  const problem = useProblemText();
  const group = useId();
  return (
    <section className="chair-choice paper" aria-label={t("label")} data-testid="chairs">
      <fieldset>
        <legend>{t("from")}</legend>
        {viewer === null && (
          <label className="choice">
            <input
              type="radio"
              name={group}
              checked={chair.wanted === null}
              onChange={() => chair.choose(null)}
              data-testid="chair-all"
            />
            <span>{t("all")}</span>
          </label>
        )}
        {seats.map(({ seat, name, portrait, isMe }) => (
          <label key={seat} className="choice">
            <input
              type="radio"
              name={group}
              checked={seat === chair.wanted}
              onChange={() => chair.choose(seat)}
              data-testid={`chair-${seat}`}
            />
            <Portrait of={portrait ?? `bot-${seat}`} shape="round" />
            <SeatMark seat={seat} size="small" />
            <span>{isMe ? t("own", { name }) : name}</span>
          </label>
        ))}
      </fieldset>
      <div className="row" data-gap="2">
        <Button
          size="small"
          busy={chair.wanted !== chair.seat}
          onClick={() => onFilm({ from: "start", plays: true })}
          data-testid="film"
        >
          {t("replay")}
        </Button>
        <Button
          size="small"
          onClick={() => {
            chair.choose(viewer);
            onFilm({ from: "start", plays: true, opens: true });
          }}
          data-testid="film-open"
        >
          {t("replayOpen")}
        </Button>
      </div>
      {chair.error !== null && (
        <p className="field-error" role="alert">
          {problem(chair.error)}
        </p>
      )}
    </section>
  );
}
