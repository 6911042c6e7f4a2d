import type { Prompt } from "@consigliere/contract/prompt";
import type { QuestionData } from "@consigliere/contract/question";
import { expect, it } from "vitest";
import { type BarFacts, type BarState, barState } from "./bar-state.ts";
import { type Draft, draftOf, emptyDraft } from "./draft.ts";
import { answerDraft } from "./use-answer-draft.ts";

const one: QuestionData = { form: "one", options: [{ id: "fire" }, { id: "pass" }] };
const two: QuestionData = { form: "some", min: 2, max: 2, options: [{ id: "a" }, { id: "b" }, { id: "c" }] };
const say: BarFacts["say"] = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const facts: BarFacts = {
  title: "Fire?",
  say,
  words: { option: (id) => id.toUpperCase(), part: (name) => name, tally: (name) => name, hint: () => null },
  lossOf: () => null,
  verbOf: () => null,
  lies: (id) => (id === "pass" ? "sheet" : "board"),
  hasHand: true,
  isChanging: false,
};

interface Case {
  readonly question?: QuestionData;
  readonly prompt?: Partial<Prompt>;
  readonly chosen?: Parameters<typeof draftOf>[1];
  readonly draft?: Draft;
  readonly facts?: Partial<BarFacts>;
}

const half: Draft = { form: "some", chosen: ["a"], further: {} };

function stateOf({ question = one, prompt, chosen, draft: begun, ...more }: Case): BarState {
  const asked = {
    id: "p",
    seat: 0,
    topic: "t",
    clock: "turn",
    optional: false,
    isRevisable: true,
    sealed: null,
    question,
    ...prompt,
  } as Prompt;
  const given = asked.sealed === null ? emptyDraft(question) : draftOf(question, asked.sealed);
  const draft = begun ?? (chosen === undefined ? given : draftOf(question, chosen));
  return barState(
    answerDraft(asked, draft, () => undefined),
    { ...facts, ...more.facts },
  );
}

const nothing = { notes: [], summary: "", keys: [], confirm: null };
const costs: Partial<BarFacts> = { lossOf: () => "It is gone for good." };

it.each<[string, Case, BarState]>([
  [
    "asks, with the answers in words as keys",
    {},
    { ...nothing, is: "asking", heading: "Fire?", keys: ["pass"] },
  ],
  [
    "asks for as many as it needs",
    { question: two },
    {
      ...nothing,
      is: "asking",
      heading: "Fire?",
      notes: ["choose 2"],
      confirm: { label: "confirm", answer: null },
    },
  ],
  [
    "does not count the one choice of a part that is lit on the table",
    { question: { form: "form", parts: [{ name: "group", question: one }] } },
    { ...nothing, is: "asking", heading: "Fire?", confirm: { label: "confirm", answer: null } },
  ],
  [
    "says that nobody waits",
    { prompt: { optional: true } },
    { ...nothing, is: "asking", heading: "Fire?", notes: ["optional"], keys: ["pass"] },
  ],
  [
    "says that no card in hand answers",
    { question: { form: "one", options: [{ id: "pass" }] }, prompt: { clock: "window" } },
    { ...nothing, is: "asking", heading: "Fire?", notes: ["nothingAnswers"], keys: ["pass"] },
  ],
  [
    "says nothing of a hand in a game without one",
    {
      question: { form: "one", options: [{ id: "pass" }] },
      prompt: { clock: "window" },
      facts: { hasHand: false },
    },
    { ...nothing, is: "asking", heading: "Fire?", keys: ["pass"] },
  ],
  [
    "says what is still missing, and what there is",
    { question: two, draft: half, facts: { verbOf: () => "Shoot" } },
    {
      ...nothing,
      is: "choosing",
      heading: "Fire?",
      notes: ["chooseMore 1"],
      summary: "A",
      confirm: { label: "Shoot", answer: null },
    },
  ],
  [
    "gives the task in place of the question",
    { question: two, draft: half, facts: { words: { ...facts.words, hint: () => "One more" } } },
    {
      ...nothing,
      is: "choosing",
      heading: "One more",
      summary: "A",
      confirm: { label: "confirm", answer: null },
    },
  ],
  [
    "keeps the question over the parts of a form",
    { question: { form: "form", parts: [{ name: "group", question: one }] }, chosen: { group: "fire" } },
    {
      ...nothing,
      is: "ready",
      heading: "Fire?",
      summary: "chosen group FIRE",
      confirm: { label: "confirm", answer: { group: "fire" } },
    },
  ],
  [
    "says the act, once",
    { question: two, chosen: ["a", "b"] },
    { ...nothing, is: "ready", heading: "A · B", confirm: { label: "confirm", answer: ["a", "b"] } },
  ],
  [
    "puts an answer in words on its key, and still asks",
    { chosen: "pass" },
    { ...nothing, is: "ready", heading: "Fire?", confirm: { label: "PASS", answer: "pass" } },
  ],
  [
    "says that a reaction cannot be taken back",
    { chosen: "fire", prompt: { clock: "window", isRevisable: false } },
    {
      ...nothing,
      is: "ready",
      heading: "FIRE",
      notes: ["final"],
      confirm: { label: "confirm", answer: "fire" },
    },
  ],
  [
    "seals an answer that may still be changed",
    { chosen: "fire", prompt: { clock: "window" } },
    { ...nothing, is: "ready", heading: "FIRE", confirm: { label: "seal", answer: "fire" } },
  ],
  [
    "says what an answer costs, with the act on its key",
    { chosen: "pass", facts: costs },
    { ...nothing, is: "costly", heading: "It is gone for good.", confirm: { label: "PASS", answer: "pass" } },
  ],
  [
    "keeps the verb of a costly answer, and says the act beside it",
    { chosen: "fire", facts: { ...costs, verbOf: () => "Pay" } },
    {
      ...nothing,
      is: "costly",
      heading: "It is gone for good.",
      summary: "FIRE",
      confirm: { label: "Pay", answer: "fire" },
    },
  ],
  [
    "looks answered when it is sealed",
    { prompt: { sealed: "fire", clock: "window" } },
    { ...nothing, is: "sealed", heading: "sealedAs FIRE" },
  ],
  [
    "says when a sealed answer counts that stays as it is",
    { prompt: { sealed: "pass", clock: "window", isRevisable: false } },
    { ...nothing, is: "final", heading: "sealedAs PASS", notes: ["sealedFinal"] },
  ],
  [
    "asks again while a sealed answer is changed, and has no key until it is",
    { prompt: { sealed: "fire", clock: "window" }, facts: { isChanging: true } },
    { ...nothing, is: "asking", heading: "Fire?", keys: ["pass"] },
  ],
])("%s", (_, given, state) => {
  expect(stateOf(given)).toEqual(state);
});
