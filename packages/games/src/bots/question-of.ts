import { plainestAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking } from "@consigliere/engine/table";

/** The question as its seat is asked it. */
export function promptOf(seat: Seat, asking: Asking<unknown>): Prompt {
  const { topic, about = null, aside = about, question, clock = "turn" } = asking;
  const fallback = asking.fallback ?? plainestAnswer(question.data);
  return {
    id: "",
    seat,
    topic,
    about: aside,
    question: question.data,
    fallback,
    clock,
    optional: false,
    sealed: null,
    isRevisable: false,
  };
}
