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
              {inner.form !== "form" && isShown(inner, props.hides) && (
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
        return part === undefined || !isOffered(inner, part, props.hides) ? null : (
          <fieldset key={name} className="prompt-part">
            <legend>{props.words.part(name)}</legend>
            <QuestionField {...props} question={inner} draft={part} path={[...props.path, name]} />
          </fieldset>
        );
      });
  }
}

/** Whether the panel shows anything at a question itself, or leaves its options to the board. */
function isShown(question: QuestionData, hides: FieldProps["hides"]): boolean {
  if (question.form !== "one" && question.form !== "some") return true;
  return question.options.some((option) => !hides(option.id));
}

/** The same, or what goes with the choice already made there. */
function isOffered(question: QuestionData, draft: Draft, hides: FieldProps["hides"]): boolean {
  return isShown(question, hides) || (draft.form === "one" && draft.further !== null);
}

function Hint({ words, path }: Pick<FieldProps, "words" | "path">) {
  const hint = words.hint(path);
  return hint === null ? null : <p className="prompt-hint">{hint}</p>;
}
