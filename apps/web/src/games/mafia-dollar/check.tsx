"use client";

import type { MafiaDollarEvent } from "@consigliere/games/mafia-dollar/events";
import { useEffect, useState } from "react";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { TableEvent } from "../game-words.ts";
import { useBoard } from "./board-context.ts";
import { SortArt } from "./card-art.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { faceOf } from "./faces.ts";
import { callName, nameOf } from "./labels.ts";
import "./check.css";

type Tried = Extract<MafiaDollarEvent, { type: "hit-tried" | "robbery-tried" }>;
type Flipped = Extract<MafiaDollarEvent, { type: "check-flipped" }>;

/** The skill check as it happens: who tries what, the card turned over, the sum and what came of it. */
export function Check() {
  const { event } = useBoard();
  const tried = useLastTry(event);
  if (isTried(event)) return <Stage tried={event} flipped={null} />;
  return isFlipped(event) ? (
    <Stage tried={tried?.seat === event.seat ? tried : null} flipped={event} />
  ) : null;
}

function isTried(event: TableEvent | null): event is Tried {
  return event?.type === "hit-tried" || event?.type === "robbery-tried";
}

function isFlipped(event: TableEvent | null): event is Flipped {
  return event?.type === "check-flipped";
}

/** The flip does not say for whom it was; the event before it did. */
function useLastTry(event: TableEvent | null): Tried | null {
  const [tried, setTried] = useState<Tried | null>(null);
  useEffect(() => {
    if (isTried(event)) setTried(event);
    else if (!isFlipped(event)) setTried(null);
  }, [event]);
  return tried;
}

function Stage({ tried, flipped }: { readonly tried: Tried | null; readonly flipped: Flipped | null }) {
  const { t, words } = useBoard();
  const modifier = flipped?.modifier ?? tried?.modifier ?? 0;
  return (
    <div className="md-stage">
      <section className="md-check paper" aria-label={t("checkLabel")}>
        {tried !== null && <Parties tried={tried} />}
        <Flip flipped={flipped} />
        <p className="md-sum">
          <span>
            {t("sumDie")} <b>{flipped?.die ?? "?"}</b>
          </span>
          <span>
            {t("sumPoints")} <b>{modifier < 0 ? `−${-modifier}` : `+${modifier}`}</b>
          </span>
          <span>
            = <b>{flipped?.total ?? "?"}</b>
          </span>
        </p>
        {flipped === null ? (
          <p className="md-verdict">{t("needed")}</p>
        ) : (
          <p className="md-verdict" data-success={flipped.success}>
            {t(flipped.success ? "success" : "failure")}
          </p>
        )}
        {flipped !== null && <span className="visually-hidden">{nameOf(words, flipped.card)}</span>}
      </section>
    </div>
  );
}

function Parties({ tried }: { readonly tried: Tried }) {
  const { t, words } = useBoard();
  const isHit = tried.type === "hit-tried";
  const target = isHit ? callName(words, tried.target) : nameOf(words, tried.warehouse);
  return (
    <div className="md-parties">
      <Portrait of={faceOf(tried.gangster)} />
      <p>
        <b>{callName(words, tried.gangster)}</b>
        {t(isHit ? "hits" : "robs")}
        <b>{target}</b>
        <small>{t("of", { name: words.name(tried.victim) })}</small>
      </p>
      {isHit ? <Portrait of={faceOf(tried.target)} /> : <SortArt sort="warehouse" />}
    </div>
  );
}

/** The top card of the draw pile turns over. */
function Flip({ flipped }: { readonly flipped: Flipped | null }) {
  const { words } = useBoard();
  return (
    <div className="md-flip">
      <div
        key={flipped?.card ?? "back"}
        className="md-flip-card"
        data-turning={flipped !== null || undefined}
      >
        <span className="md-flip-side">
          {flipped === null ? <CardBack /> : <DollarCard card={flipped.card} words={words} />}
        </span>
        <span className="md-flip-side" data-back>
          <CardBack />
        </span>
      </div>
    </div>
  );
}
