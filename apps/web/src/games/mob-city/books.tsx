"use client";

import type { Path } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { type Forecast, forecastOf } from "./draft-effects.ts";
import { ForecastBox } from "./forecasts.tsx";
import { Key } from "./key.tsx";
import { chosenIn, type Step } from "./steps.ts";

/** The effect of the draft on the viewer's books; null for people without a seat. */
export function useDraftedBooks(): Forecast | null {
  const { view, viewer, draft, steps } = useBoard();
  const topic = draft?.prompt.topic;
  const isBuying = topic === "buy" || topic === "business-plan";
  const buying = steps.find(({ path }) => path.length === 0 || path[0] === "buy");
  const pouring = steps.find(({ form }) => form === "pour");
  return forecastOf(view, viewer, {
    buys: isBuying ? (buying?.chosen ?? []) : [],
    pours: pouring?.chosen ?? null,
    isPayday: topic === "business-plan",
  });
}

/** The viewer's books: cash now and after the draft, what tonight earns, and what it costs; and the keys of the day. */
export function Books() {
  const { t, draft } = useBoard();
  const forecast = useDraftedBooks();
  if (forecast === null) return null;
  const { cash, left, event, income, wages, fines } = forecast;
  const becomes = { cash, left: Math.abs(left), short: left < 0 ? "yes" : "no" };
  const lines = [
    ["cash", left === cash ? t("earns", { money: cash }) : t("books.becomes", becomes)],
    ["income", t("books.gain", { money: income })],
    ["wages", t("books.cost", { money: wages })],
    [event === null ? "fines" : "finesToday", t("books.cost", { money: fines })],
  ] as const;
  return (
    <>
      {draft?.prompt.topic.startsWith("business") === true && <DayKeys />}
      <dl className="mc-books" aria-label={t("books.label")}>
        {lines.map(([name, says]) => (
          <div key={name} data-short={(name === "cash" && left < 0) || undefined}>
            <dt>{t(`books.${name}`)}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <ForecastBox />
    </>
  );
}

const RESERVE: Path = ["reserve"];
/** Dollars that a press adds to what is kept in cash; any other sum can be said on the list. */
const SHEAF = 500;

/** The questions of a day's business besides sending groups: buying, pouring, and what to keep. */
function DayKeys() {
  const { t, draft, words, steps, turnTo } = useBoard();
  if (draft === null) return null;
  const { question } = draft.prompt;
  const part =
    question.form === "form" ? question.parts.find(({ name }) => name === "speakeasies") : undefined;
  const hasAll = part?.question.form === "one" && part.question.options.some(({ id }) => id === "all");
  const isAll = chosenIn(draft, "speakeasies") === "all";
  const buying = steps.find(({ path }) => path[0] === "buy");
  const pouring = steps.find(({ form }) => form === "pour");
  const reserve = draft.draft.form === "form" ? draft.draft.parts["reserve"] : undefined;
  const { least, most } = draft.amountsAt(RESERVE);
  const more = reserve?.form === "amount" ? reserve.chosen + SHEAF : least;
  return (
    <div className="mc-day-keys row" data-gap="1">
      {buying !== undefined && <StepKey step={buying} name={t("dayPlan.buy")} />}
      {pouring !== undefined ? (
        <StepKey step={pouring} name={t("pour")} leads="pour" />
      ) : (
        part !== undefined && (
          <Key
            id="plan-speakeasies"
            mark="open"
            data-leads="list pour"
            onPress={() => {
              draft.pick(["speakeasies"], "list");
              turnTo(["speakeasies", "list"]);
            }}
          >
            {t("pour")} <b>{isAll ? words.option("all") : 0}</b>
          </Key>
        )
      )}
      {pouring !== undefined && hasAll && (
        <Key id="option-all" mark="open" onPress={() => draft.pick(["speakeasies"], "all")}>
          {words.option("all")}
        </Key>
      )}
      {reserve?.form === "amount" && (
        <Key
          id="plan-reserve"
          mark={reserve.chosen > least ? "chosen" : "open"}
          onPress={() => draft.setAmount(RESERVE, more > most ? least : more)}
        >
          {words.part("reserve")} <b>{t("earns", { money: reserve.chosen })}</b>
        </Key>
      )}
    </div>
  );
}

interface StepKeyProps {
  readonly step: Step;
  readonly name: string;
  /** The forms of the options that a press makes pressable: a lesson points at it first. */
  readonly leads?: string;
}

/** A press makes buildings answer this step. */
function StepKey({ step, name, leads }: StepKeyProps) {
  const { step: current, turnTo } = useBoard();
  const count = step.chosen.length;
  return (
    <Key
      id={`plan-${step.path.join("-")}`}
      mark={count > 0 ? "chosen" : "open"}
      data-leads={leads}
      aria-current={current === step ? "step" : undefined}
      onPress={() => turnTo(step.path)}
    >
      {name} <b>{count}</b>
    </Key>
  );
}

const DOCTRINE = ["grenade", "capture", "loot", "moll"] as const;

/** Orders for whenever something comes up: one line, and a press on a part says the next answer. */
export function Doctrine({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words } = useBoard();
  const { question } = draft.prompt;
  const parts = question.form === "form" ? question.parts : [];
  return (
    <fieldset className="mc-doctrine" aria-label={t("orders.standing")}>
      {DOCTRINE.map((part) => {
        const asked = parts.find(({ name }) => name === part)?.question;
        const chosen = chosenIn(draft, part);
        if (asked?.form !== "one" || chosen == null) return null;
        const at = asked.options.findIndex(({ id }) => id === chosen);
        const next = asked.options[(at + 1) % asked.options.length]?.id ?? chosen;
        return (
          <Key key={part} id={`option-${next}`} mark="open" onPress={() => draft.pick([part], next)}>
            {words.part(part)} <b>{words.option(chosen)}</b>
          </Key>
        );
      })}
    </fieldset>
  );
}
