/** Questions as a browser needs them: their shapes, and whether an answer is legal before it is sent. */
export { isAnswerable, type Refusal, refusalOf } from "@consigliere/engine/legal-answers";
export type {
  AmountData,
  FormData,
  OneOfData,
  OptionData,
  OptionId,
  OrderOfData,
  QuestionData,
  SomeOfData,
} from "@consigliere/engine/question";
export { weightOf } from "@consigliere/engine/tally";
