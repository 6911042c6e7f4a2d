"use client";

import type { QuestionData } from "@consigliere/contract/question";
import type { Draft } from "../draft.ts";
import { AmountField } from "./amount-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { OrderField } from "./order-field.tsx";

/** Any question with its draft, and what must be answered along with the choice made so far. */
export function QuestionField({ question, draft, ...props }: FieldProps & { readonly draft: Draft }) {
  switch (question.form) {
    case "one": {
      const isOne = draft.form === "one";
      const inner = isOne ? question.options.find((o) => o.id === draft.chosen)?.with : undefined;
      return (
        <>
          <ChoiceField question={question} draft={draft} {...props} />
          {isOne && draft.chosen !== null && draft.further !== null && inner !== undefined && (
            <div className="prompt-further">
              {needsHint(inner, draft.further, props.hides) && (
                <Hint words={props.words} path={[...props.path, draft.chosen]} />
              )}
              <QuestionField
                {...props}
                question={inner}
                draft={draft.further}
                path={[...props.path, draft.chosen]}
              />
            </div>
          )}
        </>
      );
    }
    case "some":
      return <ChoiceField question={question} draft={draft} {...props} />;
    case "order":
      return draft.form === "order" ? (
        <OrderField question={question} order={draft.chosen} {...props} />
      ) : null;
    case "amount":
      return draft.form === "amount" ? (
        <AmountField question={question} value={draft.chosen} {...props} />
      ) : null;
    case "form":
      return question.parts.map(({ name, question: inner }) => {
        const part = draft.form === "form" ? draft.parts[name] : undefined;
        return part === undefined || !hasOffer(inner, part, props.hides) ? null : (
          <fieldset key={name} className="prompt-part">
            <legend>{props.words.part(name)}</legend>
            <QuestionField {...props} question={inner} draft={part} path={[...props.path, name]} />
          </fieldset>
        );
      });
  }
}

/** Whether the panel has anything to offer at a question, or leaves all of it to the board. */
function hasOffer(question: QuestionData, draft: Draft, hides: FieldProps["hides"]): boolean {
  if (question.form !== "one" && question.form !== "some") return true;
  const isOpened = draft.form === "one" && draft.further !== null;
  return isOpened || question.options.some((option) => !hides(option.id));
}

/** Parts of a form say themselves what they ask for. */
function needsHint(question: QuestionData, draft: Draft, hides: FieldProps["hides"]): boolean {
  return question.form !== "form" && hasOffer(question, draft, hides);
}

function Hint({ words, path }: Pick<FieldProps, "words" | "path">) {
  const hint = words.hint(path);
  return hint === null ? null : <p className="prompt-hint">{hint}</p>;
}
