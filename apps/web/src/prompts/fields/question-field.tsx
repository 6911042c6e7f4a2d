"use client";

import { type Draft, type Inner, innerOf } from "../draft.ts";
import { hasOpenly } from "../whereabouts.ts";
import { AmountField } from "./amount-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { OrderField } from "./order-field.tsx";
import { TallyList } from "./tally-list.tsx";

/** Any question with its draft, its tallies, and the further questions of the choices. */
export default function QuestionField({ question, draft, ...props }: FieldProps & { readonly draft: Draft }) {
  return (
    <>
      <TallyList question={question} draft={draft} words={props.words} />
      <FormField question={question} draft={draft} {...props} />
    </>
  );
}

function FormField({ question, draft, ...props }: FieldProps & { readonly draft: Draft }) {
  switch (question.form) {
    case "one":
      return (
        <>
          <ChoiceField question={question} draft={draft} {...props} />
          {innerOf(question, draft).map((inner) => (
            <div key={inner.step} className="prompt-further">
              {hasOpenly(inner.question, props.hides) && (
                <Hint words={props.words} path={[...props.path, inner.step]} />
              )}
              <InnerField {...props} inner={inner} />
            </div>
          ))}
        </>
      );
    case "some":
      return (
        <>
          <ChoiceField question={question} draft={draft} {...props} />
          <InnerFields {...props} question={question} draft={draft} nameOf={props.words.option} />
        </>
      );
    case "order":
      return draft.form === "order" ? <OrderField order={draft.chosen} {...props} /> : null;
    case "amount":
      return draft.form === "amount" ? (
        <AmountField question={question} value={draft.chosen} {...props} />
      ) : null;
    case "form":
      return <InnerFields {...props} question={question} draft={draft} nameOf={props.words.part} />;
  }
}

type InnerProps = Omit<FieldProps, "question"> & { readonly inner: Inner };

interface InnerFieldsProps extends FieldProps {
  readonly draft: Draft;
  readonly nameOf: (step: string) => string;
}

/** The questions in the parts of a form, or along with each of several choices, under their names. */
function InnerFields({ question, draft, nameOf, ...props }: InnerFieldsProps) {
  return innerOf(question, draft)
    .filter((inner) => isOffered(inner, props.hides))
    .map((inner) => (
      <fieldset key={inner.step} className="prompt-part">
        <legend>{nameOf(inner.step)}</legend>
        <InnerField {...props} inner={inner} />
      </fieldset>
    ));
}

function InnerField({ inner, path, ...props }: InnerProps) {
  return (
    <QuestionField {...props} question={inner.question} draft={inner.draft} path={[...path, inner.step]} />
  );
}

/** Whether there is anything to show: options, tallies, or further questions of the choices. */
function isOffered({ question, draft }: Inner, hides: FieldProps["hides"]): boolean {
  return hasOpenly(question, hides) || question.limits !== undefined || innerOf(question, draft).length > 0;
}

function Hint({ words, path }: Pick<FieldProps, "words" | "path">) {
  const hint = words.hint(path);
  return hint === null ? null : <p className="prompt-hint">{hint}</p>;
}
