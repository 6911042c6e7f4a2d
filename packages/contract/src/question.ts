/** Questions as a browser needs them: their shapes, and whether an answer is legal before it is sent. */

export type {
  AmountData,
  OneOfData,
  OptionData,
  OptionId,
  QuestionData,
  SomeOfData,
} from "@consigliere/engine/question";
export { type Refusal, refusalOf } from "@consigliere/engine/refusal";
export { weightOf } from "@consigliere/engine/tally";
