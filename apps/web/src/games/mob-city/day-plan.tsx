"use client";

import { GROUPS, type GroupNo } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Path } from "../../prompts/draft.ts";
import { useBoard } from "./board-context.ts";
import { useForecast } from "./books.tsx";
import { buildingName, isPerson } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { chosenAt, groupAt, pouringIn, type Step } from "./steps.ts";

/** A day's business as it is put together: wages, buying, speakeasies, and where every group goes. */
export function DayPlan() {
  const { t, draft, steps } = useBoard();
  const topic = draft?.prompt.topic;
  if (draft === null || (topic !== "business" && topic !== "business-plan")) return null;
  const buying = steps.find(({ path }) => path[0] === "buy");
  return (
    <ol className="mc-day-plan" aria-label={t("dayPlan.label")}>
      {topic === "business-plan" && <Wages />}
      {buying !== undefined && (
        <StepKey step={buying} name={t("dayPlan.buy")}>
          {t("dayPlan.count", { count: chosenAt(buying).length })}
        </StepKey>
      )}
      <Pouring />
      <Reserve />
      {GROUPS.map((group) => {
        const sending = steps.find((step) => groupAt(step) === group);
        return sending && <Sending key={group} step={sending} group={group} />;
      })}
    </ol>
  );
}

function Wages() {
  const { t } = useBoard();
  const due = useForecast()?.due ?? 0;
  return (
    <li>
      <span className="mc-step" data-done="">
        <b>{t("dayPlan.wages")}</b>
        <span>{t("earns", { money: due })}</span>
      </span>
    </li>
  );
}

const RESERVE: Path = ["reserve"];
/** Dollars that a press adds or takes; any other sum can be said on the list. */
const SHEAF = 500;

/** The amount to keep in cash in any case; null where it is not asked. */
function Reserve() {
  const { t, draft, words } = useBoard();
  const inner = draft?.draft.form === "form" ? draft.draft.parts["reserve"] : undefined;
  if (draft === null || inner?.form !== "amount") return null;
  const { least, most } = draft.amountsAt(RESERVE);
  const kept = inner.chosen;
  const key = (label: string, sign: string, to: number, isEnd: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && draft.setAmount(RESERVE, to)}
    >
      {sign}
    </button>
  );
  return (
    <li>
      <fieldset className="mc-step mc-reserve" data-done={kept > 0 || undefined}>
        <legend className="visually-hidden">{words.part("reserve")}</legend>
        {key(t("dayPlan.less"), "−", kept - SHEAF, kept <= least)}
        <span>
          <b>{words.part("reserve")}</b>
          <span aria-live="polite">{t("earns", { money: kept })}</span>
        </span>
        {key(t("dayPlan.more"), "+", kept + SHEAF, kept >= most)}
      </fieldset>
    </li>
  );
}

/** Null where there is no whiskey to pour. */
function Pouring() {
  const { t, draft, words, steps, turnTo } = useBoard();
  const question = draft?.prompt.question;
  const part =
    question?.form === "form" ? question.parts.find(({ name }) => name === "speakeasies") : undefined;
  if (draft === null || part === undefined) return null;
  const inner = draft.draft.form === "form" ? draft.draft.parts["speakeasies"] : undefined;
  const isAll = inner?.form === "one" && inner.chosen === "all";
  const pouring = pouringIn(steps);
  const name = words.part("speakeasies");
  const hasAll = part.question.form === "one" && part.question.options.some(({ id }) => id === "all");
  if (pouring !== undefined) {
    return (
      <>
        <StepKey step={pouring} name={t("pour")} label={name} leads="pour">
          {t("dayPlan.count", { count: chosenAt(pouring).length })}
        </StepKey>
        {hasAll && (
          <li>
            <button
              type="button"
              className="mc-step"
              data-mark="open"
              data-testid="option-all"
              onClick={() => draft.pick(["speakeasies"], "all")}
            >
              <b>{t("pour")}</b>
              <span>{words.option("all")}</span>
            </button>
          </li>
        )}
      </>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="mc-step"
        data-mark="open"
        data-done={isAll || undefined}
        data-testid="plan-speakeasies"
        data-leads="list pour"
        onClick={() => {
          draft.pick(["speakeasies"], "list");
          turnTo(["speakeasies", "list"]);
        }}
      >
        <b>{t("pour")}</b>
        <span>{isAll ? words.option("all") : t("dayPlan.count", { count: 0 })}</span>
      </button>
    </li>
  );
}

/** The destination of a group; of several places the first that fits when its turn comes. */
function Sending({ step, group }: { readonly step: Step; readonly group: GroupNo }) {
  const { t, words, view } = useBoard();
  const targets = chosenAt(step).map((id) => buildingName(words, id));
  const people = (view.mine?.groups[group - 1] ?? []).filter(isPerson);
  return (
    <StepKey
      step={step}
      name={groupSign(group)}
      label={t("group", { group: groupSign(group) })}
      {...(targets.length === 0 && { leads: "building" })}
      faces={people.map((card) => <Portrait key={card} of={faceOf(card)} />)}
    >
      {targets.length === 0
        ? t(step.draft.form === "some" ? "dayPlan.house" : "whereTo")
        : targets.join(" › ")}
    </StepKey>
  );
}

interface StepKeyProps {
  readonly step: Step;
  readonly name: string;
  /** Its label where the name is only a sign. */
  readonly label?: string;
  readonly faces?: ReactNode;
  /** The forms of the options that a press makes pressable: a lesson points at it first. */
  readonly leads?: string;
  readonly children: string;
}

/** A press makes buildings answer this step. */
function StepKey({ step, name, label, faces, leads, children }: StepKeyProps) {
  const { step: current, turnTo } = useBoard();
  return (
    <li>
      <button
        type="button"
        className="mc-step"
        data-mark="open"
        data-done={chosenAt(step).length > 0 || undefined}
        data-testid={`plan-${step.path.join("-")}`}
        data-leads={leads}
        aria-current={current?.path.join() === step.path.join() ? "step" : undefined}
        onClick={() => turnTo(step.path)}
      >
        <b>
          {label !== undefined && <span className="visually-hidden">{label}</span>}
          <span aria-hidden={label !== undefined || undefined}>{name}</span>
          {faces !== undefined && <span className="mc-step-faces">{faces}</span>}
        </b>
        <span>{children}</span>
      </button>
    </li>
  );
}
