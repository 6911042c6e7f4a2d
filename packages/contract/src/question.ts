/** Questions, with the parts that a browser needs: their shapes, and a check of answers before they are sent. */

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
