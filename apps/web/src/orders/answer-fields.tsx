"use client";

import type { OrderAnswers, OrderKind, StandingOrder } from "@consigliere/contract/standing-orders";
import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import { SelectField } from "../design/fields.tsx";
import type { OrderSpeech, OrderUi } from "../games/order-ui.ts";
import { answerOf, keyOf, withAnswer, withPart } from "./order-edits.ts";
import { nameOfAnswer, nameOfValue } from "./order-words.ts";

interface AnswerFieldsProps {
  readonly order: StandingOrder;
  readonly kind: OrderKind;
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
  readonly onChange: (order: StandingOrder) => void;
}

/** The answer of an order: one thing with alternatives, or a form. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { answers } = props.kind;
  return "form" in answers ? (
    <Forms {...props} answers={answers} />
  ) : (
    <Preferences {...props} answers={answers} />
  );
}

type OneOf = Extract<OrderAnswers, { oneOf: unknown }>;

function Preferences({ order, ui, speech, onChange, answers }: AnswerFieldsProps & { answers: OneOf }) {
  const t = useTranslations("orders");
  const sure = (ui.sure ?? []).filter((answer) => answers.oneOf.includes(answer));
  const most = answers.preferences ?? 1;
  const named = order.answers.map(keyOf);
  const worth = ui.answers?.(speech.view, order.kind, null);
  const listed = answers.oneOf.map(keyOf).filter((key) => worth === undefined || worth.includes(key));
  const nameOf = (key: string) =>
    nameOfAnswer(answerOf(key), { ui, speech, kind: order.kind, ask: t("ask") });
  const [only] = listed;
  if (answers.oneOf.length === 1 && only !== undefined) {
    return (
      <p className="field">
        <span className="field-label">{t("then")}</span>
        <span>{nameOf(only)}</span>
      </p>
    );
  }
  const end = ui.end ?? [];
  const isOpen = named.length < most && ![...sure, ...end].includes(named.at(-1) ?? "");
  const none = speech.say.has("nextOrder") ? speech.say("nextOrder") : t("nextOrder");
  return (isOpen ? [...named, ""] : named).map((key, place) => {
    const before = named.slice(0, place);
    const keys = [...new Set([...listed, ...(key === "" ? [] : [key])])].filter(
      (one) => !before.includes(one),
    );
    const isAbsent = key !== "" && !listed.includes(key) && speech.say.has("absent");
    return (
      <SelectField
        // biome-ignore lint/suspicious/noArrayIndexKey: a place among the preferences is what it is
        key={place}
        label={t(place === 0 ? "then" : "otherwise")}
        value={key}
        choices={[
          ...keys.map((value) => ({ value, name: nameOf(value) })),
          ...(place === 0 ? [] : [{ value: "", name: none }]),
        ]}
        onValue={(value) => onChange(withAnswer(order, place, value, { sure, end, most }))}
        {...(isAbsent ? { hint: speech.say("absent") } : {})}
      />
    );
  });
}

type Form = Extract<OrderAnswers, { form: unknown }>;

/** One form, or several in order of preference. */
function Forms({ answers, ...props }: AnswerFieldsProps & { answers: Form }) {
  const { order, onChange } = props;
  const t = useTranslations("orders");
  const most = answers.preferences ?? 1;
  if (most === 1) return <PartFields {...props} form={answers.form} place={0} />;
  const last = order.answers.at(-1);
  return (
    <>
      <ol className="order-forms">
        {order.answers.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place among the preferences is what it is
          <li key={place} aria-label={t("place", { n: place + 1 })}>
            <PartFields {...props} form={answers.form} place={place} />
            {order.answers.length > 1 && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange({ ...order, answers: order.answers.toSpliced(place, 1) })}
              >
                {t("remove")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {last !== undefined && order.answers.length < most && (
        <Button
          size="small"
          data-testid="order-otherwise"
          onClick={() => onChange({ ...order, answers: [...order.answers, last] })}
        >
          {t("another")}
        </Button>
      )}
    </>
  );
}

interface PartFieldsProps extends AnswerFieldsProps {
  readonly form: Form["form"];
  /** The index of the order's preference. */
  readonly place: number;
}

function PartFields({ order, ui, speech, onChange, form, place }: PartFieldsProps) {
  const chosen = order.answers[place] as Readonly<Record<string, string>>;
  return Object.entries(form).map(([part, ids]) => {
    const id = chosen[part] ?? "";
    const worth = ui.answers?.(speech.view, order.kind, part);
    const listed = ids.filter((one) => worth === undefined || worth.includes(one));
    const isAbsent = !listed.includes(id) && speech.say.has("absent");
    return (
      <SelectField
        key={part}
        label={speech.say(`label.${part}`)}
        value={id}
        choices={[...new Set([...listed, id])].map((value) => ({
          value,
          name: nameOfValue(ui, speech, value, order.kind),
        }))}
        onValue={(value) => onChange(withPart(order, place, part, value))}
        {...(isAbsent ? { hint: speech.say("absent") } : {})}
      />
    );
  });
}
