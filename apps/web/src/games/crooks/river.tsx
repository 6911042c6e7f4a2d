"use client";

import { useBoard } from "./board-context.ts";
import { playedLabel, targetName } from "./labels.ts";
import { Tile } from "./tile.tsx";

/** The crooks that a Killer removed. They no longer count. */
export function River() {
  const { t, view, words } = useBoard();
  if (view.removed.length === 0) return null;
  return (
    <section className="ck-river" aria-label={t("river")}>
      <h2>{t("river")}</h2>
      <ol>
        {view.removed.map((played) => (
          <li key={played.play}>
            <Tile played={played} />
            <span className="visually-hidden">
              {t("removed", {
                crook: playedLabel(t, words, played),
                name: words.name(played.owner),
                target: targetName(words, played.target),
                by: words.name(played.by),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
