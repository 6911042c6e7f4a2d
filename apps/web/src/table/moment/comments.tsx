"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "../../api/use-problem.ts";
import type { At, AtTable } from "../at-table.ts";
import { Composer } from "../letters/composer.tsx";
import { LetterNotices } from "../letters/letter-notices.tsx";
import { useLetterActions } from "../letters/use-letter-actions.ts";
import type { MomentStory } from "../replay/film.ts";
import "../letters/letters.css";

const NOTHING = () => undefined;

interface CommentsProps extends At<keyof AtTable> {
  readonly viewer: number;
  readonly story: MomentStory;
}

/** The letters about a moment, and the next one. */
export function Comments({ at, viewer, story: { number, comments } }: CommentsProps) {
  const { match: look, words } = at;
  const { match, isHost } = look;
  const t = useTranslations("moment");
  const problem = useProblemText();
  const actions = useLetterActions(match.id, null);
  const { failed } = actions;
  return (
    <section className="moment-part" aria-label={t("comments")} data-testid="comments">
      <h2>{t("comments")}</h2>
      <ol className="letters-list" aria-live="polite">
        <LetterNotices
          letters={comments.map(({ quote: _, quoteAt: __, ...letter }) => letter)}
          onMoment={NOTHING}
          {...{ match, viewer, isHost, words, actions }}
        />
      </ol>
      {failed !== null && <p role="alert">{problem(failed)}</p>}
      {number === 0 ? (
        <p className="moment-none">{t("early")}</p>
      ) : (
        <Composer
          talk={{ match: match.id, viewer, other: null }}
          label={t("comment")}
          words={words}
          about={{ moment: number, hint: t("hint") }}
          actions={actions}
        />
      )}
    </section>
  );
}
