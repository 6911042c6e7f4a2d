"use client";

import { GROUPS } from "@consigliere/games/mob-city/cards";
import { useBoard } from "./board-context.ts";
import { Books, useForecast } from "./books.tsx";
import { buildingName, groupSign } from "./labels.ts";
import { chosenAt, poursOf, type Step } from "./steps.ts";
import "./day-plan.css";

/** A day's business as it is put together: wages, buying, speakeasies, groups, and the cash that runs through them. */
export function DayPlan() {
  const { t, draft, view, steps } = useBoard();
  const topic = draft?.prompt.topic;
  if (draft === null || (topic !== "business" && topic !== "business-plan")) return <Books />;
  const buying = steps.find(({ path }) => path[0] === "buy");
  return (
    <section className="mc-day-plan" aria-label={t("dayPlan.label")}>
      <ol>
        {topic === "business-plan" && <Wages />}
        {buying !== undefined && (
          <StepKey step={buying} name={t("dayPlan.buy")}>
            {t("dayPlan.count", { count: chosenAt(buying, "building").length })}
          </StepKey>
        )}
        <Pouring />
        {GROUPS.filter((group) => (view.mine?.groups[group - 1] ?? []).length > 0).map((group) => {
          const sending = steps.find(({ path }) => path[0] === `group-${group}`);
          return sending && <Sending key={group} step={sending} group={group} />;
        })}
      </ol>
      <Books />
    </section>
  );
}

function Wages() {
  const { t } = useBoard();
  const due = useForecast()?.due ?? 0;
  return (
    <li>
      <span className="mc-step" data-done="">
        <b>{t("dayPlan.wages")}</b>
        {t("earns", { money: due })}
      </span>
    </li>
  );
}

/** Null where there is no whiskey to pour. */
function Pouring() {
  const { t, draft, words } = useBoard();
  const question = draft?.prompt.question;
  const part =
    question?.form === "form" ? question.parts.find(({ name }) => name === "speakeasies") : undefined;
  if (draft === null || part === undefined) return null;
  const inner = draft.draft.form === "form" ? draft.draft.parts["speakeasies"] : undefined;
  const isAll = inner?.form === "one" && inner.chosen === "all";
  const pouring = poursOf(draft.prompt.question, draft.draft);
  return (
    <li>
      <button
        type="button"
        className="mc-step"
        data-done={isAll || pouring !== null ? "" : undefined}
        data-testid="plan-speakeasies"
        disabled={part.question.form !== "one"}
        onClick={() => pouring === null && draft.pick(["speakeasies"], "list")}
      >
        <b>{words.part("speakeasies")}</b>
        {isAll ? words.option("all") : t("dayPlan.count", { count: chosenAt(pouring, "pour").length })}
      </button>
    </li>
  );
}

/** Where a group goes; of several places the first that fits when its turn comes. */
function Sending({ step, group }: { readonly step: Step; readonly group: (typeof GROUPS)[number] }) {
  const { t, words } = useBoard();
  const targets = chosenAt(step, "building").map((id) => buildingName(words, id));
  return (
    <StepKey step={step} name={groupSign(group)} label={t("group", { group })}>
      {targets.length === 0
        ? t(step.draft.form === "some" ? "dayPlan.house" : "whereTo")
        : targets.join(" › ")}
    </StepKey>
  );
}

interface StepKeyProps {
  readonly step: Step;
  readonly name: string;
  /** What it is called where the name is but a sign. */
  readonly label?: string;
  readonly children: string;
}

/** A press makes buildings answer this step. */
function StepKey({ step, name, label, children }: StepKeyProps) {
  const { step: current, turnTo } = useBoard();
  const isCurrent = current?.path.join() === step.path.join();
  return (
    <li>
      <button
        type="button"
        className="mc-step"
        data-done={chosenAt(step, "building").length > 0 ? "" : undefined}
        data-testid={`plan-${step.path.join("-")}`}
        aria-current={isCurrent ? "step" : undefined}
        onClick={() => turnTo(step.path)}
      >
        <b>
          {label !== undefined && <span className="visually-hidden">{label}</span>}
          <span aria-hidden={label !== undefined || undefined}>{name}</span>
        </b>
        {children}
      </button>
    </li>
  );
}
