"use client";

import type { OrderAnswers, OrderKind, StandingOrder } from "@consigliere/contract/standing-orders";
import { useTranslations } from "next-intl";
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
    <PartFields {...props} form={answers.form} />
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
  const isOpen = named.length < most && !sure.includes(named.at(-1) ?? "");
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
          ...(place === 0 ? [] : [{ value: "", name: t("nextOrder") }]),
        ]}
        onValue={(value) => onChange(withAnswer(order, place, value, { sure, most }))}
        {...(isAbsent ? { hint: speech.say("absent") } : {})}
      />
    );
  });
}

interface PartFieldsProps extends AnswerFieldsProps {
  readonly form: Readonly<Record<string, readonly string[]>>;
}

function PartFields({ order, ui, speech, onChange, form }: PartFieldsProps) {
  const [answer] = order.answers;
  const chosen = answer as Readonly<Record<string, string>>;
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
        onValue={(value) => onChange(withPart(order, part, value))}
        {...(isAbsent ? { hint: speech.say("absent") } : {})}
      />
    );
  });
}
