"use client";

import { MOST_PLAN_STEPS, nextStep, type PlanStep, planIn } from "@consigliere/contract/plan";
import type { Prompt } from "@consigliere/contract/prompt";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { newAnswerId } from "../api/answer-id.ts";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { BrassButton, Button } from "../design/button.tsx";
import { SelectField, SwitchField } from "../design/fields.tsx";
import { useEntered } from "../device/entered.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import type { OrderUi } from "../games/order-ui.ts";
import PromptSheet from "../prompts/prompt-sheet.tsx";
import type { OptionPicture } from "../prompts/prompt-words.ts";
import { useAnswerDraft } from "../prompts/use-answer-draft.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { saidBy } from "./order-words.ts";
import { PlanSteps } from "./plan-steps.tsx";
import { type PlanWords, usePlanWords } from "./plan-words.ts";
import { WithOrderUi } from "./with-order-ui.tsx";
import "./orders.css";

interface PlanSheetProps {
  readonly matchId: string;
  readonly game: string;
  readonly load: () => Promise<OrderUi>;
  /** The seat's settings as stored. */
  readonly settings: unknown;
  readonly view: unknown;
  readonly words: GameWords;
  readonly picture: OptionPicture | undefined;
  /** The steps with which a new plan begins. */
  readonly begun?: readonly PlanStep[];
  /** Whether the table waits for the reader. */
  readonly isAsked: boolean;
  readonly isSending: boolean;
  readonly onSave: (settings: Record<string, unknown>) => void;
}

/** The plan for the reader's own next decisions: the current or void one, and a new one. */
export default function PlanSheet({ load, ...rest }: PlanSheetProps) {
  return (
    <WithOrderUi game={rest.game} load={load}>
      {(ui) => <Planned ui={ui} {...rest} />}
    </WithOrderUi>
  );
}

type PlannedProps = Omit<PlanSheetProps, "load"> & { readonly ui: OrderUi };

function Planned({ ui, game, view, settings, words, isAsked, isSending, onSave, ...rest }: PlannedProps) {
  const t = useTranslations("orders.plan");
  const sleep = useTranslations("orders.sleep");
  const say = saidBy(useAnyMessage(), game);
  const said = usePlanWords(words);
  const plan = planIn(settings);
  const { plan: _, ...others } = settings as Readonly<Record<string, unknown>>;
  const closed = ui.closed?.(view) ?? null;
  if (closed !== null) return <p>{say(closed)}</p>;
  const held = ui.held?.(view) ?? null;
  const isLive = nextStep(plan) !== null;
  return (
    <div className="orders" data-testid="plan-sheet">
      {plan !== null && (
        <section>
          <p role="status">
            {plan.void === null
              ? t(isLive ? "stands" : "carriedOut")
              : t("void", { why: said.why(plan, plan.void) })}
          </p>
          <PlanSteps plan={plan} words={said} />
          <Button size="small" disabled={isSending || held !== null} onClick={() => onSave(others)}>
            {t(isLive ? "withdraw" : "layAside")}
          </Button>
        </section>
      )}
      {held !== null ? (
        <p role="status">{say(held)}</p>
      ) : isAsked ? (
        <p className="order-note">{sleep("asked")}</p>
      ) : (
        !isLive && (
          <NewPlan
            {...rest}
            words={words}
            said={said}
            spends={ui.spends ?? []}
            isSending={isSending}
            onSteps={(steps) => onSave({ ...others, plan: { id: newAnswerId(), steps } })}
          />
        )
      )}
    </div>
  );
}

interface NewPlanProps extends Pick<PlanSheetProps, "matchId" | "words" | "picture" | "begun" | "isSending"> {
  readonly said: PlanWords;
  /** The forms of options that use up their object. */
  readonly spends: readonly string[];
  readonly onSteps: (steps: readonly PlanStep[]) => void;
}

function NewPlan({ matchId, ...rest }: NewPlanProps) {
  const t = useTranslations("orders.plan");
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: cacheKeys.plannable(matchId),
    queryFn: () => api.call(routes.readPlannable, { params: { id: matchId } }),
    // The match goes on while the sheet is closed. While it is open, the questions stay the same.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error !== null) return <Trouble error={error} retry={refetch} />;
  if (data === undefined) return <Loading />;
  return data.prompts.length === 0 ? (
    <p>{t("nothing")}</p>
  ) : (
    <Composer prompts={data.prompts} matchId={matchId} {...rest} />
  );
}

/** Whether an earlier step has used up the object of an option, as a played card is used up. */
function isUsedUp(id: string, steps: readonly PlanStep[], spends: readonly string[]): boolean {
  const spent = (option: string) => spends.find((form) => option.startsWith(`${form}:`));
  const thing = (option: string) => option.slice(option.indexOf(":"));
  return (
    spent(id) !== undefined &&
    steps.some(({ answer }) => {
      const chosen = typeof answer === "object" && "choose" in answer ? answer["choose"] : answer;
      return typeof chosen === "string" && spent(chosen) !== undefined && thing(chosen) === thing(id);
    })
  );
}

/** Steps are answered one after another, with the same parts that answer prompts. */
function Composer({
  matchId,
  prompts,
  words,
  said,
  spends,
  picture,
  begun = [],
  isSending,
  onSteps,
}: NewPlanProps & { readonly prompts: readonly Prompt[] }) {
  const t = useTranslations("orders.plan");
  const form = `${matchId} plan ${JSON.stringify([prompts, begun])}`;
  const [steps, setSteps] = useEntered<readonly PlanStep[]>(`${form} steps`, begun);
  const [topic, setTopic] = useEntered(`${form} topic`, prompts[0]?.topic ?? "");
  const [isCareful, setCareful] = useEntered(`${form} careful`, true);
  const place = steps.length;
  const prompt = useMemo(() => {
    const asked = prompts.find((one) => one.topic === topic);
    return asked && { ...asked, id: `${topic} ${place}` };
  }, [prompts, topic, place]);
  const draft = useAnswerDraft(prompt);
  const isOpen = place < MOST_PLAN_STEPS;
  const answer = isOpen ? (draft?.answer ?? null) : null;
  const withStep = (): readonly PlanStep[] =>
    answer === null ? steps : [...steps, { topic, answer, when: isCareful ? "undisturbed" : "legal" }];
  // A question may begin with an answer that the reader has not chosen.
  const whole = place > 0 && draft?.isEmpty ? steps : withStep();
  const next = () => {
    setSteps(withStep());
    // The next question of the turn; at the end of the turn, its first.
    const at = prompts.findIndex((one) => one.topic === topic);
    setTopic((prompts[at + 1] ?? prompts[0])?.topic ?? "");
  };
  return (
    <section>
      <p>{t("help")}</p>
      {place > 0 && (
        <>
          <PlanSteps plan={{ steps, done: 0, void: null }} words={said} />
          <Button size="small" onClick={() => setSteps(steps.slice(0, -1))}>
            {t("removeLast")}
          </Button>
        </>
      )}
      {isOpen && draft !== null && (
        <fieldset className="order">
          <legend>{t("place", { n: place + 1 })}</legend>
          {prompts.length > 1 ? (
            <SelectField
              label={t("decision")}
              value={topic}
              choices={prompts.map((one) => ({ value: one.topic, name: said.topic(one.topic) }))}
              onValue={setTopic}
            />
          ) : (
            <b className="plan-topic">{said.topic(topic)}</b>
          )}
          <PromptSheet
            key={draft.prompt.id}
            draft={draft}
            words={words}
            picture={picture}
            hides={(id) => isUsedUp(id, steps, spends)}
            isSending={isSending}
          />
          <SwitchField
            label={t("when.undisturbed")}
            hint={t("whenHint")}
            checked={isCareful}
            onChecked={setCareful}
          />
          {place + 1 < MOST_PLAN_STEPS && (
            <Button size="small" disabled={answer === null} data-testid="plan-and-then" onClick={next}>
              {t("andThen")}
            </Button>
          )}
        </fieldset>
      )}
      <p className="orders-end">
        <BrassButton
          busy={isSending}
          disabled={whole.length === 0}
          data-testid="plan-leave"
          onClick={() => onSteps(whole)}
        >
          {t("leave", { count: Math.max(1, whole.length) })}
        </BrassButton>
      </p>
    </section>
  );
}
