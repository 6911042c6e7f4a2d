"use client";

import type { AnswerValue } from "@consigliere/contract/answer";
import type { CharId } from "@consigliere/games/mob-city/cards";
import { useEffect, useState } from "react";
import { answerOf, type Draft } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import type { FightForecast, Inquiry } from "./fight-forecast-worker.ts";
import { shortName } from "./labels.ts";

/** The questions whose answers can be played ahead. */
const TOPICS: readonly string[] = [
  "business",
  "business-plan",
  "orders",
  "bomb",
  "moll",
  "fight-arm",
  "fight-act",
  "fight-act2",
  "fight-capture",
];

/** The key to the forecast of the drafted answer in one line. Empty where none can be played. */
export function ForecastBox() {
  const { t, draft, isForecastWanted, wantForecast } = useBoard();
  if (draft === null || !TOPICS.includes(draft.prompt.topic)) return null;
  return (
    <section
      className="mc-forecast-line"
      data-open={isForecastWanted || undefined}
      aria-label={t("fightForecast.label")}
    >
      {isForecastWanted && <Line draft={draft} />}
      <button
        type="button"
        className="mc-step"
        aria-pressed={isForecastWanted}
        data-testid="what-would-happen"
        onClick={() => wantForecast(!isForecastWanted)}
      >
        <Said words={t("fightForecast.label")}>{t("fightForecast.key")}</Said>
      </button>
    </section>
  );
}

/** The drafted answer played through; in words, why it is not. */
function useForecast(draft: AnswerDraft): FightForecast | "tooLittle" | "busy" | "failed" {
  const { view } = useBoard();
  const { topic, about } = draft.prompt;
  const { character = null, from = null } = (about ?? {}) as { character?: CharId; from?: number };
  const answer = wholeOf(draft);
  const asked = answer === null ? null : JSON.stringify({ topic, character, from, answer });
  const [found, setFound] = useState<{ asked: string; view: unknown; forecast: FightForecast | null }>();
  useEffect(() => {
    if (asked === null) return;
    const worker = new Worker(new URL("./fight-forecast-worker.ts", import.meta.url), { type: "module" });
    const tell = (forecast: FightForecast | null) => setFound({ asked, view, forecast });
    worker.onmessage = ({ data }: MessageEvent<FightForecast | null>) => tell(data);
    worker.onerror = () => tell(null);
    worker.postMessage({ ...JSON.parse(asked), view } satisfies Inquiry);
    return () => worker.terminate();
  }, [asked, view]);
  if (asked === null) return "tooLittle";
  return found?.asked === asked && found.view === view ? (found.forecast ?? "failed") : "busy";
}

/** The drafted answer, with what the house would answer for the parts still open. Null as long as it says too little. */
function wholeOf({ prompt: { question, fallback }, draft, answer }: AnswerDraft): AnswerValue | null {
  if (answer !== null || question.form !== "form" || draft.form !== "form") return answer;
  const usual = fallback as Readonly<Record<string, AnswerValue>>;
  const said = question.parts.flatMap(({ name, question: part }): [string, AnswerValue][] => {
    const given = answerOf(part, draft.parts[name] as Draft) ?? usual[name];
    return given === undefined ? [] : [[name, given]];
  });
  return Object.fromEntries(said);
}

/** So many people are named who may fall. */
const MOST_NAMED = 3;

/** The cash, how each fight goes, and who is most likely to fall in it. */
function Line({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words } = useBoard();
  const found = useForecast(draft);
  const says =
    typeof found === "string"
      ? [t(`fightForecast.${found}`)]
      : found.fights.flatMap(({ building: id, none, won, people }) => {
          const building = words.short(id);
          if (none === 1) return [t("fightForecast.none", { building })];
          const share = aboutPercent(won);
          const fall = people
            .filter(({ lost }) => lost > 0)
            .sort((a, b) => b.lost - a.lost)
            .slice(0, MOST_NAMED)
            .map(({ card, lost }) =>
              t("fightForecast.person", { name: shortName(words, card), share: aboutPercent(lost) }),
            );
          return [
            none === 0
              ? t("fightForecast.says", { building, share })
              : t("fightForecast.maybe", { building, share, fights: aboutPercent(1 - none) }),
            ...(fall.length === 0 ? [] : [t("fightForecast.falls", { list: fall.join(t("comma")) })]),
          ];
        });
  return (
    <p className="mc-fight-forecast-says" aria-live="polite" aria-busy={found === "busy"}>
      {typeof found === "object" &&
        found.cash !== null &&
        `${t("fightForecast.cash", changeOf(found.cash))} `}
      {says.join(" ")}
    </p>
  );
}

const STEP = 5;

/** A share from 0 to 1 in percent, to the nearest 5; a small rest is never called nothing, nor nearly all of it all. */
function aboutPercent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(100 - STEP, Math.max(STEP, Math.round((share * 100) / STEP) * STEP));
}

const HUNDREDS = 100;

/** A change in dollars, to the nearest hundred. */
function changeOf(dollars: number): { readonly sign: "up" | "down" | "none"; readonly money: number } {
  const money = Math.round(Math.abs(dollars) / HUNDREDS) * HUNDREDS;
  return { sign: money === 0 ? "none" : dollars > 0 ? "up" : "down", money };
}
